import { describe, expect, test } from "vitest";
import { asked, foods } from "./told-fixture.ts";

const names = (text: string) => asked(text).map((one) => one.replace(/^[^:]*: /, ""));

describe("foods that nothing separates are parted, with what goes with them", () => {
  test.each([
    ["beef rice peppers soy sauce", ["beef", "rice", "peppers", "soy sauce"]],
    ["eggs bacon tea juice", ["eggs", "bacon", "tea", "juice"]],
    ["toast butter honey coffee milk", ["toast", "butter", "honey", "coffee", "milk"]],
    ["oats blueberries pb honey", ["oats", "blueberries", "pb", "honey"]],
    ["cod rice cucumber avocado", ["cod", "rice", "cucumber", "avocado"]],
    ["beef rice veg", ["beef", "rice", "veg"]],
    ["ham cheese sandwich crisps yoghurt", ["ham cheese sandwich", "crisps", "yoghurt"]],
  ])("%s", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test.each([
    "chicken bacon ranch wrap",
    "strawberry banana oat milk smoothie",
    "sour cream onion chips",
    "sausage egg cheese biscuit",
    "honey mustard chicken sandwich",
  ])("but %s is one", (text) => {
    expect(foods(text)).toHaveLength(1);
  });

  test("eggs among them are two at least", () => {
    expect(asked("eggs bacon toast coffee")[0]).toBe("2: eggs");
    expect(asked("3 eggs toast tea")[0]).toBe("3: eggs");
  });
});

describe("a time or a meal's letter begins another food", () => {
  test.each([
    ["7am porridge 10am apple 1pm tuna wrap", ["porridge", "apple", "tuna wrap"]],
    [
      "oats 60g 12:15 cheese sandwich 18:40 dal with rice",
      ["oats", "cheese sandwich", "dal", "rice"],
    ],
    ["b- 2 eggs l- tuna sandwich d- steak", ["eggs", "tuna sandwich", "steak"]],
    ["B: porridge / L: soup / D: curry", ["porridge", "soup", "curry"]],
  ])("%s", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test("but a vitamin's letter doesn't", () => {
    expect(names("vitamin d - 1 tablet")).toHaveLength(1);
  });
});
