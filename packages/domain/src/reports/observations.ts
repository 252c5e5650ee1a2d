import { caloriesMet } from "../achievements/met.ts";
import { caloriesOver } from "../achievements/over.ts";
import type { Day } from "../day.ts";
import type { MealType } from "../meals/meal-type.ts";
import type { MealNutrient } from "../meals/nutrition.ts";
import { averageOf } from "./figures.ts";

interface ObservedDay {
  date: Day;
  mealCount: number;
  totalCalories: number;
}

interface ObservedNutrient {
  id: MealNutrient;
  name: string;
  dailyValue: number | null;
  ofDailyValue: number | null;
  knownIn: number;
}

/** What there is to be seen in a report. */
interface Observed {
  days: readonly ObservedDay[];
  goals: { dailyCalorieGoal: number };
  mealTypes: readonly { type: MealType; share: number }[];
  nutrients: readonly ObservedNutrient[];
  completeness: { entries: number };
}

/** Something that stands out in a period: what was seen, never what to do about it. */
export type Observation =
  | { kind: "nothing" }
  /** Days in a row without entries. */
  | { kind: "gap"; from: Day; to: Day; days: number }
  /** Logged days by their energy: within 10 per cent of the goal, above, below. */
  | { kind: "goal"; within: number; above: number; below: number; days: number }
  /** The average kcal of the logged days of each half of the period. */
  | { kind: "halves"; first: number; second: number }
  | { kind: "weekend"; weekend: number; weekdays: number }
  /** The meal with most of the energy, 0 to 1. */
  | { kind: "meal"; type: MealType; share: number }
  /** A nutrient far from its daily value, known in so many of the entries. */
  | { kind: "nutrient"; id: MealNutrient; name: string; ofDailyValue: number; knownIn: number }
  /** Nutrients with a daily value that most entries don't know. */
  | { kind: "unknown"; names: string[] };

const rules = {
  /** Days in a row. */
  gap: 3,
  /** Logged days that it takes to see something, or on each side of a comparison. */
  days: 3,
  /** How much larger one side is, at least, than the other. */
  difference: 1.15,
  /** Of the energy. */
  mealShare: 0.4,
  /** Of the daily value. */
  low: 0.6,
  high: 1.5,
  /** Of the entries: with fewer, an average says little. */
  known: 0.8,
  rarelyKnown: 0.5,
  nutrients: 3,
} as const;

const isLogged = ({ mealCount }: ObservedDay) => mealCount > 0;
const kcalOf = (days: readonly ObservedDay[]) => days.map(({ totalCalories }) => totalCalories);

function longestGap(days: readonly ObservedDay[]): Observation[] {
  let longest: readonly ObservedDay[] = [];
  let gap: ObservedDay[] = [];
  for (const day of days) {
    gap = isLogged(day) ? [] : [...gap, day];
    if (gap.length > longest.length) longest = gap;
  }
  const [first, last] = [longest[0], longest.at(-1)];
  if (!first || !last || longest.length < rules.gap) return [];
  return [{ kind: "gap", from: first.date, to: last.date, days: longest.length }];
}

function againstGoal(logged: readonly ObservedDay[], goal: number): Observation[] {
  const within = kcalOf(logged).filter((kcal) => caloriesMet(kcal, goal)).length;
  const above = kcalOf(logged).filter((kcal) => caloriesOver(kcal, goal)).length;
  const { length: days } = logged;
  return [{ kind: "goal", within, above, below: days - within - above, days }];
}

/** The averages of two groups of days, if both are large enough and they differ much. */
function compared(one: readonly ObservedDay[], other: readonly ObservedDay[]) {
  if (Math.min(one.length, other.length) < rules.days) return null;
  const [a, b] = [averageOf(kcalOf(one)), averageOf(kcalOf(other))];
  return Math.max(a, b) >= rules.difference * Math.min(a, b) ? ([a, b] as const) : null;
}

function halves(days: readonly ObservedDay[]): Observation[] {
  const middle = Math.floor(days.length / 2);
  const sides = compared(
    days.slice(0, middle).filter(isLogged),
    days.slice(middle).filter(isLogged),
  );
  return sides ? [{ kind: "halves", first: sides[0], second: sides[1] }] : [];
}

const isWeekend = ({ date }: ObservedDay) =>
  [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

function weekend(logged: readonly ObservedDay[]): Observation[] {
  const sides = compared(
    logged.filter(isWeekend),
    logged.filter((day) => !isWeekend(day)),
  );
  return sides ? [{ kind: "weekend", weekend: sides[0], weekdays: sides[1] }] : [];
}

function largestMeal(meals: Observed["mealTypes"]): Observation[] {
  const [largest] = [...meals].sort((a, b) => b.share - a.share);
  if (!largest || largest.share < rules.mealShare) return [];
  return [{ kind: "meal", type: largest.type, share: largest.share }];
}

/** Those furthest from their daily value, by how many times. */
function nutrients(figures: Observed["nutrients"], entries: number): Observation[] {
  return figures
    .flatMap(({ id, name, ofDailyValue, knownIn }) =>
      ofDailyValue === null || knownIn < rules.known * entries
        ? []
        : [{ kind: "nutrient" as const, id, name, ofDailyValue, knownIn }],
    )
    .filter(({ ofDailyValue }) => ofDailyValue < rules.low || ofDailyValue > rules.high)
    .map((found) => ({ found, by: Math.abs(Math.log(Math.max(found.ofDailyValue, 0.01))) }))
    .sort((a, b) => b.by - a.by)
    .slice(0, rules.nutrients)
    .map(({ found }) => found);
}

function unknown(figures: Observed["nutrients"], entries: number): Observation[] {
  const names = figures
    .filter(({ dailyValue }) => dailyValue !== null)
    .filter(({ knownIn }) => knownIn < rules.rarelyKnown * entries)
    .map(({ name }) => name);
  return names.length > 0 ? [{ kind: "unknown", names }] : [];
}

/** What stands out in a report's figures. */
export function observationsOf(observed: Observed): Observation[] {
  const { days, goals, mealTypes, completeness } = observed;
  const logged = days.filter(isLogged);
  if (logged.length === 0) return [{ kind: "nothing" }];
  const plain = againstGoal(logged, goals.dailyCalorieGoal);
  if (logged.length < rules.days) return [...plain, ...longestGap(days)];
  return [
    ...plain,
    ...halves(days),
    ...weekend(logged),
    ...largestMeal(mealTypes),
    ...nutrients(observed.nutrients, completeness.entries),
    ...unknown(observed.nutrients, completeness.entries),
    ...longestGap(days),
  ];
}
