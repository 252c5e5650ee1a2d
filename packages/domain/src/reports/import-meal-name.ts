import type { MealType } from "../meals/meal-type.ts";

/** What apps call the meals of a day, in the languages that their exports come in. */
const words: Record<MealType, string> = {
  breakfast:
    "breakfast|frühstück|fruehstueck|petit[- ]d[ée]jeuner|desayuno|colazione|pequeno[- ]almoço|café da manhã|ontbijt|śniadanie|frukost|morgenmad|frokost \\(morgen\\)|завтрак",
  lunch:
    "lunch|mittagessen|mittag|d[ée]jeuner|almuerzo|comida|pranzo|almoço|middageten|obiad|frokost|обед",
  dinner:
    "dinner|supper|abendessen|abendbrot|d[îi]ner|cena|jantar|avondeten|diner|kolacja|middag|aftensmad|ужин",
  snack:
    "snacks?|imbiss|snacks?/other|en-?cas|collation|merienda|spuntin[oi]|lanche|tussendoor|other",
};
const patterns = Object.entries(words).map(
  ([meal, names]) => [meal as MealType, new RegExp(`^(?:${names})(?:$|[^\\p{L}])`, "iu")] as const,
);

/** Which meal a label means, if it is one that we know; `Snack 2` is a snack. */
export function mealNamed(label: string): MealType | undefined {
  const text = label.trim().replace(/^(?:morning|afternoon|evening|uncategorized)\s+/i, "");
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
