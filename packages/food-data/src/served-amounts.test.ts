import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { releaseMeasure } from "./release/release-food.ts";

function calculated(food: string, measurement: string) {
  const outcome = calculate(catalogue, food, measurement);
  if (!outcome.ok) throw new Error(`${food}, ${measurement}: no ${outcome.failed}`);
  return outcome.calculation;
}

type Case = readonly [food: string, measurement: string, from: number, to: number];

function weighs(cases: readonly Case[]) {
  test.each(cases)("%s, %s weighs %s to %s g", (food, measurement, from, to) => {
    const { grams } = calculated(food, measurement);
    expect(grams).toBeGreaterThanOrEqual(from);
    expect(grams).toBeLessThanOrEqual(to);
  });
}

describe("a cup is of what was said, as it lies in it", () => {
  weighs([
    // The reference also has a cup of mash.
    ["canned carrots, drained", "1 cup mashed", 220, 235],
    ["canned carrots, drained", "1 cup", 135, 165],
    ["cheddar", "1 cup melted", 235, 260],
    ["almonds", "1 cup", 135, 150],
    ["almonds", "1 cup sliced", 85, 100],
    ["walnuts", "1 cup", 95, 105],
    ["cheddar", "1 cup shredded", 110, 116],
    ["rice with gravy", "1 cup", 225, 245],
    ["rice", "1 cup", 150, 210],
    ["rice with vegetables and tomato-based sauce", "1 cup", 165, 215],
    // Analysed with what the can holds, and eaten without it.
    ["lima beans, canned", "1 cup", 165, 195],
    ["canned tomatoes", "1 cup", 230, 255],
    ["baked potato", "1 cup", 135, 160],
    ["beef jerky", "1 cup", 90, 140],
    ["hard pretzels", "1 cup", 35, 50],
    ["caramel popcorn", "1 cup", 30, 42],
    ["grits", "1 cup dry, yields", 900, 1000],
  ]);
});

describe("a size may have a weight of its own, and be said twice", () => {
  weighs([
    ["pancakes", "1 extra large", 140, 160],
    ["pancakes", "1 large", 80, 95],
    ["thin crust pizza", "1 extra large slice", 105, 125],
    ["white bread", "1 small or thin slice", 20, 28],
    ["white bread", "1 large or thick slice", 38, 46],
    ["white bread", "1 snack-size slice", 8, 12],
    ["chocolate cake", "1 piece, layer cake", 150, 200],
  ]);
});

describe("a slice, a wedge or a loaf is one of this food", () => {
  weighs([
    ["avocado", "3 slices", 30, 60],
    ["potato", "4 slices", 40, 90],
    ["smoked salmon", "2 slices", 30, 60],
    ["pineapple", "1 slice", 55, 100],
    ["apple pie", "1 wedge", 100, 160],
    ["baguette", "1/2", 110, 150],
    ["banana bread", "1/6 loaf", 85, 130],
    ["yogurt", "1 small bowl", 120, 180],
  ]);
});

describe("a well-known thing tells how much", () => {
  weighs([
    ["rice", "1 fist", 150, 170],
    ["chicken breast", "1 palm", 110, 118],
    ["steak", "deck of cards", 82, 88],
    ["cheese", "matchbox size", 27, 30],
    ["peanut butter", "2 thumbs", 30, 34],
  ]);
});

describe("kcal tell how much", () => {
  weighs([
    ["milk", "250 kcal", 400, 420],
    ["milk", "1046 kJ", 400, 420],
    ["almonds", "100 calorie pack", 17, 18],
    ["almonds", "2 100 calorie packs", 34, 36],
  ]);

  test.each(["0 kcal", "-5 kcal", "99999999 kcal"])("but not %s", (measurement) => {
    expect(calculate(catalogue, "rice", measurement)).toMatchObject({ failed: "measurement" });
  });
});

describe("what is sold small or long weighs what is sold", () => {
  weighs([
    ["hot dog", "1 footlong", 80, 95],
    ["footlong hot dog", "1", 160, 185],
    ["slider", "1", 65, 85],
    ["cheeseburger sliders", "3", 195, 255],
    ["croutons", "10 croutons", 3, 10],
    ["french fries", "1 kids order", 70, 90],
    ["meringues", "2", 20, 40],
  ]);
});

describe("a cup of what is known by its label is a cup of its kind", () => {
  weighs([
    ["wheat thins", "1 cup", 45, 75],
    ["cheez-its", "1 cup", 45, 75],
    ["sour patch kids", "1 cup", 140, 200],
    ["flamin hot cheetos", "1 cup", 25, 50],
  ]);
});

describe("an omelet of egg whites is made of them", () => {
  test.each(["egg white omelet", "egg white omelette", "omelet made with egg whites"])(
    "%s",
    (food) => {
      const { nutrition, food: found } = calculated(food, "100 g");
      expect(found.name).toMatch(/egg white/);
      expect(nutrition.calories ?? 0).toBeLessThan(135);
    },
  );
  weighs([
    ["egg white omelet", "3 egg whites", 95, 120],
    ["omelet with cheese", "2 eggs", 110, 140],
  ]);
});

describe("a part of a dish is one of what it's made of", () => {
  weighs([
    ["chicken teriyaki", "1 chicken thigh with sauce", 65, 100],
    ["chicken teriyaki", "1 serving", 140, 400],
    ["quesadilla", "1 half circle", 60, 85],
    ["pizza", "1/2 bagel", 90, 115],
    ["pizza", "1/2 English muffin", 50, 70],
  ]);
});

test("a release's half of a thing is no one and a half", () => {
  expect(releaseMeasure(0, "", "1/2 English muffin", "", 54)).toEqual([
    { amount: 0.5, name: "English muffin", grams: 54 },
  ]);
});

describe("what a powder was made up with is most of the drink", () => {
  test.each([
    ["cocoa mix, powder, made with milk", "1 cup", 200, 280],
    ["hot chocolate, dry mix, made with water", "1 cup", 100, 160],
    ["protein powder mixed with water", "1 cup", 90, 150],
    ["dry whole milk, reconstituted", "1 cup", 130, 180],
    // What is fed from a bottle has the energy of milk.
    ["baby formula", "4 fl oz", 70, 90],
  ])("%s, %s has %s to %s kcal", (food, measurement, from, to) => {
    const { grams, nutrition } = calculated(food, measurement);
    expect(grams).toBeGreaterThan(115);
    expect(nutrition.calories ?? 0).toBeGreaterThanOrEqual(from);
    expect(nutrition.calories ?? 0).toBeLessThanOrEqual(to);
  });

  test("and without it, the powder is only itself", () => {
    expect(calculated("cocoa powder, not reconstituted", "1 tbsp").grams).toBeLessThan(7);
    expect(calculated("milk", "1 cup").food.name).not.toContain("+");
  });
});

test("fruit in its juice is no juice", () => {
  for (const fruit of ["pineapple", "peaches"]) {
    const { food } = calculated(`${fruit} in its own juice`, "1 cup");
    expect(food.name).toMatch(/juice pack/);
  }
});

test("words that nothing is known of leave the food before them, as a guess", () => {
  const { food, confidence } = calculated("energy drink (zorblix quuxo of the mountains)", "1 cup");
  expect(food.name).toMatch(/^energy drink/i);
  expect(confidence).toBeLessThan(0.5);
  expect(calculate(catalogue, "zorblix, original", "1 cup").ok).toBe(false);
});

describe("one is what is served as one, whether pieces are said or not", () => {
  weighs([
    ["chicken tenders", "3", 105, 150],
    ["chicken tenders", "3 pieces", 105, 150],
    ["fried chicken", "2 pieces", 150, 200],
    ["chicken nuggets", "10", 140, 180],
    // The little cups beside a coffee.
    ["creams", "2", 20, 40],
    ["strawberry topping", "1 serving", 20, 45],
    ["italian bmt", "6 inch", 215, 240],
    ["italian bmt", "footlong", 430, 475],
    ["grapes", "1 fistful", 60, 90],
    ["tostones", "4", 80, 140],
    ["timbits", "6", 80, 120],
    ["almonds", "6 pc", 7, 9],
    ["kiwi", "2 pcs", 130, 150],
    ["fries", "6", 25, 35],
    ["fries", "25 pieces", 110, 150],
    ["jelly beans", "10", 10, 35],
    ["ribs", "3", 90, 150],
    ["ribs", "1/2 rack", 180, 280],
  ]);
});

describe("one of what is poured or dished up is a portion, not a piece of what is in it", () => {
  weighs([
    ["cranberry juice", "1", 200, 260],
    ["grape soda", "2", 400, 760],
    ["strawberry milk", "1", 200, 260],
    ["mac and cheese", "1", 180, 260],
    ["shrimp fried rice", "1", 150, 260],
    ["scalloped potatoes", "1", 120, 200],
    ["cherry vanilla ice cream", "1", 60, 120],
    ["mushroom pasta sauce", "1", 50, 130],
    // A composed dish is one by its own serving, a menu's dinner by its label.
    ["shrimp scampi", "1", 120, 260],
    ["chicken and rice", "1", 180, 300],
    ["picadillo", "1", 180, 260],
    ["pesto", "1", 15, 40],
    ["tour of italy", "1", 780, 780],
    // A word of the name has a piece, which is no such thing: a melon, a topping of pizza, a chop.
    ["watermelon lemonade", "1", 200, 260],
    ["whipped cream", "1", 10, 30],
    ["pizza cheese", "1", 15, 40],
    ["sandwich bread", "1", 20, 40],
    ["chopped ham", "1", 20, 60],
    // By its data a serving is 56 "grams 1 serving", and one salmon the side of a fish.
    ["cooked ham slice", "1 serving", 50, 60],
    ["sliced ham", "1 serving", 50, 60],
    ["salmon", "1", 100, 180],
    // These are small, and are one.
    ["espresso", "1", 25, 35],
    ["double espresso", "1", 55, 65],
    ["deviled eggs", "2", 55, 70],
    ["french fries", "6", 25, 40],
  ]);
});

describe("one of what the reference weighs as another thing", () => {
  weighs([
    ["lamb shank", "1", 180, 260],
    ["braised short ribs", "3", 200, 300],
    ["shallot", "2", 40, 60],
    ["acorn squash", "1/2", 140, 220],
    ["maraschino cherry", "3", 10, 20],
    ["dried chili pepper", "2", 1, 4],
    ["matzo", "2 sheets", 50, 60],
    ["canned mackerel", "1 tin", 90, 130],
    ["sardines in tomato sauce", "1 can", 90, 130],
    // By their own measures still.
    ["short ribs", "1 cup", 130, 150],
    ["canned pink salmon drained", "1 can", 250, 350],
  ]);
});
