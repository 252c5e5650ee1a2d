import { describe, expect, test } from "vitest";
import { asked, kcal } from "./told-fixture.ts";

/** Remarks, times, places, occasions and figures, which people tell around their foods. */

const reads = (rows: readonly (readonly [string, readonly string[]])[]) =>
  test.each(rows)("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

describe("a time of the day is no amount", () => {
  reads([
    ["toast 0730", ["1 serving: toast"]],
    ["breakfast 0730 toast", ["1 serving: toast"]],
    ["lunch 1230 apple", ["1: apple"]],
    ["up at 0430, 2 eggs", ["2: eggs"]],
    ["0600: 2 eggs, 1200: salad", ["2: eggs", "1 serving: salad"]],
    ["lunch at 1300h a banana", ["1: banana"]],
  ]);
  describe("but a number with a measure, or of a name, is one", () => {
    reads([
      ["1500 ml water", ["1500 milliliters: water"]],
      ["chicken 1000 g", ["1000 g: chicken"]],
      ["total 1800 calories", []],
    ]);
  });
});

describe("a remark behind a food isn't food", () => {
  reads([
    ["steak 250g. so good", ["250 g: steak"]],
    ["steak 250g so good", ["250 g: steak"]],
    ["coke 330ml. needed it", ["330 ml: coke"]],
    ["wine 150ml. tired", ["150 ml: wine"]],
    ["2 cookies don't judge me", ["2: cookies"]],
    ["donut bless my heart", ["1 serving: donut"]],
    ["an apple after a while", ["1: apple"]],
    ["banana half an hour later", ["1: banana"]],
    ["chicken 200g. rice 150g", ["200 g: chicken", "150 g: rice"]],
  ]);
  describe("but what was left, and what is called so, stays", () => {
    reads([
      ["burger, didn't eat the bun", ["1 serving: burger no bun"]],
      ["2 tbsp. butter", ["2 tablespoons: butter"]],
      ["1 cup flour 1 tsp. salt", ["1 cup: flour", "1 teaspoon: salt"]],
      ["very berry smoothie", ["1 serving: berry smoothie"]],
    ]);
    test("for a favorite place", () => {
      expect(kcal("a slice of pizza from my favorite fast food place")).toBeGreaterThan(200);
    });
  });
});

describe("what wasn't eaten, and how far somebody went, isn't food", () => {
  reads([
    ["no lunch too hot", []],
    ["no lunch bc busy, 2 crackers", ["2: crackers"]],
    ["skipped lunch, had a banana", ["1: banana"]],
    ["700 miles today", []],
    ["5 mile run, banana", ["1: banana"]],
    ["banana before 3 mile walk", ["1: banana"]],
    ["12 hour shift, 2 eggs", ["2: eggs"]],
  ]);
  describe("but", () => {
    reads([
      ["breakfast burrito no salsa", ["1 burrito: breakfast burrito without salsa"]],
      ["2 minute noodles", ["1 serving: instant noodles"]],
    ]);
  });
});

describe("where it was taken from isn't food", () => {
  reads([
    ["2 digestives off the tin", ["2: digestives"]],
    ["kitkat out the vending machine", ["1 serving: kitkat"]],
    ["1 spoon pb straight outta the jar", ["1 spoonful: pb"]],
    ["toast off the kids and an apple", ["1 serving: toast", "1: apple"]],
    ["coffee @ work", ["1 serving: coffee"]],
  ]);
  describe("but", () => {
    reads([
      ["finished off a pizza", ["1: pizza"]],
      ["3 pieces off the tray of sushi", ["3 pieces: sushi"]],
    ]);
  });
});

describe("what stands before the foods tells the occasion, the place or who ate", () => {
  reads([
    ["team dinner 2 slices pepperoni pizza", ["2 slices: pepperoni pizza"]],
    ["date night 2 glasses wine", ["2 glasses: wine"]],
    ["cheat day!! 2 donuts", ["2: donuts"]],
    ["oops!! 3 cookies", ["3: cookies"]],
    ["at the airport 2 slices pizza", ["2 slices: pizza"]],
    ["me - 2 eggs", ["2: eggs"]],
    ["bub 1/2 cup porridge", ["0.5 cup: porridge"]],
    ["Toddler dinner 1/2 cup spag bol", ["0.5 cup: spag bol"]],
    ["day 12 of 30: 2 eggs", ["2: eggs"]],
    ["Master 4: 1 egg", ["1: egg"]],
    ["party @ school - 2 slices pizza", ["2 slices: pizza"]],
    ["dim sum again lol. 3 har gow", ["3: har gow"]],
    ["plate from church fried chicken and slaw", ["1 serving: fried chicken", "1 serving: slaw"]],
  ]);
  describe("unless it is food, or says how much, or whose", () => {
    reads([
      ["turkey dinner 2 rolls", ["2 rolls: turkey dinner"]],
      ["toast at work 2 eggs", ["1 serving: toast", "2: eggs"]],
      ["had 2, actually 3 slices of pizza", ["3 slices: pizza"]],
      ["subway 2 cookies", ["2: subway cookies"]],
      ["-5 eggs", ["1 serving: -5 eggs"]],
      ["dim sum 6 pieces", ["6 pieces: dim sum"]],
    ]);
  });
});

describe("a chain before or behind a food is where it was eaten", () => {
  reads([
    ["Greggs after work, steak bake", ["1 serving: Greggs steak bake"]],
    ["mcdonalds on the way home, big mac", ["1 serving: mcdonalds big mac"]],
    ["had mcdonalds, 2 cheeseburgers", ["2: mcdonalds cheeseburgers"]],
    ["kfc for lunch, 2 drumsticks", ["2: kfc drumsticks"]],
    ["Waffle House in Amarillo, 2 eggs", ["2: eggs"]],
    ["patty melt whataburger", ["1 serving: patty melt"]],
  ]);
  describe("but alone, or beside a food, it is its own", () => {
    reads([
      ["whataburger", ["1 serving: whataburger"]],
      ["whataburger and fries", ["1 serving: whataburger", "1 serving: fries"]],
    ]);
  });
});

describe("a set meal that is followed by what was on it is told once", () => {
  reads([
    ["full english\n2 eggs\n2 bacon", ["2: eggs", "2: bacon"]],
    ["full english. 2 eggs, 2 bacon", ["2: eggs", "2: bacon"]],
    ["fish and chips from the chippy - cod, chips", ["1 serving: cod", "1 serving: french fries"]],
  ]);
  describe("but what came beside it is more", () => {
    reads([
      ["full english, orange juice", ["1 serving: full english", "1 serving: orange juice"]],
      [
        "spaghetti bolognese\ngarlic bread\nparmesan",
        ["1 serving: spaghetti bolognese", "1 serving: garlic bread", "2 tbsp: parmesan"],
      ],
    ]);
  });
});

describe("the carbohydrates of a food are in it, and no amount", () => {
  reads([
    ["1 cup rice 45 carbs", ["1 cup: rice"]],
    ["1 cup rice = 45 net", ["1 cup: rice"]],
    ["2 slices bread 24 net", ["2 slices: bread"]],
    ["salad, 29 net carbs", ["1 serving: salad"]],
    ["banana 27c", ["1: banana"]],
    ["sugar 62, 4 oz juice", ["4 ounces: juice"]],
    ["broccoli 90g - 48p 65c 7f", ["90 g: broccoli"]],
  ]);
  describe("but", () => {
    reads([
      ["1 c rice", ["1 cup: rice"]],
      ["2 slices zero net carb bread", ["2 slices: zero net carb bread"]],
      ["sugar 50g", ["50 g: sugar"]],
    ]);
  });
});

describe("the energy that a menu says is that of the food", () => {
  test.each([
    ["pizza (menu says 1200)", 1200],
    ["muffin (says 420)", 420],
    ["pasta - menu 1100 kcal", 1100],
    ["burger, menu says 890 cal", 890],
    ["sandwich (app says 540 cal)", 540],
    ["cookie (180 on the label)", 180],
    ["1 presidente margarita (menu says 310)", 310],
  ])("%s", (text, energy) => {
    expect(kcal(text)).toBeCloseTo(energy, 0);
  });
  reads([["granola (label says 45 g)", ["45 g: granola"]]]);
});
