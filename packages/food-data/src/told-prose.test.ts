import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** Meals told in whole sentences, where a clause of talk or of an amount stands among the foods. */

describe("where somebody went for their food is no food, and takes none with it", () => {
  test.each([
    ["went to the canteen for a bowl of lentil soup", ["1 bowl: lentil soup"]],
    ["We popped into a bakery for two scones and a latte", ["2: scones", "1: latte"]],
    ["After work I drove to the diner and had a grilled cheese", ["1: grilled cheese"]],
    ["went to the gym for an hour and had a pear", ["1: pear"]],
    ["I ran for three miles and had porridge", ["1 serving: porridge"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["a latte from Starbucks and a muffin", ["1 serving: Starbucks latte"]],
    ["footlong meatball marinara from Subway and a cookie", ["footlong: Subway meatball marinara"]],
  ])("%s", (text, [first]) => {
    expect(asked(text)[0]?.toLowerCase()).toBe(first?.toLowerCase());
    expect(foods(text)).toHaveLength(2);
  });

  test("a chain's foods are its own", () => {
    const [burger] = foods("Swung through McDonald's for a Big Mac");
    expect(burger?.food.name).toMatch(/mcdonald/i);
  });
});

describe("a number in words behind a food is how many, or when", () => {
  test.each([
    ["scones, four, and tea", ["4: scones", "1 serving: tea"]],
    ["samosas, two baked, with chutney", ["2: baked samosas", "1 serving: chutney"]],
    ["lamb chops, three grilled ones, and peas", ["3: grilled lamb chops", "1/2 cup: peas"]],
    ["tacos, 2 eggs", ["2: tacos", "2: eggs"]],
    ["a peach around eleven", ["1: peach"]],
    ["a plum about three and a coffee", ["1: plum", "1: coffee"]],
    ["around three cups of rice", ["3 cups: rice"]],
    ["pork belly tacos, three, with slaw", ["3: pork belly tacos", "1 serving: slaw"]],
    ["a burger and a milkshake after", ["1: burger", "1: milkshake"]],
    [
      "Meatballs, mash and gravy, five meatballs",
      ["5: meatballs", "1 serving: mash", "1 serving: gravy"],
    ],
    [
      "jeera rice with chicken tikka, five pieces",
      ["1 serving: jeera rice", "5 pieces: chicken tikka"],
    ],
    ["grilled chicken 1/4 with skin, slaw", ["0.25: grilled chicken with skin", "1 serving: slaw"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("which biscuits they were leaves what stands before", () => {
    expect(asked("cocoa with cookies, three Oreos")[0]).toBe("1 serving: cocoa");
    expect(asked("cocoa with cookies, three Oreos")).toHaveLength(2);
  });
});

describe("how much of a food of two words with “and” it was, is of both", () => {
  test.each([
    ["macaroni and cheese, about two cups, and a salad", "2 cups of macaroni and cheese, a salad"],
    ["rice and beans, 1 bowl", "1 bowl of rice and beans"],
  ])("%s", (text, plain) => {
    expect(asked(text)).toEqual(asked(plain));
  });
});

describe("what somebody made, and how many of it they ate", () => {
  test.each([
    ["Baked scones for work and ate two with jam", ["2: scones"]],
    ["Made waffles for the kids and had one with honey", ["1: waffles"]],
    ["My mum cooked lamb stew", ["1 serving: lamb stew"]],
    ["had seconds of the trifle", ["1 serving: trifle"]],
    [
      "a tablespoon of olive oil and one of ghee",
      ["1 tablespoon: olive oil", "1 tablespoon: ghee"],
    ],
    ["2 rolls 55g each filled with 60g ham", ["110 grams: rolls", "60 grams: ham"]],
    ["carrot soup cup and a roll", ["1 cup: carrot soup", "1: roll"]],
  ])("%s", (text, expected) => {
    expect(asked(text).slice(0, expected.length)).toEqual(expected);
  });

  test("what is counted in a sandwich has its bread", () => {
    expect(asked("three sausages in a sandwich")).toEqual(["3: sausages", "2 slices: bread"]);
    expect(foods("ham in a sandwich")[0]?.food.name).toMatch(/sandwich/i);
  });

  test("a dish is read without what is told of it by the spoon", () => {
    const told = kcal("bulletproof coffee with 2 tsp of butter");
    expect(told).toBeLessThan(kcal("bulletproof coffee"));
    expect(told).toBeGreaterThan(kcal("2 tsp of butter"));
  });
});

describe("what only heads the foods behind it is none", () => {
  test.each([
    ["Lunch at the office was leftover lasagna with a salad", ["1 serving: lasagna", "1: salad"]],
    ["Dinner with my sister was ramen", ["1 serving: ramen"]],
    ["Picked up a bagel with cream cheese on my way in", ["1: bagel with cream cheese"]],
    ["We ordered Indian: chicken korma and a naan", ["1 serving: chicken korma", "1: naan"]],
    ["a quick lunch of lentil soup and a roll", ["1 serving: lentil soup", "1: roll"]],
    ["Pudding was rhubarb crumble", ["1 serving: rhubarb crumble"]],
    ["Thai green curry", ["1 serving: Thai green curry"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what was stirred into another food leaves that", () => {
  test.each([
    ["a scoop of whey stirred into 200 g yogurt with 60 g cherries", 3],
    ["2 tbsp cocoa mixed into a cup of oatmeal", 2],
    ["1 onion cut into rings", 1],
  ])("%s", (text, count) => {
    expect(foods(text)).toHaveLength(count);
  });
});

describe("several of a dish are two at least", () => {
  test.each([
    ["fish tacos, slaw", "2: fish tacos"],
    ["had pork tamales with rice", "2: pork tamales"],
    ["3 beef enchiladas", "3: beef enchiladas"],
    ["1 bacon, egg and cheese tacos", "1: bacon, egg and cheese tacos"],
  ])("%s", (text, first) => {
    expect(asked(text)[0]).toBe(first);
  });
});

describe("what stands beside a dish is not of it", () => {
  test.each([
    ["beef stew with new potatoes", 2],
    ["croissant with jam, fanta, grapes", 3],
    ["turkey sandwich with cranberry, baked beans", 2],
    ["chicken wrap with tomato sauce and crisps", 3],
    ["instant coffee 3 in 1 and a roll", 2],
    ["pork steak with apple sauce", 2],
    ["courgette noodles with chicken and pesto", 3],
  ])("%s", (text, count) => {
    expect(foods(text)).toHaveLength(count);
  });

  test("noodles of vegetables are no pasta", () => {
    expect(kcal("courgette noodles with chicken and mushrooms")).toBeLessThan(280);
  });

  test.each([
    ["beef stir fry with udon noodles", 450, 680],
    ["tofu stir fry with soy sauce and cashews", 200, 330],
    ["pork stir fry with egg noodles", 420, 650],
  ])("%s is a plate of it", (text, from, to) => {
    expect(kcal(text)).toBeGreaterThan(from);
    expect(kcal(text)).toBeLessThan(to);
  });
});
