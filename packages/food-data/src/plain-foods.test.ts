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

describe("what stands behind a food and only tells which of it is no food beside it", () => {
  test.each([
    ["tuna canned in oil", "tuna in oil"],
    ["tuna in oil drained", "tuna in oil"],
    ["anchovies in olive oil", "anchovies in oil"],
    ["t-bone steak lean and fat", "t-bone steak"],
    ["lamb chop with fat", "lamb chop"],
    ["apple with peel", "apple"],
    ["egg boiled yolk not eaten", "egg white"],
    ["2 drumsticks baked", "2 baked drumsticks"],
    ["2 wings fried", "2 fried wings"],
    ["potato chips sour cream and onion", "sour cream and onion potato chips"],
    ["yogurt plain whole milk", "plain whole milk yogurt"],
    ["ricotta cheese whole milk 1/2 cup", "1/2 cup whole milk ricotta cheese"],
    ["pizza with cheese thick crust 1 slice", "1 slice thick crust cheese pizza"],
    ["apple pie 2 crust 1 slice", "1 slice apple pie"],
    ["hot dog with chili on bun", "hot dog with chili"],
    ["fish sandwich on bun", "fish sandwich"],
    ["fish sandwich with tartar sauce", "fish sandwich"],
    ["chocolate cake with icing 1 slice", "1 slice chocolate cake"],
    ["chicken chow mein with noodles", "chicken chow mein"],
    ["carrots with butter", "cooked carrots with butter"],
    ["cabbage with butter", "cooked cabbage with butter"],
  ])("%s is %s", (text, plain) => {
    expect(read(text)).toEqual(read(plain));
  });

  test.each([
    ["pears canned in juice", "Pears, canned, juice pack, solids and liquids 140"],
    ["blueberries canned in syrup", "Blueberries, canned, heavy syrup, solids and liquids 140"],
    ["pears in heavy syrup 1 half", "Pears, canned, heavy syrup, drained 48"],
    [
      "mandarin oranges in light syrup",
      "Tangerines, (mandarin oranges), canned, light syrup pack 140",
    ],
    ["duck roasted with skin", "Duck, domesticated, meat and skin, cooked, roasted 85"],
    ["pear with skin 1 medium", "Pears, raw 178"],
    [
      "cream of chicken soup with milk",
      "Soup, cream of chicken, canned, prepared with equal volume milk 245",
    ],
    [
      "chocolate pudding made with 2% milk",
      "Puddings, chocolate, dry mix, regular, prepared with 2% milk 170",
    ],
    ["baby food vegetables and beef", "Babyfood, dinner, vegetables and beef, strained 113"],
    ["double cheeseburger plain", "Fast foods, cheeseburger; double, regular patty; plain 149"],
    ["scallops broiled", "Mollusks, scallop, (bay and sea), cooked, steamed 85"],
    ["carrots boiled peeled", "Carrots, cooked, boiled, drained, without salt 85"],
  ])("%s is %s g", (text, food) => {
    expect(read(text)).toEqual([food]);
  });

  test.each([
    ["salmon with olive oil", 2],
    ["chips and onion", 2],
    ["turkey burger on bun", 2],
    ["chicken noodle soup with crackers", 2],
    ["double espresso with milk", 2],
  ])("%s stays %i foods", (text, count) => {
    expect(read(text)).toHaveLength(count);
  });
});
