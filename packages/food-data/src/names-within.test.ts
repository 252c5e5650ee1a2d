import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const idOf = (name: string) => {
  const outcome = calculate(catalogue, name, "100 g");
  return outcome.ok ? outcome.calculation.food.id : undefined;
};
const idsIn = (text: string) =>
  readFoodSentence(catalogue, text).items.map(({ outcome }) =>
    outcome.ok ? outcome.calculation.food.id : undefined,
  );

describe("a name that is known is that food wherever it stands", () => {
  test.each([
    // Names of other tongues in English, which were translated word by word.
    ["I had cerdo guisado and a coffee", ["cerdo guisado", "coffee"]],
    ["large panna cotta", ["panna cotta"]],
    ["empanadas de platano x2", ["empanadas de platano"]],
    ["Leberkäse 200g", ["Leberkäse"]],
    // Names with a meal in them.
    ["I had full english breakfast for lunch", ["full english breakfast"]],
    ["toast and a McDonald's Big Breakfast", ["toast", "McDonald's Big Breakfast"]],
    ["I had Maruchan Instant Lunch", ["Maruchan Instant Lunch"]],
    ["my usual porridge", ["porridge"]],
    // What may be a verb or an adverb.
    ["I had sauteed spinach", ["sauteed spinach"]],
    ["I had loaded baked potato and jelly", ["loaded baked potato", "jelly"]],
    ["I've had seaweed salad", ["seaweed salad"]],
    // How much of it stands behind.
    ["jacket potato with beans (250 kcal)", ["jacket potato with beans"]],
    ["coffee, pasta with pesto, 400 kcal", ["coffee", "pasta with pesto"]],
    ["pasta with pesto + banana", ["pasta with pesto", "banana"]],
    ["bread + banana", ["bread", "banana"]],
  ])("%s", (text, names) => expect(idsIn(text)).toEqual(names.map(idOf)));

  test.each([
    ["cerdo guisado con arroz", "pork beef stew with rice"],
    ["tonno in scatola", "canned tuna"],
  ])("%s is another tongue: %s", (text, english) =>
    expect(catalogue.inEnglish(text)).toBe(english),
  );

  test("a meal before a food tells when", () =>
    expect(idsIn("for breakfast eggs and toast")).toEqual(["eggs", "toast"].map(idOf)));
});
