import fc from "fast-check";
import { expect, test } from "vitest";
import { changesOf, draftOfMeal, type EditDraft, withAmount } from "./edit.ts";
import { type MealDraft, newEntry } from "./entry.ts";
import { mealOf } from "./expected-meal.ts";

const noon = new Date(2026, 4, 10, 12, 30);
const meal = (draft: Partial<MealDraft> = {}) =>
  mealOf(
    newEntry(
      { name: "Porridge", totalCalories: 158, totalProtein: 6, grams: 200, iron: 2, ...draft },
      noon,
      "00000000-0000-4000-8000-000000000001",
    ),
  );
const edited = (typed: Partial<EditDraft>, of = meal()) =>
  changesOf(of, { ...draftOfMeal(of), ...typed });

test("what was opened and saved as it was changes nothing", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.option(fc.double({ min: 0.01, max: 5000, noNaN: true })),
      (totalCalories, grams) => {
        expect(edited({}, meal({ totalCalories, grams }))).toEqual({ change: {}, wrong: {} });
      },
    ),
  );
});

test("half the grams is half of everything that is known, and says so", () => {
  const of = meal();
  const draft = withAmount(of, draftOfMeal(of), "100");
  expect(draft.calories).toBe("79");
  expect(changesOf(of, draft)).toMatchObject({
    change: { totalCalories: 79, totalProtein: 3, iron: 1, grams: 100, measurement: "100 g" },
    wrong: {},
  });
  expect(changesOf(of, draft).change.zinc).toBeNull();
});

test("without grams the amount is how many portions", () => {
  const of = meal({ grams: null, measurement: "1 bowl" });
  const { change } = changesOf(of, withAmount(of, draftOfMeal(of), "1,5"));
  expect(change).toMatchObject({ totalCalories: 237, measurement: "1.5 × 1 bowl" });
  expect(change).not.toHaveProperty("grams");
});

test("calories that were typed stand, whatever the amount", () => {
  expect(edited({ amount: "400", calories: "300" }).change).toMatchObject({
    totalCalories: 300,
    totalProtein: 12,
  });
  expect(edited({ calories: "0" }).change).toEqual({ totalCalories: 0 });
});

test.each([
  ["name", { name: "   " }],
  ["name", { name: "\u200b" }],
  ["name", { name: "x".repeat(201) }],
  ["amount", { amount: "0" }],
  ["amount", { amount: "-5" }],
  ["amount", { amount: "a lot" }],
  ["amount", { amount: "100001" }],
  ["calories", { calories: "" }],
  ["calories", { calories: "-1" }],
  ["calories", { calories: "20001" }],
  ["date", { date: "2026-02-30" }],
  ["date", { date: "" }],
])("a wrong %s is named: %o", (field, typed) => {
  expect(edited(typed).wrong).toEqual({ [field]: true });
});

test("another day or hour moves the moment along; no hour is no hour", () => {
  const { change } = edited({ date: "2026-05-09", time: "19:05" });
  expect(change).toEqual({
    date: "2026-05-09",
    time: "7:05 PM",
    timestamp: new Date(2026, 4, 9, 19, 5).toISOString(),
  });
  expect(edited({ time: "" }).change.time).toBeNull();
  expect(edited({ mealType: "dinner" }).change).toEqual({ mealType: "dinner" });
});
