import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue, foodInForm as inForm, foodsRead as read } from "./catalogue-fixture.ts";

const kcal = (name: string, amount = "100 g"): number => {
  const outcome = calculate(catalogue, name, amount);
  return outcome.ok ? (outcome.calculation.nutrition.calories ?? 0) : 0;
};

describe("ground meat is as lean as it is said to be, however that is said", () => {
  test.each([
    ["93% lean ground beef, raw", 145, 160],
    ["raw 93% lean ground beef", 145, 160],
    ["93/7 ground beef, raw", 145, 160],
    ["ground beef, 7% fat, uncooked", 145, 160],
    ["80/20 ground beef, browned and drained", 260, 285],
    ["80/20 hamburger patty grilled", 255, 285],
    ["90/10 ground beef patty, broiled", 205, 225],
    ["96/4 ground beef raw", 120, 145],
    ["75/25 ground beef, raw", 285, 305],
    ["ground turkey 93/7 raw", 140, 160],
    ["ground turkey 85/15 raw", 170, 190],
    ["ground chicken 92% lean raw", 135, 150],
    ["ground bison 90% lean raw", 140, 160],
  ])("%s", (typed, least, most) => {
    expect(kcal(typed)).toBeGreaterThanOrEqual(least);
    expect(kcal(typed)).toBeLessThanOrEqual(most);
  });

  test.each(["93/7 ground beef tacos", "ground beef 50/50 with rice"])(
    "what is made of it is no ground meat: %s",
    (typed) => expect(inForm(typed)).not.toMatch(/^(?:Ground beef|Beef, ground)/),
  );
});

describe("raw ground meat is found raw", () => {
  test.each(["ground sirloin, raw", "ground turkey raw", "ground venison raw", "ground veal, raw"])(
    "%s",
    (typed) => expect(inForm(typed)).toMatch(/\braw\b/),
  );
});

describe("lean meat is without the fat that was cut off", () => {
  test.each([
    "lamb loin chop, broiled, lean",
    "lean lamb chop broiled",
    "lamb chop, fat not eaten",
    "pork loin, lean, roasted",
    "pork chop, trimmed, baked",
    "brisket, lean",
    "steak, fat not eaten, broiled",
    "short ribs lean braised",
  ])("%s", (typed) => expect(inForm(typed)).toMatch(/\blean only\b/));

  test.each([
    "lamb chop, fat eaten",
    "pork chop, broiled, lean and fat",
    "prime rib, lean and fat",
  ])("%s", (typed) => expect(inForm(typed)).toMatch(/\blean and fat\b/));
});

describe("skin that wasn't eaten, whatever became of it", () => {
  test.each([
    ["chicken leg skin off", /meat only/],
    ["fried chicken breast skin removed before eating", /skin and breading removed/],
    ["fried chicken thigh, skin and coating not eaten", /meat only/],
    ["apple, peeled", /without skin/],
    ["pear peeled", /^Pears/],
    ["apple with peel", /with skin/],
  ])("%s", (typed, name) => expect(inForm(typed)).toMatch(name));
});

describe("what a food is said not to be", () => {
  test.each([
    ["milk, not chocolate", /^Milk, whole/],
    ["yogurt not greek", /^Yogurt, plain/],
    ["steak not breaded", /^Beef, top sirloin/],
    ["shrimp not breaded", /moist heat/],
    ["okra, cooked, not breaded", /^Okra, cooked/],
    ["donut not glazed", /cake-type, plain/],
    ["peanuts not salted", /without salt/],
    ["bread, not toasted", /soft bread crumbs/],
    ["sun dried tomatoes, not in oil", /^Tomatoes, sun-dried$/],
    ["tuna not in oil", /canned in water/],
    ["fish, not fried", /^Fish, cod, Atlantic, cooked, dry heat$/],
    ["salad not dressed", /^Green salad$/],
  ])("%s", (typed, name) => expect(inForm(typed)).toMatch(name));
});

describe("another animal's meat is no stand-in for the one that was said", () => {
  test.each([
    ["veal roast lean", /^Veal/],
    ["veal chop, lean only, broiled", /^Veal/],
    ["ground bison", /bison/i],
    ["turkey luncheon meat loaf", /turkey/i],
  ])("%s", (typed, name) => expect(inForm(typed)).toMatch(name));
});

test("with bones isn't without them, and canned fish has soft ones", () => {
  expect(inForm("canned pink salmon, drained, with bones")).not.toMatch(/without/);
  expect(kcal("canned pink salmon, drained, with bones")).toBeCloseTo(138, 0);
});

test.each(["plain cheeseburger on a bun", "cheeseburger, plain, on a bun"])(
  "%s is no bun",
  (typed) => expect(inForm(typed)).toMatch(/^Fast foods, cheeseburger/),
);

describe("a dish without a side that it never had is that dish", () => {
  test.each([
    ["beef and broccoli, no rice", "beef and broccoli"],
    ["chicken tikka masala without rice", "chicken tikka masala"],
    ["waffle no syrup", "waffle"],
  ])("%s", (typed, name) => expect(inForm(typed)).toBe(inForm(name)));
});

describe("buttered vegetables are cooked and have butter", () => {
  test.each(["buttered carrots", "buttered green beans", "buttered peas"])("%s", (typed) =>
    expect(inForm(typed)).toMatch(/cooked.* \+ butter$/),
  );
});

test("what is cooked from frozen has no fat unless somebody says so", () => {
  expect(inForm("frozen mixed vegetables, cooked")).not.toContain("+ oil");
});

describe("what should be light and isn't is a guess, and says so", () => {
  test.each(["light salami", "light beef bologna", "low fat sausage", "light pepperoni pizza"])(
    "%s",
    (typed) => {
      const outcome = calculate(catalogue, typed, "100 g");
      if (!outcome.ok) throw new Error(typed);
      expect(outcome.calculation.confidence).toBeLessThanOrEqual(0.5);
      expect(outcome.calculation.note).toMatch(/^The figures of the usual one/);
    },
  );

  test.each(["light brown sugar", "light tuna", "light corn syrup", "light cream", "light mayo"])(
    "%s is what it should be",
    (typed) => {
      const outcome = calculate(catalogue, typed, "100 g");
      expect(outcome.ok && outcome.calculation.note).toBeUndefined();
    },
  );
});

test("a creamer without sugar sweetens no coffee", () => {
  expect(inForm("coffee with sugar free creamer")).not.toMatch(/\+ sugar$/);
});

test("what another maker makes is a guess for one that nobody knows", () => {
  const outcome = calculate(catalogue, "Zorbix bites almond", "100 g");
  if (!outcome.ok) throw new Error("not found");
  expect(outcome.calculation.food.name).toMatch(/ALMOND JOY/);
  expect(outcome.calculation.confidence).toBeLessThanOrEqual(0.5);
});

test("a maker's product in a flavour is that product, and not the flavour", () => {
  expect(inForm("Luna bar lemon zest")).toBe("Luna Bar");
  expect(inForm("snack bar raspberry")).not.toMatch(/^Luna/);
});

test.each(["pizza", "sandwich"])("%s - with a kind behind a dash is that", (food) => {
  const kind = food === "pizza" ? "cheese" : "turkey";
  expect(inForm(`${food} - ${kind}`)).toBe(inForm(`${kind} ${food}`));
});

test("what was cooked in some oil had that oil, and what follows is eaten, too", () => {
  const foods = read("8 oz ground turkey, cooked in 1 tsp olive oil. sweet potato 300g baked");
  expect(foods).toHaveLength(3);
  expect(foods[1]).toMatch(/^Oil, olive/);
  expect(foods[2]).toMatch(/^Sweet potato/);
});

test.each(["not sure how much", "without crust", "no idea", "not by its square"])(
  "what only says what something isn't is no food: %s",
  (text) => {
    expect(catalogue.search(text, 1)).toEqual([]);
  },
);

test("unless it is called so", () => {
  expect(catalogue.search("no bake cookies", 1)).toHaveLength(1);
});
