import { expect, test } from "vitest";
import { found } from "./told-fixture.ts";

/** Notes that say the same in other words, and are read the same. */
test.each([
  ["3 egg omlette with cheddar", "3 egg omelette with cheddar"],
  ["chicken and bacon sandwhich", "chicken and bacon sandwich"],
  ["samosa 2 n chai", "2 samosas and chai"],
  ["a pretzel, the big soft one", "a soft pretzel"],
  ["coke (the zero one)", "coke zero"],
  ["gelato, the pistachio one", "pistachio gelato"],
  ["crusts of his grilled cheese", "1/6 of a grilled cheese"],
  ["full english, 2 eggs, 2 bacon, beans", "2 eggs, 2 bacon, beans"],
  [
    "sunday roast, roast beef 3 slices, roast potatoes, carrots",
    "roast beef 3 slices, roast potatoes, carrots",
  ],
  ["5 mcnuggets, stolen from my kid", "5 mcnuggets"],
  ["fish and chips by the sea", "fish and chips"],
  ["curry and rice, ate all of the rice and half of the curry", "half a curry and rice"],
])("%s", (said, same) => {
  expect(found(said)).toEqual(found(same));
});

test("a product and which of it it was", () => {
  expect(found("half pint of ben and jerrys, the phish food")).toEqual([
    "Ben & Jerry's Phish Food 209",
  ]);
});

test("slaw and barbecue sauce lie in a sandwich", () => {
  expect(found("pulled pork sandwich with slaw and bbq sauce")).toEqual([
    "Sandwich with bread, pork lean, barbecue sauce, coleslaw, lettuce, tomato 164",
  ]);
});
