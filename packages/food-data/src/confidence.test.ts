import { type Calculation, calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

function of(food: string, measurement = "100 g"): Calculation {
  const outcome = calculate(catalogue, food, measurement);
  if (!outcome.ok) throw new Error(`${food}, ${measurement}: no ${outcome.failed}`);
  return outcome.calculation;
}

/** The screen's words begin at these. */
const verySure = 0.9;
const guess = 0.5;

describe("what people log most is very sure", () => {
  test.each(["egg", "banana", "milk", "chicken breast", "olive oil"])("%s", (food) => {
    expect(of(food).confidence).toBeGreaterThanOrEqual(verySure);
  });
});

describe("a kind of food is what it usually is, and not very sure", () => {
  test.each(["soup", "ham", "sandwich", "greek yogurt", "pizza"])("%s", (food) => {
    const { confidence } = of(food);
    expect(confidence).toBeLessThan(verySure);
    expect(confidence).toBeGreaterThanOrEqual(guess);
  });
});

describe("a dish by a recipe of ours is no guess, and not very sure", () => {
  test.each(["tiramisu", "beef wellington", "kung pao beef", "champurrado"])("%s", (food) => {
    const { confidence } = of(food);
    expect(confidence).toBeLessThanOrEqual(0.75);
    expect(confidence).toBeGreaterThanOrEqual(guess);
  });
});

describe("a product is very sure for its own name, not for what others make, too", () => {
  test.each([
    ["totinos pizza rolls", "pizza rolls"],
    ["lee kum kee black bean garlic sauce", "black bean sauce"],
    ["odouls", "near beer"],
    ["hp sauce", "brown sauce"],
  ])("%s and %s", (own, others) => {
    expect(of(own).food.id).toBe(of(others).food.id);
    expect(of(own).confidence).toBeGreaterThanOrEqual(verySure);
    expect(of(others).confidence).toBeLessThan(verySure);
  });
});

describe("a food that only stands in for another says so, and is a guess", () => {
  test.each(["donburi", "tramezzino", "homemade donburi"])("%s", (food) => {
    const { confidence, note } = of(food);
    expect(confidence).toBeLessThan(guess);
    expect(note).toMatch(/^Stands in for “(?:donburi|tramezzino)”/);
  });

  test("the food itself stands in for nothing", () => {
    for (const food of ["kimchi", "paneer", "burrata", "bubble tea"])
      expect(of(food).note).toBeUndefined();
    expect(of("queso fresco").note).toBeUndefined();
    expect(of("lobster roll").food.name).toBe("Lobster roll");
  });
});

test("what was asked to have less of something, and hasn't, is a guess and says so", () => {
  for (const [food, asked] of [
    ["keto brownie", "keto"],
    ["sugar free cake", "sugar free"],
    ["fat free croissant", "fat free"],
  ] as const) {
    expect(of(food).confidence, food).toBeLessThan(guess);
    expect(of(food).note).toBe(
      `The figures of the usual one: our data has none that is “${asked}”.`,
    );
  }
  for (const food of ["keto cookies", "low carb tortilla", "fat free milk", "sugar free jello"])
    expect(of(food).note, food).toBeUndefined();
});

test("a name that we know is no guess, whatever else it could mean", () => {
  for (const food of ["chocolate milk", "custard", "cheese dip"]) {
    expect(of(food).confidence, food).toBeGreaterThanOrEqual(guess);
  }
});

test("each reason for doubt lowers the confidence", () => {
  const sure = of("chocolate milk", "200 g").confidence;
  expect(of("chocolate milk", "1 serving").confidence).toBeLessThan(sure);
  expect(of("chocolte milk", "200 g").confidence).toBeLessThan(sure);
  expect(of("chocolate milk gizmo", "200 g").confidence).toBeLessThan(sure);
});

test("an amount far from what people eat lowers it, and the answer says so", () => {
  const usual = of("rice", "1 cup");
  const large = of("rice", "9 cups");
  expect(large.confidence).toBeLessThan(usual.confidence);
  expect(large.portionInfo?.warning).toContain("larger");
  const whole = of("chocolate cake", "1 cake");
  expect(whole.confidence).toBeLessThan(verySure);
});

test("an amount that no portion is known for says so, too", () => {
  const many = of("coffee", "30 cups");
  expect(many.portionInfo).toBeUndefined();
  expect(many.note).toMatch(/^Far more than a usual portion of it \(about \d+ g\)\.$/);
  expect(of("coffee", "1 cup").note).toBeUndefined();
  expect(of("coffee", "7000 g").note, "what was weighed isn't doubted").toBeUndefined();
  // A can of beer is what its label says, however heavy.
  expect(of("hazy ipa", "2 cans").note).toBeUndefined();
});

test("every item of a sentence has its own", () => {
  const { items } = readFoodSentence(catalogue, "2 eggs and 100 g of donburi");
  const [eggs = 0, donburi = 0] = items.map(({ outcome }) =>
    outcome.ok ? outcome.calculation.confidence : 0,
  );
  expect(eggs).toBeGreaterThan(donburi);
});
