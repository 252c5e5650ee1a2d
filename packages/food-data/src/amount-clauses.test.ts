import { describe, expect, test } from "vitest";
import { foodsRead } from "./catalogue-fixture.ts";

/** In any order. */
const read = (text: string) => foodsRead(text).toSorted();

/** An amount that is measured, one that is counted, and how each is written before its food. */
const measured = [
  ["1 cup", "cooked rice"],
  ["200 g", "chicken breast"],
  ["2 slices", "bread"],
  ["250 ml", "milk"],
] as const;
const counted = [
  ["2", "eggs"],
  ["3", "pancakes"],
] as const;

function expectSame(frame: string, pairs: readonly (readonly [string, string])[]): void {
  for (const [amount, food] of pairs) {
    const said = frame.replace("%", amount).replace("@", food);
    expect(read(said), said).toEqual(read(`${amount} ${food}`));
  }
}

describe("an amount in a clause of its own is its food's", () => {
  test.each([
    "@, amount: %",
    "@, quantity %",
    "food: @\namount: %",
    "food: @, amount: %",
    "@, portion size: %",
    "@, weight was %",
    "@ in the amount of %",
    "@, total %",
    "@, % in total",
    "@ (% altogether)",
    "@, it was %",
    "@ and it was about %",
    "@. It was %.",
    "@ - it was about %",
    "@, must have been %",
    "@, I'd say %",
    "@ (I think %)",
    "@, which looked like %",
    "@, call it %",
    "@ <%>",
    "@ -- %",
    "@; %",
    "@\n%",
    "@ ... %",
    "@ (probably %)",
  ])("%s", (frame) => expectSame(frame, [...measured, ...counted]));

  test.each(["@, serving size %", "@ x %", "@, % worth", "@ (about %)", "@ (weighed %)"])(
    "measured: %s",
    (frame) => expectSame(frame, measured),
  );

  test("two foods with theirs", () => {
    for (const said of [
      "rice, it was 1 cup, and eggs, I'd say 2",
      "rice (I think 1 cup) and eggs (probably 2)",
      "rice, 1 cup, eggs, 2",
      "rice\n1 cup\neggs\n2",
      "1 cup, rice, 2, eggs",
      "1 cup\nrice\n2\neggs",
      "Food: rice\nQuantity: 1 cup\nFood: eggs\nQuantity: 2",
    ])
      expect(read(said), said).toEqual([...read("1 cup rice"), ...read("2 eggs")].toSorted());
  });

  test("servings are as many", () =>
    expect(read("lasagna, servings: 2")).toEqual(read("2 servings of lasagna")));
});

describe("an amount that is parted from the food behind it", () => {
  test.each([
    "%, @",
    "% – @",
    "% -> @",
    "%\n@",
    "% of that @",
    "% of last night's @",
    "% of yesterday's @",
    "% of, uh, @",
    "% of... @",
    "% of what I think was @",
    "% worth of @",
    "% of plain old @",
    "% of store-bought @",
    "% of the most amazing @",
  ])("%s", (frame) => expectSame(frame, measured));
});

describe("what is no amount of the food before it", () => {
  test.each([
    ["toast, it was 2 slices of ham", ["toast", "2 slices of ham"]],
    ["a banana about 11 and a yoghurt", ["a banana", "a yoghurt"]],
    ["rice, 1 and 1/2 cups", ["1.5 cups rice"]],
    ["rice, it was 1 and 1/2 cups", ["1.5 cups rice"]],
    ["rice (I'd say 1 and a half cups)", ["1.5 cups rice"]],
    ["rice, 1,200 g", ["1200 g rice"]],
  ])("%s", (said, foods) =>
    expect(read(said)).toEqual(foods.flatMap((food) => read(food)).toSorted()),
  );
});
