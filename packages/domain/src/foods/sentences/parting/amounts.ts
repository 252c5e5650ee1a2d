import { numeral } from "../../measures/number-words.ts";
import { spoons, weight } from "../../measures/weight-words.ts";

/** A weight, volume or count of slices, which separates foods even without commas. */
const measured = String.raw`(?<![\p{L}\d.,/(-])(?:\d{1,3} )?\d{1,6}(?:[.,/]\d{1,3})? ?(?:${weight}|cups?|${spoons}|slices?|pieces?|pcs?|bowls?|katoris?|scoops?)\b(?: of\b)?`;
const amount = new RegExp(measured, "giu");
/** What may stand before an amount that begins a food. */
const beforeAmount =
  /(?:^|[,;]|(?<!\p{L})(?:and|with|&|on|over|in|plus|of|by|into|under|mit|und|con|avec|et|an?))\s*$/iu;

/** "4 egg whites 1 cup spinach": its first amount comes first, if without a unit. */
const counted = new RegExp(String.raw`^\s*(?:\d{1,2}|an?|${numeral}|half an?) \p{L}`, "iu");

/** What a food was like when it was measured. */
const form =
  /^ (?:dry|cooked|raw|uncooked|drained)(?!\p{L}| (?!with |and |plus )\p{L}+ ?(?:\d|$))/iu;

/**
 * Splits "300g chicken breast 200g rice", "pasta 200g tuna 80g" and "steak 200g with 100g mushrooms":
 * an amount that comes first, or after a word that joins, begins a food, any other ends one. Two in
 * a row are one ("1 lb 4 oz beef"), and a single one splits nothing.
 */
export function partAtAmounts(text: string): string[] {
  const found = [...text.matchAll(amount)];
  const [first] = found;
  if (!first || found.length < 2) return [text];
  const amountsFirst = beforeAmount.test(text.slice(0, first.index)) || counted.test(text);
  const cuts = found.flatMap((one, at) => {
    const last = found[at - 1];
    if (!last) return [];
    const between = text.slice(last.index + last[0].length, one.index);
    if (!/\p{L}{2}/u.test(between)) return [];
    const begins = amountsFirst || beforeAmount.test(between);
    if (begins) return one.index;
    const end = last.index + last[0].length;
    // "Oatmeal 1/2 cup dry with 1 scoop of protein"
    return end + (form.exec(text.slice(end))?.[0].length ?? 0);
  });
  const parts = [0, ...cuts].map((from, at) => text.slice(from, cuts[at]).trim());
  return parts.map((part, at) => (at < cuts.length ? part.replace(beforeAmount, "") : part));
}
