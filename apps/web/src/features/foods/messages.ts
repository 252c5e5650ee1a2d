import type { MealType } from "@morsel/domain/meals/meal-type";

/** Every text of the calculator that a person reads as a message. */
export const foodMessages = {
  pending: "Analyzing...",
  failed: {
    title: "Analysis Failed",
    full: "Could not find nutrition data for this ingredient. Try using a more common name or check spelling.",
    compact: "Could not analyze ingredient. Please check spelling or try a simpler description.",
  },
  /** What went wrong inside, never shown as it is. */
  requestFailed: "Failed to calculate calories",
  unreachable: {
    title: "No connection",
    text: "The food table could not be loaded. What you typed is still here; try again in a moment.",
  },
  logged: (ingredient: string, meal: MealType) => `Logged ${ingredient} to ${meal}!`,
  copied: (name: string) => `Copied ${name} to clipboard`,
  copyFailed: (name: string) => `Failed to copy ${name}`,
  added: (name: string, meal: MealType) => `Added ${name} to ${meal}`,
  addFailed: (name: string) => `Failed to add ${name}`,
  offline: "Worked out on this device, without a connection.",
  unknown: "unknown",
} as const;
