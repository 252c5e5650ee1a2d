import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

function calculated(name: string, measurement: string) {
  const outcome = calculate(catalogue, name, measurement);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.suggestion}`);
  return outcome.calculation;
}

describe("a serving of a food of ours is its own", () => {
  // Of which kinds these are, is told by a word: dry pasta, cheese, honey, spirits.
  test.each(["laksa", "spaghetti bolognese", "cheese fries", "honey lemon tea", "penne vodka"])(
    "one of %s is no unusual amount",
    (name) => expect(calculated(name, "1 serving").note).toBeUndefined(),
  );

  test("and it isn't the law's", () =>
    expect(calculated("laksa", "1 serving").fdaServing).toBeUndefined());

  test("seven bowls are unusual", () =>
    expect(calculated("laksa", "7 bowls").note).toBe(
      "Far more than a usual portion of it (about 660 g).",
    ));

  test.each(["personal pan pizza cheese", "Clif Bar chocolate chip", "Starbucks hot chocolate"])(
    "one %s isn't compared with a portion of something else",
    (name) => expect(calculated(name, "1").portionInfo).toBeUndefined(),
  );

  test("a cracker is compared with crackers", () =>
    expect(calculated("Goldfish crackers", "200 g").portionInfo).toBeDefined());
});

describe("what is packed holds a portion at least", () => {
  test.each([
    ["Cheez-It", "1 bag", 30],
    ["Triscuit", "1 box", 30],
    // A packet of honey or sauce is no packet of what has some in it.
    ["Nature Valley crunchy oats and honey", "1 packet", 40],
    ["chicken with garlic sauce", "1 container", 300],
  ])("%s, %s", (name, measurement, grams) =>
    expect(calculated(name, measurement).grams).toBeCloseTo(grams),
  );

  test("a packet of sauce is one", () =>
    expect(calculated("Chick-fil-A sauce", "1 packet").grams).toBeLessThan(30));
});
