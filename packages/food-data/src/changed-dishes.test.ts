import { describe, expect, test } from "vitest";
import { found, kcal } from "./told-fixture.ts";

/** What a big mac without its bun is, however that is told. */
describe("what wasn't eaten of a dish is told in many ways", () => {
  test.each([
    ", left the bun",
    ", left bun",
    ", skipped the bun",
    ", skip bun",
    ", hold the bun",
    " minus the bun",
    " sans bun",
    ", removed the bun",
    ", took the bun off",
    ", picked off the bun",
    ", bun removed",
    ", bun not eaten",
    " with the bun removed",
    " (left the bun)",
    ". Left the bun.",
    "\nno bun at all",
    " but no bun",
    ", bun on the side (not used)",
    ", gave the bun to my son",
    ", bun for the dog",
    ", threw away the bun",
    ", said no to the bun",
    ", without any bun",
  ])("big mac%s", (told) => {
    expect(found(`big mac${told}`)).toEqual(["McDONALD'S, BIG MAC, no bun 144"]);
  });

  test("what it isn't known to have changes nothing", () => {
    for (const told of ["picked the croutons out", "croutons left", "ditched the croutons"]) {
      expect(found(`caesar salad, ${told}`)).toEqual(["Caesar salad 200"]);
    }
    expect(found("office cupcake. Scraped the frosting off.")).toHaveLength(1);
    expect(found("pork belly, ssamjang, skipped rice")).toHaveLength(2);
  });

  test("what was a food of its own is left out", () => {
    expect(found("burger and fries, left the fries")).toEqual(found("burger"));
    expect(found("burger and fries, threw the fries out")).toEqual(found("burger"));
  });

  test("a part of a dish that would leave little of it isn't taken out of it", () => {
    expect(found("fish and chips, no batter")).toEqual(["Fish and chips 400"]);
    expect(found("greek salad, left the olives")).toEqual(["Greek salad, no olives 281"]);
  });
});

describe("a part whose weight nobody tells is a share of the whole", () => {
  const whole = (food: string) => kcal(food);
  test.each([
    ["slice of chocolate cake", "scraped the frosting off", 0.67],
    ["3 slices of pizza", "left the crusts", 0.8],
    ["apple pie", "just the filling, crust left", 0.5],
    ["peanut butter and jelly sandwich", "crusts cut off", 0.83],
    ["sausage roll", "didn't eat the ends", 0.67],
    ["quarter pounder with cheese", "bottom bun only", 0.75],
  ])("%s, %s", (food, told, share) => {
    expect(kcal(`${food}, ${told}`) / whole(food)).toBeCloseTo(share, 1);
  });

  test("but a form of the food that has none of it is that", () => {
    expect(found("roasted chicken thigh, took the skin off")[0]).toMatch(/meat only/);
    expect(found("baked potato, left the skin")[0]).toMatch(/flesh, without/);
  });
});

test("as many as were eaten of what is counted", () => {
  for (const told of ["gave 3 to my son", "but gave away 3", "left 3", "only ate 3 of them"]) {
    expect(found(`6 nuggets ${told}`), told).toEqual(found("3 nuggets"));
  }
  expect(found("potato skins, had 4 of the 6")).toEqual(found("4 potato skins"));
  expect(found("pizza, 8 slices, had 2")).toEqual(found("2 slices of pizza"));
  expect(found("a box of donuts, had 2")).toEqual(found("2 donuts"));
});

test("yolks that were left leave the whites", () => {
  expect(found("3 boiled eggs, only one of the yolks")).toEqual([
    "Egg, whole, cooked, hard-boiled 50",
    "Egg, white, raw, fresh 66",
  ]);
  expect(found("2 scrambled eggs but took one yolk out").at(-1)).toBe("Egg, white, raw, fresh 33");
  expect(found("egg white omelette (4 whites)")).toEqual(found("4 egg white omelette"));
});

describe("what somebody has otherwise, where it is from and what it is wrapped in", () => {
  test.each([
    ["1 sugar not my usual 2", "1 sugar"],
    ["fat free yogurt 150g, normally full fat", "fat free yogurt 150g"],
    ["burger lettuce wrapped", "burger no bun"],
    ["2 crunchy tacos, taco bell", "2 taco bell crunchy tacos"],
    ["psl with soy", "psl"],
    ["avocado toast on rye", "avocado toast"],
    ["pub nachos between four of us, no cheese sauce", "nachos shared between four"],
  ])("%s", (said, same) => {
    expect(found(said)).toEqual(found(same));
  });
});

describe("less of it than usual is half of what it has", () => {
  test.each([
    ", light on the rice",
    ", easy on rice",
    ", went easy on the rice",
    ", less rice",
    ", not much rice",
    ", hardly any rice",
    ", half the rice",
    ", half rice",
    ", ate half of the rice",
    ", left half the rice",
    ", rice on the side, used about half",
    " with less rice",
  ])("burrito bowl%s", (told) => {
    expect(found(`burrito bowl${told}`)).toEqual([
      "Burrito bowl, no rice 374",
      "Rice, white, long-grain, regular, cooked 68",
    ]);
  });

  test("and a little of what is added to a plain food", () => {
    expect(kcal("pancakes, easy on the syrup")).toBeLessThan(kcal("pancakes with syrup"));
    expect(kcal("pancakes, easy on the syrup")).toBeGreaterThan(kcal("pancakes"));
  });
});

test("more of it is as much again", () => {
  for (const told of ["extra rice", "double the rice", "lots of rice", "heavy on the rice"]) {
    expect(found(`poke bowl, ${told}`)).toEqual([
      "Poke bowl 450",
      "Rice, white, long-grain, regular, cooked 224",
    ]);
  }
});

describe("what took another's place weighs as much", () => {
  test.each([
    ", quinoa instead of rice",
    " with quinoa instead of rice",
    ", quinoa in place of the usual rice",
    ", subbed quinoa for rice",
    ", swapped the rice for quinoa",
    ", replaced rice with quinoa",
    " (quinoa rather than rice)",
  ])("poke bowl%s", (told) => {
    expect(found(`poke bowl${told}`)).toEqual(["Poke bowl, no rice 226", "Quinoa, cooked 224"]);
  });

  test("so does a spoon of yogurt for the mayo", () => {
    expect(found("tuna sandwich, greek yogurt in place of mayo").at(-1)).toBe("Greek yogurt 14");
  });
});

test("what labels tell, meals and juice without ice are read as ever", () => {
  expect(found("1 fl oz (no ice) orange juice")).toEqual(["Orange juice, raw 31"]);
  expect(found("tea w/o sugar")).toEqual(["Tea, black, brewed, prepared with tap water 240"]);
  expect(found("spaghetti bolognese, didn't finish the garlic bread")).toHaveLength(2);
  expect(found("chicken tikka masala, pilau rice, half a naan")).toHaveLength(3);
});
