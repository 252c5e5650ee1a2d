import { type Calculation, calculate, matchesFor } from "../foods/calculation.ts";
import type { Catalogue } from "../foods/catalogue.ts";
import { usualPortion } from "../foods/usual-portion.ts";
import type { NamedFood } from "./named-food.ts";
import { portionGrams } from "./named-food.ts";
import { mayBeFood, withoutForm, withoutHolder, withoutThing } from "./not-food.ts";
import {
  boundedGrams,
  gramsRangeOf,
  type PlateFigures,
  plateFigures,
  portionFigures,
  type Range,
} from "./portion.ts";

/** A food of the plate that the data knows. Its figures are the data's. */
export interface PlateItem {
  named: NamedFood;
  calculation: Calculation;
  grams: number;
  gramsRange: Range;
  /** Unknown is null. */
  caloriesRange: Range | null;
}

export interface Plate extends PlateFigures {
  items: PlateItem[];
  /** To be asked: foods by their names, but none of ours. */
  unmatched: NamedFood[];
}

/** A name that is matched worse is asked, not guessed. */
const leastScore = 0.5;
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
  const portions = items.map(({ calculation: { nutrition }, caloriesRange }) => ({
    nutrition,
    caloriesRange,
  }));
  return { items, unmatched, ...plateFigures(portions) };
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
  const weighed = inGrams(named.grams ?? portionGrams.default);
  if (!weighed.ok) return null;
  // A dish that was put together from the name covers it.
  const [match] = matches;
  const isMatch = match?.id === weighed.calculation.food.id;
  if (isMatch && match.score < leastScore) return null;
  const usual = named.grams === null ? calculate(catalogue, name, usualPortion, matches) : weighed;
  const { calculation } = usual.ok ? usual : weighed;
  const grams = boundedGrams(calculation.grams);
  const gramsRange = gramsRangeOf(named, grams);
  const { per100g } = calculation.food;
  const { nutrition, caloriesRange } = portionFigures({ per100g, grams, gramsRange });
  return {
    named,
    calculation: { ...calculation, grams, nutrition },
    ...{ grams, gramsRange, caloriesRange },
  };
}
