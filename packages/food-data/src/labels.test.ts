import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { suggestFoods } from "@morsel/domain/foods/suggestions/suggested-food";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { loadKnowledge } from "./knowledge.ts";

const { labels } = loadKnowledge();

const of = (name: string, measurement: string) => {
  const outcome = calculate(catalogue, name, measurement);
  if (!outcome.ok) throw new Error(`${name}, ${measurement}: ${outcome.failed}`);
  return outcome.calculation;
};

describe("foods by their labels", () => {
  test("are as many as people log today", () => {
    expect(labels.foods.length).toBeGreaterThanOrEqual(900);
  });

  test("each names who published its figures, and the year", () => {
    for (const { id } of labels.foods) {
      const food = catalogue.food(id);
      expect(food?.source, id).toMatch(/, (?:nutrition|published)/);
      expect(food?.release, id).toMatch(/^20\d\d$/);
    }
  });

  test("each is found by each of its names", () => {
    const lost = labels.foods.flatMap(({ id, name, names }) =>
      [name, ...names].filter((one) => catalogue.search(one, 1)[0]?.id !== id),
    );
    expect(lost).toEqual([]);
  });

  test("one of each is its serving, with the label's energy", () => {
    const wrong = labels.foods.flatMap(({ id, name, measures, per100g }) => {
      const [serving] = measures;
      const typed = `${serving?.amount} ${serving?.name}`;
      const { food, grams, nutrition } = of(name, typed);
      const kcal = ((per100g.calories ?? 0) * (serving?.grams ?? 0)) / 100;
      const isRight = food.id === id && Math.abs(grams - (serving?.grams ?? 0)) < 0.1;
      const isEnergy = Math.abs((nutrition.calories ?? -99) - kcal) < 1;
      return isRight && isEnergy ? [] : [`${name} | ${typed}: ${food.id}, ${grams} g`];
    });
    expect(wrong).toEqual([]);
  });

  test("what a label doesn't say is unknown, and alcohol is a nutrient", () => {
    const { alcohol, vitaminC } = of("white claw", "1 can").nutrition;
    expect(alcohol).toBeCloseTo(14, 1);
    expect(vitaminC).toBeNull();
    expect(of("huel ready to drink", "1 bottle").nutrition).toMatchObject({ fat: null });
  });

  test.each([
    ["oat milk", "1 cup", "label:oat-milk", 120],
    ["oatly barista", "100 ml", "label:barista-oat-milk", 59],
    ["skyr", "1", "label:skyr", 90],
    ["white claw", "2", "label:white-claw", 200],
    ["hazy ipa", "1 pint", "label:hazy-ipa", 285],
    ["coke zero", "330 ml", "label:coke-zero", 0],
    ["rxbar", "half", "label:rxbar-chocolate-sea-salt", 105],
    ["gold standard whey", "2 scoops", "label:gold-standard-whey", 240],
    ["beyond burger", "1", "label:beyond-burger", 230],
    ["premier protein shake", "1 serving", "label:premier-protein-shake", 160],
    ["just egg", "3 tbsp", "label:just-egg", 70],
    ["starbucks latte", "grande", "label:starbucks-caffe-latte", 190],
    ["starbucks cold brew", "1 tall", "label:starbucks-cold-brew", 4],
    ["iced caramel macchiato", "venti", "label:starbucks-iced-caramel-macchiato", 375],
    ["chick-fil-a nuggets", "12 count", "label:chick-fil-a-nuggets", 375],
    ["chick fil a waffle fries", "large", "label:chick-fil-a-waffle-fries", 554],
    ["subway italian bmt", "footlong", "label:subway-italian-bmt", 820],
    ["kimchi", "1 cup", "label:kimchi", 23],
    ["mission carb balance", "1", "label:mission-carb-balance-tortilla", 70],
    ["a Frosty", "1 small", "label:wendys-chocolate-frosty", 350],
    ["o'doul's", "1 bottle", "label:odouls", 65],
    ["malta", "1 bottle", "label:malta-goya", 140],
    ["payday", "1 bar", "label:payday-bar", 240],
    ["lindt 85%", "2 squares", "label:lindt-85-percent-dark-chocolate", 115],
  ])("%s, %s", (name, measurement, id, kcal) => {
    const { food, nutrition } = of(name, measurement);
    expect(food.id).toBe(id);
    expect(Math.abs((nutrition.calories ?? -99) - kcal)).toBeLessThanOrEqual(1);
  });

  test.each([
    ["oat milk", /oat milk/i],
    ["soy yogurt", /soy yogurt/i],
    ["skyr", /skyr/i],
    ["whey isolate", /iso100/i],
    ["protein bar", /bar/i],
    ["protein shake", /shake|protein/i],
    ["impossible burger", /impossible/i],
    ["hard seltzer", /seltzer|white claw/i],
    ["double ipa", /double ipa/i],
    ["monster energy", /monster/i],
    ["coke zero", /zero/i],
    ["cold brew", /coffee|cold brew/i],
    ["burrito bowl", /bowl/i],
    ["poke bowl", /poke/i],
    ["ramen", /ramen/i],
    ["pho", /pho/i],
    ["acai bowl", /açaí/i],
    ["birria tacos", /taco/i],
    ["bao", /bao/i],
    ["mochi", /mochi/i],
    ["air fryer fries", /fried|fries/i],
    ["low carb wrap", /tortilla|wrap/i],
    ["keto bread", /bread/i],
    ["erythritol", /erythritol/i],
    ["big mac", /big mac/i],
    ["fun size snickers", /snickers/i],
  ])("what people log today is there: %s", (name, food) => {
    expect(of(name, "1 serving").food.name).toMatch(food);
  });

  test("Frosties are a cereal, and all-bran is more than bran", () => {
    expect(of("frosties", "1 cup").food.name).toMatch(/FROSTED FLAKES/);
    expect(of("all-bran", "1 cup").food.name).toMatch(/ALL-BRAN Original/);
    expect(of("bran", "1 cup").food.name).toMatch(/^Wheat bran/);
  });

  test("in a sentence", () => {
    const { items } = readFoodSentence(catalogue, "two white claws, a quest bar and a hazy ipa");
    const found = items.map(({ outcome }) =>
      outcome.ok ? [outcome.calculation.food.id, outcome.calculation.grams] : [],
    );
    expect(found).toEqual([
      ["label:white-claw", 710],
      ["label:quest-bar-cookie-dough", 60],
      ["label:hazy-ipa", 355],
    ]);
  });

  test("are suggested with their serving", () => {
    const [first] = suggestFoods(catalogue, "white cla", 3, []);
    expect(first).toMatchObject({ measurement: "1 can", calories: 100 });
  });

  test("leave everyday names as they were: a maker is meant by who says it", () => {
    const ids = ["vanilla yogurt", "strawberry yogurt", "beer", "protein bar", "soy milk"].map(
      (name) => catalogue.search(name, 1)[0]?.id ?? "",
    );
    expect(ids.filter((id) => id.startsWith("label:"))).toEqual([]);
  });
});
