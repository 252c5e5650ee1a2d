import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence, type SentenceItem } from "@morsel/domain/foods/sentence";
import type { Score } from "../score.ts";
import type { ExpectedFood, ExpectedMeal } from "./expected-food.ts";
import { newcomers } from "./newcomers.ts";
import { otherTongues } from "./other-tongues.ts";

/** A meal is right if it gives exactly its foods, in order, and the grams they may weigh. */
function score(name: string, catalogue: Catalogue, meals: readonly ExpectedMeal[]): Score {
  const misses = meals.flatMap(([text, ...foods]) => {
    const { items } = readFoodSentence(catalogue, text);
    const isRight = items.length === foods.length && foods.every((food, at) => is(food, items[at]));
    return isRight ? [] : [`${text.replace(/\n/g, " ⏎ ")} → ${items.map(show).join(" + ")}`];
  });
  return { name, right: meals.length - misses.length, of: meals.length, misses };
}

function is([food, from, to]: ExpectedFood, item: SentenceItem | undefined): boolean {
  if (!item?.outcome.ok) return false;
  const { calculation } = item.outcome;
  return food.test(calculation.food.name) && calculation.grams >= from && calculation.grams <= to;
}

function show({ name, outcome }: SentenceItem): string {
  if (!outcome.ok) return `${name}: no ${outcome.failed}`;
  const { food, grams } = outcome.calculation;
  return `${food.name.slice(0, 40)} ${grams} g`;
}

/** Meals told in other tongues. */
export const scoreOtherTongues = (catalogue: Catalogue) =>
  score("other tongues", catalogue, otherTongues);

/** Meals as newcomers say them. */
export const scoreNewcomers = (catalogue: Catalogue) =>
  score("newcomers' meals", catalogue, newcomers);
