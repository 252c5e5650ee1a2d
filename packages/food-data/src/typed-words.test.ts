import { describe, expect, test } from "vitest";
import { foodInForm as inForm, foodsRead as read } from "./catalogue-fixture.ts";

describe("a name with a space too few or too many is that name", () => {
  test.each([
    ["redwine", "red wine"],
    ["soysauce", "soy sauce"],
    ["skimmilk", "skim milk"],
    ["almondmilk", "almond milk"],
    ["cherrypie", "cherry pie"],
    ["hamsandwich", "ham sandwich"],
    ["grilled chickenbreast", "grilled chicken breast"],
    ["pine apple", "pineapple"],
    ["straw berries", "strawberries"],
    ["pop corn", "popcorn"],
    ["egg plant", "eggplant"],
    ["short bread", "shortbread"],
    ["ham burger", "hamburger"],
    ["grape fruit", "grapefruit"],
    ["frozen blue berries", "frozen blueberries"],
  ])("%s", (said, name) => {
    expect(inForm(said)).toBe(inForm(name));
    expect(read(`100 g ${said}, 2 eggs`)).toEqual(read(`100 g ${name}, 2 eggs`));
  });

  test.each([
    ["wholemeal bread", "wholemeal bread"],
    ["Musselman's apple sauce", "apple sauce"],
    ["hot dog", "hotdog"],
  ])("but %s keeps its words", (said, name) => {
    expect(inForm(said)).toBe(inForm(name));
  });

  test.each(["ham burger and fries", "toast butter milk", "1 large egg, hard boiled and toast"])(
    "and foods in a row stay several: %s",
    (said) => {
      expect(read(said).length).toBeGreaterThan(1);
    },
  );
});
