import { plainText } from "../../names/words.ts";
import { readCoffeeDrink } from "./coffee-drink.ts";
import type { Lookup } from "./component.ts";
import type { Composition } from "./composition.ts";
import { readCurry } from "./curry.ts";
import { readMixedDrink } from "./mixed-drink.ts";
import { readOmelet } from "./omelet.ts";
import { readPasta } from "./pasta.ts";
import { readPizza } from "./pizza.ts";
import { readSalad } from "./salad.ts";
import { readSandwich } from "./sandwich.ts";
import { readSmoothie } from "./smoothie.ts";
import { readStirFry } from "./stir-fry.ts";
import { readWrap } from "./wrap.ts";

/** No food of the data knows what somebody left out. */
const leavesOut = /\b(?:no|without|minus|hold the) (?!added\b|fat\b|sugar\b|salt\b)/;

const readers: readonly ((text: string, lookup: Lookup) => Composition | undefined)[] = [
  readOmelet,
  readWrap,
  readSmoothie,
  readMixedDrink,
  readStirFry,
  readCurry,
  readPizza,
  readPasta,
  readSandwich,
  readSalad,
  readCoffeeDrink,
];

/** The dish that a name describes by what is in it; undefined when it is of none of our kinds. */
export function compose(text: string, lookup: Lookup): Composition | undefined {
  const plain = plainText(text);
  for (const read of readers) {
    const composition = read(plain, lookup);
    if (composition) return leavesOut.test(plain) ? { ...composition, surely: true } : composition;
  }
  return undefined;
}
