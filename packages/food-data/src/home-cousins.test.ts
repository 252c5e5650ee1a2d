import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

/** What is eaten in Britain, Ireland and Canada, with the grams of it and what it is found as. */
describe("what people at home in Britain, Ireland and Canada call foods", () => {
  test.each([
    ["jelly and ice cream", /^Gelatin/, 100, 140],
    ["jelly with custard", /^Gelatin/, 100, 140],
    ["2 faggots", /^Faggots/, 150, 150],
    ["stovies", /^Stovies/, 300, 300],
    ["bowl of coddle", /^Coddle/, 400, 400],
    ["spice bag", /^Spice bag/, 450, 450],
    ["donair", /^Donair/, 300, 300],
    ["boiled bacon", /^Boiled bacon/, 120, 120],
    ["bacon and cabbage", /^Bacon and cabbage/, 245, 245],
    ["egg mayo on toast", /^Egg mayo on toast/, 100, 130],
    ["quorn mince chilli", /chili/i, 240, 400],
    ["butter tart", /Pie, pecan/, 60, 70],
    ["2 butter tarts", /Pie, pecan/, 125, 135],
    ["hickory sticks", /potato sticks/i, 40, 55],
    ["mince pie", /mince/, 60, 60],
    ["tim tam", /chocolate-coated/, 18, 18],
    ["2 tim tams", /chocolate-coated/, 36, 36],
    ["club milk", /chocolate-coated/, 24, 24],
    ["freddo", /chocolate/, 18, 18],
    ["bar of galaxy", /chocolate/, 40, 46],
    ["cornetto", /^Ice cream/i, 50, 120],
    ["mug of bovril", /broth|bouillon/i, 290, 320],
    ["oxo cube", /cube/, 6, 6],
    ["stock cube", /cube/, 6, 6],
    ["100g turkey mince 5%", /turkey/i, 100, 100],
    ["4 party sausage rolls", /^Sausage roll/, 80, 110],
  ])("%s", (said, food, least, most) => {
    const [first = ""] = read(said);
    expect(first).toMatch(food);
    const grams = Number(/ (\d+)$/.exec(first)?.[1]);
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });

  test("jelly on toast is jam", () => {
    expect(read("toast with jelly").join()).toMatch(/Jam|Jell/);
  });
});
