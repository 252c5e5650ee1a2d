import { describe, expect, test } from "vitest";
import { foods, found, kcal } from "./told-fixture.ts";

const names = (text: string) => foods(text).map(({ food }) => food.name.split(",", 1)[0]);

describe("a dish before the amounts of what it was made of is their heading", () => {
  test.each([
    ["overnight oats, 50g oats, 150ml milk, 20g chia", 3],
    ["protein shake, 1 scoop whey, 250ml milk, 1 banana", 3],
    ["smoothie, 1 banana, 200ml milk, 30g oats", 3],
    ["tuna pasta, 100g pasta, 1 tin tuna, 2 tbsp mayo", 3],
    ["kimchi fried rice, 1 cup rice, 1 egg, 1 tsp oil", 3],
    ["turkey sandwich, 2 slices bread, 60g turkey, 1 slice cheese", 3],
    ["mac and cheese, 100g macaroni, 50g cheese, 100ml milk", 3],
    ["ham sandwich, 2 slices bread, 3 slices ham", 2],
    ["cheese sandwich, 2 slices bread, 40g cheese, butter", 3],
    ["greek salad, feta, olives, 1 tbsp olive oil", 3],
    ["1 ham sandwich, 2 slices bread, 40g ham", 2],
    ["pancakes, 1 egg, 50g flour, 100ml milk", 3],
    ["french toast, 2 slices bread, 1 egg", 2],
    ["frittata, 6 eggs, 100g potatoes", 2],
    ["cheeseburger, 150g mince, 1 bun, 1 slice cheese", 3],
    ["beef tacos, 3 tortillas, 100g mince", 2],
    ["fruit salad, 1 apple, 1 banana, 10 grapes", 3],
    ["trail mix, 10 almonds, 1 tbsp raisins, 1 tbsp chocolate chips", 3],
  ])("%s", (text, count) => {
    expect(found(text)).toHaveLength(count);
    const [, ...listed] = text.split(", ");
    expect(kcal(text)).toBeCloseTo(kcal(listed.join(", ")), 0);
  });

  test("what is no part of it was eaten beside it", () => {
    for (const text of [
      "chicken sandwich, 1 cup soup, 2 cookies",
      "burger, 150g fries, 330ml coke",
      "pizza, 330 ml beer, 30 g chips",
      "chicken curry, 200g rice, 1 naan",
      "toast, 20g butter, 30g jam",
      "yogurt, 30g granola, 50g berries",
      "2 pancakes, 1 tbsp syrup, 30 g berries",
      "chicken soup, 100g chicken, 1 slice of bread",
      "cheese pizza, 1 slice of cheese pizza, 1 pizza",
      "fruit salad, 1 tbsp honey, 100g yogurt",
      "pancakes, 2 tbsp syrup, 10g butter",
      "burger, 1 slice cheese, 100g fries",
    ]) {
      expect(names(text), text).toHaveLength(3);
    }
  });
});

describe("one of what a dish is made of, told by its amount, is in it already", () => {
  test("added to it, dry as well as cooked", () => {
    for (const [text, pasta] of [
      ["spag bol with 75 g pasta", "Spaghetti, cooked, enriched, without added salt"],
      ["spag bol with 75 g dry pasta", "Spaghetti, dry, enriched"],
    ] as const) {
      expect(foods(text).map(({ food }) => food.name)).toEqual([
        "Spaghetti bolognese, no pasta",
        pasta,
      ]);
    }
  });

  test("listed behind it by its weight, or as what the dish is called by", () => {
    for (const [text, dish] of [
      ["spag bol, 75 g dry pasta", "Spaghetti bolognese, no pasta"],
      ["beef stew, 200 g potatoes", "Beef stew, no potato"],
      ["tuna sandwich, 1 can tuna, 1 tbsp mayo", "Sandwich with bread, lettuce, tomato"],
    ] as const) {
      expect(foods(text)[0]?.food.name, text).toBe(dish);
    }
  });

  test("listed behind an omelette, whose eggs tell how large it was", () => {
    expect(names("cheese omelette, 3 eggs, 20g cheddar")).toEqual(["Omelet with egg", "Cheese"]);
    expect(names("ham omelette, 2 eggs, 50g ham")).toEqual(["Omelet with egg", "Ham"]);
  });

  test("poured beside it, it comes on top", () => {
    expect(names("mac and cheese, a glass of milk")).toEqual(["Macaroni and cheese", "Milk"]);
  });

  test("of an amount of the dish, it comes on top", () => {
    expect(names("300 g spag bol, 75 g pasta")).toEqual(["Spaghetti bolognese", "Spaghetti"]);
  });
});

test("what a list is of tells which tortilla and which patty were meant", () => {
  const tortilla = "Tortillas, ready-to-bake or -fry, flour, refrigerated";
  const first = (text: string) => foods(text)[0]?.food.name;
  expect(first("wrap, 1 tortilla, 100g chicken")).toBe(tortilla);
  expect(first("beef burrito, 1 tortilla, 100g mince, 50g rice")).toBe(tortilla);
  expect(first("burger, 150g patty, bun, cheese")).toContain("Beef, ground");
  expect(foods("2 wraps")[0]?.grams).toBe(124);
});
