import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { openEmbeddedCatalogue } from "./knowledge.ts";

const catalogue = openEmbeddedCatalogue();
const foodsOf = (text: string) =>
  readFoodSentence(catalogue, text).items.map(({ measurement, name }) => `${measurement}: ${name}`);

describe("what people say while they think, or to an app, isn't food", () => {
  test.each([
    ["okay so this morning i had two eggs", ["2: eggs"]],
    ["um, i think i had like three tacos", ["3: tacos"]],
    ["So, yeah, a banana, I guess", ["1: banana"]],
    ["hey can you put down a bagel please", ["1: bagel"]],
    ["Please log 2 eggs, thanks", ["2: eggs"]],
    ["maybe half a cup of rice or so", ["0.5 cup: rice"]],
  ])("%s", (text, foods) => {
    expect(foodsOf(text)).toEqual(foods);
  });

  test.each([
    ["Log Cabin syrup", ["1 serving: Log Cabin syrup"]],
    ["well done steak", ["1 steak: done steak"]],
    ["put butter on toast", ["1 serving: butter on toast"]],
    ["1 small loaf of bread, like a baguette", ["1 small loaf: bread"]],
  ])("but %s is", (text, foods) => {
    expect(foodsOf(text)).toEqual(foods);
  });
});

describe("short words are read in full", () => {
  test.each([
    ["2 eggs w/ a banana", ["2: eggs", "1: banana"]],
    ["tea w/o sugar", ["1 serving: tea without sugar"]],
    ["steak n broccoli", ["1 steak: steak", "1 serving: broccoli"]],
    ["mac n cheese", ["1 serving: mac n cheese"]],
  ])("%s", (text, foods) => {
    expect(foodsOf(text)).toEqual(foods);
  });
});

describe("of what was shared, a person's share counts", () => {
  test.each([
    ["split a pizza with my girlfriend", ["0.5 whole: pizza"]],
    ["shared a large popcorn with two friends at the movies", ["0.333 large: popcorn"]],
    ["we shared two burritos among the four of us", ["0.5: burritos"]],
    ["We split a pizza", ["0.5 whole: pizza"]],
    ["my husband and I split a burger", ["0.5 whole: burger"]],
    ["I split a croissant with jam", ["1: croissant with jam"]],
    ["I shared a bagel with cream cheese", ["1: bagel with cream cheese"]],
  ])("%s", (text, foods) => {
    expect(foodsOf(text)).toEqual(foods);
  });
});
