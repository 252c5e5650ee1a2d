import { describe, expect, test } from "vitest";
import { asked, kcal } from "./told-fixture.ts";

describe("how much was eaten, said behind the food", () => {
  test.each([
    ["sausages and mash, 3 sausages", ["3: sausages", "1 serving: mash"]],
    ["a scone with jam, well half of it", ["0.5: scone", "1 tsp: jam"]],
    ["lasagne, couldn't finish, about 2/3", ["0.667: lasagne"]],
    ["ramen about half the bowl", ["0.5: ramen"]],
    ["garlic naan shared", ["0.5 whole: garlic naan"]],
    ["shared nachos with bf, ate maybe 12", ["12: nachos"]],
    ["rice 3 spoons, dal 1 bowl", ["3 spoonfuls: rice", "1 bowl: dal"]],
    ["jollof rice 2 serving spoons", ["2 large spoonfuls: jollof rice"]],
    ["pepperoni pizza 3 of 8 slices", ["3 slices: pepperoni pizza"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("but another food behind a pair is no part of it", () => {
    expect(asked("bread and butter, 2 eggs")).toEqual(["1 serving: bread and butter", "2: eggs"]);
  });
});

describe("a dish has its own portion, with another food beside it", () => {
  test("avocado toast with egg", () => {
    expect(asked("avocado toast with egg")).toEqual(["1 serving: avocado toast", "1 serving: egg"]);
    expect(kcal("avocado toast with egg")).toBeGreaterThan(250);
  });

  test.each([
    ["sweets: 2 kaju katli 1 ladoo 1 jalebi", ["2: kaju katli", "1: ladoo", "1: jalebi"]],
    ["curry, 2 rotis 1 papad", ["1 serving: curry", "2: rotis", "1: papad"]],
    ["beer, 1 pizza 12 inch", ["1 serving: beer", "1 12 inch: pizza"]],
  ])("counted foods are parted behind a comma, too, but not a size: %s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});
