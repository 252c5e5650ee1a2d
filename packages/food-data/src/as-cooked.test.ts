import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

function foodFor(name: string) {
  const outcome = calculate(catalogue, name, "100 g");
  if (!outcome.ok) throw new Error(`${name}: no ${outcome.failed}`);
  return outcome.calculation.food;
}

test.each([
  ["black beans from dried", /^Beans, black, .*cooked/],
  ["lentils cooked from dry", /^Lentils, .*cooked/],
  ["pinto beans, from dried, no added fat", /^Beans, pinto, .*cooked/],
  ["kidney beans, from dried", /^Beans, kidney, .*cooked/],
  ["blackeyed peas, from dried, no added fat", /^Cowpeas, .*cooked/],
  ["mushrooms cooked in butter", /^Mushrooms, white, cooked.* \+ butter/],
  ["spinach sautéed in olive oil", /^Spinach, cooked.* \+ oil/],
  ["cabbage cooked with butter", /^Cabbage, cooked.* \+ butter/],
])("%s are no raw or dry ones", (typed, name) => {
  expect(foodFor(typed).name).toMatch(name);
});

test.each([
  ["dried black beans", /raw/],
  ["dried lentils", /raw/],
])("%s stay dry", (typed, name) => {
  expect(foodFor(typed).name).toMatch(name);
});

describe("what is said to lie on a bun does", () => {
  test.each([
    ["turkey burger on a bun", /^Sandwich with bun, ground turkey$/],
    ["bison burger in a wheat bun", /^Sandwich with bun, ground bison$/],
    ["veggie burger on bun with cheese", /^Sandwich with bun, veggie burgers.*, cheddar$/],
    ["beyond burger on a bun", /^Sandwich with bun, beyond burger$/],
    ["turkey dog on a bun", /^Sandwich with bun, frankfurter, turkey$/],
    ["hot dog on white bread", /^Sandwich with bread, hot dog$/],
    ["italian sausage on a roll", /^Sandwich with bun, italian sausage$/],
  ])("%s", (typed, name) => {
    expect(foodFor(typed).name).toMatch(name);
  });

  test.each([
    ["hamburger on bun", /hamburger; single/],
    ["cheeseburger on a bun", /cheeseburger; single/],
    ["hamburger bun", /^Rolls, hamburger/],
    ["hot dog bun", /^Rolls, hamburger or hotdog/],
    ["hot dog on a bun", /^Hot dog on bun$/],
    ["turkey burger no bun", /ground turkey/],
    ["big mac with bun", /BIG MAC/],
  ])("%s is known whole", (typed, name) => {
    expect(foodFor(typed).name).toMatch(name);
  });
});

test("whites are fried in as much less fat as they are smaller", () => {
  const energy = foodFor("egg white omelet").per100g.calories ?? 0;
  expect(energy).toBeGreaterThan(90);
  expect(energy).toBeLessThan(110);
});

test("a highball is a measure of an ounce and a half in a small glass", () => {
  const { measures, per100g } = foodFor("rum and cola");
  const glass = measures.find(({ name }) => name === "glass")?.grams ?? 0;
  const kcal = ((per100g.calories ?? 0) * glass) / 100;
  expect(kcal).toBeGreaterThan(130);
  expect(kcal).toBeLessThan(170);
});

test.each([
  ["tea with milk and sugar", /^Tea with milk and sugar$/],
  ["decaf coffee with milk and sugar", /^Coffee with milk and sugar$/],
  ["english breakfast tea with milk", /^Tea with milk$/],
  ["fuzzy navel", /^Fuzzy navel$/],
  ["vodka gimlet", /^Gimlet$/],
  ["hot buttered rum", /^Hot buttered rum$/],
  ["radler", /^Shandy$/],
])("%s is no other drink", (typed, name) => {
  expect(foodFor(typed).name).toMatch(name);
});

const energyOf = (name: string) => foodFor(name).per100g.calories ?? 0;

describe("a dish without added fat has none of what it is cooked in", () => {
  test.each([
    ["roast potatoes, no added fat", "Roast potatoes, no oil"],
    ["rice with tomatoes, no added fat", "Spanish rice, no oil"],
    ["omelet, no added fat", "Egg, whole, cooked, poached"],
    ["scrambled eggs without fat", "Egg, whole, cooked, poached"],
  ])("%s", (typed, name) => {
    expect(foodFor(typed).name).toBe(name);
  });

  test("what has vegetables beside it stays as it was", () => {
    expect(foodFor("white rice with peas, no added fat").name).not.toMatch(/, no /);
  });
});

describe("what is in a dish counts in the form that was said", () => {
  test.each([
    ["egg white sandwich", /, egg white, /],
    ["egg sandwich", /fried egg|[Ee]gg salad|Egg sandwich/],
    ["crab cake sandwich", /, crab cake, /],
    ["fried seafood sandwich", /, fried shrimp, /],
    ["lamb and noodles with gravy", /^Pasta with egg noodles, lamb, gravy/],
    ["chow mein with meat and noodles", /^(?!Pasta)/],
    ["scone with fruit", /raisins$/],
    ["scone with jam", /^(?!.*raisins)/],
    ["ravioli with cream sauce", /^Ravioli with cream sauce$/],
  ])("%s", (typed, name) => {
    expect(foodFor(typed).name).toMatch(name);
  });

  test.each([
    ["battered mushrooms", "mushrooms", 120],
    ["breaded fried zucchini sticks", "zucchini", 120],
  ])("%s have their coating and its fat", (typed, plain, more) => {
    expect(energyOf(typed) - energyOf(plain)).toBeGreaterThan(more);
  });
});

test.each([
  ["bear", /^Game meat, bear/],
  ["horse meat", /^Game meat, horse/],
  ["long rice noodles made from mung beans, cooked", /^Glass noodles, cooked/],
  ["potato, french fries, school", /french fr(?:ies|ied)/i],
  ["stuffed jalapeno", /^Jalapeno poppers/],
])("%s is of its kind, and in the form that was said", (typed, name) => {
  expect(foodFor(typed).name).toMatch(name);
});

test("what a survey doesn't say of a food isn't taken for another's name", () => {
  expect(foodFor("Yogurt, NS as to type of milk, fruit").name).toMatch(/^Yogurt, fruit/);
});

describe("pieces as they are sold", () => {
  test.each([
    ["ice cream cone", "1 cone", 100, 125],
    ["mushrooms cooked in butter", "1 mushroom", 11, 15],
    ["crackers, cheese", "1 cracker", 1, 1.5],
    ["wheat bagel", "1 miniature", 22, 30],
    ["coffee liqueur", "1 drink", 40, 70],
    ["lobster", "1 tail", 90, 110],
    ["baby food applesauce strained", "1 tbsp", 13, 17],
    ["banana bread", "1 cubic inch", 6, 10],
    ["turkey sandwich on wheat", "1 submarine", 190, 260],
    ["fish sandwich, fried, on wheat bun", "1 submarine", 220, 260],
  ])("%s, %s", (food, measurement, least, most) => {
    const outcome = calculate(catalogue, food, measurement);
    const grams = outcome.ok ? outcome.calculation.grams : 0;
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });
});
