import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked, kcal } from "./told-fixture.ts";

/** Amounts behind their food, lists in brackets and what was left, as people note their meals. */

describe("an amount behind its food is its amount", () => {
  test.each([
    ["gyoza, 6 of them", ["6: gyoza"]],
    ["fish fingers - 5 of them", ["5: fish fingers"]],
    ["grapes (about 15)", ["15: grapes"]],
    ["handful of almonds (about 10)", ["10: almonds"]],
    ["lasagne, only ate half", ["0.5: lasagne"]],
    ["curry, left half", ["0.5: curry"]],
    ["shepherds pie, big portion, with peas", ["1 large portion: shepherds pie", "1/2 cup: peas"]],
    ["rice 150g (cooked)", ["150 g: rice cooked"]],
    ["rice half plate", ["0.5 plate: rice"]],
    ["sultanas tablespoon", ["1 tablespoon: sultanas"]],
    ["chicken curry with rice, 400g", ["400 grams: chicken curry with rice"]],
    ["vodka and coke x2", ["2: vodka and coke"]],
    ["an apple 150g", ["150 g: apple"]],
    ["steak 200g with chips", ["200 g: steak", "1 serving: french fries"]],
    ["8 oz steak with fries", ["8 ounces: steak", "1 serving: fries"]],
    ["pasta (2 cups, cooked)", ["2 cups: cooked pasta"]],
    ["40g oats with milk", ["40 grams: oats", "1/2 cup: milk"]],
    ["porridge (40g)", ["40 grams: rolled oats"]],
    ["beans, sausages and eggs", ["1 serving: baked beans", "2: sausages", "2: eggs"]],
    ["curry and rice, about 400g", ["400 grams: curry with rice"]],
    ["tuna mayo sandwich on brown", ["1 sandwich: tuna mayo sandwich"]],
    ["tsp honey", ["1 teaspoon: honey"]],
    ["2 sausages, 2 rashers", ["2: sausages", "2: rashers"]],
    ["large chips shared between two", ["0.5 large: french fries"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each(["a banana about 11", "a banana around 11"])("but %s tells when", (text) => {
    expect(asked(text)).toEqual(["1: banana"]);
  });
});

describe("what was left, and what tells when, is no amount", () => {
  test.each([
    ["I didn't eat anything but drank two cokes", ["2: cokes"]],
    ["didn't eat anything today, just two cokes", ["2: cokes"]],
    ["couldn't finish my burrito, ate about half", ["0.5: burrito"]],
    [
      "spaghetti bolognese, didn't finish the garlic bread",
      ["1 serving: spaghetti bolognese", "1 serving: garlic bread"],
    ],
    ["bowl of cereal with milk around 8", ["1 bowl: cereal with milk"]],
    ["a banana about 11 and a yoghurt", ["1: banana", "1: yoghurt"]],
    [
      "three tacos, two with chicken and one with beef",
      ["2: tacos with chicken", "1: tacos with beef"],
    ],
    ["protein shake 30g protein", ["1 serving: protein shake"]],
    ["half an avocado", ["0.5: avocado"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  test.each([
    ["a side salad with thousand island dressing", 24, 250],
    ["2 slices of pizza with sausage and mushroom", 500, 800],
    ["clam chowder in a bread bowl", 700, 1100],
    ["ham and cheese hot pocket", 250, 360],
    ["7 up", 80, 200],
    ["7-up", 80, 200],
    ["a bowl of granola with yogurt", 350, 620],
    ["pho with beef", 300, 480],
    ["side salad with italian dressing", 60, 180],
  ])(
    "a number in a name is no amount, and what is in a dish isn't beside it: %s",
    (text, least, most) => {
      expect(kcal(text)).toBeGreaterThanOrEqual(least);
      expect(kcal(text)).toBeLessThanOrEqual(most);
    },
  );

  test("a watermelon is no ball of it", () => {
    const [item] = readFoodSentence(catalogue, "half a watermelon").items;
    expect(item?.outcome).toMatchObject({ ok: true, calculation: { grams: 1000 } });
  });
});

describe("what is told of a meal isn't food", () => {
  test.each([
    ["had toast and eggs", ["1 serving: toast", "2: eggs"]],
    ["tea tonight was pizza and some salad", ["1 serving: pizza", "1 serving: salad"]],
    ["soup, think it was carrot, about 300ml", ["300 milliliters: soup"]],
    ["B: toast\nS: 2 digestives", ["1 serving: toast", "2: digestives"]],
    ["Lunch 2 chapati, dal", ["2: chapati", "1 serving: dal"]],
    ["prawns on the barbie", ["1 serving: prawns"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what was left or not eaten doesn't count", () => {
  test.each([
    ["chicken wrap, didn't eat the crisps", ["1 wrap: chicken wrap"]],
    ["burger with chips but didn't have the chips", ["1 serving: burger"]],
    ["sausages, mash and peas, didn't eat the peas", ["2: sausages", "1 serving: mash"]],
    ["burger and chips, left half the chips", ["1 serving: burger", "0.5: french fries"]],
    ["rice and a garlic naan (shared the naan)", ["1 1/4 cups: rice", "0.5: garlic naan"]],
    ["nachos shared between two", ["0.5 serving: nachos"]],
    ["bottle of wine between two", ["0.5 bottle: wine"]],
    ["large fries, shared with my sister", ["0.5 large: fries"]],
    ["steak and chips, left most of the chips", ["1 steak: steak", "0.25: french fries"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("a list in brackets is what was eaten, or describes one dish", () => {
  test.each([
    ["fry up (bacon, 2 eggs, beans)", ["1 serving: bacon", "2: eggs", "1 serving: baked beans"]],
    [
      "roast dinner (chicken, potatoes, carrots)",
      ["1 serving: chicken", "1: potatoes", "1 serving: carrots"],
    ],
    ["egg and chips (2 eggs)", ["2: eggs", "1 serving: french fries"]],
    [
      "bacon butty (2 rashers, white bread, brown sauce)",
      ["1 sandwich: bacon sandwich", "1 tbsp: brown sauce"],
    ],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what somebody in Britain or beyond means", () => {
  test.each([
    ["vegemite toast x2", 130, 260],
    ["burger extra cheese", 320, 500],
    ["a bit of butter", 30, 110],
    ["large chips", 380, 620],
    ["3 sausages and mash", 520, 800],
    ["a quarter of a margherita pizza (12 inch)", 280, 450],
    ["jacket potato with beans and cheese", 400, 600],
    ["butter chicken from uber eats", 350, 600],
    ["egg curry with 2 eggs", 250, 450],
    ["sweet and sour chicken balls", 380, 700],
    ["a poppadom", 25, 60],
    ["cauliflower cheese", 150, 280],
    ["a dram", 70, 110],
    ["2 medu vada", 180, 320],
    ["mince and tatties", 300, 480],
    ["scampi", 180, 320],
    ["a chocolate milk", 150, 260],
    ["200g raw chicken", 210, 460],
    ["ham and mustard sandwich", 200, 420],
    ["falafel and hummus wrap", 280, 650],
    ["3 roasties", 180, 380],
    ["2 bhatura", 400, 700],
    ["pigs in blankets x2", 120, 260],
    ["bhel puri 1 plate", 150, 400],
    ["corned beef and pickle sandwich", 220, 480],
    ["packet of crisps", 120, 180],
    ["chips and gravy", 380, 650],
    ["2 slices of milk tart", 350, 620],
    ["a tin of tuna", 110, 220],
    ["snoek 150g", 130, 260],
    ["had soup", 80, 320],
    ["a flapjack", 250, 400],
    ["1 plate pani puri", 150, 350],
    ["eggs and soldiers", 180, 320],
    ["2 minute noodles", 280, 480],
    ["pret tuna baguette", 330, 650],
    ["250 ml semi skimmed", 110, 140],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });
});
