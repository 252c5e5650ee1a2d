import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

function gramsOf(food: string, measurement: string): number {
  const outcome = calculate(catalogue, food, measurement);
  if (!outcome.ok) throw new Error(`${food}, ${measurement}: no ${outcome.failed}`);
  return outcome.calculation.grams;
}

type Case = readonly [food: string, measurement: string, from: number, to: number];

/** Each of the measures is read as what people get when they ask for it. */
function weighs(cases: readonly Case[]) {
  test.each(cases)("%s, %s weighs %s to %s g", (food, measurement, from, to) => {
    const grams = gramsOf(food, measurement);
    expect(grams).toBeGreaterThanOrEqual(from);
    expect(grams).toBeLessThanOrEqual(to);
  });
}

describe("a size is that of its kind", () => {
  weighs([
    ["hot chocolate", "1 large", 400, 500],
    ["hot chocolate", "1 small", 200, 260],
    ["pizza", "1 personal", 180, 280],
    ["pepperoni pizza", "1 personal pizza", 180, 280],
    ["pizza", "1 mini", 150, 280],
    ["pizza", "1 small", 400, 520],
    ["cheeseburger", "1 slider", 45, 80],
    ["snickers", "1 fun size", 14, 18],
    ["snickers", "1 king size", 90, 115],
    ["potato chips", "1 family size bag", 150, 300],
    ["potato chips", "1 party size bag", 150, 300],
    ["candy bar", "1 regular", 40, 55],
    ["chocolate bar", "1 large", 80, 100],
    // "Chocolate" has "cola" in it.
    ["chocolate-covered fondant patty", "1 small", 8, 15],
    ["cookie", "1 medium", 25, 35],
    ["cola", "1 large", 600, 800],
    ["popcorn", "1 large bucket", 100, 180],
  ]);
});

describe("a cup is the shop's or the bar's", () => {
  weighs([
    ["coffee", "1 tall", 345, 365],
    ["coffee", "1 grande", 465, 485],
    ["coffee", "1 venti", 580, 600],
    ["beer", "1 pint", 465, 485],
    ["beer", "half pint", 230, 245],
    ["espresso", "1 shot", 28, 45],
    ["espresso", "1 double shot", 55, 65],
    ["vodka", "1 shot", 40, 45],
    ["beer", "1 pitcher", 1300, 1500],
    ["beer", "1 can", 340, 370],
    ["wine", "1 bottle", 740, 760],
    ["ice cream", "1 cup", 120, 145],
    ["yogurt", "1 pot", 110, 180],
    ["half and half", "1 individual container", 10, 16],
  ]);
});

describe("a piece is a piece, and a whole one is said", () => {
  weighs([
    ["turkey breast", "2 slices", 40, 70],
    ["crackers", "5", 12, 25],
    ["potato chips", "10 chips", 15, 25],
    ["chocolate", "1 piece", 5, 15],
    ["cookies", "1 pack", 30, 60],
    ["bread", "1 loaf", 400, 500],
    ["garlic", "1 bulb", 30, 60],
    ["chocolate cake", "1", 80, 150],
    ["pizza", "1", 80, 150],
    ["cheese pizza", "1 piece/slice", 90, 130],
  ]);
});

describe("what is served nowadays comes before what was measured until 2011", () => {
  weighs([
    ["chicken drumstick, roasted", "1 drumstick", 50, 75],
    ["roast chicken", "1 medium slice", 50, 70],
    ["chicken sandwich", "1 miniature/slider", 50, 80],
    ["turkey sandwich", "1 medium submarine", 200, 260],
    ["baked potato", "1 medium", 150, 190],
    ["corn muffin", "1 large", 130, 160],
    ["tortilla chips", "1 medium bag", 50, 65],
    ["french fries", "1 medium", 105, 140],
  ]);
});

describe("an inch is of a sandwich's length or a pizza's width", () => {
  weighs([
    ["turkey sub", "6 inch", 200, 260],
    ["turkey sub", "1 footlong", 400, 520],
    ["meatball sub", "12 inch sub", 400, 520],
    ["cheese pizza", "1 12-inch pizza", 550, 700],
    ["cheese pizza", "2 square inches", 8, 25],
  ]);
});

describe("what isn't eaten isn't counted", () => {
  weighs([
    ["peanuts", "100 g in shell", 65, 75],
    ["pistachios", "100 g in shell", 48, 58],
    ["shrimp", "200 g shell on", 140, 160],
    ["chicken wings", "300 g bone in", 150, 180],
    ["banana", "150 g with peel", 90, 102],
    ["tuna", "1 can, drained", 105, 130],
  ]);

  test("and the answer says so", () => {
    const outcome = calculate(catalogue, "peanuts", "100 g in shell");
    expect(outcome.ok && outcome.calculation.explanation).toContain("70 % are eaten");
  });
});

describe("dry and cooked, raw and roasted are told apart", () => {
  const kcal = (food: string, measurement: string) => {
    const outcome = calculate(catalogue, food, measurement);
    return outcome.ok ? (outcome.calculation.nutrition.calories ?? 0) : 0;
  };
  test.each([
    ["rice", "1 cup dry", 600, 760],
    ["rice", "100 g dry", 330, 400],
    ["pasta", "100 g dry", 330, 400],
    ["lentils", "1 cup dry", 500, 720],
    ["oatmeal", "1/2 cup dry", 140, 190],
    ["oats", "1 cup cooked", 130, 240],
    ["chicken breast", "200 g raw", 215, 250],
    ["rice", "1 cup cooked", 190, 220],
  ] as const)("%s, %s has %s to %s kcal", (food, measurement, from, to) => {
    expect(kcal(food, measurement)).toBeGreaterThanOrEqual(from);
    expect(kcal(food, measurement)).toBeLessThanOrEqual(to);
  });
});

test("fluid ounces of a powder are of the drink it makes", () => {
  expect(gramsOf("gatorade powder", "12 fl oz")).toBeLessThan(60);
  expect(gramsOf("protein powder", "8 fl oz")).toBeLessThan(40);
});

test("a sentence keeps the size of its food", () => {
  const { items } = readFoodSentence(
    catalogue,
    "a fun-size snickers, a mini bagel, a personal pizza and a grande latte",
  );
  expect(items.map(({ name }) => name)).toEqual(["snickers", "bagel", "pizza", "latte"]);
  const grams = items.map(({ outcome }) => (outcome.ok ? outcome.calculation.grams : 0));
  expect(grams.map((each) => Math.round(each / 10) * 10)).toEqual([20, 30, 200, 470]);
});

test("the liquid in a can is no food of its own", () => {
  const { items } = readFoodSentence(catalogue, "1 can tuna in its own juice");
  expect(items.map(({ name }) => name)).toEqual(["tuna"]);
});

test("a cracker of wheat is measured like a cracker, a cookie with cream like a cookie", () => {
  expect(gramsOf("reduced fat wheat crackers", "1 cup")).toBeLessThan(90);
  expect(gramsOf("oreo", "1 pack")).toBeLessThan(100);
});

describe("brackets that say what one holds or weighs count, wherever they stand", () => {
  weighs([
    ["energy drink", "1 can or bottle (16 fl oz)", 460, 510],
    ["energy drink", "1 can or bottle (32 fl oz)", 920, 1020],
    ["iced tea", "1 Snapple bottle (16 fl oz)", 460, 525],
    ["chocolate milkshake", "1 milkshake (10 fl oz)", 270, 330],
    ["frozen dinner", "1 Swanson dinner (11 oz)", 305, 315],
    ["orange juice", "1 bottle (16.9 fl oz or 500 ml)", 490, 540],
    ["steak", "1 (8 oz, raw, yields)", 120, 200],
  ]);
});

describe("what a food comes with doesn't tell its kind", () => {
  const kindOf = (id: string) => {
    const food = catalogue.food(id);
    return food && catalogue.known(food).kind.name;
  };
  const called = (name: string) => {
    const [match] = catalogue.search(name, 1);
    return kindOf(match?.id ?? "");
  };
  test.each([
    ["low sodium canned corn", "vegetable"],
    ["canned carrots, no salt added", "vegetable"],
    ["rotisserie chicken breast", "meat and fish"],
    ["buttermilk biscuit", "doughnut and muffin"],
    ["ravioli with tomato sauce", "stew and casserole"],
    ["frybread made with lard", "bread"],
    ["oatmeal with milk", "oatmeal"],
    ["chicken nuggets, fast food", "meat and fish"],
    ["glazed doughnut, cake type", "doughnut and muffin"],
    ["fish cakes", "meat and fish"],
    ["flour tortilla", "bread"],
    ["root beer", "drink"],
    ["oatmeal cookies", "cookie"],
    ["bagel with raisins", "roll"],
  ])("%s is %s", (name, kind) => {
    expect(called(name)).toBe(kind);
  });
});

describe("a part, a crust or a size weighs what is served of it", () => {
  weighs([
    ["thin crust pizza", "1 medium piece", 70, 95],
    ["thick crust pizza", "1 large piece", 120, 165],
    ["thin crust pizza", "1 personal size pizza", 150, 200],
    ["thick crust pizza", "1 personal size pizza", 215, 280],
    ["ham sandwich on white bread", "1 large", 150, 190],
    ["fried chicken sandwich", "1 large sandwich", 250, 330],
    ["turkey sandwich", "1 miniature/slider", 50, 75],
    ["double cheeseburger, 2 large patties", "1 double cheeseburger", 260, 340],
    ["baked catfish", "1 large fillet", 120, 150],
    ["baked cod", "1 large fillet", 190, 230],
    ["fish", "1 whole fish", 240, 300],
    ["pork chop", "1 thin", 80, 100],
    ["boiled potatoes", "1 new potato", 50, 70],
    ["cooked carrots", "1 baby carrot", 8, 12],
    ["mushrooms", "1 slice", 4, 8],
    ["hot tea", "1 large", 550, 650],
    ["vanilla ice cream", "1 large ice cream cup", 300, 400],
    ["waffle", "1 medium", 65, 85],
    ["chocolate candy", "1 fun/snack size", 13, 18],
    ["chocolate candy", "1 sharing/movie theater size", 170, 220],
    ["cream of tomato soup", "1 individual container", 380, 460],
    ["whole milk", "1 individual school container", 235, 255],
    ["roast pork", "1 slice with gravy", 45, 65],
    ["beef with gravy", "1 cup", 230, 250],
    ["broccoli, cooked with oil", "1 cup", 150, 170],
    ["cooked egg whites", "1 cup", 125, 145],
  ]);
});

test("a row for a part doesn't reach the dishes that have it on them", () => {
  expect(gramsOf("ham and mushroom pizza", "2 slices")).toBeGreaterThan(200);
  expect(gramsOf("carrot cake", "1 slice")).toBeGreaterThan(60);
  expect(gramsOf("peanut butter sandwich", "1")).toBeGreaterThan(60);
  expect(gramsOf("coffee cake", "1 large")).toBeLessThan(250);
  expect(gramsOf("canned pineapple", "1 snack size container")).toBeLessThan(150);
});

describe("a can is drained, or has its liquid, as is said", () => {
  weighs([
    ["canned black beans", "1 can, drained", 230, 260],
    ["canned black beans", "1 can, with its liquid", 380, 440],
    ["canned peaches", "1 can", 400, 440],
    ["canned peaches", "1 can, drained", 240, 270],
    ["canned peaches", "2 cans undrained", 800, 880],
    ["kidney beans, canned", "1 can (15 oz), drained", 240, 270],
    ["tuna", "1 can, drained", 105, 130],
  ]);
});

test.each([
  "chicken breast",
  "pork chop",
  "turkey breast",
  "rice",
  "pasta",
  "lentils",
  "broccoli",
  "shrimp",
  "bacon",
])("%s can be switched between raw and cooked, in the same weight", (food) => {
  const outcome = calculate(catalogue, food, "200 g");
  if (!outcome.ok) throw new Error(outcome.failed);
  const { food: chosen, alternatives } = outcome.calculation;
  const isRaw = (name: string) => /\b(?:raw|dry|uncooked)\b/i.test(name);
  const others = alternatives.filter(
    ({ id }) => isRaw(catalogue.food(id)?.name ?? "") !== isRaw(chosen.name),
  );
  const switched = others.find(({ calories }) => calories !== null && calories > 0);
  expect(switched).toBeDefined();
  expect(gramsOf(switched?.name ?? "", "200 g")).toBe(200);
});
