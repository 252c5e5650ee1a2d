import { roundTo } from "../../nutrients.ts";
import type { Kitchen, PantryItem } from "../kitchen.ts";
import { type FilledDish, pantryParts, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const omelet =
  /\bomelet(?:te)?s?\b|\bscrambled?\b|\bfrittata\b|\begg scramble\b|\bhuevos revueltos\b/;
const withoutFat = /\b(?:no|without) (?:added )?fat\b|\bfat not added\b|\bfat free\b|\bdry fried\b/;

const sprayed = /\bcooking spray\b/;

/** Words for the dish itself and its fat, which aren't fillings. */
const selves =
  /\b(?:eggs?|huevos?|omelet(?:te)?s?|scrambled?|frittata|substitute|whites?|revueltos|oil|butter|margarine|vegetable oil|cooking spray|yolk)\b/g;

/** Grams of what an omelet is made of, one for one: three egg whites are less than three eggs. */
const wholeEgg = 50;
const eggWhite = 33;

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
  const share = egg === "egg white" ? eggWhite / wholeEgg : 1;
  const parts = [
    ...pantryParts(kitchen, [[egg, wholeEgg * share]]),
    ...named.map((part) => ({ ...part, grams: roundTo(part.grams * share, 10) })),
    ...pantryParts(kitchen, [
      [fat, withoutFat.test(text) ? 0 : sprayed.test(text) ? 0.5 : roundTo(3 * share, 10)],
    ]),
  ];
  // Said to be of whites, it is no omelet of whole eggs, however well the name fits.
  return { template: "omelet", parts, ...(egg !== "egg" && { surely: true }) };
}
