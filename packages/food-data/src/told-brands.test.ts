import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** Drinks as they are ordered, brands and short words, as people note their meals. */

describe("a drink is read as it was ordered", () => {
  test.each([
    ["oat flat white", ["1 serving: oat milk flat white"]],
    ["flat white on oat", ["1 serving: oat milk flat white"]],
    ["grande oatmilk latte no foam", ["1 grande: oat milk latte"]],
    ["coffee w soy", ["1 serving: coffee with soy milk"]],
    ["flat white full cream", ["1 serving: flat white"]],
    ["tea with semi", ["1 serving: tea with semi skimmed milk"]],
    ["2 weetbix w skim", ["2: weetbix", "1/2 cup: skim milk"]],
    ["glass of 2% milk", ["1 glass: 2% milk"]],
    ["cup of tea milk no sugar", ["1 cup: tea with milk"]],
    ["glass of chard", ["1 glass: chardonnay"]],
    ["spicy marg", ["1 serving: spicy margarita"]],
    ["bud light tallboy", ["1 tall boy: bud light"]],
    ["full fat coke", ["1: coke"]],
    ["oat capp", ["1 serving: oat milk cappuccino"]],
    ["flat white regular full cream", ["1 regular: flat white"]],
    ["200ml skim", ["200 milliliters: skim milk"]],
    ["2 mini bottles of red", ["2 small bottles: red wine"]],
    // What is as well a food stays one.
    ["muesli with almond", ["1 serving: muesli", "1 serving: almond"]],
    ["coffee, oat cookie", ["1 serving: coffee", "1 cookie: oat cookie"]],
    ["chard 100g", ["100 g: chard"]],
    ["toast with marg", ["1 serving: toast", "1 serving: marg"]],
    ["full fat greek yogurt", ["1 serving: full fat greek yogurt"]],
    ["tea without sugar", ["1 serving: tea without sugar"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["coffee 1 milk 1 sugar", 20, 40],
    ["coffee 2 sugars 1 milk", 35, 60],
    ["2 margs", 400, 650],
    ["cab sav", 110, 140],
    ["16oz tallboy", 180, 230],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });
});

describe("what is drunk by the pint and nobody knows is beer, as a guess", () => {
  test.each(["3 pints of Black Sheep", "pint of Landlord", "2 schooners of Zorbix"])(
    "%s",
    (text) => {
      const [beer] = foods(text);
      expect(beer?.food.name).toMatch(/beer/i);
      expect(beer?.confidence).toBeLessThan(0.5);
    },
  );

  test.each([
    ["pint of blueberries", /Blueberries/],
    ["a pint of milk", /Milk/],
    ["pint of Guinness", /Guinness/],
    ["pint of raspberry sorbet", /^(?!.*beer)/],
  ])("but %s is what it says", (text, name) => {
    expect(foods(text)[0]?.food.name).toMatch(name);
  });
});

describe("a word that elsewhere is a food tells what it lies on, comes in or was cut from", () => {
  test.each([
    ["turkey on wheat", ["1 sandwich: turkey sandwich"]],
    ["4 oz turkey on wheat", ["4 ounces: turkey", "2 slices: wheat bread"]],
    ["2 eggs on rye", ["2: eggs", "1 serving: rye toast"]],
    ["1 oz pistachios in the shell", ["1 ounce: pistachios unshelled"]],
    ["2 eggs in the shell", ["2: eggs"]],
    ["slab of lasagne", ["1 large piece: lasagne"]],
    ["slab of ribs", ["1 rack: ribs"]],
    ["corner piece of cake", ["1 piece: cake"]],
    ["bagel with 2 tbsp cc", ["1 bagel: bagel", "2 tablespoons: cream cheese"]],
    ["chicken on white rice", ["1 serving: chicken", "1 1/4 cups: white rice"]],
    ["100 cc milk", ["100 milliliters: milk"]],
    ["grilled cheese on sourdough", ["1 serving: grilled cheese"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("a short word is the food, and a name is one thing", () => {
  test.each([
    ["5 chicken nuggs", 200, 300],
    ["2 tbsp nooch", 30, 60],
    ["100g strawbs", 28, 40],
    ["turkey sammie", 200, 450],
    ["fries with nacho cheese", 400, 600],
    ["cheese nachos", 300, 400],
    ["A&W teen burger and fries", 780, 1000],
    ["1 up & go banana 250ml", 180, 210],
    ["1 up and go and a banana", 280, 320],
    ["packet of tiny teddies", 90, 130],
    ["tiny teddies", 90, 130],
    ["cava greens and grains", 500, 900],
    ["glass of cava", 90, 140],
    ["whataburger small choc shake", 500, 700],
    ["1 juice box", 80, 110],
    ["6 premium plus crackers", 60, 95],
    ["4 glucose tabs", 50, 70],
    ["6oz sirloin cooked", 300, 420],
    ["flying dutchman", 340, 420],
    ["turkey, stuffing, cranberry", 350, 550],
    ["cranberry juice", 80, 180],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });

  test.each([
    ["turkey, roasties, sprouts", /Brussels sprouts/],
    ["stir fry with sprouts", /^(?!.*Brussels)/],
  ])("%s", (text, name) => {
    expect(foods(text).at(-1)?.food.name).toMatch(name);
  });
});

test.each([
  ["great value oatmeal", ["1 serving: oatmeal"]],
  ["100 g great value hash browns", ["100 grams: great value hash browns"]],
  ["1 cup great value whole milk", ["1 cup: great value whole milk"]],
  ["a great breakfast of oatmeal", ["1 serving: oatmeal"]],
])("a shop's brand is no praise: %s", (text, expected) => {
  expect(asked(text)).toEqual(expected);
});

test.each([
  ["fiber one bar with milk", ["1 bar: fiber one bar", "1/2 cup: milk"]],
  ["Ensure plus and a banana", ["1 serving: Ensure plus", "1: banana"]],
  ["cheez it and a coffee", ["1 serving: cheez it", "1: coffee"]],
])("words that are no number and no pronoun in a name: %s", (text, expected) => {
  expect(asked(text)).toEqual(expected);
});

describe("a dish is read without what it is told to have had by the measure, if it has that", () => {
  test.each([
    // Not made of milk; coconut milk; the cheese of its milk.
    "greek yogurt with a cup of milk",
    "haupia with a cup of milk",
    "meatball sub with a cup of milk",
  ])("%s", (text) => {
    const [dish] = text.split(" with ");
    expect(kcal(text)).toBe(kcal(dish ?? "") + kcal("a cup of milk"));
  });

  test("roast pork rice with 100 g rice", () => {
    expect(kcal("roast pork rice with 100 g rice")).toBeLessThan(kcal("roast pork rice"));
  });
});
