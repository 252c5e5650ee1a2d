import { readQuantity } from "../measures/quantity.ts";

const number = String.raw`(?:an?|one|two|three|four|five|six|\d{1,2})`;
/** "A pizza, shared with two friends", "a bag of chips split between the three of us". */
const shared = new RegExp(
  String.raw`\b(${number}) ([^,.;\n]{2,60}?),? (?:(?:that|which) )?(?:i |we )?(?:was |were )?(?:shared|split)(?: (?:it|them))? (with|between|among)(?: (?:my|our|the|his|her))?(?: (${number}))?(?: (?:of (?:us|them|my \p{L}+)|(?:other |good )?\p{L}+))?`,
  "giu",
);

/** Each food that was shared, as one person's share of it. */
export function dividedAmongAll(text: string): string {
  return text.replace(
    shared,
    (_, count: string, food: string, how: string, others: string | undefined) => {
      const named = readQuantity(others ?? "")?.value ?? 1;
      const people = how === "with" ? named + 1 : Math.max(2, named);
      const all = readQuantity(count)?.value ?? 1;
      // One pizza that was shared is a whole one; "a bag of chips" says what was.
      const what = all === 1 && !/ of /i.test(food) ? `whole ${food}` : food;
      return `${Math.round((all / people) * 1000) / 1000} ${what}`;
    },
  );
}
