import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { loadKnowledge } from "./knowledge.ts";

function gramsOf(food: string, measurement: string): number {
  const outcome = calculate(catalogue, food, measurement);
  return outcome.ok ? outcome.calculation.grams : 0;
}

const dishes = loadKnowledge().dishes.map(({ id }) => catalogue.food(id)?.name ?? "");

describe("one, and more than one", () => {
  test("a whole one is no less than one", () => {
    const off = dishes.filter((name) => gramsOf(name, "1 whole") < gramsOf(name, "1") * 0.99);
    expect(off).toEqual([]);
    for (const food of ["waffle", "toaster pastry", "milky way", "chicken breast", "avocado"]) {
      expect(gramsOf(food, "1 whole"), food).toBeGreaterThanOrEqual(gramsOf(food, "1"));
    }
  });

  test("two of a dish are two of it, or two slices of it", () => {
    const off = dishes.filter((name) => {
      const [one, two] = [gramsOf(name, "1"), gramsOf(name, "2")];
      return Math.abs(two / 2 - one) > one * 0.02 && two / 2 > one * 0.3;
    });
    expect(off).toEqual([]);
  });

  test.each([
    ["kung pao pork", 500],
    ["chicken biryani", 350],
    ["cheese calzone", 330],
    ["pork pie", 140],
    ["doner kebab", 300],
  ])("two of %s weigh twice %i g", (food, one) => {
    expect(gramsOf(food, "1")).toBe(one);
    expect(gramsOf(food, "2")).toBe(2 * one);
  });

  test("three of a pizza are slices of it", () => {
    expect(gramsOf("margherita pizza", "3")).toBeLessThan(gramsOf("margherita pizza", "1"));
  });

  test.each(["chicken nuggets", "gummy bears", "pierogi", "pop tart", "ground beef", "rock cake"])(
    "a quarter of %s is no quarter of a whole pie",
    (food) => {
      expect(gramsOf(food, "1/4")).toBeLessThan(gramsOf(food, "1"));
    },
  );

  test("an avocado is one of Hass, and half of it half", () => {
    expect(gramsOf("avocado", "1")).toBe(150);
    expect(gramsOf("avocado", "1/2")).toBe(75);
    expect(gramsOf("avocado", "1 large")).toBe(200);
  });

  test.each(["shrimp", "cabbage"])("a large %s is no less than one", (food) => {
    expect(gramsOf(food, "1 small")).toBeLessThan(gramsOf(food, "1"));
    expect(gramsOf(food, "1 medium")).toBe(gramsOf(food, "1"));
    expect(gramsOf(food, "1 large")).toBeGreaterThan(gramsOf(food, "1"));
  });

  test("a medium burger bun is no burger", () => {
    expect(gramsOf("burger bun", "1 medium")).toBeLessThan(60);
  });

  test("one of what is a plate isn't one of the pieces on it", () => {
    expect(gramsOf("shrimp cocktail", "1")).toBe(130);
    expect(gramsOf("sweet and sour chicken", "1")).toBe(200);
    expect(gramsOf("veg puff", "2")).toBe(160);
  });
});
