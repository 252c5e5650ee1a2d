import { type CalculationOutcome, calculate } from "@morsel/domain/foods/calculation";
import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import type { Score } from "../score.ts";
import type { CommonFood } from "./common-food.ts";
import { commonFoods } from "./common-foods.ts";

/** Every name of a common food in every usual measure, typed into two fields and as one line. */
export function scoreCommonFoods(catalogue: Catalogue): Score[] {
  const numbers = commonFoods.flatMap(({ ids }) => ids);
  const unknown = numbers.filter((id) => !catalogue.food(id));
  if (unknown.length > 0) throw new Error(`Not in the reference: ${unknown.join(", ")}`);
  const boxes = score("common foods", (way, measurement) => calculate(catalogue, way, measurement));
  const lines = score("common foods, as a line", (way, measurement) => {
    const { items } = readFoodSentence(catalogue, `${measurement} ${way}`);
    return items.length === 1 ? items[0]?.outcome : undefined;
  });
  return [boxes, lines];
}

function score(
  name: string,
  ask: (way: string, measurement: string) => CalculationOutcome | undefined,
): Score {
  const misses: string[] = [];
  let of = 0;
  for (const food of commonFoods) {
    for (const way of food.ways) {
      for (const { measurement, band } of food.measures) {
        of++;
        const outcome = ask(way, measurement);
        const found = describe(food, outcome, band);
        if (!found.right) misses.push(`${way} | ${measurement} → ${found.text}`);
      }
    }
  }
  return { name, right: of - misses.length, of, reach: 0.99, misses };
}

function describe(
  { ids }: CommonFood,
  outcome: CalculationOutcome | undefined,
  [from, to]: readonly [number, number],
): { right: boolean; text: string } {
  if (!outcome?.ok)
    return { right: false, text: outcome ? `no ${outcome.failed}` : "not one food" };
  const { food, grams, nutrition } = outcome.calculation;
  const calories = nutrition.calories ?? 0;
  const figure = ids.length > 0 ? grams : calories;
  const right = figure >= from && figure <= to && (ids.length === 0 || ids.includes(food.id));
  const wanted = ids.length > 0 ? `${ids.join("|")} ${from}–${to} g` : `${from}–${to} kcal`;
  const got = `${food.id} ${food.name}, ${grams} g, ${Math.round(calories)} kcal`;
  return { right, text: `${got}, not ${wanted}` };
}
