import type { PantryItem } from "../pantry.ts";
import { type Composition, namedParts, partsOf } from "./composition.ts";

const sandwich =
  /\b(?:bagel|croissant)\b.*\bwith\b|\b(?:and cheese|egg) croissant\b|\bsandwich(?:es)?\b|\bsubs?\b|\bsubmarine\b|\bhoagie\b|\bpanini\b|\btoastie\b|\bmelt\b|\bcheese ?steak\b|\bbutty\b|\bhero\b|\bon (?:\w+ ){0,2}(?:bread|bun|roll|croissant|biscuit|bagel|muffin|toast|rye|white|wheat)\b/;
/** Sandwiches of another sort, which the data or our dishes know better. */
const other =
  /\bice cream\b|\bcookie|\bcracker|\bspread\b|\bburger|\bhot ?dog|\bfrankfurter|\bsloppy|\bpeanut butter|\bgyro|\bno bread\b|\bgrilled cheese\b|\bmuffins?$/;

/** Grams of the bread of one sandwich. */
const breads: readonly (readonly [RegExp, PantryItem, number])[] = [
  [/\bcroissant\b/, "croissant", 57],
  [/\benglish muffin\b|\bmcmuffin\b/, "englishMuffin", 57],
  [/\bbiscuit\b/, "biscuit", 55],
  [/\bbagel\b/, "bagel", 95],
  [/\bpita\b/, "pita", 60],
  [
    /\bsubs?\b|\bsubmarine\b|\bhoagie\b|\bhero\b|\bbaguette\b|\bcheese ?steak\b|\bpanini\b/,
    "frenchBread",
    80,
  ],
  [/\bbun\b|\broll\b|\bfillet\b|\bfast food\b/, "bun", 50],
  [/\bwheat\b|\bwholemeal\b|\bwhole grain\b|\brye\b/, "wheatBread", 54],
  [/./, "bread", 54],
];

const fillings = {
  meat: 60,
  bacon: 16,
  fish: 80,
  egg: 50,
  cheese: 22,
  tomato: 20,
  greens: 10,
  vegetable: 20,
  cream: 25,
  beans: 60,
};
const spread = 7;
/** Not enough to make a sandwich by itself. */
const garnish =
  /^(?:lettuce|tomato|pepper|mushrooms|rawCarrot|sourCream|spinach|cheddar|american|swiss)$/;

/** How something is cooked that goes between bread. */
function inSandwich(item: PantryItem, text: string, mashed: boolean): PantryItem {
  if (item === "boiledEgg" && !mashed) return "friedEgg";
  if (item === "cod" && !/\b(?:grilled|baked|broiled|poached)\b/.test(text)) return "friedFish";
  return item;
}

/** Bread with nothing but cheese is toasted as a rule, which our dishes know. */
const onlyCheese = /^(?:cheddar|american|swiss|mozzarella)$/;

/** "Turkey and swiss on rye", "egg sandwich on croissant, with bacon". */
export function readSandwich(text: string): Composition | undefined {
  if (!sandwich.test(text) || other.test(text)) return undefined;
  const named = namedParts(
    (text.includes("club") ? `${text} turkey bacon tomato` : text).replace(/\bmelt\b/, "cheese"),
    fillings,
  );
  const salad = /\b(tuna|egg|ham|chicken|turkey|crab|seafood|salmon) salad\b/.exec(text)?.[1];
  if (!salad && named.every(([item]) => onlyCheese.test(item))) return undefined;
  const isBlt =
    named.some(([item]) => item === "bacon") &&
    named.every(([item]) => item === "bacon" || garnish.test(item));
  const filled: (readonly [PantryItem, number])[] = isBlt
    ? named.map(([item, weight]) => [item, item === "bacon" ? weight * 1.5 : weight])
    : salad
      ? [
          ...namedParts(text.replace(/\bsalad\b/, ""), {
            ...fillings,
            meat: 55,
            fish: 55,
            egg: 60,
          }),
          ["mayonnaise", 16],
        ]
      : named;
  const [, bread, grams] = breads.find(([pattern]) => pattern.test(text)) ?? [/./, "bread", 54];
  const isHot = /\bmelt\b|\bcheese ?steak\b|\bphilly\b/.test(text);
  const isBreakfast = isHot || ["croissant", "englishMuffin", "biscuit", "bagel"].includes(bread);
  const lettuce = filled.some(([item]) => item === "lettuce") || isBreakfast ? 0 : 10;
  const tomato = lettuce === 0 || filled.some(([item]) => item === "tomato") ? 0 : 10;
  const mayonnaise =
    salad || isBreakfast || /\bno (?:spread|mayo)|\bplain\b/.test(text) ? 0 : spread;
  return {
    kind: "sandwich",
    parts: partsOf([
      [bread, grams],
      ...filled.map(([item, weight]) => [inSandwich(item, text, !!salad), weight] as const),
      ["lettuce", lettuce],
      ["tomato", tomato],
      ["mayonnaise", mayonnaise],
    ]),
  };
}
