import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("figures as they are typed", () => {
  test.each([
    ["5% mince 250g raw", "250g 5% mince raw"],
    ["90/10 beef 8oz raw", "8oz 90/10 beef raw"],
    ["0% yogurt 200g plain", "200g 0% yogurt plain"],
    ["tuna in oil drained 80g", "80g tuna in oil"],
    ["tuna in water 112g drained", "112g tuna in water"],
    ["chickpeas in water 240g drained", "240g chickpeas in water"],
    ["coke 0.5", "0.5 l coke"],
    ["coke 0,33", "0.33 l coke"],
    ["cherry coke 0.33", "0.33 l cherry coke"],
    ["coke 0.6", "0.6 l coke"],
    ["2 diet cokes 0.33", "2 x 0.33 l diet coke"],
    ["2 beers 0.5", "1 l beer"],
    ["rice 200g (56c)", "200g rice"],
    ["rice 200g (c56)", "200g rice"],
    ["chicken 200g (46p)", "200g chicken"],
    ["steak 8oz (p50 f20)", "8oz steak"],
    ["milk 250ml (8p)", "250ml milk"],
    ["eggs 2 (p12 f10)", "2 eggs"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});

describe("what a dish is filled with ends where a drink or another food begins", () => {
  test.each([
    ["a burrito filled with beans and a coke", "a burrito, a coke"],
    [
      "an empanada filled with beef and a glass of orange juice",
      "an empanada, a glass of orange juice",
    ],
    ["two dumplings filled with pork and a bowl of soup", "two dumplings, a bowl of soup"],
    ["a taco filled with beef and cheese", "a taco"],
  ])("%s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
  test("eggs cooked in measured fat are eggs", () => {
    expect(read("two fried eggs cooked in a teaspoon of coconut oil")).toEqual(
      read("two fried eggs, a teaspoon of coconut oil"),
    );
  });
});

describe("what was cut, and how long or wide it was", () => {
  test.each([
    ["cucumber slices 9", "9 cucumber slices"],
    ["pear slices x4", "4 pear slices"],
    ["corn tortilla 6 inch, 3", "3 6 inch corn tortillas"],
    ['2 flour tortillas 8"', '2 8" flour tortillas'],
    ["mushroom pizza 10 inch and a coke", "10 inch mushroom pizza and a coke"],
    ["subway turkey 6 inch", "6 inch subway turkey"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["baguette 4 inch piece", "1 piece of baguette"],
    ["a 3-inch square of lasagna", "a square of lasagna"],
    ["two 1 inch pieces of ginger", "two pieces of ginger"],
  ])("%s: %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("fish sticks are counted as what they are", () => {
    expect(read("fish sticks 4")).toEqual(read("4 fish sticks"));
    expect(read('pizza 12", 2 slices')).toEqual(read("2 slices of pizza"));
  });
});
