import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked } from "./told-fixture.ts";

describe("how a food is stays with it", () => {
  test.each([
    ["I had fried chicken", ["1 serving: fried chicken"]],
    ["I've had baked beans and scrambled eggs", ["1 serving: baked beans", "2: scrambled eggs"]],
    ["we had grilled salmon", ["1 serving: grilled salmon"]],
    ["I had iced coffee", ["1 serving: iced coffee"]],
    ["I had decided on a salad", ["1: salad"]],
    ["I've finished off a bagel", ["1: bagel"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("what a food is like, holds or brings isn't eaten beside it", () => {
  test.each([
    ["toast with ham, oozing with cheese", ["1 serving: toast", "1 serving: ham"]],
    ["a pear encased in pastry and a glass of milk", ["1: pear", "1 glass: milk"]],
    ["a bowl of soup with a deep smoky flavor for supper", ["1 bowl: soup"]],
    ["yogurt with a hint of lemon", ["1 serving: yogurt"]],
    ["orange juice with added calcium and vitamin D", ["1 serving: orange juice"]],
    ["a glass of milk rich in protein, high in calcium", ["1 glass: milk"]],
    ["a pear, which was both soft and sweet", ["1: pear"]],
    ["a kiwi, bringing a fresh start to my day", ["1: kiwi"]],
    ["a bagel, making my morning", ["1: bagel"]],
    ["a cookie to add to the joy", ["1: cookie"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("an amount in the middle of a tale is found", () => {
  test.each([
    ["a salad served by a 12.5 fl oz bottle of water", ["1: salad", "12.5 fluid ounces: water"]],
    ["tea while nibbling at a honey snack cake", ["1 serving: tea", "1: honey snack cake"]],
    ["a steak with a side of 75 g buttered peas", ["1: steak", "75 grams: buttered peas"]],
    ["a handful of 8 walnuts", ["8: walnuts"]],
    ["a medium single serving bag of pretzels", ["1 medium bag: pretzels"]],
    ["a palm-sized sausage", ["1: sausage"]],
    ["a bowl of pea soup, which I made from an 11 oz can", ["11 ounces: pea soup"]],
    ["lasagna, which was a ready meal weighing 9 ounces", ["9 ounces: lasagna"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("what is in a weighed dish was weighed with it", () => {
  test.each([
    [
      "a 240 g submarine sandwich with salami, ham, and lettuce and tomato, and a pear",
      ["240 grams: submarine sandwich with salami and ham and lettuce and tomato", "1: pear"],
    ],
    [
      "200 g burrito with beans, coffee and a banana",
      ["200 grams: burrito with beans", "1 serving: coffee", "1: banana"],
    ],
    [
      "150 g chicken breast with rice, broccoli, and gravy",
      ["150 grams: chicken breast", "1 1/4 cups: rice", "1 serving: broccoli", "1 serving: gravy"],
    ],
    ["a cup of oatmeal made perfectly with water", ["1 cup: oatmeal"]],
    ["a glass full of milk", ["1 glass: milk"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("a misspelt name is read as it is spelt", () => {
  const nameOf = (text: string) => {
    const [item] = readFoodSentence(catalogue, text).items;
    return item?.outcome.ok ? item.outcome.calculation.food.name : undefined;
  };
  test.each([
    ["chikpeas", /^Chickpeas/],
    ["oatmilk", /^Oat milk/],
    ["chese omlette", /^Cheese omelet/],
    ["gin and slimline tonic", /club soda/],
  ])("%s", (text, food) => {
    expect(nameOf(text)).toMatch(food);
  });
});

test("an apple is one, whatever labels call a serving, and raw grapes are grapes", () => {
  const gramsOf = (text: string) => {
    const [item] = readFoodSentence(catalogue, text).items;
    return item?.outcome.ok
      ? [item.outcome.calculation.food.name, item.outcome.calculation.grams]
      : [];
  };
  expect(gramsOf("apple")).toEqual(gramsOf("an apple"));
  expect(gramsOf("grapes")[1]).toBeGreaterThan(80);
  expect(gramsOf("a cup of raw grapes")).toEqual(gramsOf("a cup of grapes"));
  expect(gramsOf("coffee creamer from an individual container")[1]).toBeLessThan(20);
});

describe("a share of a recipe is a share of each thing in it", () => {
  test.each([
    [
      "1/8 quiche: 8 eggs, 1 cup heavy cream, 4 oz cheddar",
      ["1: eggs", "0.125 cup: heavy cream", "0.5 ounce: cheddar"],
    ],
    [
      "1/4 of my Granola recipe (3 cups oats and 1/2 cup honey) with milk",
      ["0.75 cup: oats", "0.125 cup: honey", "1/2 cup: milk"],
    ],
    ["a sixth of the loaf:\n3 bananas\n2 eggs", ["0.5: bananas", "0.333: eggs"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  test("but what somebody had of half a thing, or in half a cup, is told by its own amounts", () => {
    expect(asked("half a burger (1 patty, 2 slices cheese)")).toEqual([
      "1: patty",
      "2 slices: cheese",
    ]);
    expect(asked("1/2 cup oats (cooked), 1 cup milk")).toEqual([
      "0.5 cup: cooked oats",
      "1 cup: milk",
    ]);
  });
});
