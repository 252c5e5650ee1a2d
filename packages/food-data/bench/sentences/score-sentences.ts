import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence, type SentenceItem } from "@morsel/domain/foods/sentence";
import { commonFoods } from "../most-logged/common-foods.ts";
import type { Score } from "../score.ts";
import { mealSentences } from "./meals.ts";
import type { Sentence, SentenceFood } from "./sentence.ts";
import { talkSentences } from "./talk.ts";
import { partSentences } from "./told-by-parts.ts";
import { weighedLines } from "./weighed-lines.ts";

/** A sentence is right if it gives exactly the expected foods and grams, in order. */
export function scoreSentences(catalogue: Catalogue): Score[] {
  return [
    score(catalogue, "sentences", [...mealSentences, ...talkSentences, ...partSentences]),
    score(catalogue, "weighed lines", weighedLines),
  ];
}

function score(catalogue: Catalogue, name: string, sentences: readonly Sentence[]): Score {
  const misses = sentences.flatMap(({ text, items }) => {
    const found = readFoodSentence(catalogue, text).items;
    const wrong = items.filter((item, at) => !isRight(item, found[at]));
    if (wrong.length === 0 && found.length === items.length) return [];
    const wanted = wrong.map(({ food, grams }) => `${food} ${grams.join("–")} g`);
    return [
      `${text.replace(/\n/g, " ⏎ ")} → ${found.map(show).join(" + ")}; wanted ${wanted.join(", ")}`,
    ];
  });
  return {
    name,
    right: sentences.length - misses.length,
    of: sentences.length,
    reach: 0.9,
    misses,
  };
}

function isRight({ food, grams: [from, to] }: SentenceFood, item: SentenceItem | undefined) {
  if (!item?.outcome.ok) return false;
  const { calculation } = item.outcome;
  const pattern = food.match(/^\/(.*)\/$/)?.[1];
  const known = pattern
    ? new RegExp(pattern, "i").test(calculation.food.name)
    : numbersOf(food).includes(calculation.food.id);
  return known && calculation.grams >= from - 0.6 && calculation.grams <= to + 0.6;
}

function numbersOf(way: string): readonly string[] {
  const rows = commonFoods.filter(({ ways }) => ways.includes(way));
  if (rows.length === 0) throw new Error(`No common food is called "${way}".`);
  return rows.flatMap(({ ids }) => ids);
}

function show({ name, outcome }: SentenceItem): string {
  if (!outcome.ok) return `${name}: no ${outcome.failed}`;
  const { food, grams } = outcome.calculation;
  return `${food.name.slice(0, 40)} ${grams} g`;
}
