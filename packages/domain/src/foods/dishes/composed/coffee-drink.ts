import type { PantryItem } from "../pantry.ts";
import { type Composition, partsOf } from "./composition.ts";

/** Share of milk, the rest being coffee, and further grams per 100 g of the drink. */
const drinks: readonly (readonly [
  RegExp,
  milk: number,
  readonly (readonly [PantryItem, number])[],
])[] = [
  [
    /\bfrozen mocha\b|\bfrappuccino\b.*\bmocha\b|\bmocha frappuccino\b/,
    50,
    [
      ["sugar", 8],
      ["chocolateSyrup", 6],
    ],
  ],
  [/\bfrozen (?:coffee|latte|cappuccino)\b|\bfrappuccino\b|\bblended coffee\b/, 50, [["sugar", 9]]],
  [/\biced mocha\b|\biced coffee mocha\b|\bmocha\b.*\biced\b/, 55, [["chocolateSyrup", 9]]],
  [/\bmocha\b|\bmochaccino\b/, 72, [["chocolateSyrup", 9]]],
  [/\biced\b.*\blatte\b|\blatte\b.*\biced\b/, 55, []],
  [/\blatte\b|\bflat white\b/, 84, []],
  [/\bcafe con leche\b|\bcafe au lait\b|\bcafe latte\b/, 80, []],
  [/\bcappuccino\b/, 65, []],
  [/\bcortado\b|\bcortadito\b/, 50, []],
  [/\bmacchiato\b/, 80, [["caramelSauce", 4]]],
];

const milks: readonly (readonly [RegExp, PantryItem])[] = [
  [/\bnon-?fat\b|\bskim(?:med)?\b|\bfat free\b|\bskinny\b/, "skimMilk"],
  [/\bsoy|\bsoya/, "soymilk"],
  [/\bnon-?dairy\b/, "soymilk"],
  [/\bwhole(?: milk)?\b|\bfull fat\b/, "milk"],
  [/./, "lowfatMilk"],
];

/** Nothing here changes by what isn't milk or sugar: "decaf" is dropped. */
const special =
  /\bdecaf|\bnon-?fat\b|\bskim|\bskinny\b|\bsoy|\bnon-?dairy\b|\biced\b|\bfrozen\b|\bblended\b|\bflavou?red\b|\bvanilla\b|\bcaramel\b|\bhazelnut\b|\bpumpkin|\bwhipped cream\b|\bwhole\b|\b[12] ?%|\bsweetened\b|\bwith sugar\b/;

/** "Iced soy latte", "mocha, nonfat, with whipped cream", "decaf cappuccino". */
export function readCoffeeDrink(text: string): Composition | undefined {
  if (
    /\b(?:powder|dry|mix|ice cream|cake|bar|yogurt|bottled|canned|almond|oat|coconut|rice milk)\b/.test(
      text,
    )
  )
    return undefined;
  const found = drinks.find(([pattern]) => pattern.test(text));
  if (!found || !special.test(text)) return undefined;
  const [, share, more] = found;
  const milk = milks.find(([pattern]) => pattern.test(text))?.[1] ?? "lowfatMilk";
  const flavored =
    /\bflavou?red\b|\bvanilla\b|\bcaramel\b|\bhazelnut\b|\bpumpkin|\bsweetened\b|\bwith sugar\b/.test(
      text,
    );
  const sweet = flavored && !/\bsugar[- ]free\b|\bunsweetened\b|\bunflavou?red\b/.test(text);
  return {
    kind: "coffee",
    parts: partsOf([
      [milk, share],
      ["coffee", Math.max(5, 100 - share - more.length * 8)],
      ...more,
      ["sugar", sweet && !more.some(([item]) => item === "sugar") ? 6 : 0],
      ["whippedCream", /\bwhipped cream\b/.test(text) ? 5 : 0],
    ]),
  };
}
