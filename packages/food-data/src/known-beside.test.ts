import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const foodOf = (name: string) => {
  const outcome = calculate(catalogue, name, "100 g");
  return outcome.ok ? outcome.calculation.food.id : undefined;
};

describe("what doesn't change a food that is known", () => {
  test.each([
    ["leftover pad thai", "pad thai"],
    ["Grandma's beef stew", "beef stew"],
    ["great value fried eggs", "fried eggs"],
    ["Trader Joe's caesar salad", "caesar salad"],
    ["store-bought red apple", "red apple"],
    ["organic roasted bell peppers", "roasted bell peppers"],
    ["macaroni and cheese (homemade)", "macaroni and cheese"],
    ["butter chicken from Uber Eats", "butter chicken"],
    ["leftover chips from the chippy", "chips from the chippy"],
    // Said in Italian, which the shop isn't.
    ["leftover spaghetti aglio e olio", "spaghetti aglio e olio"],
    ["some delicious halal chicken and rice soup", "chicken and rice soup"],
  ])("%s is %s", (text, name) => expect(foodOf(text)).toBe(foodOf(name)));

  test("the data has homemade pasta, which is another food", () =>
    expect(foodOf("pasta (homemade)")).not.toBe(foodOf("pasta")));

  test("what it is made from does", () => {
    expect(foodOf("cheese from goat's milk")).not.toBe(foodOf("cheese"));
    expect(foodOf("bread from rye flour")).not.toBe(foodOf("bread"));
  });

  test("nor does a shop in a sentence", () => {
    const { items } = readFoodSentence(catalogue, "2 slices of Tesco wholemeal bread");
    expect(items).toMatchObject([{ name: "wholemeal bread", quantity: 2, unit: "slice" }]);
  });
});

describe("a product in brackets", () => {
  test.each([
    ["nutrition bar (Clif Bar)", "Clif Bar"],
    ["nutrition bar (clif)", "Clif Bar"],
    ["energy drink (Red Bull)", "Red Bull"],
    ["cheeseburger (McDonald's)", "McDonald's cheeseburger"],
    ["nutritional drink or shake, ready-to-drink (Ensure Plus)", "Ensure Plus"],
  ])("%s is %s", (text, name) => expect(foodOf(text)).toBe(foodOf(name)));

  test("in a sentence, too", () => {
    const { items } = readFoodSentence(
      catalogue,
      "1 cup cereal (Cheerios), 2 protein bars (quest)",
    );
    expect(items.map(({ outcome }) => outcome.ok && outcome.calculation.food.id)).toEqual([
      foodOf("Cheerios"),
      foodOf("quest bar"),
    ]);
    expect(items).toMatchObject([{ quantity: 1, unit: "cup" }, { quantity: 2 }]);
  });

  test.each([
    // What is said before tells more than the maker.
    ["crackers, filled with peanut butter (Ritz)", "Ritz"],
    ["soup (tomato)", "tomato"],
  ])("%s isn't %s", (text, name) => expect(foodOf(text)).not.toBe(foodOf(name)));
});
