import { describe, expect, test } from "vitest";
import { foodInForm as inForm, foodsRead as read } from "./catalogue-fixture.ts";

describe("a word for its kind makes no other food of one", () => {
  test.each([
    ["spaghetti", "pasta"],
    ["sharp cheddar", "cheese"],
    ["sardines", "fish"],
    ["zucchini", "squash"],
    ["cola", "soda"],
    ["M&Ms", "candy"],
    ["grapes", "fruit"],
    ["broccoli", "vegetable"],
    ["pepperoni", "sausage"],
    ["clams", "seafood"],
    ["eclair", "pastry"],
    ["rum", "liquor"],
    ["gatorade", "drink"],
    ["Cheez-It", "crackers"],
  ])("%s %s", (food, kind) => {
    for (const text of [`${food} ${kind}`, `${food} (${kind})`, `${kind}: ${food}`])
      expect(inForm(text)).toBe(inForm(food));
    expect(read(`100 g ${food} (${kind})`)).toEqual(read(`100 g ${food}`));
  });

  test.each([
    ["coconut", "oil"],
    ["banana", "bread"],
    ["almond", "milk"],
    ["chicken", "soup"],
    ["apple", "juice"],
    ["peanut", "butter"],
    ["turkey", "sausage"],
    ["apple juice", "drink"],
    ["ham", "steak"],
  ])("but %s %s is a food of its own", (food, kind) => {
    expect(inForm(`${food} ${kind}`)).not.toBe(inForm(food));
  });

  test.each([
    ["cheese, goat", "goat cheese"],
    ["pie, cherry", "cherry pie"],
    ["oil (coconut)", "coconut oil"],
    ["milk (oat)", "oat milk"],
    ["sandwich, turkey", "turkey sandwich"],
  ])("%s is %s", (said, name) => {
    expect(inForm(said)).toBe(inForm(name));
  });
});

describe("a list may name a food's kind first", () => {
  test.each([
    ["100 g cheese, feta", "100 g feta"],
    ["cheese, feta, 100 g", "100 g feta"],
    ["cheese, feta 100 g", "100 g feta"],
    ["2 slices of cheese, swiss, and an apple", "2 slices of swiss, and an apple"],
    ["an apple and 30 g cheese, blue", "an apple and 30 g blue cheese"],
    ["200 g steak, ribeye", "200 g ribeye"],
    ["100 g fish (salmon)", "100 g salmon"],
    ["fish (salmon) 100 g", "100 g salmon"],
    ["1 cup milk (almond)", "1 cup almond milk"],
    ["1 tbsp sauce (soy)", "1 tbsp soy sauce"],
    ["2 tbsp dressing (ranch)", "2 tbsp ranch dressing"],
    ["1 cup pasta, penne", "1 cup penne"],
    ["30 g feta, cheese", "30 g feta"],
    ["pepper, red bell, 1", "1 red bell pepper"],
    ["a drink of cola", "a cola"],
  ])("%s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["cheese, crackers", "cheese and crackers"],
    ["fish, shrimp", "fish and shrimp"],
    ["steak, chicken", "steak and chicken"],
    ["beans, lentils", "beans and lentils"],
    ["bread, garlic", "bread and garlic"],
    ["eggs, egg whites", "eggs and egg whites"],
    ["1 slice of cheese, 2 slices of swiss", "1 slice of cheese and 2 slices of swiss"],
    ["salad, chicken", "salad and chicken"],
    ["toast, avocado", "toast and avocado"],
  ])("but %s are two", (said, two) => {
    expect(read(said)).toHaveLength(2);
    expect(read(said)).toEqual(read(two));
  });
});
