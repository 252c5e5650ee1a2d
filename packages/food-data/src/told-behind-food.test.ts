import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked, foods, kcal } from "./told-fixture.ts";

/** What is told behind a food: its size by another thing, whose it was, why, and what became of it. */

describe("a size by another thing is an amount, if anybody knows it", () => {
  test.each([
    ["a steak about as big as a deck of cards and a potato", ["3 ounces: steak", "1: potato"]],
    ["piece of salmon as big as my fist", ["1 cup: salmon"]],
    [
      "pound cake about as thick as my finger and coffee",
      ["1 serving: pound cake", "1 serving: coffee"],
    ],
    ["a brownie as big as a brick", ["1 large: brownie"]],
    ["a palm-sized steak", ["4 ounces: steak"]],
    ["cookie bigger than my hand", ["1 large: cookie"]],
    ["steak the size of my palm", ["4 ounces: steak"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("verbs of eating a little are no food", () => {
  test.each([
    ["grazed", []],
    ["snacked all day", []],
    ["just grazed today. 3 oreos", ["3: oreos"]],
    ["snacked on pretzels", ["1 serving: pretzels"]],
    ["nibbled some cheese", ["1 serving: cheese"]],
    ["barely kept down 6 crackers", ["6: crackers"]],
    ["could only manage toast", ["1 serving: toast"]],
    ["treated myself to ice cream", ["1 serving: ice cream"]],
    ["glazed donut", ["1 serving: glazed donut"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("“one” is the food before it", () => {
  test.each([
    ["apple, a small one", ["1 small: apple"]],
    ["2 eggs, large ones", ["2 large: eggs"]],
    ["muffin, a chocolate one", ["1 muffin: chocolate muffin"]],
    ["2 beef tacos and one chicken one", ["2: beef tacos", "1: chicken taco"]],
    ["2 burgers and a vegan one", ["2: burgers", "1: vegan burger"]],
    ["a glazed donut and another one", ["1: glazed donut", "1: glazed donut"]],
    ["beer, then another", ["1 serving: beer", "1: beer"]],
    ["3 donuts, a jam one", ["3: donuts"]],
    ["salad, a weird one", ["1 serving: salad"]],
    ["fiber one", ["1 serving: fiber one"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("whose it was, where it was from and where it was put", () => {
  test.each([
    ["cookies - mom's", ["1 serving: cookies"]],
    ["soup - panera", ["1 serving: soup"]],
    ["soup - lentil", ["1 serving: lentil soup"]],
    ["eggs - fried", ["2: fried eggs"]],
    ["pancakes, homemade w butter", ["1 serving: pancakes", "2 tsp: butter"]],
    ["donut, jam in the middle", ["1 serving: donut", "1 serving: jam"]],
    ["bagel from the bakery with cream cheese", ["1 serving: bagel with cream cheese"]],
    ["sandwich from the deli and chips", ["1 sandwich: sandwich", "1 serving: chips"]],
    ["burger at the pub with friends", ["1 serving: burger"]],
    ["3 pancakes, 1/4 cup syrup on the pancakes", ["3: pancakes", "0.25 cup: syrup"]],
    ["1 tbsp butter on my toast", ["1 tablespoon: butter", "1 serving: toast"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("why it was eaten is no lettuce", () => {
  test.each([
    ["toast cos i felt sick", ["1 serving: toast"]],
    ["2 pints lager cos it was hot", ["2 pints: lager"]],
    ["ice cream cuz why not", ["1 serving: ice cream"]],
    ["toast bc hungry", ["1 serving: toast"]],
    ["2 beers because it was my birthday and a burger", ["2: beers", "1: burger"]],
    ["pasta cuz im carb loading", ["1 serving: pasta"]],
    ["cos lettuce", ["1 serving: cos lettuce"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("another food begins behind a bracket, and behind “n”", () => {
  test.each([
    ["2 eggs (lol) toast", ["2: eggs", "1 serving: toast"]],
    ["3 rolls (yum) 6oz sirloin", ["3: rolls", "6 ounces: sirloin"]],
    [
      "chicken (6oz) rice (1 cup) broccoli (1 cup)",
      ["6 oz: chicken", "1 cup: rice", "1 cup: broccoli"],
    ],
    [
      "1 bag pork rinds (1.75oz bag, chili limon) sour cream 1/4 cup",
      ["1 bag: pork rinds", "1/4 cup: sour cream"],
    ],
    ["2 aloo paratha (medium) n half cup dahi", ["2 medium: aloo paratha", "0.5 cup: dahi"]],
    ["eggs n toast n bacon", ["2: eggs", "1 serving: toast", "1 serving: bacon"]],
    ["mac n cheese", ["1 serving: mac n cheese"]],
    ["toast n 2 eggs", ["1 serving: toast", "2: eggs"]],
    ["chicken (grilled) breast", ["1 breast: chicken breast"]],
    ["2 slices (60 g) of rye bread", ["60 grams: rye bread"]],
    ["pea soup made from an 11 oz can", ["11 ounces: pea soup"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("what went on the floor or was refused wasn't eaten", () => {
  test.each([
    ["broccoli on the floor so 0", []],
    ["5 chips on the floor, 5 eaten", ["5: chips"]],
    ["pasta, half of it ended up on the floor", ["0.5: pasta"]],
    ["half the peas on the floor, rest eaten", ["0.5: peas"]],
    ["chicken and peas, refused the peas", ["1 serving: chicken"]],
    ["toast, didn't eat any", []],
    ["toast, 5 chips", ["1 serving: toast", "5: chips"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("which part, how much in all, and what sort of thing", () => {
  test.each([
    ["roast chook, leg for me", ["1 leg: roast chicken leg"]],
    ["fried chicken 2 pcs (leg + thigh)", ["1: fried chicken leg", "1: fried chicken thigh"]],
    ["1/2 cup mozzarella total", ["0.5 cup: mozzarella"]],
    ["eggs, 3 total", ["3: eggs"]],
    ["1 cup whole grain total", ["1 cup: whole grain total"]],
    ["a brownie thing", ["1: brownie"]],
    ["2 pcs fried chicken (leg + thigh)", ["1: fried chicken leg", "1: fried chicken thigh"]],
    ["half a thing of hummus", ["0.5 serving: hummus"]],
    ["a thing of hummus", ["1 serving: hummus"]],
    ["salad w dressing like 2 bowls", ["2 bowls: salad with dressing"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["I drank my Boost", 200, 260],
    ["for a boost i had an apple", 80, 110],
    ["burger minus the bun", 200, 300],
    ["full english minus the black pudding", 600, 1100],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });
});

describe("what is left out of a menu's food is taken away", () => {
  test.each([
    ["big mac no bun", 280, 430],
    ["2 big macs, no bun", 560, 860],
    ["bunless big mac", 280, 430],
    ["whopper in a lettuce wrap", 350, 560],
    ["quarter pounder with cheese no bun", 250, 400],
    ["cheeseburger no bun", 120, 300],
    ["chipotle bowl no rice", 350, 600],
    ["chipotle bowl no rice no beans", 300, 500],
    ["sweetgreen harvest bowl no goat cheese", 520, 680],
    ["whopper no mayo", 480, 600],
    ["2 rolls no butter", 140, 320],
    // A patty has no bun to take away.
    ["impossible burger no bun", 200, 280],
    // What is of a recipe of ours, or has none of it, is as it was.
    ["pad thai no egg", 400, 520],
    ["ramen no egg", 250, 600],
    ["burger no cheese", 220, 350],
    ["coffee no sugar", 0, 10],
    ["big mac", 540, 600],
  ])("%s", (text, least, most) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(least);
    expect(kcal(text)).toBeLessThanOrEqual(most);
  });

  test("and found again by its id", () => {
    const [burger] = foods("big mac no bun");
    expect(burger?.food.name).toBe("McDONALD'S, BIG MAC, no bun");
    expect(catalogue.food(burger?.food.id ?? "")).toEqual(
      catalogue.foodLess("21237", "big mac", ["bun"]),
    );
    expect(burger?.confidence).toBeLessThan(0.8);
    expect(catalogue.foodLess("21237", "big mac", ["pineapple"])).toBeUndefined();
  });
});
