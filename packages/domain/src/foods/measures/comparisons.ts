import { numeral } from "./number-words.ts";
import { readQuantity } from "./quantity.ts";

/** The sizes of well-known things, which dietitians compare portions with. */
export const comparisons: readonly (readonly [things: string, amount: number, unit: string])[] = [
  ["deck of (?:playing )?cards|checkbook|bar of soap", 3, "oz"],
  ["palm", 4, "oz"],
  ["matchbox|domino|pair of dice", 1, "oz"],
  ["fist|baseball|cricket ball", 1, "cup"],
  ["tennis ball|light ?bulb|computer mouse", 0.5, "cup"],
  ["golf ball|ping[- ]?pong ball", 2, "tbsp"],
  ["thumb|poker chip", 1, "tbsp"],
];

const patterns = comparisons.map(([things, amount, unit]) => ({
  pattern: new RegExp(
    `^(?:(\\d[\\d./ ]*|an?|${numeral}|half an?) )?(?:size of (?:an?|my) )?(?:${things})s?(?:[- ]sized?)?(?: (?:size|amount|portion|piece|serving))?$`,
  ),
  ...{ amount, unit },
}));

/** A measurement by such a thing as what it comes to: "2 fists" is "2 cup". */
export function compared(text: string): string {
  for (const { pattern, amount, unit } of patterns) {
    const found = pattern.exec(text);
    if (found) return `${(readQuantity(found[1] ?? "")?.value ?? 1) * amount} ${unit}`;
  }
  return text;
}
