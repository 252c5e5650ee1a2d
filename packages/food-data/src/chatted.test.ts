import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked } from "./told-fixture.ts";

describe("what people say while they think, or to an app, isn't food", () => {
  test.each([
    ["okay so this morning i had two eggs", ["2: eggs"]],
    ["um, i think i had like three tacos", ["3: tacos"]],
    ["So, yeah, a banana, I guess", ["1: banana"]],
    ["hey can you put down a bagel please", ["1: bagel"]],
    ["Please log 2 eggs, thanks", ["2: eggs"]],
    ["maybe half a cup of rice or so", ["0.5 cup: rice"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  test.each([
    ["Log Cabin syrup", ["1 serving: Log Cabin syrup"]],
    ["well done steak", ["1 steak: done steak"]],
    ["put butter on toast", ["1 serving: butter on toast"]],
    ["1 small loaf of bread, like a baguette", ["1 small loaf: bread"]],
  ])("but %s is", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("short words are read in full", () => {
  test.each([
    ["2 eggs w/ a banana", ["2: eggs", "1: banana"]],
    ["tea w/o sugar", ["1 serving: tea without sugar"]],
    ["steak n broccoli", ["1 steak: steak", "1 serving: broccoli"]],
    ["mac n cheese", ["1 serving: mac n cheese"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("of what was shared, a person's share counts", () => {
  test.each([
    ["split a pizza with my girlfriend", ["0.5 whole: pizza"]],
    ["shared a large popcorn with two friends at the movies", ["0.333 large: popcorn"]],
    ["we shared two burritos among the four of us", ["0.5: burritos"]],
    ["We split a pizza", ["0.5 whole: pizza"]],
    ["my husband and I split a burger", ["0.5 whole: burger"]],
    ["I split a croissant with jam", ["1: croissant with jam"]],
    ["I shared a bagel with cream cheese", ["1: bagel with cream cheese"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});

describe("what only describes foods is none by itself, and nobody counts it", () => {
  test.each([
    ["sweetened", ["1 serving: sweetened"]],
    ["a coffee, brewed black", ["1: coffee", "1 serving: brewed black"]],
    ["toast, both tasty", ["1 serving: toast", "1 serving: both tasty"]],
  ])("%s", (text, foods) => {
    const { items } = readFoodSentence(catalogue, text);
    expect(items.map(({ measurement, name }) => `${measurement}: ${name}`)).toEqual(foods);
    expect(items.at(-1)?.outcome.ok).toBe(false);
  });

  test.each(["salt", "mustard", "grilled sirloin", "cinnamon", "roast", "meat"])(
    "but %s is one",
    (text) => {
      expect(readFoodSentence(catalogue, text).items[0]?.outcome.ok).toBe(true);
    },
  );
});

describe("whose it was and how much of it", () => {
  test.each([
    ["half my wife's burger and a few of her fries", ["0.5: burger", "1 handful: fries"]],
    [
      "only ate half of my steak and all of the mashed potatoes",
      ["0.5: steak", "1 serving: mashed potatoes"],
    ],
    ["a quarter of a pizza", ["0.25: pizza"]],
    ["two of the cookies", ["2: cookies"]],
    ["a few fries", ["1 handful: fries"]],
    ["a few crackers", ["3: crackers"]],
    ["a sleeve of saltines", ["1 sleeve: saltines"]],
    ["had for eggs and to slices of bacon", ["4: eggs", "2 slices: bacon"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  test.each([
    ["a quarter of a rotisserie chicken", 130, 170],
    ["half a chicken", 270, 330],
    ["half a roti", 15, 30],
    ["half a chicken breast", 70, 100],
    ["a few fries", 20, 45],
    ["footlong italian bmt", 400, 500],
    [".5 fl oz half and half", 13, 17],
  ])("%s", (text, from, to) => {
    const [item] = readFoodSentence(catalogue, text).items;
    const grams = item?.outcome.ok ? item.outcome.calculation.grams : 0;
    expect(grams).toBeGreaterThanOrEqual(from);
    expect(grams).toBeLessThanOrEqual(to);
  });
});

describe("a name's words stay together", () => {
  test.each([
    ["a string cheese", ["1: string cheese"]],
    ["2 string cheeses", ["2: string cheeses"]],
    ["a beef and pork bologna", ["1: beef and pork bologna"]],
    ["a peanut butter sandwich on wheat bread", ["1: peanut butter sandwich"]],
    ["a turkey sandwich on rye", ["1: turkey sandwich"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  test.each([
    ["cheese and crackers", ["1 serving: cheese", "1 serving: crackers"]],
    ["milk 250ml / banana 1 / whey 30g", ["250 ml: milk", "1: banana", "30 g: whey"]],
    ["salmon 150g | quinoa 100g", ["150 g: salmon", "100 g: quinoa"]],
    ["1 / 2 cup rice", ["0.5 cup: rice"]],
    ["150 g chicken breast with rice", ["150 grams: chicken breast", "1 1/4 cups: rice"]],
    ["150 g chicken breast with skin", ["150 grams: chicken breast with skin"]],
    ["I had a 6 oz steak and a 200 g potato", ["6 ounces: steak", "200 grams: potato"]],
    ["chicken curry from last night", ["1 serving: chicken curry"]],
  ])("but %s is parted where it should be", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });
});
