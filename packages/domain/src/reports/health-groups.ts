import type { Day } from "../day.ts";
import { type MealType, mealTypeAtHour } from "../meals/meal-type.ts";
import { type MealNutrient, mealNutrients } from "../meals/nutrition.ts";

import { clampGlasses, millilitresInGlass } from "../water/glasses.ts";
import type { HealthField, HealthInstant } from "./health-sample.ts";
import { clockText } from "./import-date.ts";
import { mealNamed } from "./import-meal-name.ts";

export interface HealthSample {
  field: HealthField;
  amount: number;
  /** ms since 1970. */
  end: number;
}

/** Where samples belong together. */
export interface HealthPlace {
  start: HealthInstant;
  source: string;
  /** As the app called it; "" if it didn't. */
  food: string;
  meal: string;
}

type Group = HealthPlace & { samples: HealthSample[]; isCorrelation: boolean };

/** An entry, and what tells it from others in every export of the same history. */
export interface HealthMeal {
  key: string;
  name: string;
  date: Day;
  time: string;
  mealType: MealType;
  calories: number;
  nutrients: Partial<Record<MealNutrient, number>>;
}

export interface HealthDay {
  date: Day;
  glasses: number;
}

/** What one file may have: as many groups as an import has rows, and what fits into memory. */
const most = { groups: 1_000_000, samples: 4_000_000 };
const longest = { name: 200, source: 100 };

/** There is more in the file than one import can have. */
export class ManyGroups extends Error {}

/** Gathers samples into entries and days of water. What it holds grows with these only. */
export function createHealthGroups(max: typeof most = most) {
  const groups = new Map<number, Group[]>();
  /** In the order of the file: the first source of a sample is the one that counts. */
  const sources = new Map<string, number>();
  let [count, sampleCount] = [0, 0];

  function take(group: Group, samples: readonly HealthSample[]): void {
    sampleCount += samples.length;
    if (sampleCount > max.samples) throw new ManyGroups("There are too many samples.");
    group.samples.push(...samples);
  }

  function groupAt(place: HealthPlace, isCorrelation: boolean): Group {
    const same = groups.get(place.start.at);
    const known = same?.find(
      (one) =>
        !isCorrelation &&
        !one.isCorrelation &&
        one.source === place.source &&
        one.food === place.food &&
        one.meal === place.meal,
    );
    if (known) return known;
    count += 1;
    if (count > max.groups) throw new ManyGroups("There are too many entries.");
    if (!sources.has(place.source)) sources.set(place.source, sources.size);
    const group = { ...place, samples: [], isCorrelation };
    if (same) same.push(group);
    else groups.set(place.start.at, [group]);
    return group;
  }

  return {
    add: (place: HealthPlace, sample: HealthSample) => {
      take(groupAt(place, false), [sample]);
    },

    /** A food's samples stand in the file a second time, by themselves: those are taken out. */
    addFood(place: HealthPlace, samples: readonly HealthSample[]) {
      for (const sample of samples) takeOut(groups.get(place.start.at) ?? [], place, sample);
      if (samples.length > 0) take(groupAt(place, true), samples);
    },

    /** `missing`: groups that have no energy; `copies`: samples that another source had first. */
    end() {
      const meals: HealthMeal[] = [];
      const water = new Map<Day, number>();
      let [copies, missing] = [0, 0];
      for (const some of groups.values()) {
        const isCopy = copyTest(some, sources);
        for (const group of some) {
          const { own, copied } = withoutCopies(group, isCopy);
          copies += copied;
          for (const { field, amount } of own) {
            if (field !== "water") continue;
            const { date } = group.start;
            water.set(date, (water.get(date) ?? 0) + amount);
          }
          const figures = own.filter(({ field }) => field !== "water");
          if (figures.some(({ field }) => field === "calories")) meals.push(mealOf(group, figures));
          else if (figures.length > 0) missing += 1;
        }
      }
      meals.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
      return { meals, water: glassesOf(water), copies, missing };
    },
  };
}

function takeOut(some: readonly Group[], { source }: HealthPlace, sample: HealthSample): void {
  for (const group of some) {
    if (group.isCorrelation || group.source !== source) continue;
    const at = group.samples.findIndex((one) => identity(one) === identity(sample));
    if (at < 0) continue;
    group.samples.splice(at, 1);
    return;
  }
}

const identity = ({ field, amount, end }: HealthSample): string => `${field} ${amount} ${end}`;

/** Tells what an earlier source of the same moment has, too: same kind, start, end and amount. */
function copyTest(some: readonly Group[], sources: ReadonlyMap<string, number>) {
  if (some.length < 2) return () => false;
  const first = new Map<string, number>();
  const rank = ({ source }: Group) => sources.get(source) ?? 0;
  for (const group of some)
    for (const sample of group.samples) {
      const key = identity(sample);
      first.set(key, Math.min(first.get(key) ?? Number.POSITIVE_INFINITY, rank(group)));
    }
  return (group: Group, sample: HealthSample) => (first.get(identity(sample)) ?? 0) < rank(group);
}

/**
 * Two apps may know of different meals at noon that both have 0 g of sugar. So figures are copies
 * only where energy is one.
 */
function withoutCopies(group: Group, isCopy: (group: Group, sample: HealthSample) => boolean) {
  const hasCopiedEnergy = group.samples.some(
    (one) => one.field === "calories" && isCopy(group, one),
  );
  const own = group.samples.filter(
    (one) => !((one.field === "water" || hasCopiedEnergy) && isCopy(group, one)),
  );
  // What an app adds of its own to a copied meal is no meal.
  const hasEnergy = own.some(({ field }) => field === "calories");
  const kept = hasCopiedEnergy && !hasEnergy ? own.filter(({ field }) => field === "water") : own;
  return { own: kept, copied: group.samples.length - kept.length };
}

function mealOf(group: Group, samples: readonly HealthSample[]): HealthMeal {
  const { start, source, food, meal } = group;
  const sums = new Map<HealthField, number>();
  for (const { field, amount } of samples) sums.set(field, (sums.get(field) ?? 0) + amount);
  const calories = rounded(sums.get("calories") ?? 0);
  const nutrients: HealthMeal["nutrients"] = {};
  for (const { id } of mealNutrients) {
    const sum = sums.get(id);
    if (sum !== undefined) nutrients[id] = rounded(sum);
  }
  const name = (food || source).slice(0, longest.name).trim() || "Apple Health";
  return {
    // The moment, not the time on the wall: an export has all times as the phone's zone has them.
    key: [start.at, source.slice(0, longest.source), name, meal, calories].join("\n"),
    ...{ name, date: start.date, time: clockText(start.time), calories, nutrients },
    mealType: mealNamed(meal) ?? mealTypeAtHour(start.time.hour),
  };
}

/** A day's water, rounded once: less than half a glass is none. */
const glassesOf = (water: ReadonlyMap<Day, number>): HealthDay[] =>
  [...water]
    .map(([date, amount]) => ({
      date,
      glasses: clampGlasses(amount / millilitresInGlass),
    }))
    .filter(({ glasses }) => glasses > 0)
    .sort((one, other) => (one.date < other.date ? -1 : 1));

const rounded = (amount: number): number => Math.round(amount * 1e4) / 1e4;
