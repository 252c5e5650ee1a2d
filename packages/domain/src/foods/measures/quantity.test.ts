import { describe, expect, test } from "vitest";
import { readQuantity } from "./quantity.ts";

describe("the number that a text starts with", () => {
  test.each([
    ["1½ cups", 1.5, "cups"],
    ["2½", 2.5, ""],
    ["1¼ lb", 1.25, "lb"],
    ["1⅓ cups", 4 / 3, "cups"],
    ["½ cup", 0.5, "cup"],
    ["1 ½ cups", 1.5, "cups"],
    ["1\u00a0½\u202fcups", 1.5, "cups"],
    ["1 1/2 cups", 1.5, "cups"],
    ["1-1/2 cups", 1.5, "cups"],
    ["1 and 1/2 cups", 1.5, "cups"],
    ["1 & 1/2 cups", 1.5, "cups"],
    ["1⁄2 cup", 0.5, "cup"],
    ["3/4 cup", 0.75, "cup"],
    ["1.5 cups", 1.5, "cups"],
    ["1,5 dl", 1.5, "dl"],
    ["0,125 l", 0.125, "l"],
    [".5 oz", 0.5, "oz"],
    ["1,000 g", 1000, "g"],
    ["1,250.5 g", 1250.5, "g"],
    ["１００ｇ", 100, "g"],
    ["100g", 100, "g"],
    ["x2", 2, ""],
    ["2 x eggs", 2, "eggs"],
    ["a banana", 1, "banana"],
    ["an apple", 1, "apple"],
    ["twelve eggs", 12, "eggs"],
    ["twenty five almonds", 25, "almonds"],
    ["twenty-five almonds", 25, "almonds"],
    ["two hundred grams", 200, "grams"],
    ["two hundred and fifty grams", 250, "grams"],
    ["a hundred g", 100, "g"],
    ["a hundred and fifty g", 150, "g"],
    ["half a banana", 0.5, "banana"],
    ["half of the pizza", 0.5, "pizza"],
    ["a half", 0.5, ""],
    ["a quarter of a melon", 0.25, "melon"],
    ["three quarters of a cup", 0.75, "cup"],
    ["a twelfth of a cake", 1 / 12, "cake"],
    ["two-thirds cup", 2 / 3, "cup"],
    ["one and a half slices", 1.5, "slices"],
    ["2 and a half slices", 2.5, "slices"],
    ["half a dozen eggs", 6, "eggs"],
    ["a half dozen eggs", 6, "eggs"],
    ["a dozen eggs", 12, "eggs"],
    ["two dozen oysters", 24, "oysters"],
    ["a couple of biscuits", 2, "biscuits"],
    ["a few chips", 3, "chips"],
    ["two quarter pounders", 2, "quarter pounders"],
    ["a quarter pound of ham", 0.25, "pound of ham"],
  ])("%s is %s", (text, value, rest) => {
    const read = readQuantity(text);
    expect(read?.value).toBeCloseTo(value, 9);
    expect(read?.rest).toBe(rest);
  });

  test.each([
    ["2-3 eggs", 2, 3],
    ["2–3 eggs", 2, 3],
    ["2 to 3 eggs", 2, 3],
    ["two or three eggs", 2, 3],
    ["½-1 cup", 0.5, 1],
    ["1½ to 2 cups", 1.5, 2],
    ["20-25 almonds", 20, 25],
  ])("%s is a range, and its middle counts", (text, from, to) => {
    expect(readQuantity(text)).toMatchObject({ value: (from + to) / 2, range: { from, to } });
  });

  test.each(["cups", "1/0 cup", "1e5 g", "1/2/3", "", "flurb", "to go"])("%j has none", (text) => {
    expect(readQuantity(text)).toBeUndefined();
  });
});
