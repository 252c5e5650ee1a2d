import { describe, expect, test } from "vitest";
import { asked } from "./told-fixture.ts";

describe("in a row without commas an amount may stand behind its food", () => {
  test.each([
    ["paratha 2 chole 1 bowl", ["2: paratha", "1 bowl: chole"]],
    [
      "dosa 2 sambar 1 bowl mint chutney 1 tbsp filter coffee",
      ["2: dosa", "1 bowl: sambar", "1 tablespoon: mint chutney", "1 serving: filter kaapi"],
    ],
    ["roti 3 paneer bhurji 1 dahi 1", ["3: roti", "1: paneer bhurji", "1: dahi"]],
    ["rice 2 cups rasam half cup papad 1", ["2 cups: rice", "0.5 cup: rasam", "1: papad"]],
    ["gyoza 8 pcs soy sauce", ["8 pieces: gyoza", "1 serving: soy sauce"]],
    ["almond butter 2T pear 1 med", ["2 tablespoons: almond butter", "1 medium: pear"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("where a row ends in a food, as much as is usual tells whose an amount is", () => {
  test.each([
    ["toast 2 eggs 1 apple", ["1 serving: toast", "2: eggs", "1: apple"]],
    ["burger 6 nuggets large fries", ["1 serving: burger", "6: nuggets", "1 large: fries"]],
    ["cereal 1 cup milk", ["1 serving: cereal", "1 cup: milk"]],
    ["chicken adobo 2 thighs", ["2 thighs: chicken adobo"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});
