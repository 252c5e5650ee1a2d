import { expect, test } from "vitest";
import {
  namesSeveral,
  notCounted,
  resultsOf,
  saidOf,
  sentenceOf,
  withFood,
  withoutFood,
} from "./sentence.ts";

test.each([
  "2 eggs, a slice of toast with butter and a large latte",
  "eggs and bacon",
  "toast; juice",
  "2 eggs",
  "a banana",
  "½ avocado",
  "for lunch I had soup",
  "chicken thigh 180g raw",
  "banana x2",
  "drei Scheiben Brot",
  "media taza de arroz",
  "un bicchiere di vino",
  "pain avec beurre",
  "breakfast: porridge",
  "porridge for breakfast",
  "burger 650 kcal",
  "snickers (250 cal)",
])("%s is worth reading as a sentence", (text) => {
  expect(namesSeveral(text)).toBe(true);
});

test.each([
  "banana",
  "chicken breast",
  "android cookies",
  "withered salad",
  "breakfast burrito",
  "dinner roll",
  "",
])("%s is one food, whose amount is asked for", (text) => {
  expect(namesSeveral(text)).toBe(false);
});

test("foods are changed and left out by their key, and what has no result is not logged", () => {
  const item = { text: "", quantity: null, unit: null, measurement: "1", calculation: null };
  const sentence = sentenceOf(
    { id: "some", text: "soup and toast" },
    {
      mealType: "lunch",
      items: [
        { ...item, name: "soup", suggestion: "Try broth." },
        { ...item, name: "toast" },
      ],
    },
  );
  expect(resultsOf(sentence)).toEqual([]);
  const changed = withFood(sentence, 1, { name: "rye toast", pending: true });
  expect(changed.foods.map(({ name, pending }) => [name, pending])).toEqual([
    ["soup", false],
    ["rye toast", true],
  ]);
  expect(withoutFood(changed, 0).foods.map(({ name }) => name)).toEqual(["rye toast"]);
  expect(changed.mealType).toBe("lunch");
});

test("an amount that isn't understood is told apart from a food that isn't known", () => {
  const item = { text: "", quantity: null, unit: null, measurement: "1", calculation: null };
  const sentence = sentenceOf(
    { id: "some", text: "a bit of eggs and flurb" },
    {
      mealType: "lunch",
      items: [
        { ...item, name: "eggs", measurements: ["1 egg"] },
        { ...item, name: "flurb" },
      ],
    },
  );
  expect(notCounted(sentence)).toEqual({ parts: 1, amounts: 1 });
  expect(saidOf(sentence)).toContain("Not found: flurb. Amount not understood: eggs.");
});
