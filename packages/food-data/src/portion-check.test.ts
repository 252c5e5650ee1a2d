import * as unitConversion from "@morsel/domain/foods/ingredients/unit-conversion";
import { openUnits } from "@morsel/domain/foods/measures/units";
import * as portionCheck from "@morsel/domain/foods/portions/portion-check";
import { describe, expect, test } from "vitest";
import { loadCalculatorTables, loadKnowledge } from "./knowledge.ts";

const { portions, ingredients } = loadCalculatorTables();
const units = openUnits(loadKnowledge().measures.units);
const checkPortion = (food: string, measurement: string) =>
  portionCheck.checkPortion(portions, food, measurement);
const referencePortionOf = (food: string) =>
  portionCheck.portionNamed(portions, food) ?? portionCheck.portionByKeyword(portions, food);
const convertUnits = (name: string, amount: number, from: string, to: string) =>
  unitConversion.convertUnits(units, ingredients, name, amount, from, to);

describe("the live portion check", () => {
  test("words a large and a small portion as the specification does", () => {
    expect(checkPortion("chips", "100 g")).toMatchObject({
      reasonable: false,
      warning: "Your portion (100g) vs FDA standard (28g) - 3.6x larger",
      suggestion: "Try: 1 oz (about 15 chips) • Or: 28 g, 1 small bag",
    });
    expect(checkPortion("ice cream", "10 g")?.warning).toBe(
      "Your portion (10g) vs FDA standard (66g) - seems too small",
    );
  });

  test.each([
    ["chips", "56 g", true],
    ["chips", "57 g", false],
    ["milk", "1 cup", true],
    ["milk", "71 g", false],
    ["milk", "72 g", true],
  ])("%s, %s: reasonable is %s", (food, measurement, reasonable) => {
    expect(checkPortion(food, measurement)?.reasonable).toBe(reasonable);
  });

  test("tells what is unusual from what is above the threshold", () => {
    expect(checkPortion("chips", "57 g")).toMatchObject({ reasonable: false, isFarAbove: false });
    expect(checkPortion("chips", "84 g")?.isFarAbove).toBe(false);
    expect(checkPortion("chips", "85 g")?.isFarAbove).toBe(true);
    expect(checkPortion("chips", "5 g")?.isFarAbove).toBe(false);
  });

  test("what the engine has found comes before keywords, but not before a name", () => {
    const found = (name: string, reference: number) =>
      portionCheck.portionOfFound(portions, { name, reference })?.name;
    expect(found("Peanuts, all types, raw", 30)).toBe("nuts");
    expect(found("Spices, nutmeg, ground", 1)).toBeUndefined();
    expect(found("Sauce, hot chile, sriracha", 30)).toBeUndefined();
    const check = (food: string, grams: string) =>
      portionCheck.checkPortion(portions, food, grams, null);
    expect(check("chipotle sauce", "200 g")).toBeUndefined();
    expect(check("tortilla chips", "200 g")?.reasonable).toBe(false);
    expect(checkPortion("chipotle sauce", "200 g")?.reasonable).toBe(false);
  });

  test("reads measurements by its simple rules", () => {
    const grams = (food: string, measurement: string) => checkPortion(food, measurement)?.grams;
    expect(grams("ice cream", "1 cup")).toBe(99);
    expect(grams("milk", "1 cup")).toBe(240);
    expect(grams("rice", "1 cup")).toBe(125);
    expect(grams("nuts", "1 cup")).toBe(120);
    expect(grams("nuts", "2 oz")).toBeCloseTo(56.7);
    expect(grams("butter", "1 tbsp")).toBe(15);
    expect(grams("butter", "2 tsp")).toBe(10);
    expect(grams("cookies", "3 pieces")).toBe(90);
    expect(grams("milk", "a splash")).toBeUndefined();
    expect(grams("nuts", "100000 g")).toBe(100_000);
    expect(grams("nuts", `${"9".repeat(60)} g`)).toBeUndefined();
    expect(grams("nuts", "1000 cups")).toBeUndefined();
  });

  test("matches by name, containment, then keywords; others are never flagged", () => {
    expect(referencePortionOf("Chips")?.name).toBe("chips");
    expect(referencePortionOf("vanilla ice cream")?.name).toBe("ice cream");
    expect(referencePortionOf("ice cream bars")?.name).toBe("ice cream bar");
    expect(referencePortionOf("walnut halves")?.name).toBe("nuts");
    expect(referencePortionOf("xyz")).toBeUndefined();
    expect(referencePortionOf("cheeseburger")).toBeUndefined();
    expect(referencePortionOf("butternut squash soup")?.name).toBe("soup");
    expect(referencePortionOf("chocolate cakes")?.name).toBe("cake");
    expect(checkPortion("xyz", "5 kg")).toBeUndefined();
  });
});

describe("ingredients", () => {
  test("conversion is exact within weights and within volumes, else approximate", () => {
    const flour = "All-Purpose Flour";
    expect(convertUnits(flour, 1, "lb", "g")).toMatchObject({ accuracy: "exact" });
    expect(convertUnits(flour, 1, "lb", "g")?.amount).toBeCloseTo(453.59, 1);
    expect(convertUnits(flour, 2, "cups", "tbsp")).toMatchObject({ accuracy: "exact" });
    expect(convertUnits(flour, 1, "cup", "g")?.accuracy).toBe("approximate");
    expect(convertUnits("unobtainium", 1, "cup", "g")).toBeUndefined();
    expect(convertUnits(flour, 1, "cup", "parsec")).toBeUndefined();
  });
});
