import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("plain names mean the plain food, in the portion that people have of it", () => {
  test.each([
    ["fudgesicle", "Milk dessert bar, frozen, made from lowfat milk 68"],
    ["beef bouillon cube", "Soup, beef broth, cubed, dry 4"],
    ["chicken bouillon 1 cup", "Soup, chicken broth or bouillon, dry, prepared with water 241"],
    ["creme de menthe", "Alcoholic beverage, creme de menthe, 72 proof 50"],
    ["nondairy creamer powder", "Cream substitute, powdered 4"],
    ["metamucil 1 tsp", "Metamucil 6"],
    ["cocoa mix sugar free 1 packet", "Cocoa mix, no sugar added, powder 16"],
    ["all bran", "Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN Original 40"],
    ["kix", "Cereals ready-to-eat, GENERAL MILLS, KIX 40"],
    ["worcestershire", "Sauce, worcestershire 5"],
    ["creamed peas", "Creamed peas 120"],
    ["clam cake", "Clam cakes 120"],
    ["rabbit stewed", "Game meat, rabbit, domesticated, composite of cuts, cooked, stewed 85"],
    ["dates 5", "Dates, deglet noor 36"],
    ["parsley", "Parsley, fresh 4"],
    ["oyster sauce", "Sauce, oyster, ready-to-serve 15"],
    ["ensure plus", "Ensure plus, liquid nutrition 240"],
  ])("%s is %s g", (text, food) => {
    expect(read(text)).toEqual([food]);
  });

  test("gravy over rice is more than a spoon of it", () => {
    expect(read("rice with gravy")).toContain("Gravy, beef, canned, ready-to-serve 58");
  });
});
