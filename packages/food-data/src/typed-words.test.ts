import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue, foodsRead as read } from "./catalogue-fixture.ts";

const inForm = (name: string) => {
  const outcome = calculate(catalogue, name, "100 g");
  return outcome.ok ? outcome.calculation.food.name : `not found: ${name}`;
};

describe("a name with a space too few or too many is that name", () => {
  test.each([
    ["redwine", "red wine"],
    ["soysauce", "soy sauce"],
    ["skimmilk", "skim milk"],
    ["almondmilk", "almond milk"],
    ["cherrypie", "cherry pie"],
    ["hamsandwich", "ham sandwich"],
    ["grilled chickenbreast", "grilled chicken breast"],
    ["pine apple", "pineapple"],
    ["straw berries", "strawberries"],
    ["pop corn", "popcorn"],
    ["egg plant", "eggplant"],
    ["short bread", "shortbread"],
    ["ham burger", "hamburger"],
    ["grape fruit", "grapefruit"],
    ["frozen blue berries", "frozen blueberries"],
  ])("%s", (said, name) => {
    expect(inForm(said)).toBe(inForm(name));
    expect(read(`100 g ${said}, 2 eggs`)).toEqual(read(`100 g ${name}, 2 eggs`));
  });

  test.each([
    ["wholemeal bread", "wholemeal bread"],
    ["Musselman's apple sauce", "apple sauce"],
    ["hot dog", "hotdog"],
  ])("but %s keeps its words", (said, name) => {
    expect(inForm(said)).toBe(inForm(name));
  });

  test.each(["ham burger and fries", "toast butter milk", "1 large egg, hard boiled and toast"])(
    "and foods in a row stay several: %s",
    (said) => {
      expect(read(said).length).toBeGreaterThan(1);
    },
  );

  test("a long word is left alone at once", () => {
    const word = "ham".repeat(50_000);
    const start = performance.now();
    catalogue.spaced(word);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
