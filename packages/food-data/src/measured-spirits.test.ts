import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("a measured spirit has its measure, and its mixer fills a glass", () => {
  test.each([
    ["1.5 oz tequila with lime and soda", "1.5 oz tequila, 140 ml club soda"],
    ["1.5 oz tequila lime and soda", "1.5 oz tequila, 140 ml club soda"],
    ["2oz rum with coke zero", "2 oz rum, 140 ml coke zero"],
    ["2 oz vodka soda", "2 oz vodka, 140 ml club soda"],
    ["50ml vodka with soda", "50 ml vodka, 140 ml club soda"],
    ["50 ml gin and tonic", "50 ml gin, 140 ml tonic"],
    ["1 shot jack and coke", "1 shot whiskey, 140 ml coke"],
    ["2 oz whiskey with coke and a burger", "2 oz whiskey, 140 ml coke, a burger"],
    ["can of gin and tonic 250ml", "250 ml gin and tonic"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["250 ml gin and tonic", 1],
    ["8 oz rum and coke", 1],
    ["vodka soda", 1],
    ["2oz whisky sour", 1],
    ["3 oz tequila with lime", 2],
    ["2 oz rum", 1],
  ])("%s stays as it is (%d)", (said, count) => {
    expect(read(said)).toHaveLength(count);
    expect(read(said).join()).not.toContain("Limes, raw 9");
  });
});
