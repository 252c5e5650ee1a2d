import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

describe("what something was filled with, listed behind it", () => {
  test.each([
    ["sandwich: ham, cheese, lettuce", "sandwich with ham and cheese and lettuce"],
    ["a turkey sub - provolone, lettuce, mayo", "a turkey sub with provolone and lettuce and mayo"],
    ["wrap (chicken, avocado, salsa)", "wrap with chicken and avocado and salsa"],
    ["pizza: pepperoni, mushrooms, 3 slices", "3 slices of pizza with pepperoni and mushrooms"],
    ["sandwich: ham, cheese, no mayo", "sandwich with ham and cheese and no mayo"],
  ])("%s", (text, spelt) => {
    expect(asked(text)).toEqual(asked(spelt));
    expect(foods(text)).toHaveLength(1);
  });

  test.each([
    // What has its own amounts was weighed.
    ["salad: 100 g lettuce, 50 g feta, 1 tbsp olive oil", 3],
    // No filling by that name: talk, or a list of another kind.
    ["sandwich: bought at the station, crisps", 2],
    ["lunch: sandwich, crisps, coke", 3],
  ])("but not in %s", (text, count) => {
    expect(asked(text)).toHaveLength(count);
  });

  test("a chain's burrito holds as much as its figures say", () => {
    const alone = kcal("chipotle burrito");
    expect(kcal("chipotle burrito with chicken, white rice, black beans and cheese")).toBe(alone);
    expect(
      asked("chipotle burrito, carnitas, brown rice, pinto beans, corn salsa, guac"),
    ).toHaveLength(2);
  });
});

test("a percentage behind a food that is counted", () => {
  expect(asked("2 squares of dark chocolate 85%")).toEqual(["2 squares: dark chocolate 85%"]);
  expect(kcal("2 squares of dark chocolate 85%")).toBeLessThan(150);
});

test("how long a steak was cooked changes nothing", () => {
  expect(foods("steak 10 oz sirloin medium rare")).toEqual(foods("10 oz sirloin steak"));
  expect(foods("steak 8oz ribeye rare with asparagus")).toHaveLength(2);
});

test("a longer name with how it was made is one food", () => {
  expect(asked("roasted sweet potato wedges")).toHaveLength(1);
  expect(asked("grilled salmon rice broccoli")).toHaveLength(3);
});
