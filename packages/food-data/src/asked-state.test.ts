import { expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { foods } from "./told-fixture.ts";

const best = (text: string) => catalogue.search(text, 5)[0]?.name;

test.each([
  // Names of ours for a food that is cooked, raw or canned in the data.
  ["bluegill, raw", "Fish, sunfish, pumpkin seed, raw"],
  ["raw bluegill", "Fish, sunfish, pumpkin seed, raw"],
  ["steelhead trout (raw)", "Fish, trout, rainbow, farmed, raw"],
  ["white onion, cooked", "Onions, cooked, boiled, drained, without salt"],
  ["steamed baby kale", "Kale, cooked, boiled, drained, without salt"],
  ["baked japanese sweet potato", "Sweet potato, cooked, baked in skin, without salt"],
  ["borlotti beans, canned", "Beans, cranberry (roman), mature seeds, canned"],
  ["omega 3 eggs, cooked", "Egg, whole, cooked, hard-boiled"],
  // Dry, as people weigh what they cook.
  ["pinto beans, dry", "Beans, pinto, mature seeds, raw"],
  ["dried cranberry beans", "Beans, cranberry (roman), mature seeds, raw"],
  ["whole wheat penne, uncooked", "Macaroni, whole-wheat, dry"],
  ["uncle bens, uncooked", "Rice, white, long-grain, parboiled, enriched, dry"],
  [
    "blackeyed peas, from dried",
    "Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt",
  ],
  // What of it is eaten, of several things told at once, too.
  ["chicken leg quarter, no skin", "Chicken, broilers or fryers, leg, meat only, cooked, roasted"],
  ["alitas, skinless", "Chicken, broilers or fryers, wing, meat only, cooked, roasted"],
  ["hahnchenbrust, skin on", "Chicken, broilers or fryers, breast, meat and skin, cooked, roasted"],
  ["raw skinless drumettes", "Chicken, broilers or fryers, wing, meat only, raw"],
  [
    "chuleta, lean only",
    "Pork, fresh, loin, center loin (chops), bone-in, separable lean only, cooked, broiled",
  ],
  // A name of its own stays, and what has no such state.
  ["baked beans", "Beans, baked, canned, plain or vegetarian"],
  ["raw honey", "Honey"],
])("%s → %s", (text, name) => {
  expect(best(text)).toBe(name);
});

test("a state behind a comma is asked for in a sentence, too", () => {
  expect(foods("200 g steelhead trout, raw")).toMatchObject([
    { grams: 200, food: { name: "Fish, trout, rainbow, farmed, raw" } },
  ]);
});

test("as many are found as without", () => {
  expect(catalogue.search("bluegill, raw", 1)).toHaveLength(1);
  expect(catalogue.search("bluegill, raw", 5).length).toBeLessThanOrEqual(5);
});
