import { describe, expect, test } from "vitest";
import { asked, foods } from "./told-fixture.ts";

/** Meals as they are ordered, dictated and misspelt: which foods, and how much of each. */

describe("a chain's meal is its burger, fries and drink", () => {
  test.each([
    [
      "big mac meal with a medium sprite",
      ["1: big mac", "1 medium: french fries", "1 medium: sprite"],
    ],
    ["I had a cheeseburger meal", ["1: cheeseburger", "1 medium: french fries", "1 medium: coke"]],
    [
      "large whopper combo with diet coke",
      ["1: whopper", "1 large: french fries", "1 large: diet coke"],
    ],
    [
      "big mac meal no pickles large coke zero and an apple",
      ["1: big mac", "1 medium: french fries", "1 large: coke zero", "1: apple"],
    ],
    [
      "whopper meal medium, coke regular",
      ["1: whopper", "1 medium: french fries", "1 regular: coke"],
    ],
    ["big mac meal medium w sprite", ["1: big mac", "1 medium: french fries", "1 medium: sprite"]],
    [
      "big mac meal large fries large coke",
      ["1: big mac", "1 large: french fries", "1 large: coke"],
    ],
  ])("%s", (text, expected) => {
    expect(asked(text).map((one) => one.replace("1 serving:", "1:"))).toEqual(expected);
  });

  test("told with their sizes, its fries and its drink are no more of them", () => {
    expect(foods("big mac meal, large fries, large coke")).toHaveLength(3);
    expect(foods("mcchicken meal with chips and a strawberry milkshake")).toHaveLength(3);
    expect(foods("big mac meal, coke, fries and an apple pie")).toHaveLength(4);
    expect(foods("large big mac meal with fries and sprite and 4 nuggets")).toHaveLength(4);
  });

  test("other meals aren't", () => {
    expect(asked("corn meal")).toHaveLength(1);
    expect(foods("oat meal with milk")[0]?.food.name).toMatch(/oat/i);
  });
});

describe("a size or a count behind or before what was ordered", () => {
  test.each([
    ["a turkey sub, footlong, with mayo", ["footlong: turkey sub", "1 tbsp: mayo"]],
    ["pho with beef, large", ["1 large: pho"]],
    ["pizza, 2 slices, large", ["2 large slices: pizza"]],
    [
      "a 10 piece chicken nugget with bbq sauce",
      ["10 pieces: chicken nugget", "2 tbsp: bbq sauce"],
    ],
    ["3 pc fried chicken and fries", ["3 pieces: fried chicken", "1 serving: fries"]],
    ["steak 8 oz medium rare", ["8 oz: steak"]],
    ["large coffee with 2 creams and 2 sugars", ["1 large: coffee", "2: creams", "2: sugars"]],
    ["6 inch italian bmt", ["6 inch: italian bmt"]],
    ["pizza (2 slices pepperoni)", ["2 slices: pepperoni pizza"]],
    ["tortilla chips, 15, with guacamole", ["15: tortilla chips", "1 serving: guacamole"]],
    [
      "hot dog with ketchup at the ballpark and a beer",
      ["1 serving: hot dog with ketchup", "1: beer"],
    ],
    ["iced latte with skim milk, grande", ["1 grande: iced latte with skim milk"]],
    ["2 cups and a half of milk", ["2.5 cups: milk"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what a dish is made of replaces it", () => {
  test.each([
    [
      "stir fry with 200g tofu, 1 tbsp sesame oil and 180g cooked noodles",
      ["200 grams: tofu", "1 tablespoon: sesame oil", "180 grams: cooked noodles"],
    ],
    [
      "pasta with 100g dry spaghetti, 2 tbsp pesto and 20g parmesan",
      ["100 grams: dry spaghetti", "2 tablespoons: pesto", "20 grams: parmesan"],
    ],
    [
      "an omelette with 3 egg whites, spinach and feta",
      ["3: egg whites", "1 serving: spinach", "1 serving: feta"],
    ],
    ["omelette made with two eggs and spinach", ["2: eggs", "1 serving: spinach"]],
    ["kids meal with 4 nuggets and apple juice", ["4: nuggets", "1 serving: apple juice"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("pasta stays where the list has none", () => {
    expect(asked("pasta with 100g chicken and 20g parmesan")).toHaveLength(3);
  });

  test("a bowl has no rice where none was wanted", () => {
    for (const text of ["chicken burrito bowl no rice", "burrito bowl with beef, without rice"]) {
      const [bowl, ...more] = foods(text);
      expect(more).toEqual([]);
      expect(bowl?.food.name).not.toMatch(/rice/);
    }
  });

  test("a scoop of protein is one of its powder", () => {
    for (const text of ["a scoop of vanilla protein", "1 scoop protein"]) {
      const [powder] = foods(text);
      expect(powder?.food.per100g.protein ?? 0).toBeGreaterThan(70);
      expect(powder?.grams).toBeGreaterThan(25);
      expect(powder?.grams).toBeLessThan(35);
    }
  });

  test.each([
    ["a side of fries", 80, 180],
    ["side of chips", 20, 45],
  ])("%s is a portion of it", (text, from, to) => {
    const [side] = foods(text);
    expect(side?.grams).toBeGreaterThan(from);
    expect(side?.grams).toBeLessThan(to);
  });

  test("a chain's bowl holds the chain's portions of what is listed", () => {
    const [bowl, ...more] = foods("chipotle bowl with chicken, brown rice, black beans and cheese");
    expect(more).toEqual([]);
    expect(bowl?.grams).toBeGreaterThan(330);
    expect(bowl?.food.name).toMatch(/black beans/);
  });
});

describe("foods that nothing separates", () => {
  test.each([
    ["eggs toast bacon coffee", ["eggs", "toast", "bacon", "coffee"]],
    ["chicken rice broccoli", ["chicken", "rice", "broccoli"]],
    ["salmon rice green beans", ["salmon", "rice", "green beans"]],
  ])("%s", (text, expected) => {
    expect(foods(text)).toHaveLength(expected.length);
    expect(asked(text).map((one) => one.replace(/^.*: /, ""))).toEqual(expected);
  });

  test.each([
    "ham cheese omelette",
    "strawberry banana yogurt",
    "tomato basil soup",
    "chicken apple sausage",
    "bacon egg cheese bagel",
    "lemon pepper chicken",
    "chicken noodle soup",
    "peanut butter jelly sandwich",
  ])("%s is one", (text) => {
    expect(asked(text)).toHaveLength(1);
  });
});

describe("amounts as they are told", () => {
  test.each([
    ["a cup and a half of chili", ["1.5 cups: chili"]],
    [
      "leftover chili about a cup and a half with cornbread",
      ["1.5 cups: chili", "1 serving: cornbread"],
    ],
    [
      "mac n cheese, like 2 cups, with hot dogs cut up in it",
      ["2 cups: mac n cheese", "1 serving: hot dogs"],
    ],
    [
      "protein shake (2 scoops whey, 1 banana, 300ml milk)",
      ["2 scoops: whey", "1: banana", "300 milliliters: milk"],
    ],
    ["4 bacon strips", ["4 strips: bacon"]],
    ["2 sausage links", ["2 links: sausage"]],
    ["2 chicken strips", ["2: chicken strips"]],
    ["orange slices", ["1 serving: orange"]],
    ["rice about a cup", ["1 cup: rice"]],
    ["a banana and a half cup of milk", ["1: banana", "0.5 cup: milk"]],
    ["scrambled 3 eggs in a tablespoon of butter", ["3: eggs", "1 tablespoon: butter"]],
    ["rice and beans, about a cup of each", ["1 cup: rice", "1 cup: beans"]],
    ["~1 scoop whey", ["1 scoop: whey"]],
    ["starving so had a double cheeseburger", ["1: double cheeseburger"]],
    ["1 slice of rye bread, poached egg on top", ["1 slice: rye bread", "1 serving: poached egg"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("a child's is a small one", () => {
    const [popcorn] = foods("a child-sized popcorn");
    const [fries] = foods("kid's size fries");
    expect(popcorn?.grams).toBeLessThan(60);
    expect(fries?.grams).toBeLessThan(100);
  });

  test("a waffle cone is what ice cream shops bake", () => {
    expect(foods("ice cream in a waffle cone")[1]?.grams).toBe(29);
  });
});

describe("a whole name is better evidence than a word", () => {
  test.each([
    ["avacado tost", /^Avocado toast/],
    ["brocolli and chedder soup", /soup/i],
    ["brocoli and rice", /^Broccoli/],
    ["una hamburguesa y unas papas", /hamburger/i],
  ])("%s", (text, food) => {
    expect(foods(text)[0]?.food.name).toMatch(food);
  });

  test("broccoli and cheddar soup is one", () => {
    expect(foods("brocolli and chedder soup")).toHaveLength(1);
    expect(foods("broccoli and cheddar soup")).toHaveLength(1);
  });

  test("potatoes beside a burger are fries", () => {
    expect(foods("una hamburguesa con papas medianas").at(-1)?.food.name).toMatch(/french fried/);
  });
});

describe("a name that holds words of talk, halves or places is whole", () => {
  test.each([
    ["half and half", ["Cream, fluid, half and half"]],
    ["tom yum soup", ["Tom yum"]],
    ["tom yum", ["Tom yum"]],
    ["10 wings from wingstop", ["Wingstop classic wing"]],
    ["wingstop 10 wings", ["Wingstop classic wing"]],
    ["apple pie a la mode", ["Pie, apple, prepared from recipe", "Ice creams, vanilla"]],
  ])("%s", (text, names) => {
    expect(foods(text).map(({ food }) => food.name)).toEqual(names);
  });

  test("what is counted before a place is counted", () => {
    const [wings] = foods("10 wings from wingstop");
    expect(wings?.grams).toBe(330);
    expect(wings?.note).toBeUndefined();
    expect(asked("a burrito from chipotle").join()).not.toMatch(/from/);
  });
});
