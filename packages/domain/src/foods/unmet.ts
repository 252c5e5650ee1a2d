import type { Catalogue } from "./catalogue.ts";
import { plainText } from "./names/plain-text.ts";
import type { Nutrition } from "./nutrients.ts";
import type { Food } from "./table.ts";

interface Wish {
  said: RegExp;
  /** The words of a name by which its food is as asked. */
  met: RegExp;
  /** Whether 100 g still have much of what was to be less; unknown is no. */
  isUnmet: (per100g: Nutrition) => boolean;
}

/** In grams per 100 g, sodium in mg: more than this isn't what people mean. */
const most = { netCarbs: 12, sugar: 6, fatFree: 3, lowFat: 9, light: 3, sodium: 140 };

const over = (value: number | null, limit: number) => (value ?? 0) > limit;

/** Names of the reference, and of this decade's products. */
export const lessFat = /low.?fat|lower.?fat|reduced|fat.?free|non.?fat|skim|light|lite/i;
const noFat = /fat.?free|non.?fat|skim/i;
const lessSugar =
  /sugar.?free|sugarless|no.?sugar|unsweetened|aspartame|diet|low.?calorie|light|lite|reduced.?sugar|zero|keto|carb/i;
const less = new RegExp(`${lessFat.source}|${lessSugar.source}`, "i");

const wishes: readonly Wish[] = [
  {
    said: /\bketo(?:genic)?\b|\b(?:low|zero|no)[- ]carbs?\b/,
    met: /keto|carb/i,
    isUnmet: ({ carbs, fiber }) => over((carbs ?? 0) - (fiber ?? 0), most.netCarbs),
  },
  {
    said: /\b(?:sugar[- ]free|sugarless|zero sugar|no (?:added )?sugar(?: added)?|unsweetened|diet)\b/,
    met: lessSugar,
    isUnmet: ({ sugars }) => over(sugars, most.sugar),
  },
  {
    said: /\b(?:fat[- ]free|non[- ]?fat|0 ?% fat|zero fat)\b/,
    met: noFat,
    isUnmet: ({ fat }) => over(fat, most.fatFree),
  },
  {
    said: /\b(?:low|lower|reduced)[- ]fat\b|\blowfat\b/,
    met: lessFat,
    isUnmet: ({ fat }) => over(fat, most.lowFat),
  },
  // Light syrup, meat, tuna, rye and cream are something else.
  {
    said: /\b(?:light|lite)\b(?! (?:syrup|meat|tuna|rye|brown|roast|amber|corn|and|(?:whipping )?cream|(?:olive )?oil)\b)/,
    met: less,
    isUnmet: ({ fat, sugars }) => over(fat, most.light) || over(sugars, most.sugar),
  },
];

/** Of salt it says nothing of the energy. */
const saltWish: Wish = {
  said: /\b(?:(?:low|lower|reduced|less)[- ](?:sodium|salt)|unsalted|salt[- ]free|(?:no|without)(?: added)? salt(?: added)?)\b/,
  met: /sodium|without (?:added )?salt|no salt|unsalted/i,
  isUnmet: ({ sodium }) => over(sodium, most.sodium),
};
const wishesAndSalt = [...wishes, saltWish];

/**
 * What a name asks for that the food found isn't: "keto" of a keto brownie, where the data has the
 * usual ones only. Undefined if it is as asked, or nothing was.
 */
export const unmetWish = (catalogue: Catalogue, typed: string, food: Food): string | undefined =>
  firstUnmet(wishes, catalogue, typed, food);

/** The same, and what doesn't change a food's energy. */
export const unmetWishOrSalt = (catalogue: Catalogue, typed: string, food: Food) =>
  firstUnmet(wishesAndSalt, catalogue, typed, food);

function firstUnmet(
  all: readonly Wish[],
  catalogue: Catalogue,
  typed: string,
  food: Food,
): string | undefined {
  const { name, per100g } = food;
  const text = plainText(typed);
  for (const { said, met, isUnmet } of all) {
    const [asked] = said.exec(text) ?? [];
    if (asked === undefined || met.test(name) || !isUnmet(per100g)) continue;
    // "Keto cookies" are a name of a maker's.
    const isItsName = catalogue.heardIn(food, catalogue.vocabulary.wordsOf(asked)) === 1;
    if (!isItsName) return asked;
  }
  return undefined;
}
