import type { PantryItem } from "../pantry.ts";
import type { Lookup } from "./component.ts";
import { type Composition, namedParts, partsOf } from "./composition.ts";

const omelet =
  /\bomelet(?:te)?s?\b|\bscrambled?\b|\bfrittata\b|\begg scramble\b|\bhuevos revueltos\b/;
const withoutFat = /\b(?:no|without) (?:added )?fat\b|\bfat not added\b|\bfat free\b|\bdry fried\b/;

/** What goes with one egg. */
const beside = {
  cheese: 10,
  meat: 15,
  bacon: 7,
  fish: 15,
  tomato: 15,
  greens: 12,
  vegetable: 18,
  potato: 20,
  beans: 15,
  cream: 10,
};

/** The eggs themselves are nothing beside them. */
const selves =
  /\b(?:eggs?|huevos?|omelet(?:te)?s?|scrambled?|frittata|substitute|whites?|revueltos|oil|butter|margarine|vegetable oil|yolk)\b/g;

/** "Ham and cheese omelette", "scrambled eggs with mushrooms, made with butter". */
export function readOmelet(text: string, lookup: Lookup): Composition | undefined {
  if (!omelet.test(text) || /\bsandwich|burrito|\bon \w/.test(text)) return undefined;
  const said = text
    .replace(/\bmeat drippings\b/g, "")
    .replace(/\bmexican\b/, "cheese peppers tomato");
  const named = namedParts(
    said.replace(/\bgreek\b/, "feta tomato").replace(selves, " "),
    beside,
    lookup,
  );
  const fat: PantryItem = /\bbutter\b/.test(text) ? "butter" : "oil";
  if (named.length === 0) return undefined;
  const egg: PantryItem = /\bsubstitute\b/.test(text)
    ? "eggSubstitute"
    : /\bwhites?\b/.test(text)
      ? "eggWhite"
      : "egg";
  const parts = [
    ...partsOf([[egg, 50]]),
    ...named,
    ...partsOf([[fat, withoutFat.test(text) ? 0 : 3]]),
  ];
  return { kind: "omelet", parts };
}
