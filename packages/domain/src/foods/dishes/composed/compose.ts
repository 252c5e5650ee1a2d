import { plainText } from "../../names/words.ts";
import { readCoffeeDrink } from "./coffee-drink.ts";
import type { Composition } from "./composition.ts";
import { readOmelet } from "./omelet.ts";
import { readSalad } from "./salad.ts";
import { readSandwich } from "./sandwich.ts";
import { readWrap } from "./wrap.ts";

/** No food of the data knows what somebody left out. */
const leavesOut = /\b(?:no|without|minus|hold the) (?!added\b|fat\b|sugar\b|salt\b)/;

const readers = [readOmelet, readWrap, readSandwich, readSalad, readCoffeeDrink];

/** The dish that a name describes by what is in it; undefined when it is of none of our kinds. */
export function compose(text: string): Composition | undefined {
  const plain = plainText(text);
  for (const read of readers) {
    const composition = read(plain);
    if (composition) return leavesOut.test(plain) ? { ...composition, surely: true } : composition;
  }
  return undefined;
}
