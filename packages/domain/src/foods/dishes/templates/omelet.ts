import type { Kitchen, PantryItem } from "../kitchen.ts";
import { type FilledDish, partsOf, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const omelet =
  /\bomelet(?:te)?s?\b|\bscrambled?\b|\bfrittata\b|\begg scramble\b|\bhuevos revueltos\b/;
const withoutFat = /\b(?:no|without) (?:added )?fat\b|\bfat not added\b|\bfat free\b|\bdry fried\b/;

const sprayed = /\bcooking spray\b/;

/** Words for the dish itself and its fat, which aren't fillings. */
const selves =
  /\b(?:eggs?|huevos?|omelet(?:te)?s?|scrambled?|frittata|substitute|whites?|revueltos|oil|butter|margarine|vegetable oil|cooking spray|yolk)\b/g;

/** "Ham and cheese omelette", "scrambled eggs with mushrooms, made with butter". */
export function readOmelet(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  if (!omelet.test(text) || /\bsandwich|burrito|\bon \w/.test(text)) return undefined;
  const said = text
    .replace(/\bmeat drippings\b/g, "")
    .replace(/\bmexican\b/, "cheese peppers tomato");
  const named = weighFillings(
    kitchen,
    said.replace(/\bgreek\b/, "feta tomato").replace(selves, " "),
    kitchen.fillingGrams("omelet"),
    lookup,
  );
  const fat: PantryItem = /\bbutter\b/.test(text) ? "butter" : "oil";
  const egg: PantryItem = /\bsubstitute\b/.test(text)
    ? "egg substitute"
    : /\bwhites?\b/.test(text)
      ? "egg white"
      : "egg";
  // Whole eggs with nothing in them are in the data.
  if (named.length === 0 && egg === "egg") return undefined;
  const parts = [
    ...partsOf(kitchen, [[egg, 50]]),
    ...named,
    ...partsOf(kitchen, [[fat, withoutFat.test(text) ? 0 : sprayed.test(text) ? 0.5 : 3]]),
  ];
  return { template: "omelet", parts };
}
