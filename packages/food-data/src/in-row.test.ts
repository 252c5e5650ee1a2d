import { describe, expect, test } from "vitest";
import { asked, foods, said } from "./told-fixture.ts";

describe("foods that nothing separates", () => {
  test.each([
    ["2 scrambled eggs 1 slice wheat toast", ["2 scrambled eggs", "1 slice wheat toast"]],
    ["big mac med fries diet coke", ["big mac", "medium fries", "diet coke"]],
    ["pb&j on white bread glass of whole milk", ["pb&j", "glass of whole milk"]],
    [
      "small bowl of chicken noodle soup half a turkey sandwich and decaf coffee",
      ["small bowl of chicken noodle soup", "half a turkey sandwich", "decaf coffee"],
    ],
    [
      "wendys jr bacon cheeseburger 4 pc nuggets small fry",
      ["wendys jr bacon cheeseburger", "4 pieces of nuggets", "small fry"],
    ],
    ["chicken nuggets 6 pc large fry coke", ["chicken nuggets 6 pieces", "large fry", "coke"]],
    [
      "150g cooked rice 100g green beans tbsp olive oil",
      ["150g cooked rice", "100g green beans", "tbsp olive oil"],
    ],
    ["3 pancakes syrup butter 2 sausage patties", ["3 pancakes syrup butter", "2 sausage patties"]],
    ["egg mcmuffin hash brown large coffee", ["egg mcmuffin", "hash brown", "large coffee"]],
    [
      "english muffin with butter and jam hot tea",
      ["english muffin with butter", "jam", "hot tea"],
    ],
    ["cheeseburger fries coke", ["cheeseburger", "fries", "coke"]],
  ])("%s", (text, foods) => {
    expect(said(text)).toEqual(foods);
  });

  test.each([
    "bread 2 slices whole wheat",
    "8 ounces semisweet chocolate chips",
    "1 cup minced mint leaves",
    "2 tablespoons vegetable or corn oil",
    "chicken adobo 2 thighs",
    "omelette 3 eggs",
    "fresh mint tea",
    "mango banana smoothie",
    "iced vanilla latte",
    "ginger ale",
    "7 up",
  ])("%s is one", (text) => {
    expect(said(text)).toHaveLength(1);
  });
});

describe("a name that we know is one food, whatever its words mean elsewhere", () => {
  test.each([
    ["steak n shake frisco melt", ["1 serving: steak n shake frisco melt"]],
    ["2 take 5 bars", ["2: take 5 bars"]],
    ["7 and 7", ["1 serving: 7 and 7"]],
    ["she crab soup", ["1 serving: she crab soup"]],
    ["pre-workout", ["1 serving: pre-workout"]],
    ["arizona half and half", ["1 serving: arizona half and half"]],
    ["honey bunches of oats with almonds", ["1 serving: honey bunches of oats with almonds"]],
    // Without its first word, which is no amount here, it would be another food.
    ["sliced turkey and a jumbo jack", ["1 serving: sliced turkey", "1: jumbo jack"]],
    ["one percent milk", ["1 serving: one percent milk"]],
    ["chobani 100", ["1 serving: chobani 100"]],
    ["whey protein with water", ["1 serving: whey protein with water"]],
    ["can of chili", ["1 can: can of chili"]],
    ["glass of milk", ["1 glass: milk"]],
    // What is eaten with each other has a name, too, and is told as several.
    ["ham and eggs", ["1 serving: ham", "2: eggs"]],
    ["coffee with 2 sugars", ["1 serving: coffee", "2: sugars"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what a small word joins is more than what it joins", () => {
  test.each([
    ["hot dog on bun", "dish:sloppy-hotdog"],
    ["hot dog bun", "18350"],
    ["caesar salad with dressing", "dish:caesar-salad"],
    ["caesar dressing", "43015"],
    ["jam sandwich", "dish:jelly-sandwich"],
  ])("%s is %s", (text, id) => {
    expect(foods(text).map(({ food }) => food.id)).toEqual([id]);
  });
});
