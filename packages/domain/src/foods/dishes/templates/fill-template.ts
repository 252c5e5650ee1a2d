import { plainText } from "../../names/plain-text.ts";
import type { Kitchen } from "../kitchen.ts";
import { partsLeftOut } from "../left-out.ts";
import { namedIn } from "../named.ts";
import { readBoundSalad } from "./bound-salad.ts";
import { readBurger } from "./burger.ts";
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
  readBurger,
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
    if (filled) return leaveOut(kitchen, filled, plain);
  }
  return undefined;
}

/** What somebody left out isn't in it, and no food in the data is made like that. */
function leaveOut(kitchen: Kitchen, dish: FilledDish, text: string): FilledDish {
  const things = partsLeftOut(text);
  if (things.length === 0) return dish;
  const ids = new Set(
    things.flatMap((thing) => namedIn(kitchen.fillings, thing).found.map(({ id }) => id)),
  );
  const words = things.flatMap((thing) => thing.split(" ").at(-1) ?? []);
  const isCalled = (id: string) =>
    (kitchen.wordFor(id) ?? "").split(" ").some((called) => isShortFor(called, words));
  const parts = dish.parts.filter(({ id }) => !ids.has(id) && !isCalled(id));
  return { ...dish, surely: true, parts: parts.length > 0 ? parts : dish.parts };
}

/** "Mayo" is mayonnaise, and "tomatoes" are tomato; but "eggplant" is no egg. */
const isShortFor = (called: string, words: readonly string[]) =>
  words.some(
    (word) =>
      [called, `${called}s`, `${called}es`].includes(word) ||
      (word.length > 3 && called.startsWith(word)),
  );
