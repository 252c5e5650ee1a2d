import { describe, expect, test } from "vitest";
import { asked } from "./told-fixture.ts";

describe("a number before a kind tells the kind", () => {
  test.each([
    ["four cheese pizza", "1 serving: cheese pizza"],
    ["2 slices of 4 cheese pizza", "2 slices: cheese pizza"],
    ["une part de pizza 4 fromages", "1 piece: cheese pizza"],
    ["3 bean chili 1 bowl", "1 bowl: bean chili"],
    ["four cheese ravioli", "1 serving: cheese ravioli"],
    ["a three cheese omelette", "1: cheese omelette"],
  ])("%s", (text, said) => {
    expect(asked(text)).toEqual([said]);
  });

  test.each([
    ["4 cheese pizza slices", "4 slices: cheese pizza"],
    ["4 cheese pizzas", "4: cheese pizzas"],
    ["3 cheese sandwiches", "3: cheese sandwiches"],
    ["6 cheese ravioli", "6: cheese ravioli"],
    ["2 cheese pizza", "2: cheese pizza"],
  ])("but these are counted: %s", (text, said) => {
    expect(asked(text)).toEqual([said]);
  });
});
