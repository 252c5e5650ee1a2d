import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, pantryParts } from "./filled-dish.ts";

/** Only milk and sugar count here: "decaf" changes nothing. */
const special =
  /\bdecaf|\bnon-?fat\b|(?<!\bsemi[- ])\bskim|\bskinny\b|\bsoy|\bnon-?dairy\b|\biced\b|\bfrozen\b|\bblended\b|\bflavou?red\b|\bvanilla\b|\bcaramel\b|\bhazelnut\b|\bpumpkin|\bwhipped cream\b|\bwhole\b|\b[12] ?%|\bsweetened\b|\bwith sugar\b/;

/** "Iced soy latte", "mocha, nonfat, with whipped cream", "decaf cappuccino". */
export function readCoffeeDrink(kitchen: Kitchen, text: string): FilledDish | undefined {
  if (
    /\b(?:powder|dry|mix|ice cream|cake|bar|yogurt|bottled|canned|almond|oat|coconut|rice milk)\b/.test(
      text,
    )
  )
    return undefined;
  const [usualMilk, ...more] = kitchen.choose("coffee drink", text)?.items ?? [];
  const [milk] = kitchen.choose("coffee milk", text)?.items ?? [];
  if (!usualMilk || !milk || !special.test(text)) return undefined;
  const share = usualMilk.grams;
  const flavored =
    /\bflavou?red\b|\bvanilla\b|\bcaramel\b|\bhazelnut\b|\bpumpkin|\bsweetened\b|\bwith sugar\b/.test(
      text,
    );
  const sweet = flavored && !/\bsugar[- ]free\b|\bunsweetened\b|\bunflavou?red\b/.test(text);
  const sugared = more.some(({ id }) => id === kitchen.id("sugar"));
  return {
    template: "coffee",
    parts: [
      { id: milk.id, grams: share },
      ...pantryParts(kitchen, [["coffee", Math.max(5, 100 - share - more.length * 8)]]),
      ...more,
      ...pantryParts(kitchen, [
        ["sugar", sweet && !sugared ? 4.5 : 0],
        ["whipped cream", /\bwhipped cream\b/.test(text) ? 6 : 0],
      ]),
    ],
  };
}
