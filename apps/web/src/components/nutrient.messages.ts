/** Names and units of nutrients. */
export const nutrientMessages = {
  protein: { name: "Protein", letter: "P" },
  carbs: { name: "Carbs", letter: "C" },
  fat: { name: "Fat", letter: "F" },
  over: "g over",
  left: "g left",
  meter: (name: string) => `${name} eaten`,
  eaten: (eaten: number, goal: number) => `${eaten} of ${goal} grams`,
  title: "Nutrients",
  known: (known: number, all: number) => `${known} of ${all} known`,
  unknown: "unknown",
} as const;
