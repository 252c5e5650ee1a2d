import type { MealType } from "@morsel/domain/meals/meal-type";

/** Every text of the diary that a person reads as a message. */
export const mealMessages = {
  logged: (name: string, meal: MealType) => `Logged ${name} to ${meal}!`,
  added: (name: string, meal: MealType) => `Added ${name} to ${meal}`,
  addFailed: (name: string) => `Failed to add ${name}`,
  copied: (name: string) => `Copied ${name} to clipboard`,
  copyFailed: (name: string) => `Failed to copy ${name}`,
  suggestionsTitle: "Quick Suggestions",
  logAgain: {
    title: "Log Again",
    search: "Search your meals",
    often: "Often logged",
    none: "Nothing like that in the last month.",
  },
  undo: "Undo",
  relogged: (name: string) => `Re-logged ${name}!`,
  overlay: { title: "Successfully Logged", badge: (meal: MealType) => `Added to ${meal}` },
  refused: {
    title: (name: string) => `Failed to add ${name}`,
    text: "The server would not take this entry, so it was removed from your day.",
  },
  deleted: { title: "Meal Deleted", text: (name: string) => `Removed ${name} from your log.` },
  deleteFailed: {
    title: "Delete Failed",
    nothingToDelete: "Cannot delete meal: missing authentication or meal ID",
    text: "Could not delete meal. Please try again.",
  },
  edited: { title: "Meal Updated", text: (name: string) => `Saved ${name}.` },
  editFailed: {
    title: "Update Failed",
    text: "Could not change this meal. It is as it was before.",
  },
  entries: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  copiedTo: (what: string, day: string) => `Copied ${what} to ${day}`,
  achievement: "Achievement unlocked",
  todayTitle: "Logged Today",
  signedOut: {
    title: "Your day, kept for you",
    text: "Sign up and everything you log stays in your diary, on all your devices.",
    action: "Sign Up to Track",
  },
  empty: {
    title: "Nothing logged yet",
    text: "Type what you ate and it appears here.",
    action: "Log Food",
  },
  loadFailed: "Your meals could not be loaded.",
  estimated: "estimated",
  waiting: "Kept on this device, sent as soon as there is a connection.",
} as const;
