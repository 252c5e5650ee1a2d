import type { MealType } from "@morsel/domain/meals/meal-type";

/** Every text of the diary that a person reads as a message. */
export const mealMessages = {
  logged: (name: string, meal: MealType) => `Logged ${name} to ${meal}!`,
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
  achievement: "Achievement unlocked",
  signUpToLog: "Sign up to keep this in your diary. It takes a minute and it's free.",
  empty: {
    title: "Nothing logged yet today",
    text: "Type what you ate in the calculator and it appears here.",
  },
  loadFailed: "Your meals could not be loaded.",
  estimated: "estimated",
  waiting: "Kept on this device, sent as soon as there is a connection.",
} as const;
