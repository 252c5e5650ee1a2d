import { type Calculation, calculate, matchesFor } from "../foods/calculation.ts";
import type { Catalogue } from "../foods/catalogue.ts";
import { type Nutrition, scaleNutrition, sumNutrition } from "../foods/nutrients.ts";
import { usualPortion } from "../foods/usual-portion.ts";
import type { NamedFood } from "./named-food.ts";
import { portionGrams } from "./named-food.ts";
import { mayBeFood, withoutForm, withoutHolder, withoutThing } from "./not-food.ts";

/** From to, around what is likeliest. */
export interface Range {
  min: number;
  max: number;
}

/** A food of the plate that the data knows. Its figures are the data's. */
export interface PlateItem {
  named: NamedFood;
  calculation: Calculation;
  grams: number;
  gramsRange: Range;
  /** Unknown is null. */
  caloriesRange: Range | null;
}

export interface Plate {
  items: PlateItem[];
  /** To be asked: foods by their names, but none of ours. */
  unmatched: NamedFood[];
  total: Nutrition;
  caloriesRange: Range | null;
}

/** A name that is matched worse is asked, not guessed. */
const leastScore = 0.5;
/** What a look from above misjudges a portion by, where nobody said. */
const usualDoubt = 0.3;
/** The same for a usual portion, taken because nobody said how much it is. */
const unknownDoubt = 0.5;

/** The foods that were named on a picture, found in the data and calculated from it. */
export function readPlate(catalogue: Catalogue, named: readonly NamedFood[]): Plate {
  const items: PlateItem[] = [];
  const unmatched: NamedFood[] = [];
  for (const one of named) {
    if (!mayBeFood(one.name)) continue;
    const item = readItem(catalogue, one);
    if (item) items.push(item);
    else unmatched.push(one);
  }
  const { total } = sumNutrition(items.map(({ calculation }) => calculation.nutrition));
  return { items, unmatched, total, caloriesRange: rangeOfSum(items) };
}

function readItem(catalogue: Catalogue, named: NamedFood): PlateItem | null {
  for (const name of wordings(catalogue, withoutHolder(named.name))) {
    const item = readName(catalogue, named, name);
    if (item) return item;
  }
  return null;
}

/** What to look a name up by, in this order. A name that is known as it is stays as it is. */
function wordings(catalogue: Catalogue, name: string): string[] {
  if (catalogue.isName(name)) return [name];
  const food = withoutThing(name);
  return food === name ? [name, withoutForm(name)] : [food];
}

function readName(catalogue: Catalogue, named: NamedFood, name: string): PlateItem | null {
  const matches = matchesFor(catalogue, name);
  // Machines spell well: what is only close to a food's name isn't that food.
  if (matches[0]?.by === "spelling") return null;
  const inGrams = (grams: number) => calculate(catalogue, name, `${grams} g`, matches);
  // A weight is certain, so that the rest of the confidence is the name's.
  const weighed = inGrams(named.grams ?? portionGrams.default);
  if (!weighed.ok || weighed.calculation.confidence < leastScore) return null;
  const usual = named.grams === null ? calculate(catalogue, name, usualPortion, matches) : weighed;
  const { calculation } = usual.ok ? usual : weighed;
  const grams = Math.min(portionGrams.max, Math.max(portionGrams.min, calculation.grams));
  const doubt = named.grams === null ? unknownDoubt : usualDoubt;
  const gramsRange = {
    min: Math.round(named.minGrams ?? grams * (1 - doubt)),
    max: Math.round(named.maxGrams ?? grams * (1 + doubt)),
  };
  const nutrition = scaleNutrition(calculation.food.per100g, grams);
  const at = (other: number) => scaleNutrition(calculation.food.per100g, other).calories;
  const [min, max] = [at(gramsRange.min), at(gramsRange.max)];
  return {
    named,
    calculation: { ...calculation, grams, nutrition },
    grams,
    gramsRange,
    caloriesRange: min === null || max === null ? null : { min, max },
  };
}

/** Portions are misjudged independently, so not all to the same side: deviations add as squares. */
function rangeOfSum(items: readonly PlateItem[]): Range | null {
  const known = items.flatMap(({ caloriesRange, calculation }) => {
    const { calories } = calculation.nutrition;
    return caloriesRange && calories !== null ? [{ calories, ...caloriesRange }] : [];
  });
  if (known.length === 0) return null;
  const sum = known.reduce((all, { calories }) => all + calories, 0);
  const under = Math.hypot(...known.map(({ calories, min }) => calories - min));
  const over = Math.hypot(...known.map(({ calories, max }) => max - calories));
  return { min: sum - under, max: sum + over };
}
