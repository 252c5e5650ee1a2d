import { type Catalogue, type FoodMatch, minScore, withEffort } from "./catalogue.ts";
import { readDescribedDish } from "./dishes/described-dish.ts";
import { nameEffort } from "./effort.ts";
import { gramsOf } from "./measures/grams.ts";
import type { KnownFood } from "./measures/kinds.ts";
import { type GramsFrom, parseMeasurement } from "./measures/measurement.ts";
import type { Measures } from "./measures/measures.ts";
import { nearestMeasurements } from "./measures/near-miss.ts";
import { type Nutrition, scaleNutrition } from "./nutrients.ts";
import { doubtAbout, holdsAlcohol } from "./plausibility.ts";
import { judgePortion } from "./portions/portion-check.ts";
import type { ReferencePortion } from "./portions/reference-portion.ts";
import type { Food } from "./table.ts";

export interface Calculation {
  food: Food;
  grams: number;
  gramsFrom: GramsFrom;
  /** How a bare number was interpreted: "150 g", "2 slices". */
  readAs?: string;
  /** One sentence on how the grams were worked out. */
  explanation: string;
  /** 0 to 1: how sure we are of the match and of the grams, combined. */
  confidence: number;
  /** Of the portion; unknown is null. */
  nutrition: Nutrition;
  /** Other foods that may have been meant, likeliest first. */
  alternatives: { id: string; name: string }[];
  portionInfo?: {
    warning: string;
    suggestion: string;
    recommendedServing: string;
    recommendedCalories: number | null;
  };
  /** The portion in another everyday measure. */
  equivalentMeasurement?: string;
  /** The reference portion for this kind of food. */
  fdaServing?: string;
  note?: string;
}

export type CalculationOutcome =
  | { ok: true; calculation: Calculation }
  | {
      ok: false;
      failed: "food" | "measurement";
      suggestion: string;
      /** Close measurements that can be calculated. */
      measurements?: string[];
    };

const maxAlternatives = 5;

/** Candidates for a calculation, best first. */
export function matchesFor(catalogue: Catalogue, ingredient: string): FoodMatch[] {
  return catalogue.search(ingredient, maxAlternatives + 1);
}

/**
 * Calculates a food from its name and measurement as typed. Pass `matches` if `matchesFor` has been
 * called already.
 */
export function calculate(
  catalogue: Catalogue,
  ingredient: string,
  measurement: string,
  matches: readonly FoodMatch[] = matchesFor(catalogue, ingredient),
): CalculationOutcome {
  const [match] = matches;
  const dish = readDescribedDish(withEffort(catalogue, { left: nameEffort }), ingredient, match);
  if (dish) {
    const { food, score } = dish;
    const asked = { score, spelling: false, alternatives: matches.slice(0, 5), typed: ingredient };
    return calculateFood(catalogue, food, measurement, asked);
  }
  const food = match && match.score >= minScore ? catalogue.food(match.id) : undefined;
  if (!match || !food) {
    return foodNotFound(matches);
  }
  return calculateFood(catalogue, food, measurement, {
    score: match.score,
    spelling: match.by === "spelling",
    alternatives: matches.slice(1),
    typed: ingredient,
  });
}

/** The failure when no food has this name; `matches` are the closest ones. */
export function foodNotFound(matches: readonly FoodMatch[]): CalculationOutcome {
  return { ok: false, failed: "food", suggestion: suggestFood(matches) };
}

function suggestFood(matches: readonly FoodMatch[]): string {
  const near = matches.slice(0, 3).map(({ name }) => name);
  if (near.length > 0) return `Did you mean ${near.join(", or ")}?`;
  return "Try a plainer name, such as “chicken breast” or “oatmeal”.";
}

/** Calculates a food that has already been chosen, say from the alternatives. */
export function calculateFood(
  catalogue: Catalogue,
  food: Food,
  measurement: string,
  match: {
    score: number;
    spelling: boolean;
    alternatives: readonly FoodMatch[];
    typed: string;
  } = { score: 1, spelling: false, alternatives: [], typed: "" },
): CalculationOutcome {
  const read = parseMeasurement(catalogue.measures, measurement);
  const known = catalogue.known(food);
  const weighed = read && gramsOf(catalogue.measures, read, known, match.typed);
  if (!weighed || !(weighed.grams > 0) || weighed.grams > maxGrams) {
    return measurementNotRead(catalogue.measures, measurement, known, match.typed);
  }
  const { grams, from, how, readAs } = weighed;
  const nutrition = scaleNutrition(food.per100g, grams);
  const calculation: Calculation = {
    food,
    grams: grams >= 1 ? Math.round(grams * 10) / 10 : Math.round(grams * 1000) / 1000,
    gramsFrom: from,
    ...(readAs !== undefined && { readAs }),
    explanation: `${food.name}: ${how}.`,
    confidence: Math.round(match.score * weighed.confidence * 100) / 100,
    nutrition,
    alternatives: match.alternatives.map(({ id, name }) => ({ id, name })),
  };
  const equivalent = equivalentMeasure(food, grams, measurement);
  if (equivalent) calculation.equivalentMeasurement = equivalent;
  addPortion(calculation, known, catalogue.portionOf(food, match.typed || food.name));
  const note = noteOn(food, match.spelling);
  if (note) calculation.note = note;
  return { ok: true, calculation };
}

function measurementNotRead(
  measures: Measures,
  text: string,
  food: KnownFood,
  typed: string,
): CalculationOutcome {
  const measurements = nearestMeasurements(measures, text, food, typed);
  const suggestion =
    measurements.length > 0
      ? `Did you mean ${measurements.join(", or ")}?`
      : `Try a weight such as “100 g”, or a measure such as “${exampleMeasure(food)}”.`;
  return { ok: false, failed: "measurement", suggestion, measurements };
}

/** More than this must be a typo. */
const maxGrams = 100_000;

function addPortion(
  calculation: Calculation,
  food: KnownFood,
  portion: ReferencePortion | undefined,
): void {
  if (!portion) {
    calculation.fdaServing = `${food.kind.reference} g`;
    return;
  }
  calculation.fdaServing = `${portion.commonDescription} (${portion.fdaRACCgrams}g)`;
  const check = judgePortion(portion, calculation.grams);
  if (check.warning && check.suggestion) {
    const { calories } = scaleNutrition(food.per100g, portion.fdaRACCgrams);
    calculation.portionInfo = {
      warning: check.warning,
      suggestion: check.suggestion,
      recommendedServing: portion.commonDescription,
      recommendedCalories: calories === null ? null : Math.round(calories),
    };
  }
}

function exampleMeasure(food: Food): string {
  const measure = food.measures[0];
  if (!measure) return "1 cup";
  return `${measure.amount} ${measure.name.replace(/\s*\(.*/, "")}`;
}

/** "about 1.5 cups" for an amount in grams; any other amount in a household measure. */
function equivalentMeasure(food: Food, grams: number, typed: string): string | undefined {
  const measure = food.measures.find(({ name }) => !/^(?:oz|lb|g)\b/i.test(name));
  if (!measure || typed.toLowerCase().includes(measure.name.toLowerCase().slice(0, 4))) {
    return undefined;
  }
  const count = (grams / measure.grams) * measure.amount;
  if (count < 0.1 || count > 50) return undefined;
  return `about ${Number(count.toFixed(count < 1 ? 2 : 1))} ${measure.name}`;
}

function noteOn(food: Food, spelling: boolean): string | undefined {
  const doubt = doubtAbout(food.per100g, holdsAlcohol(food.name) ? "unknown" : 0);
  if (food.per100g.calories === null) return "The source has no energy figure for this food.";
  if (doubt === "kilojoules") return "This record's energy may be in kilojoules.";
  if (doubt === "too-much") return "This record's figures look too high for 100 g.";
  if (spelling) return `Read as “${food.name}”.`;
  return undefined;
}
