import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import type { Score } from "../score.ts";
import { otherTongues } from "./other-tongues.ts";

/** Meals told in other tongues: every food and its grams. */
export function scoreOtherTongues(catalogue: Catalogue): Score {
  const misses = otherTongues.flatMap(([text, ...foods]) => {
    const { items } = readFoodSentence(catalogue, text);
    const isRight =
      items.length === foods.length &&
      foods.every(([food, from, to], at) => {
        const outcome = items[at]?.outcome;
        if (!outcome?.ok) return false;
        const { grams } = outcome.calculation;
        return food.test(outcome.calculation.food.name) && grams >= from && grams <= to;
      });
    return isRight ? [] : [text];
  });
  const right = otherTongues.length - misses.length;
  return { name: "other tongues", right, of: otherTongues.length, misses };
}
