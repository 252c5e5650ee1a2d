import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { type Score, within } from "../score.ts";
import { hundredMeals, type ToldMeal } from "./hundred.ts";
import { type SaidMeal, sixtyMeals, twentyMeals } from "./sixty.ts";

/** A meal is right if its energy is within this share of what was eaten. */
const share = 0.2;
const atLeast = 5;

function score(name: string, catalogue: Catalogue, meals: readonly Omit<ToldMeal, "weighed">[]) {
  const off: { by: number; text: string }[] = [];
  for (const { text, kcal } of meals) {
    const { items } = readFoodSentence(catalogue, text);
    const parts = items.map(({ outcome, name: said }) => {
      if (!outcome.ok) return { kcal: 0, text: `${said}: no ${outcome.failed}` };
      const { food, grams, nutrition } = outcome.calculation;
      const energy = nutrition.calories ?? 0;
      return { kcal: energy, text: `${food.name.slice(0, 40)} ${grams} g ${Math.round(energy)}` };
    });
    const sum = parts.reduce((all, part) => all + part.kcal, 0);
    if (within(sum, kcal, share, atLeast)) continue;
    const got = parts.map((part) => part.text).join(" + ");
    off.push({
      by: Math.abs(Math.log((sum + 1) / (kcal + 1))),
      text: `${text.replace(/\n/g, " ⏎ ")} → ${Math.round(sum)}: ${got}; not ${Math.round(kcal)}`,
    });
  }
  const misses = off.sort((a, b) => b.by - a.by).map(({ text }) => text);
  return { name, right: meals.length - off.length, of: meals.length, misses } satisfies Score;
}

interface SharedMeal {
  form: "natural" | "metric";
  text: string;
  kcal: number;
}

/** The development table of described and weighed meals. */
export function toldMeals(catalogue: Catalogue, rows: readonly SharedMeal[]): Score[] {
  const of = (wanted: SharedMeal["form"]) => rows.filter(({ form }) => form === wanted);
  return [
    { ...score("told meals, kcal", catalogue, of("natural")), reach: 0.45 },
    { ...score("weighed meals, kcal", catalogue, of("metric")), reach: 0.65 },
  ];
}

/** Our own hundred. */
export function scoreHundred(catalogue: Catalogue): Score[] {
  const of = (wanted: boolean) => hundredMeals.filter(({ weighed }) => weighed === wanted);
  return [
    score("our hundred, told", catalogue, of(false)),
    score("our hundred, weighed", catalogue, of(true)),
  ];
}

/** Talk is right if no number is given for any of it. */
function scoreTalk(name: string, catalogue: Catalogue, talk: readonly SaidMeal[]): Score {
  const misses = talk.flatMap(({ text }) => {
    const { items } = readFoodSentence(catalogue, text);
    const counted = items.flatMap(({ outcome }) =>
      outcome.ok ? [`${outcome.calculation.food.name} ${outcome.calculation.grams} g`] : [],
    );
    return counted.length === 0 ? [] : [`${text} → ${counted.join(" + ")}`];
  });
  return { name, right: talk.length - misses.length, of: talk.length, misses };
}

function scoreSaid(name: string, catalogue: Catalogue, all: readonly SaidMeal[]): Score[] {
  const meals = all.filter(({ kcal }) => kcal > 0);
  const talk = all.filter(({ kcal }) => kcal === 0);
  return [
    score(`our ${name}, meals`, catalogue, meals),
    scoreTalk(`our ${name}, talk`, catalogue, talk),
  ];
}

/** Our own sixty, and the twenty that were written after those were mended. */
export const scoreSixty = (catalogue: Catalogue): Score[] => [
  ...scoreSaid("sixty", catalogue, sixtyMeals),
  ...scoreSaid("twenty", catalogue, twentyMeals),
];
