import { describe, expect, test } from "vitest";
import { asked, foods, kcal, read } from "./told-fixture.ts";

/** Notes as people in a hurry jot them: foods among words that nobody knows, and chains told once. */

describe("known foods among unknown words are read with their amounts", () => {
  test.each([
    ["wfh 2 boiled eggs toast blahco", ["2: boiled eggs", "1 serving: toast"]],
    ["paneer tikka 1 bowl 2 naan zomatoo", ["1 bowl: paneer tikka", "2: naan"]],
    ["8 pc nuggets 2 ranch small sprite", ["8 pieces: nuggets", "2: ranch", "1 small: sprite"]],
    ["3 fun size twix 1 fun size mars off recpt desk", ["3: fun size twix", "1 fun size: mars"]],
  ])("%s", (text, expected) => {
    expect(asked(text).filter((_, at) => read(text)[at]?.outcome.ok)).toEqual(expected);
  });

  test("what isn't understood among them is shown", () => {
    expect(read("2 fun size twix off recpt desk").map(({ outcome }) => outcome.ok)).toEqual([
      true,
      false,
    ]);
  });

  test("they are guesses", () => {
    for (const { confidence } of foods("paneer tikka 1 bowl 2 naan zomatoo")) {
      expect(confidence).toBeLessThanOrEqual(0.6);
    }
  });

  test.each(["you banana", "minus 4 apples", "walked the dog and lost my rice cooker keys"])(
    "but no number for talk: %s",
    (text) => {
      expect(foods(text)).toEqual([]);
    },
  );
});

describe("what was ordered at a chain is its own", () => {
  test.each([
    ["panda express orange chicken and chow mein", ["panda express chow mein"]],
    ["panda express beijing beef, fried rice", ["panda express fried rice"]],
  ])("%s", (text, own) => {
    expect(asked(text).join("; ")).toContain(own[0]);
  });

  test.each([
    ["qdoba chicken bowl white rice black beans salsa cheese", 1],
    ["chipotle steak bowl, brown rice, pinto beans, lettuce, no guac", 1],
    ["chipotle bowl, double chicken, guac", 3],
  ])("a bowl that is told by its fillings is one: %s", (text, count) => {
    expect(foods(text)).toHaveLength(count);
  });
});

describe("what changes nothing, or tells the amount better", () => {
  test.each([
    ["whopper no onion", ["1 serving: whopper"]],
    ["doner kebab without salad", ["1 serving: doner kebab"]],
    ["doritos family bag", ["1 family size bag: doritos"]],
    ["share bag m&ms", ["1 share size bag: m&ms"]],
    ["grab bag of crisps", ["50 grams: crisps"]],
    ["gyoza 1 plate 5 pcs", ["5 pcs: gyoza"]],
    ["boiled eggs 2 whole 3 white", ["2: boiled eggs", "3: egg whites"]],
    ["full rack of ribs", ["1 rack: ribs"]],
    ["bounty half gave the rest to my sister", ["0.5: bounty"]],
    ["cheeseburger ate in the car", ["1 serving: cheeseburger"]],
    ["nuggets + fries left half the fries", ["1 serving: nuggets", "0.5: fries"]],
    ["7-11 onigiri", ["1 serving: onigiri"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("a brew with sugar is tea", () => {
    expect(kcal("brew w 2 sugars")).toBeLessThan(60);
    expect(kcal("a brew at the pub")).toBeGreaterThan(100);
  });

  test("ounces of a drink are fluid", () => {
    expect(foods("20oz coke")[0]?.grams).toBeGreaterThan(590);
    expect(foods("6oz steak")[0]?.grams).toBeCloseTo(170, 0);
  });
});

describe("an amount behind its food, and what stands around it", () => {
  test.each([
    ["chili 1 1/2 cups", ["1 1/2 cups: chili"]],
    ["oatmeal 1 cup cooked, 1 tbsp honey", ["1 cup: oatmeal cooked", "1 tablespoon: honey"]],
    ["quesadilla 10in flour tortilla 2 oz cheese", ["70 grams: flour tortilla"]],
    ["ham swiss sandwich whole wheat", 1],
    ["cashews, handful, about 1 oz", ["1 ounce: cashews"]],
    ["200g egg whites 1 whole egg", ["200 grams: egg whites", "1: whole egg"]],
    ["reg flat white", ["1 regular: flat white"]],
    ["thai, pad thai and spring rolls", ["1 serving: pad thai", "1 serving: spring rolls"]],
  ] as const)("%s", (text, expected) => {
    if (typeof expected === "number") expect(foods(text)).toHaveLength(expected);
    else expect(asked(text)).toEqual(expect.arrayContaining([...expected]));
  });

  test("milk on cereal is as much as goes on it", () => {
    expect(kcal("2 weetabix semi skimmed")).toBeLessThan(240);
  });
});
