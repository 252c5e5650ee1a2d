import { type Day, isDay } from "../day.ts";
import { activityLevels, defaultActivityLevel } from "./activity.ts";
import { centimetresOf } from "./body.ts";

export type ActivityLevel = (typeof activityLevels)[number];
export type Aim = "lose" | "keep" | "gain";

/** What goals are calculated from. `sex` null: unsaid, taken as half way between the two. */
export interface Body {
  kilograms: number;
  centimetres: number;
  /** Whole years. */
  age: number;
  sex: "female" | "male" | null;
  activityLevel: ActivityLevel;
}

/** Percent of the body's weight that may change in a week, gentlest first; 1 is the most. */
export const paces = [0.25, 0.5, 1] as const;
export type Pace = (typeof paces)[number];

export interface BodyGoals {
  dailyCalorieGoal: number;
  dailyProteinGoal: number;
  dailyCarbGoal: number;
  dailyFatGoal: number;
  /** kcal a day that keep the weight. */
  upkeep: number;
  /** What the pace makes of the weight in a week, in kg; the floor may allow less. */
  kilogramsAWeek: number;
  /** Whether the pace would have gone below what is safe without a doctor. */
  isHeldAtFloor: boolean;
}

/** Who the formula was measured on: grown-ups of a size that occurs. */
export const bodyBounds = {
  kilograms: { min: 35, max: 300 },
  centimetres: { min: 120, max: 230 },
  age: { min: 18, max: 100 },
} as const;

/** Times the energy at rest; the usual steps for the five levels. */
const activityFactors: Record<ActivityLevel, number> = {
  Sedentary: 1.2,
  "Lightly Active": 1.375,
  "Moderately Active": 1.55,
  "Very Active": 1.725,
  "Extremely Active": 1.9,
};

/** What a profile says of somebody's body; null where it says nothing. */
interface Details {
  birth_date: string | null;
  height: string | null;
  /** kg */
  weight: number | null;
  activity_level: string | null;
}
export type Measure = "age" | "height" | "weight";

/** The body that a profile describes, or the measures that it lacks or that can't be read. */
export function bodyOf(
  { birth_date, height, weight, activity_level }: Details,
  today: Day,
): Omit<Body, "sex"> | readonly Measure[] {
  const age = birth_date !== null && isDay(birth_date) ? ageOn(today, birth_date) : null;
  const centimetres = height === null ? null : centimetresOf(height);
  if (age === null || centimetres === null || weight === null) {
    const measures = { age, height: centimetres, weight };
    return (["age", "height", "weight"] as const).filter((name) => measures[name] === null);
  }
  const activityLevel =
    activityLevels.find((level) => level === activity_level) ?? defaultActivityLevel;
  return { kilograms: weight, centimetres, age, activityLevel };
}

/** kcal a day below which nobody should go without a doctor's advice. */
const floors = { female: 1_200, male: 1_500, unsaid: 1_350 };
/** kcal in a kilogram of body weight, as usually reckoned. */
const energyOfKilogram = 7_700;
/** Below it losing weight is not offered: the lower end of a healthy body mass index. */
const minIndexToLose = 18.5;

/**
 * kcal a day at rest: Mifflin, St Jeor et al., "A new predictive equation for resting energy
 * expenditure in healthy individuals", Am J Clin Nutr 1990;51:241–247.
 */
export function energyAtRest({ kilograms, centimetres, age, sex }: Body): number {
  const ofSex = { female: -161, male: 5, unsaid: -78 }[sex ?? "unsaid"];
  return 10 * kilograms + 6.25 * centimetres - 5 * age + ofSex;
}

/** Whether the formula says anything of this body. */
export const isMeasurable = (body: Body): boolean =>
  (["kilograms", "centimetres", "age"] as const).every(
    (name) => body[name] >= bodyBounds[name].min && body[name] <= bodyBounds[name].max,
  );

/** What may be aimed at: who is light already is not helped to lose more. */
export function aimsFor({ kilograms, centimetres }: Body): readonly Aim[] {
  const index = kilograms / (centimetres / 100) ** 2;
  return index <= minIndexToLose ? ["keep", "gain"] : ["lose", "keep", "gain"];
}

const roundedTo = (step: number, value: number) => Math.round(value / step) * step;

/**
 * Goals for a body, an aim and a pace: kcal in steps of 50, grams in steps of 5. Protein 1.6 g for
 * each kg, but at most 30 % of the energy; fat 30 %; carbohydrate the rest. Null for a body that
 * the formula says nothing of, and for an aim that isn't offered to it.
 */
export function goalsForBody(body: Body, aim: Aim, pace: Pace): BodyGoals | null {
  if (!isMeasurable(body) || !aimsFor(body).includes(aim)) return null;
  const upkeep = energyAtRest(body) * activityFactors[body.activityLevel];
  const direction = { lose: -1, keep: 0, gain: 1 }[aim];
  const kilogramsAWeek = (direction * body.kilograms * pace) / 100;
  const wanted = upkeep + (kilogramsAWeek * energyOfKilogram) / 7;
  const floor = floors[body.sex ?? "unsaid"];
  const energy = roundedTo(50, Math.max(wanted, floor));
  const protein = roundedTo(5, Math.min(1.6 * body.kilograms, (0.3 * energy) / 4));
  const fat = roundedTo(5, (0.3 * energy) / 9);
  return {
    dailyCalorieGoal: energy,
    dailyProteinGoal: protein,
    dailyCarbGoal: roundedTo(5, (energy - 4 * protein - 9 * fat) / 4),
    dailyFatGoal: fat,
    upkeep: roundedTo(50, upkeep),
    kilogramsAWeek,
    isHeldAtFloor: wanted < floor,
  };
}

/** Whole years between a birthday and a day; the 29 February is celebrated on 1 March. */
export function ageOn(day: Day, birthday: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
