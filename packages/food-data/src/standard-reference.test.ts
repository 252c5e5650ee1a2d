import { nutrients, nutritionOf } from "@morsel/domain/foods/nutrients";
import { openFoodTable } from "@morsel/domain/foods/table";
import { describe, expect, it } from "vitest";
import { foodFileOf } from "./food-file.ts";
import { loadStandardReference, readPackedStandardReference } from "./standard-reference.ts";

const table = loadStandardReference();

describe("the embedded food table", () => {
  it("names its source and release, and is small", () => {
    expect(table.source).toBe("USDA National Nutrient Database for Standard Reference");
    expect(table.release).toBe("Release 24 (2011)");
    expect(table.ids.length).toBe(8858);
    expect(readPackedStandardReference().length).toBeLessThan(1_200_000);
  });

  it("carries the published figures, converted to our units", () => {
    const butter = table.food(table.rowOf("01001"));
    expect(butter).toMatchObject({ name: "Butter, salted", source: table.source });
    expect(butter.per100g).toMatchObject({ calories: 717, protein: 0.85, fat: 81.11, sodium: 714 });
    // 60 IU of vitamin D; 671 µg of retinol and 158 µg of β-carotene.
    expect(butter.per100g.vitaminD).toBe(1.5);
    expect(butter.per100g.vitaminA).toBeCloseTo(671 + 158 / 12, 3);
    expect(butter.measures).toContainEqual({ amount: 1, name: "tbsp", grams: 14.2 });

    const beer = table.food(table.rowOf("14003"));
    expect(beer).toMatchObject({ name: "Alcoholic beverage, beer, regular, all" });
    expect(beer.per100g.alcohol).toBe(3.9);
    expect(butter.per100g.alcohol).toBe(0);

    const carrots = table.food(table.rowOf("11124")).per100g;
    expect(carrots.vitaminA).toBeCloseTo(8285 / 12 + 3477 / 24, 3);
  });

  it("keeps what was never measured apart from zero", () => {
    const counts = nutrients.map(({ id }) => {
      const amounts = table.ids.map((_, row) => table.nutrient(row, id));
      return { unknown: amounts.filter((amount) => amount === null).length, of: amounts.length };
    });
    expect(counts[0]?.unknown).toBeLessThan(5);
    expect(table.nutrient(table.rowOf("01001"), "vitaminC")).toBe(0);
    const vitaminD = counts[nutrients.findIndex(({ id }) => id === "vitaminD")];
    expect(vitaminD?.unknown).toBe(8858 - 4764);
  });

  it("holds no negative or absurd amount, and no measure without a weight", () => {
    const absurd = table.ids.filter((_, row) => {
      const amounts = nutrients.some(({ id, unit }) => {
        const amount = table.nutrient(row, id) ?? 0;
        return amount < 0 || (unit === "g" && amount > 101) || (unit === "kcal" && amount > 902);
      });
      return amounts || table.measures(row).some(({ amount, grams }) => !(amount > 0 && grams > 0));
    });
    expect(absurd).toEqual([]);
  });

  it("takes a nutrient for unknown where a file of an earlier Morsel lacks its column", () => {
    const file = foodFileOf("Test", "1", [
      { id: "1", name: "Soup", per100g: nutritionOf(() => 2), measures: [] },
    ]);
    delete file.nutrients.zinc;
    expect(openFoodTable(file).food(0).per100g).toEqual({ ...nutritionOf(() => 2), zinc: null });

    expect(() => openFoodTable({ ...file, nutrients: { calories: [2], zinc: [] } })).toThrow();
    delete file.nutrients.calories;
    expect(() => openFoodTable(file)).toThrow();
  });

  it("knows the foods that the release has retired", () => {
    expect(table.isRetired(table.rowOf("01001"))).toBe(false);
    expect(table.ids.filter((_, row) => table.isRetired(row)).length).toBe(951);
  });
});
