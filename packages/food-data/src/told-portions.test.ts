import { describe, expect, test } from "vitest";
import { asked, foods } from "./told-fixture.ts";

/** Portions, leftovers and orders as people in America log them. */

describe("portions as people in America put them", () => {
  test.each([
    ["meatloaf about the size of a deck of cards", ["3 ounces: meatloaf"]],
    ["trail mix two handfuls", ["2 handfuls: trail mix"]],
    ["potato salad scoop and a hot dog", ["1 scoop: potato salad", "1: hot dog"]],
    ["kraft mac and cheese half the box", ["0.5 box: kraft mac and cheese"]],
    ["microwave popcorn the whole bag", ["1 bag: microwave popcorn"]],
    ["last night's pad thai about a cup and a half", ["1.5 cups: pad thai"]],
    ["snickers fun size x3", ["3 fun size: snickers"]],
    ["bud light 12 oz x2", ["2 cans: bud light"]],
    ["a basket of wings maybe 8", ["8: wings"]],
    ["6 pack of nuggets", ["6: nuggets"]],
    ["half chow mein half super greens", ["0.5: chow mein", "0.5: super greens"]],
    ["93/7 ground beef 8 oz", ["8 oz: 93% lean ground beef"]],
    ["2% milk 8 oz", ["8 oz: 2 % milk"]],
    ["3 egg omelet with cheese", ["1.5: omelet with cheese"]],
    ["a 3 egg white omelet with spinach", ["3: egg white omelet with spinach"]],
    ["omelet with ham and cheese", ["1 serving: omelet with ham and cheese"]],
    ["lg coffee 3 cream 2 splenda", ["1 large: coffee", "3: cream", "2: splenda"]],
    ["turkey club, sub fruit for fries", ["1 serving: turkey club", "1: fruit"]],
    ["oatmeal 1/2 cup dry with 2 tbsp pb2", ["1/2 cup: oatmeal dry", "2 tablespoons: pb2"]],
    ["creamer (about 3 tbsp)", ["3 tbsp: creamer"]],
    [
      "breakfast burrito with egg potato bacon cheese",
      ["1 serving: breakfast burrito with egg and potato and bacon and cheese"],
    ],
    ["grilled cheese on sourdough", ["1 serving: grilled cheese"]],
    ["cheerios with a cup of 2% milk", ["1 serving: cheerios", "1 cup: 2% milk"]],
    ["bunless burger", ["1 serving: bunless burger"]],
    ["lox cream cheese capers", ["1 serving: lox", "1 serving: cream cheese", "1 serving: capers"]],
    ["orange juice small glass", ["1 small glass: orange juice"]],
    ["potato salad, 2 ribs", ["1 serving: potato salad", "2: ribs"]],
    ["a handful each of almonds and raisins", ["1 handful: almonds", "1 handful: raisins"]],
    ["1 c. cooked quinoa, 1/2 c. black beans", ["1 cup: cooked quinoa", "0.5 cup: black beans"]],
    [
      "orange chicken about 1 cup and fried rice 1 cup",
      ["1 cup: orange chicken", "1 cup: fried rice"],
    ],
    ["domino's 3 slices of thin crust pepperoni", ["3 slices: dominos thin crust pepperoni"]],
    ["oysters half dozen", ["6: oysters"]],
    ["4 pigs in a blanket", ["4: pigs in a blanket"]],
    ["jack and coke double", ["1 serving: double jack and coke"]],
    ["leftover pizza cold one slice", ["1 slice: pizza"]],
    ["dinty moore beef stew whole can", ["1 can: dinty moore beef stew"]],
    ["2 100 calorie packs of almonds", ["2: 100 calorie pack almonds"]],
    ["a row of oreos", ["1 sleeve: oreos"]],
    ["3 tall boys of bud light", ["3 tall boys: bud light"]],
    ["cereal (cinnamon toast crunch)", ["1 serving: cinnamon toast crunch"]],
    ["split a large popcorn with butter 3 ways", ["0.333 large: popcorn with butter"]],
    ["footlong turkey on wheat from subway", ["footlong: subway turkey"]],
    ["a burger on the grill with cheese", ["1: burger with cheese"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["half a digiorno", 400, 440],
    ["half a frozen pizza", 350, 430],
    ["core power chocolate 26g", 400, 430],
    ["quest bar 21g protein", 60, 60],
    ["protein powder 30g", 30, 30],
    ["6 beers", 2000, 2200],
    ["6 bud light", 2000, 2200],
  ])("%s weighs %i to %i g", (text, from, to) => {
    const grams = foods(text).reduce((sum, food) => sum + food.grams, 0);
    expect(grams).toBeGreaterThanOrEqual(from);
    expect(grams).toBeLessThanOrEqual(to);
  });
});

describe("nothing is counted that wasn't eaten", () => {
  test.each([
    ["two glasses of red wine with dinner", ["2 glasses: red wine"]],
    ["a glass of milk before bed", ["1 glass: milk"]],
    [
      "black coffee, nothing else til noon then a kind bar",
      ["1 serving: black coffee", "1: kind bar"],
    ],
    ["macros for lunch 40p 50c 12f: 6oz chicken, 1 cup rice", ["6 ounces: chicken", "1 cup: rice"]],
    ["about 600 calories of pasta", ["600 kcal: pasta"]],
    ["meal 1 - 1 cup egg whites", ["1 cup: egg whites"]],
    ["a lunchable the turkey and cheddar one", ["1: lunchable turkey and cheddar"]],
    [
      "chipotle bowl with chicken and rice, no sour cream",
      ["1 serving: chipotle bowl with chicken and rice without sour cream"],
    ],
    ["im so bad i ate like 6 oreos", ["6: oreos"]],
    ["i know this is a lot but two bowls of cheerios", ["2 bowls: cheerios"]],
    ["lunch- chicken quesadilla. dinner- 2 chili dogs", ["1: chicken quesadilla", "2: chili dogs"]],
    [
      "2 shots of jameson and 9 mozzarella sticks shared with 2 friends",
      ["2 shots: jameson", "3: mozzarella sticks"],
    ],
    ["double cheeseburger no ketchup", ["1 serving: double cheeseburger"]],
    [
      "a protein shake with 2 scoops whey 1 banana and 1 cup milk",
      ["2 scoops: whey", "1: banana", "1 cup: milk"],
    ],
    ["apple slices instead of fries and chocolate milk", ["1: apple", "1 serving: chocolate milk"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([["no bake cookies"], ["coffee with no sugar"]])("%s is a food", (text) => {
    expect(foods(text)).toHaveLength(1);
  });
});

describe("a meal for children is what is named in it", () => {
  test.each([
    ["cheeseburger kids meal", ["1: cheeseburger", "1 small: french fries"]],
    [
      "cheeseburger kids meal with apple slices and a chocolate milk",
      ["1: cheeseburger", "1: apple", "1: chocolate milk"],
    ],
    ["mac and cheese kids meal and apple juice", ["1: mac and cheese", "1 serving: apple juice"]],
    [
      "big mac meal medium with a diet coke",
      ["1: big mac", "1 medium: french fries", "1 medium: diet coke"],
    ],
  ])("%s", (text, expected) => {
    expect(
      asked(text).map((one) => one.replace(/^1 serving: (cheeseburger|big mac|mac and)/, "1: $1")),
    ).toEqual(expected);
  });
});

describe("numbers part foods where nothing else does", () => {
  test.each([
    [
      "4 egg whites 1 whole egg 1 cup spinach 1 oz feta",
      ["4: egg whites", "1: whole egg", "1 cup: spinach", "1 ounce: feta"],
    ],
    ["2 eggs 1 banana 1 cup oats", ["2: eggs", "1: banana", "1 cup: oats"]],
    ["1 pizza 12 inches", ["1: pizza 12 inches"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("drinks at a bar", () => {
  test.each([
    ["3 vodka sodas", /club soda/],
    ["a tito's and soda", /club soda/],
    ["captain and coke", /spirit, soda/],
    ["a tall pike with a splash of cream", /coffee/i],
  ])("%s", (text, name) => {
    expect(foods(text)[0]?.food.name).toMatch(name);
  });
});

describe("a meal of which nobody tells how much is one, if it is sold whole", () => {
  test.each([
    ["double whopper", ["1: double whopper"]],
    ["triple whopper with a coke", ["1: triple whopper", "1: coke"]],
    ["jelly donut", ["1: jelly donut"]],
    ["kid cuisine", ["1: kid cuisine"]],
    ["hot fudge sundae", ["1: hot fudge sundae"]],
    // Of these, one is less or more than anybody has.
    ["chicken nuggets", ["1 serving: chicken nuggets"]],
    ["watermelon", ["1 serving: watermelon"]],
    ["a steak with fries", ["1: steak with fries"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});
