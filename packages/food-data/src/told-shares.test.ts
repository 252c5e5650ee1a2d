import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** Shares, batches, packs and what is told of each, as testers who knew nothing of the engine wrote them. */

describe("a share behind a food is how much of it was eaten", () => {
  test.each([
    ["burrito, ate 3/4", ["0.75: burrito"]],
    ["sandwich (ate 1/3)", ["0.333: sandwich"]],
    ["ramen - ate 2/3 of it", ["0.667: ramen"]],
    ["large fries. ate about half of them", ["0.5 large: fries"]],
    ["tuna salad (1 can tuna, 2 tbsp mayo), ate half", ["0.5 can: tuna", "1 tablespoon: mayo"]],
    ["omelette w 3 eggs and 1 oz cheddar, ate half", ["1.5: eggs", "0.5 ounce: cheddar"]],
    ["steak 300g, ate 2/3", ["200 g: steak"]],
    ["pizza, half of it", ["0.5: pizza"]],
    ["ceviche (half)", ["0.5: ceviche"]],
    ["burger and fries, ate half the fries", ["1 serving: burger", "0.5: fries"]],
    ["rice 200g, ate half the rice", ["100 g: rice"]],
    ["big mac meal, just the fries", ["1 serving: fries"]],
    ["4 nuggets, he had 1 i had the rest", ["3: nuggets"]],
    ["toast, burger, ate half", ["1 serving: toast", "0.5: burger"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["1/4 cup rice", ["0.25 cup: rice"]],
    ["burger, had half a beer", ["1 serving: burger", "0.5 pint: beer"]],
  ])("but %s is an amount of its own", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("how many were had, told behind what there was", () => {
  test.each([
    ["wings, had 4", ["4: wings"]],
    ["a box of donuts, had 2", ["2: donuts"]],
    ["spag bol, I had 1.5 cups", ["1.5 cups: spag bol"]],
    ["a bottle of wine, had 2 glasses", ["2 glasses: wine"]],
    ["wings w/ 3 ppl (~4 for me)", ["4: wings"]],
    ["5 almonds, then 10 more", ["15: almonds"]],
    ["lunch. had 2 tacos", ["2: tacos"]],
    ["toast, had 2 beers", ["1 serving: toast", "2: beers"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what was cooked for several meals", () => {
  test.each([
    [
      "1.5kg chicken breast, 600g broccoli, split in 5 boxes. had 1 box",
      ["0.3 kilogram: chicken breast", "120 grams: broccoli"],
    ],
    ["1kg chicken, split in 4", ["0.25 kilogram: chicken"]],
    ["2kg chili, 8 portions, had 2", ["0.5 kilogram: chili"]],
    [
      "turkey chili, 1/5 of the pot. pot = 2 lb ground turkey, 2 cans black beans",
      ["0.4 pound ground: ground turkey", "0.4 can: black beans"],
    ],
    ["slice of cake made with 200g butter and 200g flour", ["1 slice: cake"]],
    [
      "focaccia 1 square (480g bread flour and 60ml olive oil in a 9x13, cut in 12)",
      ["40 grams: bread flour", "5 milliliters: olive oil"],
    ],
    ["2 slices margherita pizza, 12in cut in 8", ["2 slices: margherita pizza"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("but what was eaten at once stays as it is", () => {
    expect(asked("300g chicken, 200g rice")).toEqual(["300 grams: chicken", "200 grams: rice"]);
  });
});

describe("a dish whose makings are listed is these", () => {
  test.each([
    ["egg salad made w 4 eggs and 3T mayo", ["4: eggs", "3 tablespoons: mayo"]],
    ["scrambled eggs with 3 eggs", ["3: eggs"]],
    ["smoothie w 1 banana and 1 cup milk", ["1: banana", "1 cup: milk"]],
    [
      "breakfast was a smoothie made with a pear, a cup of spinach and a cup of oat milk",
      ["1: pear", "1 cup: spinach", "1 cup: oat milk"],
    ],
    [
      "shake with peanut butter, a banana and 300 ml milk",
      ["1 serving: peanut butter", "1: banana", "300 milliliters: milk"],
    ],
    ["smoothie with kale and a glass of milk", ["1 serving: smoothie with kale", "1 glass: milk"]],
    ["oatmeal with 1/2 cup oats", ["0.5 cup: oats"]],
    ["oatmeal made w 1 cup milk", ["1 serving: oatmeal", "1 cup: milk"]],
    ["toast with 2 eggs", ["1 serving: toast", "2: eggs"]],
    ["coffee with 2 sugars", ["1 serving: coffee", "2: sugars"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what is told of each goes for all", () => {
  test.each([
    ["3 eggs 50g each", ["150 grams: eggs"]],
    ["2 oatmeal cookies (38g each)", ["76 grams: oatmeal cookies"]],
    ["2 x 38g cookies", ["76 grams: cookies"]],
    ["2 toast with 1 tbsp peanut butter each", ["2: toast", "2 tablespoons: peanut butter"]],
    ["2 rotis w ghee 1 tsp each", ["2: rotis", "2 teaspoons: ghee"]],
    ["100g each chicken and rice", ["100 grams: chicken", "100 grams: rice"]],
    ["2 teas, 1 sugar each", ["2: teas", "2: sugar"]],
    ["4 30g cookies", ["120 grams: cookies"]],
    ["two 12-oz beers", ["24 ounces: beers"]],
    ["2x330ml coke", ["660 milliliters: coke"]],
    ["2 cans (330 ml each) of coke", ["660 milliliters: coke"]],
    ["2 8 oz glasses of milk", ["2 glasses: milk"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("whose it was, and who shared it", () => {
  test.each([
    ["half of her sandwich", ["0.5: sandwich"]],
    ["half of kids quesadilla", ["0.5: quesadilla"]],
    ["1/3 of daughter's pasta", ["0.333: pasta"]],
    ["half of john's burger", ["0.5: burger"]],
    ["half of mcdonald's fries", ["0.5: mcdonalds fries"]],
    ["4 fish fingers between us", ["2: fish fingers"]],
    ["slice of cake split with mom", ["0.5 slice: cake"]],
    ["wings split w 3 ppl", ["0.25 serving: wings"]],
    ["fries split 2 ways", ["0.5 whole: fries"]],
    [
      "banana split with chocolate sauce",
      ["1 serving: banana split", "1 serving: chocolate sauce"],
    ],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("a part of what was packed, and a whole one", () => {
  test.each([
    ["half a 4.4oz bag of skinnypop", ["2.2 ounces: skinnypop"]],
    ["half a bag of pretzels, 16oz bag", ["8 ounces: pretzels"]],
    ["half a 12 oz steak", ["6 ounces: steak"]],
    ["a piece of ham about three ounces", ["3 ounces: ham"]],
    ["KD. the whole box", ["1 box: kd"]],
    ["whole pineapple", ["1 whole: pineapple"]],
    ["whole milk", ["1 serving: whole milk"]],
    ["panda express half chow mein", ["0.5: panda express chow mein"]],
    ["mcdonalds quarter pounder", ["1 serving: mcdonalds quarter pounder"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["1/8 apple pie", 125, 155],
    ["1/4 quiche", 200, 280],
    ["1/5 of the pot of chili", 350, 450],
    ["1/16 of the pan of brownies", 40, 65],
    ["1 whole apple pie", 1000, 1300],
    ["a whole mango", 200, 340],
    ["half a rotisserie chicken", 220, 330],
    ["half jar pasta sauce", 170, 260],
    ["whole bag of doritos", 150, 280],
    ["half a pasta w shrimp", 100, 200],
    ["half a general tso chicken", 80, 120],
    ["2 serving spoons of rice", 100, 180],
    // One of these is for one.
    ["1/3 brownie", 10, 20],
    ["1/4 pork pie", 30, 40],
    ["1/4 avocado", 30, 55],
    ["1/3 burrito", 60, 90],
  ])("%s", (text, least, most) => {
    const [food] = foods(text);
    expect(food?.grams).toBeGreaterThanOrEqual(least);
    expect(food?.grams).toBeLessThanOrEqual(most);
  });
});

describe("a bit is less than a portion", () => {
  test.each([
    ["bit of mayo", 20, 80],
    ["a bit of fries", 60, 200],
    ["a little bit of rice", 50, 130],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });

  test("but beside a food it is what is usually added", () => {
    expect(asked("tea with a bit of milk")).toEqual(["1 serving: tea", "2 tbsp: milk"]);
  });
});
