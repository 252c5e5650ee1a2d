import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { found } from "./told-fixture.ts";

function gramsOf(food: string, measurement: string): number | undefined {
  const outcome = calculate(catalogue, food, measurement);
  return outcome.ok ? outcome.calculation.grams : undefined;
}

describe("a share in percent", () => {
  test.each([
    ["banana", "50%", "0.5"],
    ["banana", "50 percent", "0.5"],
    ["banana", "75% of it", "0.75"],
    ["chocolate", "100%", "1"],
  ])("%s, %s", (food, percent, share) => {
    expect(gramsOf(food, percent)).toBe(gramsOf(food, share));
  });

  test("of a food of a sentence", () => {
    expect(found("50% of a banana")).toEqual(found("half of a banana"));
    expect(found("ate about 75% of the burger")).toEqual(found("ate about 3/4 of the burger"));
    expect(found("a glass of 2% milk")).toEqual(found("a glass of 2 percent milk"));
  });

  test("a strength is no share", () => {
    expect(gramsOf("beer", "5%")).toBeUndefined();
  });
});

describe("dozens are counted, however many", () => {
  test.each([
    ["egg", "2 dozen", 24],
    ["egg", "two dozen", 24],
    ["oysters", "3 dozen", 36],
  ])("%s, %s", (food, dozens, count) => {
    expect(gramsOf(food, dozens)).toBe(gramsOf(food, `${count} pieces`));
  });
});

describe("what can't be read is never a usual portion", () => {
  test.each([
    ["banana", "no banana"],
    ["banana", "cup of cheese"],
    ["banana", "2 slices of chicken"],
    ["banana", "2 small 1 large"],
    ["chips", "bag of apples"],
    ["apple", "without apple"],
    // A heap has no pieces to count 15 of.
    ["olive oil", "15"],
  ])("%s, %s", (food, measurement) => {
    expect(gramsOf(food, measurement)).toBeUndefined();
  });

  test("but a state, a form or the food itself may stand with a measure", () => {
    for (const [food, measurement] of [
      ["banana", "1 cup mashed"],
      ["coffee", "1 cup black"],
      ["apple", "bowl of apples"],
      ["bacon", "2 rashers streaky"],
    ] as const) {
      expect(gramsOf(food, measurement), `${food}, ${measurement}`).toBeGreaterThan(0);
    }
  });
});
