import { type Day, isDay } from "../day.ts";
import { activityLevels, defaultActivityLevel } from "./activity.ts";
import { centimetresOf } from "./body.ts";

export type ActivityLevel = (typeof activityLevels)[number];
export type Aim = "lose" | "keep" | "gain";

/** What goals are calculated from. `sex` null is unspecified: the mean of the two formulas. */
export interface Body {
  kilograms: number;
  centimetres: number;
  /** Completed years. */
  age: number;
  sex: "female" | "male" | null;
  activityLevel: ActivityLevel;
}

/** Weight change per week in percent of body weight, gentlest first. More than 1 isn't offered. */
export const paces = [0.25, 0.5, 1] as const;
export type Pace = (typeof paces)[number];

export interface BodyGoals {
  dailyCalorieGoal: number;
  dailyProteinGoal: number;
  dailyCarbGoal: number;
  dailyFatGoal: number;
  /** kcal a day that maintain the weight. */
  upkeep: number;
  /** Weight change per week at this pace (kg); the calorie floor may slow it down. */
  kilogramsAWeek: number;
  /** Whether the calorie floor replaced what the pace would have given. */
  isHeldAtFloor: boolean;
}

/** The formula was measured on adults within these bounds. */
export const bodyBounds = {
  kilograms: { min: 35, max: 300 },
  centimetres: { min: 120, max: 230 },
  age: { min: 18, max: 100 },
} as const;

/** Multiples of the energy at rest: the usual factors for the five levels. */
const activityFactors: Record<ActivityLevel, number> = {
  Sedentary: 1.2,
  "Lightly Active": 1.375,
  "Moderately Active": 1.55,
  "Very Active": 1.725,
  "Extremely Active": 1.9,
};

/** The body as the profile stores it; null is not given. */
interface Details {
  birth_date: string | null;
  height: string | null;
  /** kg */
  weight: number | null;
  activity_level: string | null;
}
export type Measure = "age" | "height" | "weight";

/** The body a profile describes, or which of its measures are missing or unreadable. */
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

/** Minimum kcal a day without a doctor's advice. */
const floors = { female: 1_200, male: 1_500, unsaid: 1_350 };
/** The usual approximation: kcal in a kilogram of body weight. */
const energyOfKilogram = 7_700;
/** The lower end of a healthy body mass index: below it, losing weight isn't offered. */
const minIndexToLose = 18.5;

/**
 * Resting energy in kcal a day: Mifflin, St Jeor et al., "A new predictive equation for resting
 * energy expenditure in healthy individuals", Am J Clin Nutr 1990;51:241–247.
 */
export function energyAtRest({ kilograms, centimetres, age, sex }: Body): number {
  const ofSex = { female: -161, male: 5, unsaid: -78 }[sex ?? "unsaid"];
  return 10 * kilograms + 6.25 * centimetres - 5 * age + ofSex;
}

/** Whether the formula covers this body. */
export const isMeasurable = (body: Body): boolean =>
  (["kilograms", "centimetres", "age"] as const).every(
    (name) => body[name] >= bodyBounds[name].min && body[name] <= bodyBounds[name].max,
  );

/** The aims on offer. People with a low weight aren't helped to lose more. */
export function aimsFor({ kilograms, centimetres }: Body): readonly Aim[] {
  const index = kilograms / (centimetres / 100) ** 2;
  return index <= minIndexToLose ? ["keep", "gain"] : ["lose", "keep", "gain"];
}

const roundedTo = (step: number, value: number) => Math.round(value / step) * step;

/**
 * Goals for a body, an aim and a pace: kcal in steps of 50, grams in steps of 5. Protein is 1.6 g
 * per kg but at most 30 % of the energy, fat 30 %, carbohydrate the rest. Null if the formula
 * doesn't cover the body, or the aim isn't on offer.
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

/** Age in completed years. A birthday on 29 February counts as 1 March in other years. */
export function ageOn(day: Day, birthday: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
