import { type Nutrition, scaleNutrition, sumNutrition } from "../foods/nutrients.ts";
import { numberTyped } from "../typed-number.ts";
import { type NamedFood, portionGrams } from "./named-food.ts";

/** From to, around what is likeliest. */
export interface Range {
  min: number;
  max: number;
}

/** So much of a food on a plate. */
export interface Portion {
  per100g: Nutrition;
  grams: number;
  /** What it may be instead; a weight that a person gave is `exactly` that. */
  gramsRange: Range;
}

/** What a portion comes to. */
export interface PortionFigures {
  nutrition: Nutrition;
  /** Unknown is null. */
  caloriesRange: Range | null;
}

export interface PlateFigures {
  total: Nutrition;
  caloriesRange: Range | null;
}

export const exactly = (grams: number): Range => ({ min: grams, max: grams });

/** What a look from above misjudges a portion by, where nobody said. */
const usualDoubt = 0.3;
/** The same for a usual portion, taken because nobody said how much it is. */
const unknownDoubt = 0.5;

/** What a portion of a named food may weigh, around the grams that are taken for it. */
export function gramsRangeOf(
  named: Pick<NamedFood, "grams" | "minGrams" | "maxGrams">,
  grams: number,
): Range {
  const doubt = named.grams === null ? unknownDoubt : usualDoubt;
  return {
    min: Math.round(named.minGrams ?? grams * (1 - doubt)),
    max: Math.round(named.maxGrams ?? grams * (1 + doubt)),
  };
}

/** A weight within what a portion may weigh. */
export const boundedGrams = (grams: number): number =>
  Math.min(portionGrams.max, Math.max(portionGrams.min, grams));

/** A portion as it was typed: what is no number is the default. */
export function gramsTyped(text: string): number {
  const grams = numberTyped(text);
  return Number.isFinite(grams) ? boundedGrams(grams) : portionGrams.default;
}

export function portionFigures({ per100g, grams, gramsRange }: Portion): PortionFigures {
  const caloriesOf = (weight: number) => scaleNutrition(per100g, weight).calories;
  const [min, max] = [caloriesOf(gramsRange.min), caloriesOf(gramsRange.max)];
  return {
    nutrition: scaleNutrition(per100g, grams),
    caloriesRange: min === null || max === null ? null : { min, max },
  };
}

/** All portions of a plate together. */
export function plateFigures(portions: readonly PortionFigures[]): PlateFigures {
  const { total } = sumNutrition(portions.map(({ nutrition }) => nutrition));
  return { total, caloriesRange: rangeOfSum(portions) };
}

/** Portions are misjudged independently, so not all to the same side: deviations add as squares. */
function rangeOfSum(portions: readonly PortionFigures[]): Range | null {
  const known = portions.flatMap(({ caloriesRange, nutrition }) => {
    const { calories } = nutrition;
    return caloriesRange && calories !== null ? [{ calories, ...caloriesRange }] : [];
  });
  if (known.length === 0) return null;
  const sum = known.reduce((all, { calories }) => all + calories, 0);
  const under = Math.hypot(...known.map(({ calories, min }) => calories - min));
  const over = Math.hypot(...known.map(({ calories, max }) => max - calories));
  return { min: sum - under, max: sum + over };
}
