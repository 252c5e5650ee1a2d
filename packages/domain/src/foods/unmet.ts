import type { Catalogue } from "./catalogue.ts";
import { isLess } from "./dishes/lighter.ts";
import { plainText } from "./names/plain-text.ts";
import type { Nutrition } from "./nutrients.ts";
import type { Food } from "./table.ts";

interface Wish {
  said: RegExp;
  /** Whether 100 g still have much of what was to be less; unknown is no. */
  isUnmet: (per100g: Nutrition) => boolean;
}

/** In grams per 100 g: more than this isn't what people mean. */
const most = { netCarbs: 12, sugar: 6, fatFree: 3, lowFat: 9, light: 3 };

const over = (value: number | null, limit: number) => (value ?? 0) > limit;

const wishes: readonly Wish[] = [
  {
    said: /\bketo(?:genic)?\b|\b(?:low|zero|no)[- ]carbs?\b/,
    isUnmet: ({ carbs, fiber }) => over((carbs ?? 0) - (fiber ?? 0), most.netCarbs),
  },
  {
    said: /\b(?:sugar[- ]free|sugarless|zero sugar|no (?:added )?sugar(?: added)?|unsweetened|diet)\b/,
    isUnmet: ({ sugars }) => over(sugars, most.sugar),
  },
  {
    said: /\b(?:fat[- ]free|non[- ]?fat|0 ?% fat|zero fat)\b/,
    isUnmet: ({ fat }) => over(fat, most.fatFree),
  },
  {
    said: /\b(?:low|lower|reduced)[- ]fat\b|\blowfat\b/,
    isUnmet: ({ fat }) => over(fat, most.lowFat),
  },
  // Light syrup, meat, tuna, rye and cream are something else.
  {
    said: /\b(?:light|lite)\b(?! (?:syrup|meat|tuna|rye|brown|roast|amber|corn|and|(?:whipping )?cream|(?:olive )?oil)\b)/,
    isUnmet: ({ fat, sugars }) => over(fat, most.light) || over(sugars, most.sugar),
  },
];

/** Names of this decade's products, besides those of the reference. */
const isOwnLess = /non.fat|lite|lower.?fat|sugarless|no.?sugar|keto|carb/i;

/**
 * What a name asks for that the food found isn't: "keto" of a keto brownie, where the data has the
 * usual ones only. Undefined if it is as asked, or nothing was.
 */
export function unmetWish(catalogue: Catalogue, typed: string, food: Food): string | undefined {
  const { name, per100g } = food;
  if (isLess.test(name) || isOwnLess.test(name)) return undefined;
  const text = plainText(typed);
  for (const { said, isUnmet } of wishes) {
    const [asked] = said.exec(text) ?? [];
    if (asked === undefined || !isUnmet(per100g)) continue;
    // "Keto cookies" are a name of a maker's.
    const isItsName = catalogue.heardIn(food, catalogue.vocabulary.wordsOf(asked)) === 1;
    if (!isItsName) return asked;
  }
  return undefined;
}
