import { addDays, type Day } from "../day.ts";
import { weekOf } from "../meals/week.ts";
import { type Achievement, type AwardId, achievements, type BadgeId } from "./catalogue.ts";
import { type DayMarks, isPerfect, noMarks } from "./day-marks.ts";
import { type GoalsFrom, goalsOn } from "./goals-by-day.ts";
import { weekBalanced } from "./met.ts";
import { holds, type Run, runDays } from "./runs.ts";

/** What a person has altogether. */
export interface Totals {
  entries: number;
  /** kcal */
  calories: number;
  /** Days whose calorie goal was met. */
  goalDays: number;
  analyses: number;
  /** Completed ones. */
  fasts: number;
}

/** All that the achievements of a day, its week and its month depend on. */
export interface Standing {
  day: DayMarks;
  week: { logged: number; perfect: number; balanced: boolean };
  month: { logged: number; goalDays: number };
  /** Days with entries in a row. */
  streak: number;
  totals: Totals;
}

/** What is known around a day. */
export interface Known {
  /** Of the days of its week and its month, as far as they have come. */
  marks: ReadonlyMap<Day, DayMarks>;
  runs: readonly Run[];
  goals: readonly GoalsFrom[];
  totals: Totals;
  /** The latest day that the person has come to. */
  reached: Day;
}

const firstOfMonth = (day: Day): Day => addDays(day, 1 - Number(day.slice(8)));

/** A day's month, and the rest of the weeks in which it begins and ends. */
export function monthAround(day: Day): { from: Day; to: Day } {
  const first = firstOfMonth(day);
  const last = addDays(firstOfMonth(addDays(first, 31)), -1);
  return { from: weekOf(first)[0] ?? first, to: weekOf(last).at(-1) ?? last };
}

const isLogged = ({ entries }: DayMarks): boolean => entries > 0;

export function standingOn(day: Day, { marks, runs, goals, totals, reached }: Known): Standing {
  const days = weekOf(day);
  const week = days.map((one) => marks.get(one) ?? noMarks);
  const month = [...marks].flatMap(([one, its]) => (one.startsWith(day.slice(0, 7)) ? its : []));
  const saturday = days.at(-1) ?? day;
  const goal = goalsOn(goals, saturday < reached ? saturday : reached).dailyCalorieGoal;
  const run = runs.find((one) => holds(one, day));
  return {
    day: marks.get(day) ?? noMarks,
    week: {
      logged: week.filter(isLogged).length,
      perfect: week.filter(isPerfect).length,
      balanced: weekBalanced(
        week.reduce((sum, { calories }) => sum + calories, 0),
        goal,
      ),
    },
    month: {
      logged: month.filter(isLogged).length,
      goalDays: month.filter((its) => its.caloriesMet).length,
    },
    streak: run ? runDays(run) : 0,
    totals,
  };
}

type Measure = (standing: Standing) => number;

const ofBadges: Record<BadgeId, Measure> = {
  first_meal_logged: ({ totals }) => totals.entries,
  calorie_goal_met: ({ day }) => Number(day.caloriesMet),
  protein_goal_met: ({ day }) => Number(day.proteinMet),
  water_goal_met: ({ day }) => Number(day.waterMet),
  three_meals_day: ({ day }) => day.mainMeals,
  three_day_streak: ({ streak }) => streak,
  weekly_consistency: ({ streak }) => streak,
  weekly_calorie_average: ({ week }) => (week.balanced ? week.logged : Math.min(6, week.logged)),
  monthly_consistency: ({ month }) => month.logged,
  monthly_calorie_goals: ({ month }) => month.goalDays,
  hundred_meals: ({ totals }) => totals.entries,
  thousand_calories_tracked: ({ totals }) => totals.calories,
  nutrition_master: ({ totals }) => totals.goalDays,
  fasting_beginner: ({ totals }) => totals.fasts,
  fasting_warrior: ({ totals }) => totals.fasts,
  ai_food_analyzer: ({ totals }) => totals.analyses,
};

const ofAwards: Record<AwardId, Measure> = {
  daily_calories_met: ({ day }) => Number(day.caloriesMet),
  daily_protein_met: ({ day }) => Number(day.proteinMet),
  daily_all_macros: ({ day }) => Number(day.macrosMet),
  daily_water_goal: ({ day }) => Number(day.waterMet),
  weekly_consistency: ({ week }) => week.logged,
  weekly_calorie_average: ({ week }) => Number(week.balanced),
  weekly_perfect_week: ({ week }) => week.perfect,
};

/** How far an achievement has come, up to its target: reaching that earns it. */
export function progressOf(one: Achievement, standing: Standing): number {
  const measure = one.kind === "badge" ? ofBadges[one.id] : ofAwards[one.id];
  return Math.min(one.target, measure(standing));
}

/** The period in which it is earned once: ever, the day, or the week by its Sunday. */
export function periodOf(one: Achievement, day: Day): string {
  if (one.kind === "badge") return "";
  return one.category === "daily" ? day : (weekOf(day)[0] ?? day);
}

/** A line of the ledger. */
export interface Earned {
  achievement: Achievement;
  period: string;
}

/** What these days, their weeks and months, and the totals have earned. */
export function earnedOn(days: readonly Day[], known: Known): Earned[] {
  const found = new Map<string, Earned>();
  for (const day of days) {
    const standing = standingOn(day, known);
    for (const achievement of achievements) {
      if (progressOf(achievement, standing) < achievement.target) continue;
      const period = periodOf(achievement, day);
      found.set(`${achievement.kind} ${achievement.id} ${period}`, { achievement, period });
    }
  }
  return [...found.values()];
}
