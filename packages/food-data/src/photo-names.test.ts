import { readFileSync } from "node:fs";
import type { NamedFood } from "@morsel/domain/photos/named-food";
import { type Plate, readPlate } from "@morsel/domain/photos/plate";
import { dishOf } from "@morsel/domain/photos/tags";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const table = readFileSync(new URL("../bench/photo-names.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.includes(" = "))
  .map((line) => line.split(" = "))
  .map(([name = "", food = "", kcal = ""]) => ({ name, food, kcal }));

const named = (name: string, grams: number | null = 100): NamedFood => ({
  ...{ name, grams, minGrams: null, maxGrams: null, confidence: 1 },
});
const plateOf = (...names: string[]): Plate =>
  readPlate(
    catalogue,
    names.map((name) => named(name)),
  );

/** What a name led to instead; null if it is right. */
function wrong({ name, food, kcal }: (typeof table)[number]): string | null {
  const { items, unmatched } = plateOf(name);
  const [item] = items;
  if (!item) return food === "-" && unmatched.length === 0 ? null : `${name}: nothing`;
  const { calculation } = item;
  const calories = calculation.nutrition.calories ?? Number.NaN;
  const [min = 0, max = 0] = kcal.split("-").map(Number);
  const isRight =
    food !== "-" &&
    new RegExp(food, "i").test(calculation.food.name) &&
    calories >= min &&
    calories <= max;
  return isRight ? null : `${name}: ${calculation.food.name}, ${Math.round(calories)} kcal`;
}

describe("names as machines say them", () => {
  test("97 of 100 lead to the right food, and the others are known", () => {
    expect(table.length).toBeGreaterThanOrEqual(300);
    const faults = table.map(wrong).filter((fault) => fault !== null);
    expect(1 - faults.length / table.length, faults.join("\n")).toBeGreaterThanOrEqual(0.97);
  });

  test("nothing that isn't eaten is ever counted, nor asked", () => {
    const things = table.filter(({ food }) => food === "-").map(({ name }) => name);
    expect(things.length).toBeGreaterThan(40);
    expect(plateOf(...things)).toMatchObject({ items: [], unmatched: [] });
  });

  test.each([
    ["banana slices", "banana"],
    ["a bowl of white rice", "white rice"],
    ["cheese platter", "cheese"],
    ["olive oil drizzle", "olive oil"],
  ])("%s are %s", (name, food) => {
    const ids = plateOf(name, food).items.map(({ calculation }) => calculation.food.id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test.each(["poke bowl", "burrito bowl", "onion rings", "fish sticks"])(
    "%s is a food by its own name",
    (name) => {
      const [item] = plateOf(name).items;
      expect(item?.calculation.food.name.toLowerCase()).toContain(name.split(" ")[1]?.slice(0, 4));
    },
  );
});

describe("a bag of tags is one dish", () => {
  const dish = (tags: Record<string, number>) =>
    dishOf(
      Object.entries(tags).map(([name, confidence]) => ({ name, confidence })),
      catalogue.isName,
    )?.name ?? null;

  test.each([
    [{ food: 1, pasta: 0.9, dish: 0.9, spaghetti: 0.7, meal: 0.6, macaroni: 0.2 }, "spaghetti"],
    [{ plate: 1, fork: 0.9, salad: 0.8, lettuce: 0.2 }, "salad"],
    [{ curry: 0.8, "chicken curry": 0.6, rice: 0.5, bowl: 0.9 }, "chicken curry"],
    [{ fruit: 0.9, banana: 0.8, yellow: 0.9, healthy: 0.7 }, "banana"],
    [{ pizza: 0.9, cheese: 0.8, tomato: 0.5, crust: 0.3, slice: 0.8 }, "pizza"],
    [{ table: 1, wood: 0.9, restaurant: 0.5 }, null],
  ])("%j", (tags, name) => {
    expect(dish(tags)).toBe(name);
  });
});

test("a total's range is narrower than the sum of its portions', and wider than any", () => {
  const { items, total, caloriesRange } = plateOf("banana", "cheeseburger", "french fries");
  const parts = items.map((item) => item.caloriesRange ?? { min: 0, max: 0 });
  const calories = total.calories ?? 0;
  const under = calories - (caloriesRange?.min ?? 0);
  const each = items.map(
    ({ calculation }, at) => (calculation.nutrition.calories ?? 0) - (parts[at]?.min ?? 0),
  );
  expect(under).toBeGreaterThan(Math.max(...each));
  expect(under).toBeLessThan(each.reduce((sum, one) => sum + one, 0));
});
