import { describe, expect, test } from "vitest";
import { asked } from "./told-fixture.ts";

describe("what was taken back isn't counted", () => {
  test.each([
    ["correction: it was two bananas not three", ["2: bananas"]],
    ["scratch that, I had a mocha not an espresso", ["1: mocha"]],
    ["crumpets with honey, no wait, marmite", ["2: crumpets", "1 tsp: marmite"]],
    ["a coffee and a bagel, make that two bagels", ["1: coffee", "2: bagels"]],
    ["egg salad, actually it was chicken salad, about a cup", ["1 cup: chicken salad"]],
    ["cod, sorry i mean salmon, and peas", ["1 serving: salmon", "1/2 cup: peas"]],
    ["I said 2 rolls earlier but it was 3 rolls", ["3: rolls"]],
    ["sorbet 1 scoop not 2", ["1 scoop: sorbet"]],
    ["one cider (ok two)", ["2: cider"]],
    ["2 brownies. ok 3", ["3: brownies"]],
    ["rice approx 200g, hm more like 150", ["150 g: rice"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("a word that takes back elsewhere is kept", () => {
  test.each([
    ["well 3 biscuits and an apple", ["3: biscuits", "1: apple"]],
    ["ok 2 eggs and toast", ["2: eggs", "1 serving: toast"]],
    ["a burger, actually 2 burgers", ["2: burgers"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});
