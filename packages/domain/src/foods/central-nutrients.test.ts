import { describe, expect, test } from "vitest";
import { readCentralNutrients } from "./central-nutrients.ts";
import { nutrients } from "./nutrients.ts";

const amount = (id: number, value: number, unit: string) => ({ id, amount: value, unit });

describe("FoodData Central's nutrients", () => {
  test("energy comes from 1008, else from 2048, else from 2047, and never from kilojoules", () => {
    const of = (...given: ReturnType<typeof amount>[]) => readCentralNutrients(given).calories;
    expect(of(amount(2047, 60, "KCAL"), amount(2048, 61, "KCAL"), amount(1008, 62, "KCAL"))).toBe(
      62,
    );
    expect(of(amount(2047, 60, "kcal"), amount(2048, 61, "KCAL"))).toBe(61);
    expect(of(amount(2047, 60, "KCAL"))).toBe(60);
    expect(of(amount(1008, 255, "kJ"), amount(2047, 60, "KCAL"))).toBe(60);
    expect(of(amount(1062, 255, "kJ"))).toBeNull();
    expect(of(amount(1008, 255, "kJ"))).toBeNull();
  });

  test("units are brought to ours, and what can't be is unknown", () => {
    const read = readCentralNutrients([
      amount(1003, 3.2, "G"),
      amount(1093, 0.043, "G"),
      amount(1110, 48, "IU"),
      amount(1106, 45, "UG"),
      amount(1178, 0.00054, "mg"),
      amount(1109, 3, "IU"),
    ]);
    expect(read.protein).toBe(3.2);
    expect(read.sodium).toBe(43);
    expect(read.vitaminD).toBe(1.2);
    expect(read.vitaminA).toBe(45);
    expect(read.vitaminB12).toBe(0.54);
    expect(read.vitaminE).toBeNull();
  });

  test("what is missing, negative or no number is unknown, never 0", () => {
    const read = readCentralNutrients([amount(1003, -1, "G"), amount(1004, Number.NaN, "G")]);
    for (const { id } of nutrients) expect(read[id]).toBeNull();
  });
});
