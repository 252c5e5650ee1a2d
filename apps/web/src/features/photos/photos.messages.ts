/** Texts of recent photos, and of what is kept of all photos. */
export const keptPhotoMessages = {
  recent: {
    title: "Recent Analyzed Photos",
    thisWeek: (count: number) => `${count} this week`,
    open: (name: string) => `${name}, correct`,
    sure: (percent: number) => `${percent}% sure`,
    delete: (name: string, when: string) => `Delete the photo of ${name}, ${when}`,
    gone: { title: "Photo no longer available", text: "Upload a new photo to see it here" },
    ask: {
      title: "Delete this photo?",
      text: "The photo and its analysis are deleted for good. What you ate stays in your diary.",
      yes: "Delete photo",
      no: "Keep it",
    },
    deleted: { title: "Photo Deleted", text: "What you ate stays in your diary." },
    failed: {
      title: "Delete Failed",
      text: "Could not delete the analysis. Please try again.",
    },
  },
  privacy: {
    title: "Privacy & Data Management",
    photos: "Uploaded photos",
    about:
      "Photos are private: only you can open them. A deleted diary entry leaves its photo here, so that it can be undone; a deleted photo leaves its entry in the diary.",
    loading: "Loading your photos",
    sum: (count: number, megabytes: string) =>
      `${count === 1 ? "1 photo" : `${count} photos`}, ${megabytes} MB`,
    size: (megabytes: string) => `${megabytes} MB`,
    empty: "No uploaded photos found.",
    loadFailed: "Failed to load photos. Please try again.",
    selectAll: "Select all",
    select: (name: string, when: string) => `Select ${name}, ${when}`,
    delete: (name: string, when: string) => `Delete ${name}, ${when}`,
    deleteSelected: (count: number) => `Delete Selected (${count})`,
    askOne: (name: string) => ({
      title: `Delete ${name}?`,
      text: "The photo is deleted for good. Diary entries stay.",
      yes: "Delete photo",
      no: "Keep it",
    }),
    askSeveral: (count: number) => ({
      title: count === 1 ? "Delete this photo?" : `Delete these ${count} photos?`,
      text: "They are deleted for good. Diary entries stay.",
      yes: "Delete",
      no: "Keep them",
    }),
    deleted: (name: string) => ({ title: "Photo Deleted", text: `${name} has been deleted.` }),
    deletedSeveral: (count: number) => ({
      title: "Photos Deleted",
      text: count === 1 ? "1 photo has been deleted." : `${count} photos have been deleted.`,
    }),
    failed: { title: "Delete Failed", text: "The photo could not be deleted. Please try again." },
    failedSeveral: {
      title: "Batch Delete Failed",
      text: "The photos could not be deleted. Please try again.",
    },
  },
} as const;
