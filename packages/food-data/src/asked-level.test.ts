import { calculate } from "@morsel/domain/foods/calculation";
import { expect, test } from "vitest";
import { catalogue, foodInForm } from "./catalogue-fixture.ts";
import { foods } from "./told-fixture.ts";

test.each([
  // No such form of it is known, only of other foods.
  ["low sodium turkey stew", "Turkey stew"],
  ["turkey stew, reduced sodium", "Turkey stew"],
  ["low sodium goat cheese", "Cheese, goat, soft type"],
  [
    "unsalted mixed nuts with raisins",
    "Nuts, mixed nuts, oil roasted, with peanuts, without salt added",
  ],
  ["santa fe salad, fat free", "Santa Fe salad"],
  ["light carrot raisin salad", "Carrot raisin salad"],
  ["full fat edys frozen yogurt", "Frozen yogurts, vanilla, soft-serve"],
  ["low fat bolthouse ranch", "Bolthouse ranch"],
  ["fried broccoli raisin salad", "Broccoli raisin salad"],
  ["battered bologna sandwich meat", "Bologna, beef and pork"],
  // Another form of the food or of its kind.
  ["unsweetened shredded coconut", "Nuts, coconut meat, dried (desiccated), not sweetened"],
  ["sugar free maple syrup", "Syrups, dietetic"],
  ["nonfat fage", "Fage 0%"],
  ["sugar free cherry jello", "Gelatin desserts, dry mix, reduced calorie, with aspartame"],
  ["low sodium soup", "Soup, tomato, low sodium, with water"],
  ["fried dill pickle", "Vegetable tempura"],
])("%s → %s", (text, name) => {
  expect(foodInForm(text)).toContain(name);
});

function note(text: string): string | undefined {
  const outcome = calculate(catalogue, text, "100 g");
  return outcome.ok ? outcome.calculation.note : "not found";
}

test("says what of the name isn't in the figures", () => {
  expect(note("low sodium turkey stew")).toMatch(/none that is “low sodium”/);
  expect(note("low sodium goat cheese")).toMatch(/none that is “low sodium”/);
  expect(note("low fat whipped topping")).toBeUndefined();
  expect(note("low sodium chicken broth")).toBeUndefined();
});

test("in a sentence, too", () => {
  expect(foods("a bowl of low sodium turkey stew")).toMatchObject([
    { food: { name: "Turkey stew" } },
  ]);
});

test.each([
  // Nothing is known of it in the food, which is no other one for that.
  ["healthy choice smoked sausage, hold the cheese", /^Turkey, pork, and beef sausage, low fat/],
  ["jack in the box egg roll without mayo", /egg rolls/],
  // What has it loses it, and what is put together from the words never had it.
  ["finger sandwich, no butter", /^Finger sandwich, no butter/],
  ["chicken burrito bowl no rice", /^Bowl with chicken/],
  ["cobb salad no bacon", /^Salad with lettuce, chicken/],
])("%s → %s", (text, name) => {
  expect(foodInForm(text)).toMatch(name);
});

test.each([
  ["finger sandwich, no cheese", "finger sandwich"],
  ["egg roll without mayo", "egg roll"],
  ["sweet and salty granola bar, hold the rice", "sweet and salty granola bar"],
])("%s weighs as much as %s", (text, whole) => {
  expect(foods(text)).toMatchObject(foods(whole).map(({ grams }) => ({ grams })));
});

test("an amount behind what is left out stays", () => {
  expect(foods("turkey breast (cooked, no skin) - 150g")).toMatchObject([{ grams: 150 }]);
});
