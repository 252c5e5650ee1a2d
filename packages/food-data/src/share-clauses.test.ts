import { describe, expect, it } from "vitest";
import { foodsRead } from "./catalogue-fixture.ts";

const half = [
  "ate half of it",
  "maybe half",
  "left half",
  "left about half of it",
  "saved the other half for later",
  "took half home",
  "half to go",
  "threw half away",
  "gave half to the dog",
  "my husband ate the other half",
  "my son ate half",
  "couldn't finish, left half",
  "half eaten",
];

describe("what was eaten of a food, told behind it", () => {
  it.each(half)("a burrito, %s", (clause) => {
    for (const said of [
      `a burrito, ${clause}`,
      `a burrito - ${clause}`,
      `a burrito (${clause})`,
      `a burrito. ${clause}`,
      `a burrito\n${clause}`,
      `- a burrito\n- ${clause}`,
    ])
      expect(foodsRead(said), said).toEqual(["Burrito 110"]);
  });

  it.each([
    ["a burrito\nsplit with my wife", "Burrito 110"],
    ["a burrito. Shared it with 3 friends", "Burrito 55"],
    ["a burrito, left a quarter of it", "Burrito 165"],
    ["a burrito, ate 3/4 of it", "Burrito 165"],
    ["a burrito, didn't finish it", "Burrito 165"],
    ["a burrito, ate it all", "Burrito 220"],
    ["a burrito, finished the whole thing", "Burrito 220"],
    ["half a burrito, my wife ate the other half", "Burrito 110"],
  ])("%s", (said, food) => {
    expect(foodsRead(said)).toEqual([food]);
  });

  it("is of the food before it, and of nothing else", () => {
    expect(foodsRead("a coffee, a burrito, left half")).toEqual([
      ...foodsRead("a coffee"),
      "Burrito 110",
    ]);
    expect(foodsRead("burrito, half a cup of rice")).toEqual([
      ...foodsRead("burrito"),
      ...foodsRead("half a cup of rice"),
    ]);
  });

  it("is no food", () => {
    for (const said of ["ate it all", "ate", "left half", "husband ate the other half"])
      expect(foodsRead(said).every((one) => one.startsWith("not found: "))).toBe(true);
  });
});
