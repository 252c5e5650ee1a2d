import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** What dishes are called by besides their names, what is weighed dry, and how large one is. */

describe("a pair of flavours is one food with its dish, and so is a pair in a pie", () => {
  test.each([
    ["packet salt & vinegar crisps", ["1 small packet: salt-and-vinegar crisps"]],
    ["bag sour cream and onion chips", ["1 bag: sour cream-and-onion chips"]],
    ["lemon n herb chicken", ["1 serving: lemon-and-herb chicken"]],
    ["Walkers cheese & onion (25g)", ["25 g: Walkers cheese-and-onion"]],
    ["cheese & onion pie", ["1 serving: cheese-and-onion pie"]],
    ["steak and onion pie", ["1 serving: steak and onion pie"]],
    ["can pork & beans", ["1 can: pork and beans"]],
    // But these are several foods.
    ["eggs with salt and pepper", ["2: eggs", "1 pinch: salt", "1 pinch: black pepper"]],
    [
      "burger with cheese and onion rings",
      ["1 serving: burger with cheese", "1 serving: onion rings"],
    ],
    ["coffee and apple pie", ["1 serving: coffee", "1 serving: apple pie"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("dishes by their bread, their plate and what is on them", () => {
  test.each([
    ["pie and chips", 800, 1200],
    ["pie & mushy peas", 500, 750],
    ["pie and custard", 500, 700],
    ["Fray Bentos steak & kidney pie", 450, 750],
    ["steak & kidney pudding", 380, 550],
    ["bbq plate", 700, 1100],
    ["catfish plate", 800, 1300],
    ["enchilada plate", 650, 1100],
    ["breakfast plate", 500, 950],
    ["pancake plate", 450, 850],
    ["gyro plate", 800, 1200],
    ["tuna mayo baguette", 380, 600],
    ["cheese baguette", 300, 550],
    ["half a baguette", 150, 600],
    ["tuna mayo roll", 300, 480],
    ["tuna roll", 150, 330],
    ["sausage roll", 300, 420],
    ["sausage breadcake", 300, 550],
    ["corn on the cob", 70, 180],
    ["tuna mayo jacket", 400, 560],
    ["marmite sandwich", 200, 320],
    ["bacon butty 2 rashers", 300, 480],
    ["2 burgers in buns", 500, 800],
    ["2 veggie dogs in buns", 300, 450],
    ["2 slices of toast buttered", 190, 260],
    ["bagel buttered", 290, 400],
    ["toast", 55, 90],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });
});

describe("what was weighed before it was cooked", () => {
  test.each([
    ["180g jasmine rice dry", 640, 675],
    ["1/2 cup jasmine rice uncooked", 310, 360],
    ["basmati 75g dry", 265, 285],
    ["80g fusilli uncooked", 285, 305],
    ["50g moong dal raw", 165, 185],
    ["50g dry chickpeas", 170, 195],
    ["50g cream of rice", 175, 195],
    ["200g cream of rice", 90, 120],
    ["150g fusilli", 220, 250],
    ["30g dry roasted peanuts", 165, 185],
    ["12oz raw ribeye", 750, 1000],
    ["8oz raw 73/27 ground beef", 680, 760],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });

  test.each([
    ["1 scoop iso100 fudge brownie", ["1 scoop: iso100"]],
    ["1 scoop whey cookies and cream", ["1 scoop: whey"]],
    ["whey, banana and milk", ["1 serving: whey", "1: banana", "1 serving: milk"]],
  ])("%s is of that flavour", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

test.each([
  ["6 pieces orange chicken", 120],
  ["6 pieces kung pao chicken", 120],
  ["2 pieces butter chicken", 100],
  ["2 pieces of lasagna", 454],
  ["4 gambas al ajillo", 40],
  ["4 new potatoes", 200],
  ["4 potatoes", 668],
  ["2 cookies", 50],
  ["2 oreos", 24],
  ["ribeye", 190],
  ["8 oz ribeye", 226.8],
  ["5 strips thick cut bacon", 70],
  ["5 strips bacon", 40],
  ["mini red wine", 187],
  ["0.5 weissbier", 500],
  ["12in flour tortilla", 98],
])("%s weigh %d g", (text, grams) => {
  const [found] = foods(text);
  expect(Math.abs((found?.grams ?? 0) - grams)).toBeLessThan(grams * 0.06);
});
