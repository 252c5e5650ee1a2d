import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** What notes of an ordinary day got wrong at first, each a kind of mistake. */

describe("amounts where people put them", () => {
  test.each([
    ["glass and a half of red wine", ["1.5 glasses: red wine"]],
    ["wine, glass and a half", ["1.5 glasses: wine"]],
    ["a mug full of soup", ["1 mug: soup"]],
    ["chilli about a mug full over half a jacket potato", ["1 mug: chilli", "0.5: jacket potato"]],
    ["1 slice sourdough quarter avocado", ["1 slice: sourdough", "0.25: avocado"]],
  ])("%s", (text, expected) => {
    expect(asked(text).map((one) => one.replaceAll(/(?<=\d) (?=g\b|grams)/g, ""))).toEqual(
      expected,
    );
  });

  test.each([
    ["40g oats with milk 200ml", "40g oats, 200ml milk"],
    ["2 weetabix with milk 150ml", "2 weetabix, 150ml milk"],
    ["1 scoop whey with milk 300ml", "1 scoop whey, 300ml milk"],
    ["half chicken and chips", "half chicken, chips"],
    ["chicken (breast, 150g) and rice", "150g chicken breast, rice"],
    ["bowl of cereal (cheerios, 30g)", "30g cheerios"],
    ["salad (large)", "large salad"],
    ["crisps, 25g bag", "25g crisps"],
    ["1 nest noodles", "1 nest of noodles"],
    ["ham, 2 slices brown", "ham, 2 slices brown bread"],
    ["poached eggs on toast, 2 eggs, 1 slice", "2 poached eggs, 1 slice toast"],
    ["2 packets of crisps, 25g bag", "50g crisps"],
    ["6 inch turkey sub, honey oat", "6 inch turkey sub"],
    ["200g pasta with sauce 100g", "200g pasta, 100g marinara sauce"],
  ])("%s is %s", (text, plain) => {
    const measured = (said: string) =>
      foods(said).map(({ food, grams }) => [food.id, Math.round(grams)]);
    expect(measured(text)).toEqual(measured(plain));
  });

  test("a leg quarter is no quarter of what follows", () => {
    expect(foods("chicken leg quarter, no skin")[0]?.grams).toBe(85);
  });

  test("a drink's amount behind its milk is the drink's", () => {
    expect(foods("coffee with milk 200ml")).toHaveLength(1);
    expect(foods("2 lattes with oat milk 300ml")).toHaveLength(1);
  });
});

describe("beside a number that nobody counts to, bare numbers are grams", () => {
  test.each([
    ["low fat greek yogurt 170 with blueberries 80 and honey 10", [170, 80, 10]],
    ["rice 150 chicken 120 cheese 15", [150, 120, 15]],
    ["chicken 200 rice 150 broccoli 80 oil 5", [200, 150, 80, 5]],
    ["eggs 2, rice 150, oil 10", [100, 150, 10]],
    ["10 grapes, chicken 150", [49, 150]],
  ])("%s", (text, grams) => {
    expect(foods(text).map((one) => Math.round(one.grams))).toEqual(grams);
  });

  test("pieces of some size are counted all the same", () => {
    const [nuggets] = foods("nuggets 20, fries 150");
    expect(nuggets?.grams).toBeGreaterThan(200);
  });
});

describe("what is told again is eaten once", () => {
  test.each([
    ["cheese and crackers, about 5 crackers and 40g cheddar", "5 crackers, 40g cheddar"],
    ["bread, 2 slices sourdough", "2 slices sourdough"],
    [
      "fish finger sandwich, 4 fish fingers, 2 slices white",
      "4 fish fingers, 2 slices white bread",
    ],
  ])("%s", (text, plain) => {
    expect(kcal(text)).toBeCloseTo(kcal(plain), 0);
  });

  test("another kind is another food", () => {
    expect(foods("bread, 30g cheddar")).toHaveLength(2);
    expect(foods("beer and a glass of wine")).toHaveLength(2);
  });
});

test("what stands beside another food is meant as it is there", () => {
  const names = (text: string) => foods(text).map(({ food }) => food.name);
  expect(names("fish fingers with tartare")[1]).toContain("Sauce, tartar");
  expect(names("steak tartare")).toEqual(["Steak tartare"]);
  expect(names("salad and dressing")[0]).toContain("Green salad");
  expect(names("big bowl of pasta with pesto and chicken")).toEqual(["Chicken pesto pasta"]);
  expect(names("burger king chicken royale no mayo")[0]).toContain("original chicken sandwich");
});
