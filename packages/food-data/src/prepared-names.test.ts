import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { calculate } from "@morsel/domain/foods/calculation";
import { type Catalogue, openCatalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { loadKnowledge } from "./knowledge.ts";
import { loadStandardReference } from "./standard-reference.ts";

/** Opened with what another has prepared, as it comes back from where it was stored. */
const opened = openCatalogue(
  loadStandardReference(),
  loadKnowledge(),
  deserialize(serialize(catalogue.prepared())),
);

const asked = [
  "2 eggs, a slice of toast with butter, fish and chips",
  "chiken stir fry with a glas of milk", // misspelt
  "kwinoa and brokoli", // written as they sound
  "canned pinto beans, no salt added; a Big Mac",
  "drei Scheiben Brot mit Käse",
  "bubble tea, flurble",
];

test.each(asked)("names that were stored find the same foods: %s", (text) => {
  expect(readFoodSentence(opened, text)).toEqual(readFoodSentence(catalogue, text));
  expect(calculate(opened, text, "100 g")).toEqual(calculate(catalogue, text, "100 g"));
});

test("and suggest the same ones", () => {
  const suggestedBy = ({ suggest }: Catalogue) =>
    ["egg", "chick", "bananna", "McD", "śmie"].map((typed) => suggest(typed, 8, []));
  expect(suggestedBy(opened)).toEqual(suggestedBy(catalogue));
  expect(suggestedBy(opened)[0]).toHaveLength(8);
});

test("what was opened so can be stored again", () => {
  // As Vitest's own comparison, but in a second.
  expect(isDeepStrictEqual(opened.prepared(), catalogue.prepared())).toBe(true);
});
