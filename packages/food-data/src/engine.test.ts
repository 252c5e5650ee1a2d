import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const first = (text: string) => catalogue.search(text, 1)[0];
const of = (ingredient: string, measurement: string) => {
  const outcome = calculate(catalogue, ingredient, measurement);
  if (!outcome.ok) throw new Error(`${ingredient}, ${measurement}: ${outcome.failed}`);
  return outcome.calculation;
};

describe("names", () => {
  test.each([
    ["milk", "01077"],
    ["egg", "01123"],
    ["apple", "09003"],
    ["apples", "09003"],
    ["banana", "09040"],
    ["butter", "01001"],
    ["courgette", "11477"],
    ["BROCOLI", "11090"],
    ["brocolli raw", "11090"],
    ["2% milk", "01079"],
    ["salsa", "06164"],
    ["light mayonnaise", "04641"],
    ["mayonnaise, fat free", "42193"],
    ["low fat tortilla chips, no salt", "19833"],
  ])("%s is %s", (text, id) => {
    expect(first(text)?.id).toBe(id);
  });

  test("a food of the data stands before a dish of ours with the same name", () => {
    expect(first("wonton soup")?.id).toBe("27002");
  });

  test.each([
    ["Beech-Nut stage 2 squash", /^Babyfood, vegetables, squash/],
    ["turkey wing, cooked, skin not eaten", /meat only/],
    ["turkey wing, cooked, skin eaten", /meat and skin/],
    ["carrots, cooked, as ingredient", /^Carrots, raw/],
    ["tapioca pudding, made from dry mix", /ready-to-eat|prepared/],
    ["beets, canned, reduced sodium", /no salt added/],
    ["moose", /moose/],
    ["apricots, baby food, junior", /^Babyfood, fruit, apricot with/],
    ["tomato bisque", /bisque/],
  ])("%s is found as the data says it", (text, name) => {
    expect(first(text)?.name).toMatch(name);
  });

  test("what is said to be missing isn't found", () => {
    expect(first("granola bar, other than chocolate")?.name).not.toMatch(/chocolate/i);
    expect(first("babyfood bananas, no tapioca")?.name).toMatch(/no tapioca/);
  });

  test("an unusual form is not the very thing", () => {
    expect(first("meatballs")?.name).not.toMatch(/meatless/);
    expect(first("ramen noodle soup")?.name).not.toMatch(/dry/);
  });

  test("what was misspelt is less sure than what was not", () => {
    const [wrong, right] = [first("chickn brest"), first("chicken breast")];
    expect(wrong?.id).toBe(right?.id);
    expect(wrong?.score ?? 1).toBeLessThan((right?.score ?? 0) - 0.05);
  });

  test("nonsense finds nothing", () => {
    for (const text of ["", "   ", "xqzvw", "🍕🍕", "!!!", "%"]) {
      expect(catalogue.search(text, 5)).toEqual([]);
    }
  });
});

describe("measurements", () => {
  test.each([
    ["milk", "1 cup", 244],
    ["milk", "1/2 cup", 122],
    ["rice", "100 g", 100],
    ["chicken breast", "4 oz", 113.4],
    ["egg", "2 large", 100],
    ["banana", "one medium", 118],
    ["olive oil", "1 tbsp", 13.5],
    ["pita chips", "1 100 calorie package", 21.9],
    ["cheddar cheese", "1 cubic inch", 17],
  ])("%s, %s weighs %s g", (food, measurement, grams) => {
    expect(of(food, measurement).grams).toBeCloseTo(grams, 0);
  });

  test("one chip isn't a bag, one piece isn't a bunch", () => {
    expect(of("potato chips", "1 chip").grams).toBeLessThan(5);
    expect(of("broccoli", "1 piece").grams).toBeLessThan(60);
  });

  test.each([
    ["peach", "1 slice", 20],
    ["okra, cooked", "1 piece", 10],
    ["lasagna", "1 surface inch", 20],
    ["pancakes", "1 surface inch", 2],
    ["deviled egg", "1 egg", 30],
    ["corn flakes", "1 single serving", 30],
    ["fried potatoes in oil", "1 cup", 150],
    ["pepperoni pizza", "1 whole", 780],
    ["chickpeas", "1 can", 240],
    ["mozzarella", "1 ball", 125],
  ])("%s, %s weighs about %s g", (food, measurement, grams) => {
    const got = of(food, measurement).grams;
    expect(got).toBeGreaterThan(grams * 0.6);
    expect(got).toBeLessThan(grams * 1.5);
  });

  test.each([
    ["crackers", "1 serving", 30],
    ["milk chocolate", "4 squares", 40],
  ])("no other food in the name of %s decides its portion", (food, measurement, grams) => {
    expect(of(food, measurement).grams).toBeCloseTo(grams, -1);
  });

  test("the answer says where its grams come from, and how sure it is", () => {
    expect(of("milk", "200 g")).toMatchObject({ gramsFrom: "weight" });
    expect(of("milk", "1 cup")).toMatchObject({ gramsFrom: "household-measure" });
    const guessed = of("currants", "1 serving");
    expect(guessed.gramsFrom).toBe("reference-portion");
    expect(guessed.confidence).toBeLessThan(of("milk", "1 cup").confidence);
  });

  test.each(["-2 cups", "0 g", "1/0 cup", "1e308 g", "!!!", ""])("%s isn't understood", (text) => {
    expect(calculate(catalogue, "rice", text)).toMatchObject({ ok: false, failed: "measurement" });
  });
});

describe("mixtures", () => {
  test("fat that a name says was added is added", () => {
    const plain = of("carrots, cooked", "100 g");
    const oiled = of("carrots, cooked with oil", "100 g");
    expect(oiled.nutrition.fat ?? 0).toBeGreaterThan((plain.nutrition.fat ?? 0) + 2.9);
    expect(of("carrots, cooked, no added fat", "100 g").food.id).toBe(plain.food.id);
  });

  test("a mixture can be chosen again by its number", () => {
    const { food } = of("carrots, cooked with oil", "100 g");
    expect(food.id).toMatch(/^mix:/);
    expect(catalogue.food(food.id)?.per100g).toEqual(food.per100g);
    for (const id of ["mix:", "mix:x*1", "mix:01001*0", "mix:mix:01001*1*1", "mix:01001*9999999"]) {
      expect(catalogue.food(id)).toBeUndefined();
    }
  });
});

describe("dishes put together from their names", () => {
  test.each([
    ["ham and mushroom omelette made with butter", ["egg", "ham", "mushrooms", "butter"]],
    ["burrito, pork, with black beans and sour cream", ["flour tortilla", "pork", "black beans"]],
    ["bagel with lox and cream cheese", ["bagel", "smoked salmon", "cream cheese"]],
    ["bacon and egg sandwich on a croissant", ["croissant", "bacon", "fried egg"]],
    ["shrimp garden salad with feta, no dressing", ["lettuce", "shrimp", "feta"]],
    ["iced decaf mocha, nonfat, with whipped cream", ["skim milk", "coffee", "whipped cream"]],
  ])("%s has what it says", (text, parts) => {
    const { food } = of(text, "100 g");
    expect(food.id).toMatch(/^mix:/);
    for (const part of parts) expect(food.name.toLowerCase()).toContain(part);
    expect(catalogue.food(food.id)?.name).toBe(food.name);
  });

  test("what is said to be missing is left out", () => {
    expect(of("omelette with cheese, no ham", "1 egg").food.name).not.toContain("ham");
    expect(of("cobb salad, no dressing", "1 cup").food.name).not.toContain("vinaigrette");
  });

  test("one food eaten with another is both", () => {
    const rice = of("rice with raisins", "100 g");
    expect(rice.food.name).toMatch(/^Rice.* \+ raisins$/);
    expect(rice.nutrition.sugars ?? 0).toBeGreaterThan(6);
    expect(of("rum and pineapple juice", "100 g").food.name).toMatch(
      /^Mixed drink with spirit, pineapple/,
    );
    expect(of("tea with honey", "1 cup").nutrition.sugars ?? 0).toBeGreaterThan(5);
    expect(of("zucchini, pickled", "100 g").food.name).toContain("vinegar");
  });

  test("a slice with something on it weighs as much more, a cup doesn't", () => {
    expect(of("vodka and orange juice", "1 cup").grams).toBeCloseTo(240, -1);
    const bread = of("rye bread", "1 slice").grams;
    expect(of("rye bread with butter", "1 slice").grams).toBeGreaterThan(bread);
  });

  test("a kind that isn't known is no dish", () => {
    for (const id of ["mix:stone/01123*50", "mix:omelet/", "mix:/01123*50"]) {
      expect(catalogue.food(id)).toBeUndefined();
    }
  });
});

test("a sentence becomes its foods", () => {
  const { mealType, items } = readFoodSentence(
    catalogue,
    "For breakfast I had 2 eggs, a slice of toast with butter and a large latte",
  );
  expect(mealType).toBe("breakfast");
  expect(items.map(({ name }) => name)).toEqual(["eggs", "toast with butter", "latte"]);
  expect(items.every(({ outcome }) => outcome.ok)).toBe(true);
});

test.each([
  ["2 eggs\n2 slices bacon\nblack coffee", ["eggs", "bacon", "black coffee"]],
  ["- 1 cup oatmeal\n- 1 banana", ["oatmeal", "banana"]],
  ["lunch at 12:30: greek salad, tea with milk, no sugar", ["greek salad", "tea with milk"]],
  ["2x boiled eggs 1x banana", ["boiled eggs", "banana"]],
  ["a bowl of Cheerios with 2% milk", ["cheerios", "2% milk"]],
  ["we had pizza last night, about 3 slices", ["pizza"]],
  ["sushi: 6 pieces salmon nigiri", ["salmon nigiri"]],
  ["1 big mac and 1 g&t", ["big mac", "g&t"]],
  ["cheese and crackers after the gym", ["cheese", "crackers"]],
  ["fish and chips, mac and cheese", ["fish and chips", "mac and cheese"]],
])("%s is parted into its foods", (text, names) => {
  const { items } = readFoodSentence(catalogue, text);
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(items.every(({ outcome }) => outcome.ok)).toBe(true);
});

test.each([
  ["chicken thigh 180g raw skinless", "05096", 180],
  ["60g uncooked rice", "20044", 60],
  ["1 tin tuna in water, drained (112g)", "15121", 112],
  ["banana x2", "09040", 236],
  ["some almonds", "12061", 30],
  ["2 tomatos", "11529", 246],
  ["crackers", "18228", 30],
  ["large pepperoni pizza slice", "21302", 138.8],
  ["mcdonalds small fries", "21238", 71],
])("%s weighs what it says", (text, id, grams) => {
  const [item] = readFoodSentence(catalogue, text).items;
  expect(item?.outcome).toMatchObject({ ok: true, calculation: { food: { id }, grams } });
});

test("10,000 inputs: nothing throws, nothing takes over 50 ms", () => {
  const word = fc.constantFrom(
    ..."milk egg chicken rice soup cup tbsp oz with and or of fried 1/2 100 g large % , ; ( ) - <b> 0 é 🍕 米 1e308 -3 1/0".split(
      " ",
    ),
  );
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.array(word, { maxLength: 12 }).map((words) => words.join(" ")) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60, unit: "grapheme" }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("a".repeat(10_000), "1 ".repeat(5_000), "(".repeat(9_000)),
    },
  );
  calculate(catalogue, "zwiebback", "1 cup");
  const slow: string[] = [];
  const wrong: string[] = [];
  fc.assert(
    // A name costs far more than an amount, so each name gets ten amounts.
    fc.property(text, fc.array(text, { minLength: 10, maxLength: 10 }), (ingredient, amounts) => {
      const found = new Map<string, ReturnType<typeof catalogue.search>>();
      const run = (measurement: string, names: typeof catalogue) => {
        const before = process.cpuUsage();
        const outcome = calculate(names, ingredient, measurement);
        const { user, system } = process.cpuUsage(before);
        if (outcome.ok) {
          const { grams, confidence } = outcome.calculation;
          const sound = grams > 0 && Number.isFinite(grams) && confidence >= 0 && confidence <= 1;
          if (!sound) wrong.push(`${ingredient} | ${measurement}`);
        }
        return (user + system) / 1000;
      };
      const remembering: typeof catalogue = {
        ...catalogue,
        search(name, limit) {
          const key = `${limit} ${name}`;
          const known = found.get(key) ?? catalogue.search(name, limit);
          found.set(key, known);
          return known;
        },
      };
      for (const amount of amounts) {
        const first = run(amount, remembering);
        // What is slow once must be slow again; garbage collection isn't.
        if (first > 50 && run(amount, catalogue) > 50 && run(amount, catalogue) > 50) {
          slow.push(`${ingredient} | ${amount}`);
        }
      }
    }),
    { numRuns: 1000 },
  );
  expect({ slow, wrong }).toEqual({ slow: [], wrong: [] });
}, 120_000);
