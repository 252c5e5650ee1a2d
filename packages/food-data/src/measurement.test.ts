import { type Measurement, parseMeasurement } from "@morsel/domain/foods/measures/measurement";
import { openMeasures } from "@morsel/domain/foods/measures/measures";
import { openVocabulary } from "@morsel/domain/foods/names/vocabulary";
import { describe, expect, test } from "vitest";
import { loadKnowledge } from "./knowledge.ts";

const knowledge = loadKnowledge();
const measures = openMeasures(knowledge.measures, openVocabulary(knowledge.words));
const read = (text: string) => parseMeasurement(measures, text);

/** A summary of all that was parsed, in the grammar's order: "2 large can of 10 oz, slic". */
function told({ amount, unit, size, holds, words }: Measurement): string {
  const parts = [Number(amount.toFixed(3)), size, unit?.id];
  if (holds) parts.push(`of ${holds.amount} ${holds.unit.id}`);
  return [parts.filter((part) => part !== undefined).join(" "), ...words].join(", ");
}

describe("a measurement is a quantity, a size, a unit, what that holds, and words", () => {
  test.each([
    ["100 g", "100 g"],
    ["about 1 1/2 cups, sliced", "1.5 cup, sliced"],
    ["large slice", "1 large slice"],
    ["2 slices, thin", "2 small slice, thin"],
    ["half a large pizza", "0.5 large, pizza"],
    ["2 10-ounce cans", "2 can of 10 oz"],
    ["1 can (8 oz)", "1 can of 8 oz"],
    ["1 bowl 300 g", "1 bowl of 300 g"],
    ["1 glass 200ml", "1 glass, 200ml"],
    ["1 lb 4 oz", "1.25 lb"],
    ["1 cup and 2 tbsp", "1.125 cup"],
    ["a cup and a half", "1.5 cup"],
    ["1 small/regular", "1 medium"],
    ["3 jumbo", "3 extra large"],
    ["single serving bag", "1 small bag"],
    ["prepackaged single serving", "1 package"],
    ["1 cup with ice", "0.75 cup"],
    ["1 slice, crust not eaten", "0.52 slice"],
    ["6 whole wheat crackers", "6, wholewheat, cracker"],
    ["2 bananas", "2, banana"],
  ])("%s", (text, what) => {
    const measurement = read(text);
    expect(measurement && told(measurement)).toBe(what);
  });

  test.each(["5", "2.5", "½", "about 3"])("%j is a number and nothing else", (text) => {
    expect(read(text)?.isBare).toBe("number");
  });

  test.each(["1 cup", "large", "1 100 calorie"])("%j is more than a number", (text) => {
    expect(read(text)?.isBare).toBeUndefined();
  });

  test("nothing said of how many is one, and told apart from it", () => {
    expect(read("cup")).toMatchObject({ amount: 1, amountAssumed: true });
    expect(read("1 cup")).toMatchObject({ amount: 1, amountAssumed: false });
  });

  test.each([
    "",
    "?!",
    "-2 cups",
    "0 g",
    "1/0 cup",
    "2 cups 500",
    "1e9 g",
    "many slices",
    "lots of cups",
  ])("%j can't be read", (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe("what is measured in a way of its own", () => {
  test.each([
    ["1 100 calorie package", { by: "energy", calories: 100 }],
    ["2 cubic inches", { by: "inch", inch: "cubic" }],
    ["1 square inch", { by: "inch", inch: "surface" }],
    ['1 piece (4" x 2-1/2" x 1/2")', { by: "box", cubicInches: 5 }],
    [
      "1 piece (4 oz, with bone, raw, yield after cooking)",
      { by: "raw weight", ounces: 4, left: 0.53 },
    ],
    ["1 cup, dry, yields", { by: "yield" }],
    ["1 oz, dry", { by: "state", state: "raw" }],
    ["1 king size", { by: "sold size" }],
  ])("%s", (text, special) => {
    expect(read(text)?.special).toEqual(special);
  });
});
