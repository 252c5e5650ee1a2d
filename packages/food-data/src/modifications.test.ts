import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";
import { foods } from "./told-fixture.ts";

describe("what was changed about a food changes that food", () => {
  test.each([
    ["whopper no mayo extra pickles", "whopper no mayo"],
    ["whopper extra pickles no mayo", "whopper no mayo"],
    ["whopper without mayo and cheese", "whopper no mayo"],
    ["big mac extra sauce no pickles", "big mac no pickles, 20 g thousand island"],
    ["whopper light mayo", "whopper no mayo, 10.5 g mayonnaise"],
    ["mcdouble add mac sauce no bun", "mcdouble no bun with mac sauce"],
    ["whopper no mayo no onions large fries", "whopper no mayo, large fries"],
    ["big mac meal no fries", "big mac, medium coke"],
    ["five guys little cheeseburger all the way", "five guys little cheeseburger"],
    ["double double animal style", "in n out double double, 20 g thousand island"],
    ["cheeseburger animal style", "cheeseburger, 20 g thousand island"],
    ["double double no onions", "in n out double double"],
    ["milk tea half sweet", "milk tea 50% sugar"],
    ["milk tea, 25% sweet", "milk tea 25% sugar"],
    ["vanilla latte half sweet", "vanilla latte"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    [
      "double whopper meal medium, onion rings instead of fries",
      "double whopper, medium coke, onion rings",
    ],
    ["burger and fries, swapped fries for salad", "burger, salad"],
    ["burger and fries, but salad instead of fries", "burger, salad"],
    ["double whopper, onion rings instead of fries", "double whopper, onion rings"],
  ])("what was replaced wasn't eaten: %s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["chicken sandwich, light beer", 2],
    ["burger, extra large fries", 2],
    ["double double", 1],
    ["chicken sandwich with light mayo", 1],
  ])("%s: other foods stay (%d)", (said, count) => {
    expect(read(said)).toHaveLength(count);
  });

  test("a double double without more is a coffee", () => {
    expect(read("large double double").join()).toContain("Coffee");
    expect(read("animal style fries").join()).toContain("Cheese fries");
  });
});

test("what is left out together is all left out, and what stands beside it is eaten", () => {
  for (const [text, name] of [
    ["ham sandwich without lettuce and mayo", "Sandwich with bread, ham, tomato"],
    ["ham and cheese sandwich no mayo or lettuce", "Sandwich with bread, ham, cheddar, tomato"],
    ["chicken wrap without lettuce or mayo", "Wrap with flour tortilla, chicken"],
    ["tuna sandwich without mayo and celery", "Sandwich with bread, tuna, lettuce, tomato"],
    ["blt no mayo and tomato", "BLT, no tomato, no mayonnaise"],
  ] as const)
    expect(
      foods(text).map(({ food }) => food.name),
      text,
    ).toEqual([name]);
  for (const [text, plain] of [
    ["tea without milk or sugar", "tea without milk"],
    ["coffee without milk and sugar, a croissant", "coffee without milk, a croissant"],
    ["coffee with neither milk nor sugar", "coffee"],
    ["tea without milk, sugar or honey", "tea without milk"],
    ["porridge without sugar or milk", "porridge without sugar"],
    ["toast without butter and jam", "toast without butter"],
    ["salad without dressing and croutons", "salad without dressing"],
    ["chicken without skin and bones", "chicken without skin"],
  ] as const)
    expect(read(text), text).toEqual(read(plain));
  expect(foods("burger without bun and fries")).toHaveLength(2);
  expect(foods("tea without milk and toast")).toHaveLength(2);
  expect(foods("toast without butter and baked beans")).toHaveLength(2);
  expect(foods("chicken sandwich no mayo and chips")).toHaveLength(2);
});
