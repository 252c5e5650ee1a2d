import type { KnownFood } from "../measures/kinds.ts";
import { plainText } from "../names/plain-text.ts";
import type { Kitchen, Less } from "./kitchen.ts";

const ways: readonly (readonly [Less, RegExp])[] = [
  ["fat free", /\bfat[- ]?free\b|\bnon-?fat\b|\b0 ?% fat\b|\bno fat\b(?! added)/],
  [
    "light",
    /\blight\b|\blite\b|\b(?:low|reduced|lower|less|half)[- ]fat\b|\blow[- ]calorie\b|\bdiet\b/,
  ],
  [
    "no sugar",
    /\bdiet\b|\bsugar[- ]?free\b|\bzero\b|\blow[- ]calorie (?:sweetener|drink|soda)\b|\bno (?:added )?sugar(?: added)?\b|\bdietetic\b|\bunsweetened\b/,
  ],
];

/** Tells from its name that a food is a lighter form itself. */
const lighterName =
  /fat.?free|nonfat|skim|light|low.?fat|reduced|low.?calorie|diet|sugar.?free|unsweetened|aspartame|no sugar/i;
/** Per 100 g; with less fat or sugar than this a food counts as light already. */
const little: Readonly<Record<Less, number>> = { "fat free": 2, light: 5, "no sugar": 2.5 };

/**
 * The id of the lighter form of a food, if the text asks for one and the food found isn't: for a
 * fat-free dressing, never count the plain one.
 */
export function lighterForm(
  kitchen: Kitchen,
  text: string,
  { name, per100g, kind }: KnownFood,
): string | undefined {
  const said = plainText(text);
  if (lighterName.test(name)) return undefined;
  for (const [less, pattern] of ways) {
    const has = less === "no sugar" ? per100g.carbs : per100g.fat;
    if (!pattern.test(said) || (has ?? 0) <= little[less]) continue;
    const form = kitchen.lighterForms.find(
      (one) =>
        one.less === less &&
        one.kinds.includes(kind.name) &&
        one.words.test(`${said} ${name.toLowerCase()}`),
    );
    if (form) return form.id;
  }
  return undefined;
}
