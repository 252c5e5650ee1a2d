/** How an entry says that it came from a photo. */
export const photoMarkMessages = {
  photo: "From a photo",
  sure: (percent: number) => `From a photo, ${percent}% sure`,
} as const;
