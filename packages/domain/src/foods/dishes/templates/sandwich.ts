import type { DishPart, FillingRole, Kitchen, PantryItem } from "../kitchen.ts";
import { type FilledDish, pantryParts, type WeighedFilling, weighFillings } from "./filled-dish.ts";
import { type Lookup, plainFilling } from "./filling.ts";

const sandwich =
  /\b(?:bagel|croissant|baguette|ciabatta|pitt?a|bap|english muffin)\b.*\bwith\b|\b(?:and cheese|egg) croissant\b|\bsarnie\b|\btoasted (?:sandwich|bagel|panini)\b|\bsandwich(?:es)?\b|\bsubs?\b|\bsubmarine\b|\bhoagie\b|\bpanini\b|\btoastie\b|\bmelt\b|\bcheese ?steak\b|\bbutty\b|\bhero\b|\bon (?:\w+ ){0,2}(?:bread|bun|roll|croissant|biscuit|bagel|muffin|toast|rye|white|wheat)\b/;
/** Other kinds of sandwich, which the data or our own dishes know better. */
const other =
  /\bice cream\b|\bcookie|\bcracker|\bspread\b|\bburger|\bhot ?dog|\bfrankfurter|\bsloppy|\bpeanut butter|\bgyro|\bno bread\b|\bgrilled cheese\b|\bmuffins?$|\bwith (?:dried )?fruits?\b/;
/** Breads that are as often plain or sweet: only a filling makes them a sandwich. */
const filledBread =
  /^(?:half (?:an? )?)?(.+) (?:croissant|baguette|ciabatta|bagel|pitt?a|bap|barm|panini|focaccia|bread roll|french stick)s?$/;
/** A filling bound with mayonnaise makes a roll one of bread: a tuna roll is sushi. */
const filledSalad =
  /^(?:half (?:an? )?)?[a-z]+ (?:salad|mayo(?:nnaise)?) (?:baguette|ciabatta|bagel|bap|barm|panini|focaccia|roll|cob)s?$/;

/** "2 ham croissants" are made of what one is. */
const inPlural =
  /\b(bagel|croissant|baguette|ciabatta|pitt?a|bap|barm|roll|bun|sarnie|panini|toastie|hoagie|melt|muffin)s\b/g;

const spread = 7;
/** Beside pickle or tomato alone, there are two slices of cheese rather than the one on ham. */
const cheeseAlone = 1.8;
/** Too little to make a sandwich on its own. */
const garnish: readonly PantryItem[] = [
  "lettuce",
  "tomato",
  "pepper",
  "mushrooms",
  "raw carrot",
  "sour cream",
  "spinach",
  "cheddar",
  "american",
  "swiss",
];

/** A filling in the form it has between bread: eggs fried, not boiled. */
function inSandwich(
  kitchen: Kitchen,
  part: WeighedFilling,
  text: string,
  mashed: boolean,
): WeighedFilling {
  if (part.id === kitchen.id("boiled egg") && !mashed) {
    return { ...part, id: kitchen.id("fried egg") };
  }
  if (part.id === kitchen.id("cod") && !/\b(?:grilled|baked|broiled|poached)\b/.test(text)) {
    return { ...part, id: kitchen.id("fried fish") };
  }
  return part;
}

/** Bread with only cheese is usually toasted; our own dishes have that. */
const onlyCheese: readonly PantryItem[] = ["cheddar", "american", "swiss", "mozzarella"];

/** Breakfast breads, served without lettuce or mayonnaise. */
const breakfastBreads: readonly PantryItem[] = ["croissant", "english muffin", "biscuit", "bagel"];

const isOneOf = (kitchen: Kitchen, id: string | undefined, items: readonly PantryItem[]) =>
  items.some((item) => kitchen.id(item) === id);

const saladFilling =
  /\b(?:tuna|egg|ham|chicken|turkey|crab|seafood|salmon|prawn|shrimp) (?:salad|mayo(?:nnaise)?)\b/;
/** In a sandwich chips are fries, not crisps. */
const hotChips = /\bchips?\b(?= (?:butty|sandwich|bap|roll|barm|sarnie))/;

/** The fillings in grams; "tuna salad" and the like include mayonnaise. */
function betweenBread(
  kitchen: Kitchen,
  text: string,
  lookup: Lookup | undefined,
): WeighedFilling[] {
  if (saladFilling.test(text)) {
    const mashed = text.replace(/\bsalad\b|\bmayo(?:nnaise)?\b/, "");
    return [
      ...weighFillings(kitchen, mashed, kitchen.fillingGrams("mashed sandwich"), lookup),
      { role: "sauce", id: kitchen.id("mayonnaise"), grams: 16 },
    ];
  }
  const named = weighFillings(
    kitchen,
    (text.includes("club") ? `${text} turkey bacon tomato` : text)
      .replace(/\bmelt\b/, "cheese")
      .replace(hotChips, "french fries"),
    kitchen.fillingGrams("sandwich"),
    lookup,
  );
  const isBlt =
    named.some(({ role }) => role === "bacon") &&
    named.every(({ role, id }) => role === "bacon" || isOneOf(kitchen, id, garnish));
  if (isBlt) {
    return named.map((part) =>
      part.role === "bacon" ? { ...part, grams: part.grams * 1.5 } : part,
    );
  }
  const isOfCheese =
    named.some(({ role }) => role === "cheese") &&
    named.every(({ role }) => /^(?:cheese|vegetable|tomato|greens|sauce|fruit)$/.test(role));
  if (isOfCheese) {
    return named.map((part) =>
      part.role === "cheese" ? { ...part, grams: part.grams * cheeseAlone } : part,
    );
  }
  const isVegetables = named.every(({ role }) => /^(?:vegetable|tomato|greens)$/.test(role));
  return isVegetables ? named.map((part) => ({ ...part, grams: part.grams * 2 })) : named;
}

const heated = /\bmelt\b|\bcheese ?steak\b|\bphilly\b|\btoastie\b|\btoasted\b/;

/** Whether this names a sandwich, and not one that the data or our own dishes know better. */
function isSandwich(kitchen: Kitchen, text: string): boolean {
  if (other.test(text)) return false;
  if (sandwich.test(text)) return true;
  if (filledSalad.test(text) && saladFilling.test(text)) return true;
  const before = filledBread.exec(text)?.[1];
  if (before === undefined) return false;
  return before.split(/ and | & | with |, /).every((thing) => plainFilling(kitchen, thing));
}

/** "Turkey and swiss on rye", "egg sandwich on croissant, with bacon". */
export function readSandwich(
  kitchen: Kitchen,
  said: string,
  lookup: Lookup,
): FilledDish | undefined {
  const text = said.replace(inPlural, "$1");
  if (!isSandwich(kitchen, text)) return undefined;
  // Toppings on toast are found by their own names.
  const named = betweenBread(kitchen, text, /\btoast\b/.test(text) ? undefined : lookup);
  const salad = saladFilling.test(text);
  const isCheese = !salad && named.every(({ id }) => isOneOf(kitchen, id, onlyCheese));
  // A cheese baguette is no toast.
  const isCold = /\b(?:baguette|ciabatta|focaccia|bap|barm)s?$/.test(text);
  if (isCheese && !isCold) return undefined;
  const bread = kitchen.choose("sandwich bread", text)?.items ?? [];
  const isBreakfast = heated.test(text) || isOneOf(kitchen, bread[0]?.id, breakfastBreads);
  return {
    template: "sandwich",
    surely: isCheese,
    parts: [
      ...bread,
      ...named.map((part) => inSandwich(kitchen, part, text, salad)),
      ...withIt(kitchen, named, isBreakfast, salad || saysBare.test(text)),
    ],
  };
}

const saysBare = /\bno (?:spread|mayo)|\bplain\b/;

/** What usually comes with a filling unmentioned: lettuce and tomato, butter or mayonnaise. */
function withIt(
  kitchen: Kitchen,
  named: readonly WeighedFilling[],
  isBreakfast: boolean,
  isBare: boolean,
): DishPart[] {
  const has = (...roles: FillingRole[]) => named.some(({ role }) => roles.includes(role));
  const isAll = (wanted: FillingRole) => named.every(({ role }) => role === wanted);
  const isPlain = has("spread", "crisps", "potato") || isAll("fruit") || isAll("vegetable");
  const lettuce = has("greens") || isBreakfast || isPlain ? 0 : 10;
  const tomato = lettuce === 0 || has("tomato") ? 0 : 10;
  return pantryParts(kitchen, [
    ["lettuce", lettuce],
    ["tomato", tomato],
    [isPlain ? "butter" : "mayonnaise", isBare || isBreakfast || has("sauce") ? 0 : spread],
  ]);
}
