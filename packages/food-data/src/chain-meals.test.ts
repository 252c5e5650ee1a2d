import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("a chain's meal is parted or shown as not found, never lost", () => {
  test.each([
    ["kfc zinger box meal", "kfc zinger meal"],
    ["3 pc tenders combo from canes", "3 pc tenders, medium french fries, medium coke"],
    ["1 scoop (32g) on gold standard", "32g gold standard"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("a meal has its fries and its drink", () => {
    expect(read("kfc zinger meal")).toHaveLength(3);
  });

  test.each(["mcdonalds meal", "mcdonalds breakfast", "wetherspoons large breakfast"])(
    "%s is shown as not found",
    (said) => {
      expect(read(said)).toEqual([`not found: ${said}`]);
    },
  );

  test("what was listed there is what was had", () => {
    expect(read("mcdonalds breakfast: egg mcmuffin and hash brown")).toHaveLength(2);
    expect(read("what a nice day")).toEqual([]);
  });
});
