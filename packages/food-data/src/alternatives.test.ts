import { calculate, calculateChosen } from "@morsel/domain/foods/calculation";
import { spokenName } from "@morsel/domain/foods/names/spoken-name";
import { usualPortion } from "@morsel/domain/foods/usual-portion";
import { beforeAll, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

beforeAll(() => catalogue.prepare());

function of(food: string, measurement = "100 g") {
  const outcome = calculate(catalogue, food, measurement);
  if (!outcome.ok) throw new Error(`${food}, ${measurement}: ${outcome.suggestion}`);
  return outcome.calculation;
}
const others = (food: string) => of(food).alternatives.map(({ name }) => name);

test.each([
  ["banana", "dehydrated bananas", /muffin|bread|pudding|split|smoothie/i],
  ["milk", "1% fat milk", /^milk chocolate$/],
  ["chicken breast", "raw chicken breast", /sandwich|soup/],
  ["coffee", "decaffeinated coffee", /powder|cake/],
  ["rice", "brown rice", /sake|pudding/],
  ["eggs", "boiled egg", /noodle|plant|roll/],
])("beside %s stands %s, never a stranger", (food, kin, stranger) => {
  expect(others(food)).toContain(kin);
  expect(others(food).join("; ")).not.toMatch(stranger);
});

test("alternatives have the energy of the same amount and stay after a change", () => {
  const skim = of("milk", "1 cup").alternatives.find(({ name }) => name === "1% fat milk");
  expect(skim?.calories).toBe(103);
  const food = catalogue.food(skim?.id ?? "");
  const outcome = food && calculateChosen(catalogue, food, "milk", "2 cups");
  const chosen = outcome?.ok ? outcome.calculation : undefined;
  expect(chosen?.nutrition.calories).toBeCloseTo(205.8, 1);
  expect(chosen?.alternatives.map(({ name }) => name)).toContain("milk");
});

test("another amount of the same food is as sure as the first", () => {
  const { food } = of("chickn brest");
  const changed = calculateChosen(catalogue, food, "chickn brest", "150 g");
  expect(changed.ok && changed.calculation.confidence).toBe(of("chickn brest").confidence);
  const chosen = calculateChosen(catalogue, food, "roast", "150 g");
  expect(chosen.ok && chosen.calculation.confidence).toBe(1);
});

test("a usual portion is named by what was taken", () => {
  expect(of("latte", usualPortion)).toMatchObject({ measurement: "1 cup", grams: 240 });
  expect(of("egg", usualPortion)).toMatchObject({ measurement: "1 large", grams: 50 });
  expect(of("egg", "2")).not.toHaveProperty("measurement");
});

test.each([
  ["chicken breast", "170 g", "about 1 breast"],
  ["milk", "370 g", "about 1 1/2 cups"],
  ["egg", "100", "about 2 large"],
  ["eggs", "2", undefined],
  ["milk", "1 cup", undefined],
  ["milk", "3 g", undefined],
  ["butter", "10 kg", undefined],
])("%s, %s: %s", (food, measurement, equivalent) => {
  expect(of(food, measurement).equivalentMeasurement).toBe(equivalent);
});

test.each([
  [
    "Chicken, broilers or fryers, breast, meat only, cooked, roasted",
    "roasted chicken breast without skin",
  ],
  ["Cheese, cheddar", "cheddar cheese"],
  ["Fish, salmon, Atlantic, wild, raw", "raw wild atlantic salmon"],
  ["Carbonated beverage, orange", "orange carbonated beverage"],
  ["Beef, ground, 95% lean meat / 5% fat, raw", "raw 95% lean meat / 5% fat ground beef"],
])("%s is called %s", (name, spoken) => {
  expect(spokenName(catalogue.vocabulary, name)).toBe(spoken);
});
