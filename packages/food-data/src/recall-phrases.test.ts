import { calculate } from "@morsel/domain/foods/calculation";
import { beforeAll, describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

/** Foods as dietary recalls write them. */

beforeAll(() => catalogue.prepare(), 60_000);

function found(name: string) {
  const outcome = calculate(catalogue, name, "100 g");
  if (!outcome.ok) throw new Error(`${name}: ${outcome.failed}`);
  const { food, nutrition } = outcome.calculation;
  return { name: food.name, kcal: nutrition.calories ?? 0 };
}

describe("kcal per 100 g", () => {
  test.each([
    ["white beans, from canned, no added fat", 110, 150],
    ["lima beans, from canned", 105, 150],
    ["tuna salad, made with light mayonnaise", 95, 122],
    ["potato salad, made with Italian dressing", 95, 130],
    ["fish, halibut", 150, 190],
    ["fish, halibut, baked or broiled", 125, 165],
    ["coffee, latte, with non-dairy milk", 15, 32],
  ])("%s", (name, least, most) => {
    const { kcal } = found(name);
    expect(kcal).toBeGreaterThanOrEqual(least);
    expect(kcal).toBeLessThanOrEqual(most);
  });
});

describe("a put-together food says each thing once", () => {
  test.each([
    ["old quarry pepperoni pizza", /^Pizza with pepperoni$|pepperoni topping/],
    ["thin crust pizza with mushrooms and ham", /^Thin pizza with /],
    ["iced vanilla mocha, nonfat", /^Coffee with skim milk, chocolate syrup/],
    ["pasta with chicken, broccoli and cream sauce", /^Pasta with chicken, broccoli/],
  ])("%s", (name, said) => {
    expect(found(name).name).toMatch(said);
    const [kind = "", parts = ""] = found(name).name.toLowerCase().split(" with ");
    expect(parts.split(", ")).not.toContain(kind);
  });
});
