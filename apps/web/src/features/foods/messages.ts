import { numberText } from "@morsel/domain/english";
import type { MealType } from "@morsel/domain/meals/meal-type";

/** Confidence (0 to 1) in words. */
function confidenceWords(confidence: number): string {
  if (confidence >= 0.9) return "Very sure";
  if (confidence >= 0.75) return "Quite sure";
  if (confidence >= 0.5) return "Fairly sure";
  return "A guess, please check";
}

interface FoundFood {
  ingredient: string;
  measurement: string;
  estimatedCalories: number | null;
}

/** All texts of the calculator. */
export const foodMessages = {
  confidence: confidenceWords,
  titles: {
    full: "Universal Calorie Calculator",
    compact: "Quick Calorie Calculator",
    recents: "Recent Analyses",
  },
  form: {
    food: "Food",
    foodExample: "banana, chicken breast…",
    foods: "Foods",
    measurement: "Measurement",
    measurementExample: "1 cup, 100 g…",
    calculate: { full: "Calculate Calories", compact: "Calculate" },
  },
  pending: "Analyzing...",
  failed: {
    title: "Analysis Failed",
    full: "Could not find nutrition data for this ingredient. Try using a more common name or check spelling.",
    compact: "Could not analyze ingredient. Please check spelling or try a simpler description.",
  },
  unread: {
    title: "How much was it?",
    text: "We couldn't read this measurement.",
  },
  readAs: (measurement: string) => `read as ${measurement}`,
  use: (measurement: string) => `Use ${measurement}`,
  /** An internal error, never shown as is. */
  requestFailed: "Failed to calculate calories",
  unreachable: {
    away: {
      title: "No connection",
      text: "The food table could not be loaded. What you typed is still here; try again in a moment.",
    },
    broken: {
      title: "The food table could not be loaded",
      text: "That's on our side. What you typed is still here; try again in a moment.",
    },
  },
  addFailed: (name: string) => `Failed to add ${name}`,
  found: ({ ingredient, measurement, estimatedCalories: kcal }: FoundFood) =>
    `${ingredient}, ${measurement}: ${kcal === null ? "energy unknown" : `${kcal} kcal`}`,
  foundSeveral: (
    found: readonly { name: string; kcal: number | null }[],
    missing: readonly string[],
    unread: readonly string[],
  ) => {
    const kcal = Math.round(found.reduce((sum, food) => sum + (food.kcal ?? 0), 0));
    const each = found.map((food) => `${food.name} ${food.kcal ?? "unknown"}`).join(", ");
    const foods = `${found.length === 1 ? "1 food" : `${found.length} foods`}, ${kcal} kcal`;
    const listed = each ? `${foods}: ${each}.` : `${foods}.`;
    const unknown = missing.length > 0 ? ` Not found: ${missing.join(", ")}.` : "";
    const amounts = unread.length > 0 ? ` Amount not understood: ${unread.join(", ")}.` : "";
    return `${listed}${unknown}${amounts}`;
  },
  unknown: "unknown",
  noEnergy: "energy unknown",
  /** Beside an amount that is far above what is usual. */
  warning: "Warning",
  usual: (measurement: string, kcal: number) => `${measurement} · ${kcal} kcal`,
  kcal: (kcal: number) => `${kcal.toLocaleString("en")} kcal`,
  eatenBefore: "Eaten before:",
  amount: {
    label: "Amount",
    less: (name: string) => `Less ${name}`,
    more: (name: string) => `More ${name}`,
    usual: (name: string) => `Usual amounts of ${name}`,
  },
  weighing: (measurement: string, grams: number) => `${measurement} · ${numberText(grams)} g`,
  covers: (share: number) => `(known for ${Math.round(share * 100)}% of it)`,
  /** `when` names a day other than today: "yesterday", "on Sat, Nov 21". */
  logTo: (meal: MealType, when = "") => `Log to ${meal} ${when}`.trim(),
  readSeveral: "Read as a list of foods",
  foods: (count: number) => (count === 1 ? "1 food" : `${count} foods`),
  logAll: (count: number, meal: MealType, when = "") =>
    `${count === 1 ? "Log" : `Log ${count} foods`} to ${meal} ${when}`.trim(),
  row: {
    food: (name: string) => `Food: ${name}`,
    measurement: (name: string) => `Measurement of ${name}`,
    again: (name: string) => `Calculate ${name} again`,
    leaveOut: (name: string) => `Leave out ${name}`,
    another: (name: string) => `Another food… for ${name}`,
    choose: (name: string) => `Choose a food… for ${name}`,
  },
  notUnderstood: "Not understood, so not counted.",
  notCounted: (count: number) =>
    count === 1
      ? "One part wasn't understood and isn't counted. Choose a food for it, or leave it out."
      : `${count} parts weren't understood and aren't counted. Choose a food for each, or leave it out.`,
  amountsUnread: (count: number) =>
    count === 1
      ? "One amount wasn't understood, so its food isn't counted. Change it, or leave the food out."
      : `${count} amounts weren't understood, so their foods aren't counted. Change them, or leave the foods out.`,
  another: "Another food…",
  chooseFood: "Choose a food…",
  signUpToLog: "Sign up to log this",
  choice: { take: "Use it", cancel: "Cancel" },
  alternatives: "Not this one? Choose another",
  useServing: (serving: string, kcal: number | null) =>
    kcal === null ? `Use ${serving}` : `Use ${serving} · ${kcal} kcal`,
  understood: {
    food: "Understood as",
    amount: "Amount",
    confidence: "Confidence",
    how: "How",
    serving: "FDA serving",
    source: "Source",
    note: "Note",
  },
  gramsFrom: {
    weight: "as you weighed it",
    "household-measure": "this food's own measure",
    density: "from its density",
    "reference-portion": "a usual portion",
  },
  conversion: {
    title: "Unit Conversion",
    ingredient: "Ingredient",
    amount: "Amount to convert",
    from: "From",
    to: "To",
    result: (amount: string, from: string, converted: number, to: string) =>
      `${amount} ${from} = ${Number(converted.toPrecision(4)).toLocaleString("en")} ${to}`,
    exact: "Exact",
    approximate: "Approximate",
    none: "This can't be converted. Try a number such as 2 or 1/2.",
    why: "Exact between two weights or two volumes; approximate where it depends on the food.",
  },
  noRecents: {
    title: "Nothing analyzed yet",
    text: "Your last five foods wait here, ready to be logged again.",
  },
  howTo: {
    title: "How to Use",
    tips: {
      heading: "Food entry tips",
      lines: [
        "Write it as you would say it: banana, oatmeal, chicken breast",
        "Say how it was made where it matters: fried egg, boiled rice",
        "Add what sets it apart: 2% milk, lean ground beef",
        "Not what you meant? Choose one of the others below the result",
      ],
    },
    examples: {
      heading: "Measurement examples",
      lines: [
        "By weight: 100 g, 4 oz, 1/2 lb",
        "By volume: 1 cup, 250 ml, 2 tbsp",
        "By piece: 1 medium, 2 slices, half a large one",
        "As it comes: 1 bowl, a handful, 1 can",
      ],
    },
  },
} as const;
