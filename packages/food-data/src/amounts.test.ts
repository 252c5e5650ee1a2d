import { calculate, calculateFood } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import type { Food } from "@morsel/domain/foods/table";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { loadKnowledge } from "./knowledge.ts";
import { loadStandardReference } from "./standard-reference.ts";

const everyFood: readonly Food[] = [
  ...loadStandardReference().ids,
  ...loadKnowledge().dishes.map(({ id }) => id),
].flatMap((id) => catalogue.food(id) ?? []);

const someFoods = everyFood.filter((_, at) => at % 4 === 0);

function read(food: Food, measurement: string) {
  const match = { sure: 1, spelling: false, alternatives: [], typed: food.name };
  const outcome = calculateFood(catalogue, food, measurement, match);
  return outcome.ok ? outcome.calculation : undefined;
}

/** Ways to write each number, the plainest first. */
const spellings: readonly (readonly string[])[] = [
  ["1", "one", "a", "1.0", "1,0", "1x", "１"],
  ["0.5", "½", "1/2", "1⁄2", ".5", "0,5", "half a", "half", "a half", "one half"],
  ["1.5", "1½", "1 ½", "1\u00a0½", "1\u202f½", "1 1/2", "1-1/2", "1 and 1/2", "1,5"],
  ["1.5", "one and a half", "1 and a half", "1–2", "1-2", "1 to 2", "one or two", "1\u200b½"],
  ["2.5", "2½", "2 1/2", "two and a half", "2,5", "2-3", "2 to 3"],
  ["1.25", "1¼", "1 1/4", "1,25", "one and a quarter", "1\u00a01/4"],
  ["0.75", "¾", "3/4", "three quarters of a", "three-quarters of a", "0,75"],
  ["2", "two", "2.00", "a couple of", "x2", "2 x", "2\u00a0"],
  ["6", "six", "half a dozen", "a half dozen", "half dozen", "1/2 dozen"],
  ["12", "twelve", "a dozen", "one dozen", "12.0"],
  ["25", "twenty-five", "twenty five", "20-30", "25.0"],
  ["150", "a hundred and fifty", "one hundred fifty", "150.0", "100-200", "150,0"],
  ["1000", "1,000", "a thousand", "1000.0"],
];

/**
 * Units, and the range of what one may weigh in grams: from puffed cereal and dried chives to
 * syrup.
 */
const units: readonly (readonly [unit: string, min: number, max: number])[] = [
  ["g", 0.99, 1.01],
  // 28.35 g, or a fluid ounce of what is poured, up to syrup.
  ["oz", 26.6, 42],
  ["kg", 999, 1001],
  ["cup", 2, 650],
  ["tbsp", 0.1, 40],
  ["tsp", 0.03, 13.5],
  ["ml", 0.01, 2.6],
  // Of what nobody cuts it is a serving.
  ["slice", 0.5, 900],
  ["piece", 0.02, 2_500],
  ["serving", 0.2, 900],
  ["handful", 5, 60],
];

/** Combinations tried with each food; over all foods, each one comes up some sixty times. */
const sample = 1;
const combinations = units.flatMap((unit) => spellings.map((ways) => ({ unit, ways })));

describe("every food in every spelling of an amount", { timeout: 180_000 }, () => {
  test("weighs the same however the number is written, and what such an amount can weigh", () => {
    const wrong: string[] = [];
    let at = 0;
    for (const food of everyFood) {
      for (let turn = 0; turn < sample; turn++) {
        at = (at + 89) % combinations.length;
        const { unit, ways } = combinations[at] ?? combinations[0] ?? { unit: units[0], ways: [] };
        const [name = "", min = 0, max = 0] = unit ?? [];
        const [plain = "", ...others] = ways;
        const grams = read(food, `${plain} ${name}`)?.grams;
        const amount = Number(plain);
        const isSane =
          grams === undefined || (grams >= amount * min - 0.06 && grams <= amount * max + 0.06);
        // Only amounts above 100 kg may be refused.
        const isRead = grams !== undefined || amount * max > 100_000;
        if (!isSane || !isRead) wrong.push(`${food.name} | ${plain} ${name}: ${grams} g`);
        const other = others[at % others.length] ?? plain;
        const same = read(food, `${other} ${name}`)?.grams;
        if (same !== grams) wrong.push(`${food.name} | ${other} ${name}: ${same}, not ${grams} g`);
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test("a number alone is pieces, servings or grams that a person eats, and says which", () => {
    /** kcal of three of the largest dish that comes on a plate, a bandeja paisa. */
    const threePlatters = 4_200;
    const numbers = ["0.5", "1", "2", "3", "5", "12", "19", "20", "30", "75", "100", "150", "400"];
    const wrong: string[] = [];
    everyFood.forEach((food, at) => {
      const said = numbers[at % numbers.length] ?? "1";
      const calculation = read(food, said);
      const amount = Number(said);
      if (!calculation) {
        // From 20 up a bare number can always be grams.
        if (amount >= 20 || amount <= 1) wrong.push(`${food.name} | ${said}: not read`);
        return;
      }
      const { grams, readAs = "", nutrition } = calculation;
      const each = grams / amount;
      const isGrams = readAs === `${said} g`;
      const isSane = isGrams ? Math.abs(each - 1) < 0.01 : each < 2_500 && amount <= 40;
      const isEatable = (nutrition.calories ?? 0) <= threePlatters;
      if (!isSane || !/^[\d.]+ \p{L}/u.test(readAs) || !isEatable) {
        wrong.push(`${food.name} | ${said}: ${grams} g, ${readAs}, ${nutrition.calories} kcal`);
      }
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test("what is no amount is never answered with a usual portion", () => {
    const nonsense = [
      "100 gg",
      "1 cpu",
      "lots",
      "flurb",
      "asdf",
      "some",
      "2 cups 500",
      "1 xyz",
      "plenty",
    ];
    const answered: string[] = [];
    someFoods.forEach((food, at) => {
      const said = nonsense[at % nonsense.length] ?? "";
      const calculation = read(food, said);
      if (calculation) answered.push(`${food.name} | ${said}: ${calculation.explanation}`);
    });
    expect(answered.slice(0, 20)).toEqual([]);
  });
});

const calculated = (ingredient: string, measurement: string) => {
  const outcome = calculate(catalogue, ingredient, measurement);
  if (!outcome.ok) throw new Error(`${ingredient}, ${measurement}: no ${outcome.failed}`);
  return outcome.calculation;
};

describe("a number alone", () => {
  test.each([
    ["chicken breast", "150", 150, "150 g"],
    ["rice", "100", 100, "100 g"],
    ["egg", "30", 30, "30 g"],
    ["egg", "2", 100, "2 pieces"],
    ["egg", "a dozen", 600, "12 pieces"],
    ["almonds", "20", 24, "20 pieces"],
    ["coke", "330", 330, "330 g"],
    ["olive oil", "30", 30, "30 g"],
    ["rice", "2", 280, "2 servings"],
    ["pepperoni pizza", "3", 333, "3 slices"],
    ["sushi", "6", 156, "6 pieces"],
  ])("%s, %s is %s g and says so: %s", (food, measurement, grams, readAs) => {
    const calculation = calculated(food, measurement);
    expect(calculation.readAs).toBe(readAs);
    expect(calculation.grams).toBeCloseTo(grams, 0);
  });

  test("is not said where the measurement says it", () => {
    expect(calculated("egg", "2 large").readAs).toBeUndefined();
  });
});

describe("several amounts in one", () => {
  test.each([
    ["beef", "1 lb 4 oz", 567],
    ["coke", "2 x 330 ml", 685],
    ["flour", "a cup and a half", 187.5],
    ["flour", "1 cup and 2 tbsp", 140.6],
    ["flour", "1 cup 120 g", 120],
    ["soup", "1 can 400 g", 400],
  ])("%s, %s is %s g", (food, measurement, grams) => {
    expect(calculated(food, measurement).grams).toBeCloseTo(grams, 0);
  });
});

describe("amounts without commas between them", () => {
  const read = (text: string) =>
    readFoodSentence(catalogue, text).items.map(({ name, outcome }) => [
      name,
      outcome.ok ? Math.round(outcome.calculation.grams) : null,
    ]);
  test.each([
    [
      "300g chicken breast 200g rice 1 tbsp olive oil",
      [
        ["chicken breast", 300],
        ["rice", 200],
        ["olive oil", 14],
      ],
    ],
    [
      "pasta 200g tuna 80g",
      [
        ["pasta", 200],
        ["tuna", 80],
      ],
    ],
    ["2 slices of bread", [["bread", 56]]],
  ])("%s", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

describe("what can't be read", () => {
  test.each([
    ["milk", "100 gg", "Did you mean 100 g?"],
    ["milk", "100gg", "Did you mean 100 g?"],
    ["milk", "1 cpu", "Did you mean 1 cup?"],
    ["bread", "2 slcies", "Did you mean 2 slices?"],
    ["milk", "2 tabelspoons", "Did you mean 2 tablespoons?"],
    ["rice", "12", "Did you mean 12 g, or 12 servings?"],
  ])("%s, %s: %s", (food, measurement, suggestion) => {
    const outcome = calculate(catalogue, food, measurement);
    expect(outcome).toMatchObject({ ok: false, failed: "measurement", suggestion });
    const [first = ""] = outcome.ok ? [] : (outcome.measurements ?? []);
    expect(calculate(catalogue, food, first).ok).toBe(true);
  });

  test.each(["lots", "flurb", "2 bananas", "some"])("rice, %s is told what can be", (said) => {
    expect(calculate(catalogue, "rice", said)).toMatchObject({
      ok: false,
      failed: "measurement",
      suggestion: "Try a weight such as “100 g”, or a measure such as “1 cup”.",
    });
  });
});

test("nobody gets a whole roast or turkey for one piece", { timeout: 60_000 }, () => {
  const feasts = everyFood.flatMap((food) => {
    const one = read(food, "1");
    const kcal = one?.nutrition.calories ?? 0;
    return kcal > 1_500
      ? [`${food.name} (${catalogue.known(food).kind.name}): ${one?.grams} g, ${kcal}`]
      : [];
  });
  expect(feasts.slice(0, 20)).toEqual([]);
});

describe("what serves many is never one unless it's said", { timeout: 60_000 }, () => {
  const baked = everyFood.filter((food) => {
    const { kind } = catalogue.known(food);
    return kind.traits.includes("pastry") || kind.round !== undefined || kind.name === "cookie";
  });
  const kcal = (food: Food, measurement: string) =>
    Math.round(read(food, measurement)?.nutrition.calories ?? 0);

  test("one pastry, and a small pizza, has at most 1,300 kcal", () => {
    expect(baked.length).toBeGreaterThan(300);
    const feasts = baked.flatMap((food) => {
      const isPizza = catalogue.known(food).kind.round !== undefined;
      const ones = ["1", "1 piece", "1 serving", "1 small", ...(isPizza ? [] : ["1 medium"])];
      return ones
        .filter((one) => kcal(food, one) > 1_300)
        .map((one) => `${food.name} | ${one}: ${kcal(food, one)} kcal`);
    });
    expect(feasts).toEqual([]);
  });

  test("nobody gets a sheet, a whole cake or a family's pack", () => {
    const forMany = everyFood.flatMap((food) => {
      const { reference } = catalogue.known(food).kind;
      const large = food.measures.filter(
        ({ name, amount, grams }) =>
          (/\b(?:sheet|cake|loaf|recipe)\b/.test(name) && grams / amount > reference * 3) ||
          (/\b(?:pack|package|box|bag)\b/.test(name) && grams / amount > reference * 8),
      );
      return large.flatMap(({ name, amount, grams }) =>
        ["1", "1 piece", "1 serving"]
          .filter((one) => Math.abs((read(food, one)?.grams ?? 0) - grams / amount) < 0.1)
          .map((one) => `${food.name} | ${one}: ${name}`),
      );
    });
    expect(forMany).toEqual([]);
  });

  test("but who says so does", () => {
    const cake = everyFood.find(({ name }) => /^Cake, pound, commercially.*fat-free/.test(name));
    expect(cake && read(cake, "1 cake")?.grams).toBe(340);
    expect(cake && read(cake, "1")?.grams).toBeLessThan(150);
  });
});
