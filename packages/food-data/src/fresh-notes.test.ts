import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked, foods, kcal } from "./told-fixture.ts";

/** What four writers' notes got wrong at first, each a kind of mistake. */

describe("nothing that was eaten is dropped", () => {
  test.each([
    ["2 eggs scrambled and a banana", ["2: eggs scrambled", "1: banana"]],
    ["300ml semi skimmed and a banana", ["300 milliliters: semi skimmed milk", "1: banana"]],
    [
      "2 scoops whey in water, rice krispie treat before gym",
      ["2 scoops: whey", "1 serving: rice krispie treat"],
    ],
    [
      "double double no fries small chocolate shake",
      ["1 serving: double double", "1 small: chocolate shake"],
    ],
    [
      "chicken schnitzel chips and salad",
      ["1 serving: chicken schnitzel", "1 serving: french fries", "1 serving: salad"],
    ],
    ["turkey sandwich w/ mayo, bag of lays", ["1 sandwich: turkey sandwich", "1 bag: lays"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what wasn't eaten isn't counted", () => {
  test.each([
    ["2 rotis, no oil on the rotis", ["2: rotis"]],
    ["2 bagels, split one with my husband", ["2: bagels"]],
    ["chicken curry, had half the pan", ["1 serving: chicken curry"]],
    ["a banana after lifting", ["1: banana"]],
    ["2 slices of pizza standing at the sink", ["2 slices: pizza"]],
  ])("%s", (text, expected) => {
    expect(asked(text).slice(0, expected.length)).toEqual(expected);
    expect(foods(text)).toHaveLength(expected.length);
  });
});

describe("an amount is what it says of its food", () => {
  test.each([
    ["about a third of a 175g bag of haribo", 55, 62],
    ["half of a 12 oz steak", 165, 175],
    ["4 pieces salmon sashimi", 60, 80],
    ["3 turkey sausage links", 60, 80],
    ["a few apple slices", 30, 90],
    ["subway footlong italian bmt", 440, 470],
    ["6 inch subway turkey on wheat no cheese mustard", 210, 240],
    ["spoon of plain yogurt", 12, 20],
    ["2 spoons of sugar", 8, 9],
    ["half a tub of hummus", 90, 110],
    ["a mountain dew can", 350, 360],
    ["a 10 inch flour tortilla", 45, 75],
    ["1 pack ramen noodles", 500, 600],
  ])("%s", (text, from, to) => {
    const [food, ...others] = foods(text);
    expect(others).toEqual([]);
    expect(food?.grams).toBeGreaterThanOrEqual(from);
    expect(food?.grams).toBeLessThanOrEqual(to);
  });
});

describe("a food is what is meant", () => {
  test.each([
    ["a banana sliced", /^Bananas/],
    ["a glass of red", /wine/],
    ["tea with milk", /^Tea with milk/],
    ["rotisserie chicken leg", /^Chicken.*leg/],
    ["10 pork and chive dumplings", /dumpling/i],
    ["greek salad with feta", /^Greek salad/],
    ["two hot dogs in buns", /^Frankfurter|hot dog/i],
    ["5oz cooked chix thigh", /^Chicken.*thigh/],
  ])("%s", (text, name) => {
    expect(foods(text)[0]?.food.name).toMatch(name);
  });

  test("tea with milk and sugar is the tea and its sugar", () => {
    expect(kcal("tea with milk and 2 sugars")).toBeLessThan(60);
  });

  test("what is sold in cans is a drink, though its name doesn't say so", () => {
    const cup = calculate(catalogue, "mountain dew", "1 cup");
    expect(cup.ok && cup.calculation.grams).toBeGreaterThan(230);
  });
});

describe("one of it, a pack of it, and how many pieces", () => {
  test.each([
    ["toast 2 pcs", ["2 pcs: toast"]],
    ["ramen noodle packet", ["1 packet: ramen noodle"]],
    ["whole can campbells tomato soup", ["1 can: campbells tomato soup"]],
    ["fish n chips 2pc with coleslaw", ["1 serving: fish n chips", "1/2 cup: coleslaw"]],
    [
      "2 rice cakes with almond butter, 1 tbsp on each",
      ["2: rice cakes", "1 tablespoon: almond butter"],
    ],
    [
      "movie popcorn, split it so had half. diet coke",
      ["0.5: movie popcorn", "1 serving: diet coke"],
    ],
    ["fish curry 2 pieces", ["1 serving: fish curry"]],
    ["banquet meat loaf meal", ["1 serving: banquet meat loaf meal"]],
    ["my usual coffee break", []],
    ["dominos pepperoni pizza 4 slices medium", ["4 slices: dominos pepperoni pizza"]],
    ["pierogi ruskie about 8 with sour cream", ["8: pierogi ruskie", "2 tbsp: sour cream"]],
    ["two sausages mash", ["2: sausages", "1 serving: mash"]],
    ["kiwi", ["1: kiwi"]],
    [
      "maccas large big mac meal with coke no sugar",
      ["1: big mac", "1 large: french fries", "1 large: coke no sugar"],
    ],
    [
      "panda express plate orange chicken beijing beef chow mein",
      ["1 serving: orange chicken", "1 serving: beijing beef", "1 serving: chow mein"],
    ],
    [
      "chicken fillet roll with mayo lettuce and cheese",
      ["1 roll: chicken fillet roll", "1 tbsp: mayo", "1 slice: lettuce", "1 slice: cheese"],
    ],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["salmon filet", "2 salmon fillets", 2],
    ["a lemonade", "2 dr peppers", 2],
    ["medium waffle fry", "medium waffle fries", 1],
  ])("%s, as in %s", (one, several, times) => {
    const [[first], [all]] = [foods(one), foods(several)];
    expect(all?.grams).toBeCloseTo((first?.grams ?? 0) * times);
  });

  test("a number alone is no food", () => {
    expect(foods("1")).toEqual([]);
    expect(foods("a glass of 2%")[0]?.food.name).toMatch(/^Milk/);
  });

  test("a smoothie is no chain's medium", () => {
    expect(foods("a smoothie")[0]?.grams).toBeLessThan(500);
  });

  test("a list ends with its sentence", () => {
    expect(asked("turkey sub with mayo, lettuce. baked lays")).toHaveLength(2);
  });
});
