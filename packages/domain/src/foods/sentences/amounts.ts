/** A weight, volume or count of slices, which separates foods even without commas. */
const amount =
  /(?<![\p{L}\d.,/(-])(?:\d{1,3} )?\d{1,6}(?:[.,/]\d{1,3})? ?(?:g|gr|grams?|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|slices?|pieces?)\b(?: of\b)?/giu;

/**
 * Splits "300g chicken breast 200g rice" and "pasta 200g tuna 80g": if the text starts with an
 * amount, each amount starts a food, otherwise each ends one. A single amount splits nothing, nor
 * do two in a row ("1 lb 4 oz beef").
 */
export function partAtAmounts(text: string): string[] {
  const found = [...text.matchAll(amount)];
  const [first] = found;
  if (!first || found.length < 2) return [text];
  const amountsFirst = !/\p{L}/u.test(text.slice(0, first.index));
  const cuts = found.flatMap((one, at) => {
    const last = found[at - 1];
    if (!last) return [];
    const between = text.slice(last.index + last[0].length, one.index);
    if (!/\p{L}{2}/u.test(between)) return [];
    return amountsFirst ? one.index : last.index + last[0].length;
  });
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]).trim());
}
