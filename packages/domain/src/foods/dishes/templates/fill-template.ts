import { plainText } from "../../names/plain-text.ts";
import type { Kitchen } from "../kitchen.ts";
import { readBoundSalad } from "./bound-salad.ts";
import { readCoffeeDrink } from "./coffee-drink.ts";
import { readCurry } from "./curry.ts";
import type { FilledDish } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";
import { readMixedDrink } from "./mixed-drink.ts";
import { readOmelet } from "./omelet.ts";
import { readPasta } from "./pasta.ts";
import { readPizza } from "./pizza.ts";
import { readSalad } from "./salad.ts";
import { readSandwich } from "./sandwich.ts";
import { readSmoothie } from "./smoothie.ts";
import { readStirFry } from "./stir-fry.ts";
import { readWrap } from "./wrap.ts";

/** No food in the data has what somebody left out. */
const leavesOut = /\b(?:no|without|minus|hold the) (?!added\b|fat\b|sugar\b|salt\b)/;

const readers: readonly ((
  kitchen: Kitchen,
  text: string,
  lookup: Lookup,
) => FilledDish | undefined)[] = [
  readOmelet,
  readWrap,
  readSmoothie,
  readMixedDrink,
  readStirFry,
  readCurry,
  readPizza,
  readPasta,
  readSandwich,
  readBoundSalad,
  readSalad,
  readCoffeeDrink,
];

/** The dish that a name describes by its contents; undefined if no template fits. */
export function fillTemplate(
  kitchen: Kitchen,
  text: string,
  lookup: Lookup,
): FilledDish | undefined {
  const plain = plainText(text);
  for (const read of readers) {
    const filled = read(kitchen, plain, lookup);
    if (filled) return leavesOut.test(plain) ? { ...filled, surely: true } : filled;
  }
  return undefined;
}
