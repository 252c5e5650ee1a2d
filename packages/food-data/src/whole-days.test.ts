import { expect, test } from "vitest";
import { asked } from "./told-fixture.ts";

test.each([
  ["Dinner - chicken stir fry with noodles. Snacks - apple", 2],
  ["Woke up late so just a banana and coffee", 2],
  ["coffee with milk through the day", 1],
])("%s", (text, count) => {
  expect(asked(text)).toHaveLength(count);
  expect(asked(text).join()).not.toMatch(/snack|late|day|\. and/i);
});

test.each([
  ["leftover curry with rice about a cup each", "1 cup: rice"],
  ["later a dominos small pepperoni pizza", "1 small: dominos pepperoni pizza"],
  ["cinema - large popcorn shared with my wife", "0.5 large: popcorn"],
  ["cake (1 slice carrot cake)", "1 slice: carrot cake"],
  ["ugali and sukuma wiki", "1 serving: ugali"],
  ["2 finger sandwiches", "2: finger sandwiches"],
])("%s", (text, food) => {
  expect(asked(text)).toContain(food);
});

test("what is in brackets may be beside it", () => {
  expect(asked("kenkey (2 fried fish)").join()).toContain("kenkey");
});
