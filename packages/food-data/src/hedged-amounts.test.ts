import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("an amount that somebody isn't sure of", () => {
  test.each([
    ["less than half a pizza", "0.4 of a pizza"],
    ["a bit less than half of the pizza", "0.4 of a pizza"],
    ["over half a pizza", "0.6 of a pizza"],
    ["just over half a burrito", "0.6 of a burrito"],
    ["nearly half a pizza", "half a pizza"],
    ["almost a cup of milk", "a cup of milk"],
    ["just over a cup of rice", "a cup of rice"],
    ["chicken and more than a cup of rice", "chicken and a cup of rice"],
    ["a little under 2 cups of pasta", "2 cups of pasta"],
    ["not quite 200 g of pasta", "200 g of pasta"],
    ["most of a burrito", "0.75 of a burrito"],
    ["hardly any butter", "a bit of butter"],
    ["toast with next to no butter", "toast with a bit of butter"],
    ["one and three quarter cups of milk", "1.75 cups of milk"],
    ["1 and 3/4 cups of rice", "1.75 cups of rice"],
    ["two and a third cups of rice", "2 1/3 cups of rice"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});
