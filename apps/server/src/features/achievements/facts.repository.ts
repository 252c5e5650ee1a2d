import { type DayFacts, emptyFacts } from "@morsel/domain/achievements/day-marks";
import type { Day } from "@morsel/domain/day";
import { type DailyGoals, defaultGoals } from "@morsel/domain/profile/goals";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { goalsOf } from "../../platform/database/goal-columns.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { UserId } from "../../platform/person.ts";

/*
 * What achievements are derived from. It is read here and not through the rooms' services, because
 * it must be read within the transaction that notes it as taken in.
 */

const mainMeals = ["breakfast", "lunch", "dinner"] as const;

interface Span {
  userId: UserId;
  from: Day;
  to: Day;
}

const eatenOn = prepared((db, { userId, from, to }: Span) =>
  asPerson(db, userId)
    .selectFrom("meals")
    .select(({ eb, fn }) => [
      "date",
      fn.countAll<number>().as("entries"),
      fn.sum<number>("calories").as("calories"),
      fn.sum<number | null>("protein").as("protein"),
      fn.sum<number | null>("carbs").as("carbs"),
      fn.sum<number | null>("fat").as("fat"),
      fn.count<number>(eb.case().when("source", "=", "photo").then(1).end()).as("analyses"),
      fn
        .count<number>(eb.case().when("meal_type", "in", mainMeals).then(eb.ref("meal_type")).end())
        .distinct()
        .as("mainMeals"),
    ])
    .where("date", ">=", from)
    .where("date", "<=", to)
    .where("deleted_at", "is", null)
    .groupBy("date"),
);

const drunkOn = prepared((db, { userId, from, to }: Span) =>
  asPerson(db, userId)
    .selectFrom("water_days")
    .select(["date", "glasses"])
    .where("date", ">=", from)
    .where("date", "<=", to),
);

/** What a person has on each of these days, out of one range of each index. */
export async function readFacts(
  db: Db,
  userId: UserId,
  days: readonly Day[],
): Promise<Map<Day, DayFacts>> {
  const facts = new Map(days.map((day) => [day, { ...emptyFacts }]));
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return facts;
  const eaten = await eatenOn(db, { userId, from, to });
  for (const row of eaten) {
    const its = facts.get(row.date);
    if (!its) continue;
    its.entries = row.entries;
    its.analyses = row.analyses;
    its.mainMeals = row.mainMeals;
    its.calories = row.calories;
    its.protein = row.protein ?? 0;
    its.carbs = row.carbs ?? 0;
    its.fat = row.fat ?? 0;
  }
  const drunk = await drunkOn(db, { userId, from, to });
  for (const { date, glasses } of drunk) {
    const its = facts.get(date);
    if (its) its.glasses = glasses;
  }
  return facts;
}

/** The person's goals as they are now. */
export async function readGoals(db: Db, userId: UserId): Promise<DailyGoals> {
  const row = await asPerson(db, userId)
    .selectFrom("profiles")
    .select(["calorie_goal", "protein_goal", "carb_goal", "fat_goal", "water_goal"])
    .executeTakeFirst();
  return row ? goalsOf(row) : defaultGoals;
}

/** How many fasts reached their target, up to as many as matter. */
export async function countCompletedFasts(db: Db, userId: UserId, most: number): Promise<number> {
  const found = await asPerson(db, userId)
    .selectFrom("fasting_sessions")
    .select("end_time")
    .where("end_time", "is not", null)
    .where("status", "=", "completed")
    .where("deleted_at", "is", null)
    .where("discarded", "=", 0)
    .limit(most)
    .execute();
  return found.length;
}
