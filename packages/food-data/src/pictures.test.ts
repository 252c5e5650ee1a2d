import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { loadKnowledge } from "./knowledge.ts";
import { asked } from "./told-fixture.ts";

const { pictures } = loadKnowledge().tongues;

test("every picture means a food that is found", () => {
  const lost = pictures.filter(([, picture]) => !calculate(catalogue, picture, "1 serving").ok);
  expect(lost).toEqual([]);
  expect(new Set(pictures.map(([, picture]) => picture)).size).toBe(pictures.length);
});

describe("a picture is the food where no word says what it is", () => {
  test.each([
    ["1 🍌", ["1: banana"]],
    ["🥚🥚 and 🍞", ["2: egg", "1 serving: bread"]],
    ["🍔🍟🥤", ["1 serving: hamburger", "1 serving: french fries", "1 serving: soda"]],
    ["a slice of 🍕 + 2 🍺", ["1 slice: pizza", "2: beer"]],
    ["🌶️", ["1 serving: chili pepper"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("beside a word it is an ornament", () => {
  test.each([
    ["🍌 banana", "banana"],
    ["☕ latte and 🥐 croissant", "latte and croissant"],
    ["2 eggs 🍳😋", "2 eggs"],
  ])("%s", (text, without) => {
    expect(asked(text)).toEqual(asked(without));
  });
});
