import { waterMet } from "../achievements/met.ts";
import { addDays, type Day } from "../day.ts";
import { type FastingSession, fastedFor } from "../fasting/session.ts";
import { type MealType, mealTypes } from "../meals/meal-type.ts";
import { type MealNutrient, mealNutrients } from "../meals/nutrition.ts";
import { emptyTotals, type Totals, totalsByDay } from "../meals/totals.ts";
import type { TrendDays } from "../meals/trend.ts";
import type { DailyGoals } from "../profile/goals.ts";
import { dayInZone } from "../zone.ts";
import { type Figure, figureOf, shareOf } from "./figures.ts";
import { type Observation, observationsOf } from "./observations.ts";

/** What a report takes of an entry of the diary. */
export type ReportEntry = {
  name: string;
  date: string;
  mealType: MealType;
  calories: number;
  estimated: boolean;
} & Record<MealNutrient, number | null>;

export type ReportFast = Pick<FastingSession, "startTime" | "endTime" | "pauses" | "status">;

export interface ReportSource {
  span: TrendDays;
  /** All entries of these days. */
  entries: readonly ReportEntry[];
  water: readonly { date: string; glasses: number }[];
  /** The first day whose glasses are known, if not all are. */
  waterFrom?: Day;
  fasts: readonly ReportFast[];
  goals: DailyGoals;
  /** The time zone in which a fast ends on a day. */
  zone: string;
}

export const macronutrients = ["protein", "carbs", "fat"] as const;
type Macronutrient = (typeof macronutrients)[number];
const kcalPerGram: Record<Macronutrient, number> = { protein: 4, carbs: 4, fat: 9 };

export interface MacroFigure {
  id: Macronutrient;
  figure: Figure | null;
  /** g */
  goal: number;
  /** Its part of the energy of all three, 0 to 1, in the entries that know all; null if none does. */
  share: number | null;
  knownIn: number;
}

export interface NutrientFigure {
  id: MealNutrient;
  name: string;
  unit: string;
  decimals: number;
  /** Of the days on which at least one entry knows it. */
  figure: Figure | null;
  dailyValue: number | null;
  /** The average's part of the daily value: 1 is all of it. */
  ofDailyValue: number | null;
  /** Entries that know it. */
  knownIn: number;
}

export interface ReportDay extends Totals {
  date: Day;
  /** Null if it isn't known here. */
  glasses: number | null;
  /** ms: of the fasts that ended on this day. */
  fasted: number;
}

export interface EatenFood {
  /** As it was written last. */
  name: string;
  times: number;
  kcal: number;
  /** Its part of the period's energy, 0 to 1. */
  share: number;
}

export interface Report {
  span: TrendDays;
  completeness: {
    days: number;
    loggedDays: number;
    entries: number;
    /** Entries whose energy is estimated. */
    estimated: number;
    /** Entries that lack one or more of the nutrients with a daily value. */
    incomplete: number;
  };
  energy: Figure | null;
  goals: DailyGoals;
  macros: MacroFigure[];
  /** All nutrients but the macronutrients, in display order. */
  nutrients: NutrientFigure[];
  water: { figure: Figure | null; goalDays: number };
  fasting: { fasts: number; completed: number; average: number; longest: number; total: number };
  observations: Observation[];
  mealTypes: { type: MealType; entries: number; kcal: number; share: number }[];
  foods: EatenFood[];
  /** How many different foods there are. */
  foodCount: number;
  /** One for each day, oldest first. */
  days: ReportDay[];
}

const maxFoods = 20;

const daysOf = ({ from, to }: TrendDays): Day[] => {
  const days: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
};

/** The day on which each fast of the period ended, and how long (ms) it lasted. */
function endedFasts({ span, fasts, zone }: ReportSource) {
  return fasts.flatMap((fast) => {
    if (fast.endTime === null) return [];
    const date = dayInZone(fast.endTime, zone);
    if (date < span.from || date > span.to) return [];
    return [{ date, fasted: fastedFor(fast, fast.endTime), status: fast.status }];
  });
}

function reportDays(source: ReportSource, fasts: ReturnType<typeof endedFasts>): ReportDay[] {
  const totals = new Map(totalsByDay(source.entries).map((day) => [day.date, day]));
  const glasses = new Map(source.water.map((day) => [day.date, day.glasses]));
  return daysOf(source.span).map((date) => ({
    ...(totals.get(date) ?? emptyTotals(date)),
    date,
    glasses: source.waterFrom && date < source.waterFrom ? null : (glasses.get(date) ?? 0),
    fasted: fasts.reduce((sum, fast) => sum + (fast.date === date ? fast.fasted : 0), 0),
  }));
}

const knownIn = (days: readonly Totals[], id: MealNutrient) =>
  days.reduce((sum, { nutrients }) => sum + nutrients[id].knownIn, 0);

/** A nutrient over the days on which anything is known of it. */
const nutrientFigure = (days: readonly Totals[], id: MealNutrient): Figure | null =>
  figureOf(
    days.flatMap(({ nutrients }) => (nutrients[id].knownIn > 0 ? [nutrients[id].total] : [])),
  );

function macrosOf(days: readonly Totals[], { entries, goals }: ReportSource): MacroFigure[] {
  const goalOf = {
    protein: goals.dailyProteinGoal,
    carbs: goals.dailyCarbGoal,
    fat: goals.dailyFatGoal,
  };
  // Who enters only protein would otherwise seem to eat nothing else.
  const whole = entries.filter((entry) => macronutrients.every((id) => entry[id] !== null));
  const kcalOf = (id: Macronutrient) =>
    kcalPerGram[id] * whole.reduce((sum, entry) => sum + (entry[id] ?? 0), 0);
  const kcal = macronutrients.reduce((sum, id) => sum + kcalOf(id), 0);
  return macronutrients.map((id) => ({
    id,
    figure: nutrientFigure(days, id),
    goal: goalOf[id],
    share: kcal > 0 ? kcalOf(id) / kcal : null,
    knownIn: knownIn(days, id),
  }));
}

function nutrientsOf(days: readonly Totals[]): NutrientFigure[] {
  const others = mealNutrients.filter(({ id }) => !macronutrients.some((macro) => macro === id));
  return others.map((nutrient) => {
    const { id, name, unit, dayDecimals: decimals } = nutrient;
    const figure = nutrientFigure(days, id);
    const dailyValue = "dailyValue" in nutrient ? nutrient.dailyValue : null;
    return {
      ...{ id, name, unit, decimals, figure, dailyValue },
      ofDailyValue: figure && dailyValue ? figure.average / dailyValue : null,
      knownIn: knownIn(days, id),
    };
  });
}

/** By how often they were eaten. The same name in other letters is the same food. */
function foodsOf(entries: readonly ReportEntry[]): EatenFood[] {
  const kcal = entries.reduce((sum, { calories }) => sum + calories, 0);
  const foods = new Map<string, EatenFood & { last: string }>();
  for (const { name, date, calories } of entries) {
    const key = name.trim().toLowerCase();
    const known = foods.get(key) ?? { name, times: 0, kcal: 0, share: 0, last: "" };
    const isLater = date >= known.last;
    foods.set(key, {
      name: isLater ? name.trim() : known.name,
      times: known.times + 1,
      kcal: known.kcal + calories,
      share: shareOf(known.kcal + calories, kcal),
      last: isLater ? date : known.last,
    });
  }
  return [...foods.values()]
    .sort((a, b) => b.times - a.times || b.kcal - a.kcal || (a.name < b.name ? -1 : 1))
    .map(({ name, times, kcal, share }) => ({ name, times, kcal, share }));
}

function mealTypesOf(entries: readonly ReportEntry[]): Report["mealTypes"] {
  const kcalOf = (some: readonly ReportEntry[]) =>
    some.reduce((sum, { calories }) => sum + calories, 0);
  const all = kcalOf(entries);
  return mealTypes.map((type) => {
    const ofType = entries.filter(({ mealType }) => mealType === type);
    const kcal = kcalOf(ofType);
    return { type, entries: ofType.length, kcal, share: shareOf(kcal, all) };
  });
}

const withDailyValue = mealNutrients.filter((nutrient) => "dailyValue" in nutrient);

/**
 * A period's figures. Averages are of the days with entries: a day without any says nothing of what
 * was eaten.
 */
export function reportOf(source: ReportSource): Report {
  const { span, entries, goals } = source;
  const fasts = endedFasts(source);
  const days = reportDays(source, fasts);
  const logged = days.filter(({ mealCount }) => mealCount > 0);
  const glasses = days.flatMap((day) => (day.glasses === null ? [] : [day.glasses]));
  const lengths = figureOf(fasts.map(({ fasted }) => fasted));
  const foods = foodsOf(entries);
  const figures = {
    span,
    completeness: {
      days: days.length,
      loggedDays: logged.length,
      entries: entries.length,
      estimated: entries.filter(({ estimated }) => estimated).length,
      incomplete: entries.filter((entry) => withDailyValue.some(({ id }) => entry[id] === null))
        .length,
    },
    energy: figureOf(logged.map(({ totalCalories }) => totalCalories)),
    goals,
    macros: macrosOf(logged, source),
    nutrients: nutrientsOf(logged),
    water: {
      // Without a single glass nobody knows whether none was drunk or none was counted.
      figure: glasses.some((count) => count > 0) ? figureOf(glasses) : null,
      goalDays: glasses.filter((count) => waterMet(count, goals.dailyWaterGoal)).length,
    },
    fasting: {
      fasts: fasts.length,
      completed: fasts.filter(({ status }) => status === "completed").length,
      average: lengths?.average ?? 0,
      longest: lengths?.most ?? 0,
      total: fasts.reduce((sum, { fasted }) => sum + fasted, 0),
    },
    mealTypes: mealTypesOf(entries),
    foods: foods.slice(0, maxFoods),
    foodCount: foods.length,
    days,
  };
  return { ...figures, observations: observationsOf(figures) };
}
