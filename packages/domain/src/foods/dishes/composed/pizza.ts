import { type PantryItem, pantry } from "../pantry.ts";
import type { Lookup } from "./component.ts";
import { type Composition, namedParts } from "./composition.ts";

/** What lies on one slice, over the cheese. */
const toppings = {
  meat: 11,
  bacon: 7,
  fish: 14,
  egg: 12,
  vegetable: 13,
  tomato: 10,
  greens: 8,
  fruit: 14,
  potato: 14,
  beans: 12,
};
const slices: readonly (readonly [RegExp, PantryItem, number])[] = [
  [/\bthick\b|\bdeep dish\b|\bpan pizza\b/, "thickPizza", 115],
  [/\bthin\b/, "thinPizza", 76],
  [/./, "pizza", 107],
];

/** "Pizza with ham and pineapple", "goat cheese and spinach pizza". */
export function readPizza(text: string, lookup: Lookup): Composition | undefined {
  if (
    !/\bpizzas?\b/.test(text) ||
    /\brolls?\b|\bbagel|\bsauce\b|\bdough\b|\bsandwich|\bcrust only/.test(text)
  ) {
    return undefined;
  }
  const named = namedParts(text, toppings, lookup);
  if (named.length === 0) return undefined;
  const [, base, grams] = slices.find(([said]) => said.test(text)) ?? [/./, "pizza", 107];
  return { kind: "pizza", parts: [{ id: pantry[base], grams }, ...named] };
}
