import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, constants } from "node:zlib";
import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { commonFoods } from "../bench/most-logged/common-foods.ts";
import { scoreOtherTongues } from "../bench/sentences/score-expected.ts";
import { catalogue } from "./catalogue-fixture.ts";
import { loadKnowledge } from "./knowledge.ts";
import { loadStandardReference } from "./standard-reference.ts";
import { asked } from "./told-fixture.ts";

describe("other tongues are read as English is", () => {
  test.each([
    ["drei Scheiben Brot", ["3 slices: bread"]],
    ["une tranche de pain", ["1 slice: bread"]],
    ["media taza de arroz", ["0.5 cup: rice"]],
    ["un bicchiere di vino", ["1 glass: wine"]],
    ["duas fatias de queijo", ["2 slices: cheese"]],
    ["150 g de pechuga de pollo a la plancha", ["150 grams: grilled chicken breast"]],
    ["100 g pollo a la plancha", ["100 grams: pollo a la plancha"]],
    ["une tasse et demie de riz", ["1.5 cups: rice"]],
    ["eine Dose Red Bull und zwei Oreo", ["1 can: red bull", "2: oreo"]],
    ["J'ai mangé deux pommes et bu un verre d'eau", ["2: apple", "1 glass: water"]],
    ["2 Eier\n100 g Käse", ["2: egg", "100 grams: cheese"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  test("a meal's name counts, too", () => {
    expect(readFoodSentence(catalogue, "desayuné dos tostadas").mealType).toBe("breakfast");
    expect(readFoodSentence(catalogue, "a cena ho mangiato pesce").mealType).toBe("dinner");
  });

  test.each([
    ["Brot", "3 Scheiben", 70, 100],
    ["arroz", "media taza", 70, 110],
    ["huile d'olive", "1 cuillère à soupe", 11, 16],
    ["chicken breast", "150 Gramm", 150, 150],
    ["Olivenöl", "1 EL", 11, 16],
  ] as const)(
    "%s, %s: a food and its measurement, each by itself",
    (food, measurement, from, to) => {
      const outcome = calculate(catalogue, food, measurement);
      const grams = outcome.ok ? outcome.calculation.grams : 0;
      expect(grams).toBeGreaterThanOrEqual(from);
      expect(grams).toBeLessThanOrEqual(to);
    },
  );

  test.each([
    ["Haehnchenbrust", /^Chicken.*breast/],
    ["Kirschjoghurt", /yogurt/i],
    ["naranjas", /^Oranges/],
    ["Hänchenbrustfilet", /^Chicken.*breast/],
    ["zumo de pera", /pear|juice/i],
  ])("%s is found though no table lists it so", (name, food) => {
    const outcome = calculate(catalogue, name, "100 g");
    expect(outcome.ok && outcome.calculation.food.name).toMatch(food);
  });

  test("six hundred foods have a name in each", () => {
    const { food } = loadKnowledge().tongues.words;
    const counts = [1, 2, 3, 4, 5].map((at) => food.filter((row) => (row[at] ?? "") !== "").length);
    expect(Math.min(...counts)).toBeGreaterThan(530);
    expect(food.length).toBeGreaterThanOrEqual(550);
  });

  test("every English name of the tables is found", () => {
    const lost = loadKnowledge()
      // "Una caña" is "200 ml beer".
      .tongues.words.food.map(([english]) => english.replace(/^\d+ ml /, ""))
      .filter((name) => (catalogue.search(name, 1)[0]?.score ?? 0) < 0.6);
    expect(lost).toEqual([]);
  });

  test("of 110 meals that were written down before any was asked, most are right", () => {
    const { right, of: all } = scoreOtherTongues(catalogue);
    expect(all).toBe(110);
    // 88 at first, 45 without the tables.
    expect(right).toBeGreaterThanOrEqual(94);
  });
});

describe("English stays English", () => {
  test("names of the data and of what people log are nobody else's", () => {
    const names = [
      ...loadStandardReference().names,
      ...commonFoods.flatMap(({ ways }) => ways.flatMap((name) => [name, `2 ${name}`])),
    ];
    const taken = names.filter((name) => catalogue.inEnglish(name) !== name);
    expect(taken).toEqual([]);
  });

  test.each([
    "I want more",
    "chili con carne and rice",
    "eggs a la mode",
    "pan fried potatoes",
    "a date with a fig",
    "one pat of butter",
    "latte and a croissant",
  ])("%s", (text) => {
    expect(catalogue.inEnglish(text)).toBe(text);
  });
});

describe("what was heard or written by ear", () => {
  test.each([
    ["I had to eggs and toast", ["2: eggs", "1 serving: toast"]],
    ["i ate for cookies", ["4: cookies"]],
    ["i had too cups of rice", ["2 cups: rice"]],
    ["half a cup of rice", ["0.5 cup: rice"]],
    ["1/2 a cup of rice", ["0.5 cup: rice"]],
    ["two eggs a banana and a glass of milk", ["2: eggs", "1: banana", "1 glass: milk"]],
    [
      "two eggs a slice of toast and a large coffee",
      ["2: eggs", "1 slice: toast", "1 large: coffee"],
    ],
    ["for dinner eggs", ["2: eggs"]],
  ])("%s", (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  test.each([
    ["kwinoa", /^Quinoa/],
    ["lasanya", /^Lasagna/],
    ["shampinion", /^Mushrooms/],
    ["spageti", /^Spaghetti/],
  ])("%s", (name, food) => {
    const [match] = catalogue.search(name, 1);
    expect(match?.name).toMatch(food);
    expect(match?.by).toBe("spelling");
  });
});

test("the food data and all tables are under 1.4 MB compressed", () => {
  const fileOf = (name: string) =>
    readFileSync(createRequire(import.meta.url).resolve(`@morsel/food-data/${name}`));
  // The best quality, which is served, takes 20 s beside other tests and makes it smaller still.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const tables = brotliCompressSync(fileOf("knowledge.json"), { params });
  expect(fileOf("foods.json.br").length + tables.length).toBeLessThan(1_400_000);
});
