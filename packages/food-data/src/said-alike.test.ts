import { describe, expect, test } from "vitest";
import { asked, foods, found } from "./told-fixture.ts";

/** However a line is framed and written, it has the same foods in the same amounts. */

const lines = [
  "wendys small chili + plain baked potato",
  "mocha w/ whip, medium",
  "mushroom risotto, small glass of white",
  "skinny popcorn 23g bag",
  "leftover spag bol about half a plate and a glass of red",
  "edamame 1 cup shelled",
  "corned beef hash 1 cup 2 poached eggs no toast",
  "basmati rice 75g dry",
  "fruit salad small bowl",
  "watermelon big slice",
  "pop tarts 2 strawb + string chz",
  "whey 1.5 scp 300ml skim",
];

describe.each(lines)("%s", (line) => {
  test.each([
    `${line}.`,
    `I had ${line}`,
    `Had ${line}`,
    `for lunch I had ${line}`,
    `hey so ${line}`,
    `please log ${line}`,
    `Lunch: ${line}`,
    `${line} today`,
    `${line} for lunch`,
    `${line} for dinner last night.`,
  ])("%s", (framed) => {
    expect(found(framed)).toEqual(found(line));
  });
});

test.each([
  ["chicken curry from last night", ["chicken curry"]],
  ["Lunch: soup. Dinner: steak", ["soup", "steak"]],
  ["had to eggs", ["eggs"]],
])("what isn't a frame stays: %s", (text, names) => {
  expect(asked(text)).toHaveLength(names.length);
  for (const [at, name] of names.entries()) expect(asked(text)[at]).toContain(name);
});

test.each([
  ["eggo waffles two with butter", "eggo waffles 2 with butter"],
  ["Ritz crackers eight w/ two tbsp peanut butter", "Ritz crackers 8 w/ 2 tbsp peanut butter"],
  ["boiled eggs three whole two white", "boiled eggs 3 whole 2 white"],
  ["three oreos glass of milk", "3 oreos glass of milk"],
  ["twenty five almonds", "25 almonds"],
  ["1 pk walkers cheese & onion (25 grams)", "1 pk walkers cheese and onion (25g)"],
  ["coffee with 2 tbsp half & half", "coffee with 2 tbsp half and half"],
  ["about 1 cup basmati rice 1 cup rajma", "1 cup basmati rice 1 cup rajma"],
  ["rice about 1 cup brown", "about 1 cup brown rice"],
  ["crackers about ten ritz", "10 ritz crackers"],
])("%s is %s", (said, alike) => {
  expect(found(said)).toEqual(found(alike));
});

test.each(["after eight mints", "five guys burger", "two thirds of a pizza", "four cheese pizza"])(
  "a number of a name or a part is none of foods: %s",
  (text) => {
    expect(asked(text)).toHaveLength(1);
  },
);

describe("a dash between two foods parts them", () => {
  test.each([
    ["black coffee - 2 timbits", 2],
    ["barszcz - 2 slices rye bread with butter", 3],
    ["string cheese, apple - 10 wheat thins", 3],
    ["rice - 1 cup", 1],
    ["eggs - fried", 1],
    ["yogurt bowl - 1 cup nonfat greek, 1 scoop choc whey, 1/2 cup blueberries", 3],
  ])("%s", (text, count) => {
    expect(foods(text)).toHaveLength(count);
  });
});

test.each([
  ["pie, no cream and a coffee", 2],
  ["chicken satay 10 sticks with the sauce, no rice and a kiwi", 3],
  ["kfc zinger burger regular fries pepsi max and a kiwi", 4],
  ["bagel w cream cheese, coffee black and a kiwi", 3],
  ["salad and 1 diet coke", 2],
  ["mozzarella sticks 6 of them and a coke", 2],
])("one more food behind others is had as well: %s", (text, count) => {
  expect(foods(text)).toHaveLength(count);
  expect(asked(text)).toHaveLength(count);
});

test("a shake is made with what was spooned", () => {
  for (const text of ["protein shake 1 scoop whey", "protein shake 1 scoop whey with water"])
    expect(found(text)).toEqual(found("protein shake, 1 scoop whey"));
});

test("what is only a common word of English tells no food by another's name", () => {
  for (const word of ["road", "stop", "saw", "moon", "tree", "right", "people"])
    expect(foods(`2 eggs ${word}`).map(({ food }) => food.name)).not.toContainEqual(
      expect.not.stringMatching(/egg/i),
    );
});
