import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("a size and a measure behind a pause are of the food before", () => {
  test.each([
    ["victoria sponge, thin slice", "1 thin slice of victoria sponge"],
    ["cheese, a thin slice", "1 thin slice of cheese"],
    ["brownie, small square", "1 small square of brownie"],
    ["brownie, big square and a coffee", "1 big square of brownie and a coffee"],
    ["lasagne, big square", "1 big square of lasagne"],
    ["cheddar, small chunk", "1 small chunk of cheddar"],
    ["mashed potato, big scoop", "1 big scoop of mashed potato"],
    ["salmon, small fillet", "1 small fillet of salmon"],
    ["pasta, medium portion", "1 medium portion of pasta"],
    ["popcorn, microwave bag", "1 bag of microwave popcorn"],
    ["cottage pie, half a ready meal", "200 g cottage pie"],
    ["cottage pie, half of a ready meal", "200 g cottage pie"],
    ["2 brownies, small square", "2 brownies"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["soup, big roll", 2],
    ["soup, small steak", 2],
    ["potato salad, big sausage", 2],
    ["brownie, small glass of milk", 2],
    ["toast, thin butter", 2],
  ])("%s are %i foods", (said, count) => {
    expect(read(said)).toHaveLength(count);
  });
});

test("butter spread thin is little of it", () => {
  expect(read("toast, butter (thin)")).toEqual(read("toast, a bit of butter"));
  expect(read("toast with butter, thinly spread")).toEqual(read("toast with a bit of butter"));
  expect(read("toast and jam (thin)")).toEqual(read("toast and a bit of jam"));
});
