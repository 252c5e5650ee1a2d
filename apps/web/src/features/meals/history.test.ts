import type { Meal } from "@morsel/contract/meals";
import { addDays, type Day } from "@morsel/domain/day";
import { expect, test } from "vitest";
import { type MealDraft, newEntry } from "./entry.ts";
import { mealOf } from "./expected-meal.ts";
import {
  draftFrom,
  entryFrom,
  frequentFoods,
  searchDiary,
  searchHistory,
  suggestionsOf,
} from "./history.ts";

let made = 0;
function meal(name: string, draft: Partial<MealDraft> = {}): Meal {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
  const entry = newEntry({ name, source: "calculator", ...draft }, new Date(2026, 4, 10, 12), id);
  return mealOf(entry);
}
const today = "2026-05-10" as Day;
const names = (meals: Meal[]) => meals.map(({ name }) => name);

test("the search finds one entry a name, the newest, and ten at most", () => {
  const newest = meal("Banana", { totalCalories: 1 });
  const meals = [newest, meal("banana "), meal("Banana bread"), meal("Milk")];
  expect(searchHistory(meals, " BANANA")).toEqual([newest, meals[2]]);
  expect(searchHistory(meals, "  ")).toEqual([]);
  const many = Array.from({ length: 12 }, (_, at) => meal(`Soup ${at}`));
  expect(searchHistory(many, "soup")).toHaveLength(10);
});

test("the diary's search counts all and shows fifty, and answers the same question once", () => {
  const meals = Array.from({ length: 60 }, (_, at) => meal(`Soup ${at}`));
  const found = searchDiary(meals, " soup");
  expect(found.count).toBe(60);
  expect(names(found.shown)).toEqual(names(meals.slice(0, 50)));
  expect(searchDiary(meals, " soup")).toBe(found);
  expect(searchDiary(meals, "soup 59").count).toBe(1);
  expect(searchDiary(meals.slice(0, 2), "soup 59").count).toBe(0);
  expect(searchDiary(meals, "  ").count).toBe(0);
});

test("frequent is what was logged more than once, most often first, five at most", () => {
  const meals = [meal("Milk"), meal("Egg"), meal("egg"), meal("Tea"), meal("Tea"), meal("Tea")];
  expect(names(frequentFoods(meals))).toEqual(["Tea", "Egg"]);
  const twice = Array.from({ length: 7 }, (_, at) => [meal(`Soup ${at}`), meal(`Soup ${at}`)]);
  expect(frequentFoods(twice.flat())).toHaveLength(5);
});

test("suggestions come from the calculator and from suggestions, six names at most", () => {
  const meals = [
    meal("Photo pizza", { source: "photo" }),
    meal("Old soup", { source: "history" }),
    meal("Milk"),
    meal("milk"),
    meal("Tea", { source: "user-suggestion" }),
  ];
  expect(names(suggestionsOf(meals, today))).toEqual(["Milk", "Tea"]);
  expect(names(suggestionsOf(meals, addDays(today, 6)))).toEqual(["Milk", "Tea"]);
  expect(suggestionsOf(meals, addDays(today, 7)), "of the last seven days").toEqual([]);
  const many = Array.from({ length: 9 }, (_, at) => meal(`Soup ${at}`));
  expect(suggestionsOf(many, today)).toHaveLength(6);
});

test("logged again it holds the same, unknown apart from zero", () => {
  const draft = draftFrom(meal("Soup", { totalCalories: 0, iron: 0, zinc: null }), "history");
  expect(draft).toMatchObject({
    name: "Soup",
    source: "history",
    totalCalories: 0,
    iron: 0,
    zinc: null,
  });
  expect(draft).not.toHaveProperty("mealType");
  expect(draftFrom(meal("Apple"), "history")).not.toHaveProperty("totalCalories");
});

test("an undone deletion is the same entry under another id", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const soup = meal("Soup", {
    ...{ totalCalories: 120, totalFat: 3, measurement: "1 bowl", grams: 250 },
    ...{ source: "photo", photoId: id, confidence: 0.8 },
  });
  expect(soup).toMatchObject({ photoId: id, confidence: 0.8 });
  expect(mealOf(entryFrom(soup, id))).toEqual({ ...soup, id });
  // One picture shows one meal.
  expect(draftFrom(soup, "history")).not.toHaveProperty("photoId");
});
