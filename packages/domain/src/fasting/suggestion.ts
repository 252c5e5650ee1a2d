import { addDays, type Day } from "../day.ts";
import { day as dayLength, hour } from "../time.ts";
import { clockOf } from "../twelve-hours.ts";
import { dayInZone, instantAt } from "../zone.ts";
import { customPlanId, planName, plans, targetBounds } from "./plan.ts";
import type { FastingSession } from "./session.ts";

/** A meal in the diary. */
export interface EatenMeal {
  date: string;
  /** The time on the person's own clock, such as `7:45 AM`. */
  time: string | null;
  /** When it was logged (ISO). */
  timestamp: string;
  calories: number;
}

/** A fast suggested by the diary. */
export interface SuggestedFast {
  startTime: number;
  endTime: number;
  planId: string;
  planName: string;
  targetDuration: number;
}

/**
 * The shortest break between meals that counts as a fast (ms). More than the longest is a gap in
 * the diary.
 */
const minGap = 12 * hour;
const maxGap = 36 * hour;
const lookBack = 7;

/**
 * When a meal was eaten (ms): the time given for it, or else when it was logged, if that was on the
 * same day. Null if unknown, and for anything without calories, which breaks no fast.
 */
export function eatenAt(meal: EatenMeal, zone: string): number | null {
  if (meal.calories <= 0) return null;
  const clock = meal.time === null ? null : clockOf(meal.time);
  if (clock) return instantAt(meal.date as Day, clock, zone);
  const entered = Date.parse(meal.timestamp);
  return !Number.isNaN(entered) && dayInZone(entered, zone) === meal.date ? entered : null;
}

/** The longest plan that fits the time, or a custom one of whole hours. */
function fitting(duration: number) {
  const fits = plans
    .filter(({ fastingHours }) => fastingHours * hour <= duration)
    .sort((a, b) => b.fastingHours - a.fastingHours)[0];
  const whole = Math.floor(duration / hour) * hour;
  const planId = fits?.id ?? customPlanId;
  const target = fits ? fits.fastingHours * hour : Math.max(targetBounds.min, whole);
  return { planId, planName: planName(planId), targetDuration: target };
}

/**
 * Fasts of the last week that the diary suggests and no session covers, newest first: from a day's
 * last meal to the first meal of the next day that has any.
 */
export function suggestFasts(
  meals: readonly EatenMeal[],
  sessions: readonly FastingSession[],
  { zone, now }: { zone: string; now: number },
): SuggestedFast[] {
  const earliest = addDays(dayInZone(now, zone), -lookBack);
  const eaten = meals
    .map((meal) => ({ date: meal.date, at: eatenAt(meal, zone) }))
    .filter((meal): meal is { date: string; at: number } => meal.at !== null && meal.at <= now)
    .sort((a, b) => a.at - b.at);
  const found: SuggestedFast[] = [];
  eaten.forEach(({ at, date }, index) => {
    const before = eaten[index - 1];
    if (!before || before.date === date || date < earliest) return;
    const duration = at - before.at;
    if (duration < minGap || duration > maxGap) return;
    const covered = sessions.some(
      ({ startTime, endTime }) => startTime < at && before.at < (endTime ?? Infinity),
    );
    if (!covered) found.push({ startTime: before.at, endTime: at, ...fitting(duration) });
  });
  return found.reverse();
}

/** When the last meal before `now` was eaten, if within a day; otherwise null. */
export function lastMealAt(meals: readonly EatenMeal[], zone: string, now: number): number | null {
  let latest: number | null = null;
  for (const meal of meals) {
    const at = eatenAt(meal, zone);
    if (at !== null && at <= now && at > (latest ?? now - dayLength)) latest = at;
  }
  return latest;
}
