import type { DayMarks } from "@morsel/domain/achievements/day-marks";
import type { GoalsFrom } from "@morsel/domain/achievements/goals-by-day";
import type { ReachedDay } from "@morsel/domain/achievements/reached-day";
import { type Run, runDays } from "@morsel/domain/achievements/runs";
import type { Totals } from "@morsel/domain/achievements/standing";
import type { Day } from "@morsel/domain/day";
import type { DailyGoals } from "@morsel/domain/profile/goals";
import type { Insertable } from "kysely";
import { asPerson } from "../../platform/database/as-person.ts";
import { type Db, forUpdate } from "../../platform/database/database.ts";
import { goalColumns, goalsOf } from "../../platform/database/goal-columns.ts";
import { prepared, preparedOne, preparedWrite } from "../../platform/database/prepared.ts";
import type { PersonTables, Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

/** What is kept of a person beside their days. */
export interface Sums extends ReachedDay {
  totals: Totals;
  points: number;
  unannounced: number;
}

const sumsOf = (row: Omit<Row<"achievement_totals">, "user_id">): Sums => ({
  reached: row.reached,
  toldAt: row.told_at,
  points: row.points,
  unannounced: row.unannounced,
  totals: {
    entries: row.entries,
    calories: row.calories,
    goalDays: row.goal_days,
    analyses: row.analyses,
    fasts: row.fasts,
  },
});

const columnsOf = ({ reached, toldAt, points, unannounced, totals }: Sums) => ({
  reached,
  told_at: toldAt,
  points,
  unannounced,
  entries: totals.entries,
  calories: totals.calories,
  goal_days: totals.goalDays,
  analyses: totals.analyses,
  fasts: totals.fasts,
});

const waiting = preparedOne((db, { userId }: { userId: UserId }) => {
  const mine = asPerson(db, userId);
  const earliest = mine.selectFrom("days_to_judge").select(({ fn }) => fn.min("date").as("due"));
  return mine
    .selectFrom("achievement_totals")
    .select(["reached", "told_at", "unannounced"])
    .select(earliest.as("due"));
});

/**
 * What the most frequent call of all needs: how far the person has come, and the earliest day to
 * judge, each by its key; undefined before the first check.
 */
export async function findWaiting(
  db: Db,
  userId: UserId,
): Promise<(ReachedDay & { unannounced: number; due: Day | "" | null }) | undefined> {
  const row = await waiting(db, { userId });
  return row && { ...row, toldAt: row.told_at };
}

const sumsOfPerson = preparedOne((db, { userId }: { userId: UserId }) =>
  asPerson(db, userId).selectFrom("achievement_totals").selectAll(),
);

/** The person's sums; undefined before the first check. */
export async function findSums(db: Db, userId: UserId): Promise<Sums | undefined> {
  const row = await sumsOfPerson(db, { userId });
  return row && sumsOf(row);
}

export async function insertSums(db: Db, userId: UserId, sums: Sums): Promise<void> {
  await asPerson(db, userId)
    .insertInto("achievement_totals")
    .values({ user_id: userId, ...columnsOf(sums) })
    .execute();
}

type SumColumns = ReturnType<typeof columnsOf>;

const setSums = preparedWrite((db, sums: SumColumns & { userId: UserId }) =>
  asPerson(db, sums.userId).updateTable("achievement_totals").set({
    reached: sums.reached,
    told_at: sums.told_at,
    points: sums.points,
    unannounced: sums.unannounced,
    entries: sums.entries,
    calories: sums.calories,
    goal_days: sums.goal_days,
    analyses: sums.analyses,
    fasts: sums.fasts,
  }),
);

export async function updateSums(db: Db, userId: UserId, sums: Sums): Promise<void> {
  await setSums(db, { userId, ...columnsOf(sums) });
}

/** Forgets what was derived, and has all of the person's days judged again. */
export async function startOver(db: Db, userId: UserId): Promise<void> {
  const mine = asPerson(db, userId);
  await mine.deleteFrom("judged_days").execute();
  await mine.deleteFrom("logged_runs").execute();
  const due = (table: "meals" | "water_days") =>
    mine
      .selectFrom(table)
      .select(({ lit }) => ["user_id", "date", lit(0).as("stage")])
      .distinct();
  for (const days of [due("meals").where("deleted_at" as never, "is", null), due("water_days")])
    await mine
      .insertInto("days_to_judge")
      .columns(["user_id", "date", "stage"])
      .expression(days)
      .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet({ stage: 0 }))
      .execute();
  await markChanged(db, userId, "");
}

interface Due {
  userId: UserId;
  from: Day | "";
  until: Day;
  limit: number;
}

const dueDays = prepared((db, { userId, from, until, limit }: Due) =>
  forUpdate(
    asPerson(db, userId)
      .selectFrom("days_to_judge")
      .select(["date", "stage"])
      .where("date", ">=", from)
      .where("date", "<=", until)
      .orderBy("stage")
      .orderBy("date")
      .limit(limit),
  ).skipLocked(),
);

/**
 * The earliest days that have come, locked: those that changed, then those that were taken in
 * before. A day that is being written at this moment is left for the next time: waiting for its
 * writer could be mutual.
 */
export async function takeDays(
  db: Db,
  userId: UserId,
  span: Omit<Due, "userId">,
): Promise<{ changed: (Day | "")[]; earlier: (Day | "")[] }> {
  const due = await dueDays(db, { userId, ...span });
  const ofStage = (wanted: number) =>
    due.flatMap(({ date, stage }) => (stage === wanted ? [date] : []));
  return { changed: ofStage(0), earlier: ofStage(1) };
}

/** Has a day judged again, as if it had changed. */
export async function markChanged(db: Db, userId: UserId, date: Day | ""): Promise<void> {
  await asPerson(db, userId)
    .insertInto("days_to_judge")
    .values({ user_id: userId, date, stage: 0 })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet({ stage: 0 }))
    .execute();
}

export async function markTakenIn(
  db: Db,
  userId: UserId,
  dates: readonly (Day | "")[],
): Promise<void> {
  await asPerson(db, userId)
    .updateTable("days_to_judge")
    .set({ stage: 1 })
    .where("date", "in", dates)
    .execute();
}

export async function deleteTaken(
  db: Db,
  userId: UserId,
  dates: readonly (Day | "")[],
): Promise<void> {
  await asPerson(db, userId).deleteFrom("days_to_judge").where("date", "in", dates).execute();
}

interface DaySpan {
  from: Day;
  to: Day;
}

const marksOf = prepared((db, { userId, from, to }: DaySpan & { userId: UserId }) =>
  asPerson(db, userId)
    .selectFrom("judged_days")
    .selectAll()
    .where("date", ">=", from)
    .where("date", "<=", to),
);

export async function listMarks(
  db: Db,
  userId: UserId,
  span: DaySpan,
): Promise<Map<Day, DayMarks>> {
  const rows = await marksOf(db, { userId, ...span });
  return new Map(
    rows.map((row) => [
      row.date,
      {
        entries: row.entries,
        analyses: row.analyses,
        mainMeals: row.main_meals,
        calories: row.calories,
        caloriesMet: row.calories_met === 1,
        proteinMet: row.protein_met === 1,
        macrosMet: row.macros_met === 1,
        waterMet: row.water_met === 1,
      },
    ]),
  );
}

export async function saveMarks(
  db: Db,
  userId: UserId,
  marks: readonly (readonly [Day, DayMarks])[],
): Promise<void> {
  if (marks.length === 0) return;
  const rows: Insertable<PersonTables["judged_days"]>[] = marks.map(([date, its]) => ({
    user_id: userId,
    date,
    entries: its.entries,
    analyses: its.analyses,
    main_meals: its.mainMeals,
    calories: its.calories,
    calories_met: Number(its.caloriesMet),
    protein_met: Number(its.proteinMet),
    macros_met: Number(its.macrosMet),
    water_met: Number(its.waterMet),
  }));
  await asPerson(db, userId)
    .insertInto("judged_days")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "date"]).doUpdateSet(({ ref }) => ({
        entries: ref("excluded.entries"),
        analyses: ref("excluded.analyses"),
        main_meals: ref("excluded.main_meals"),
        calories: ref("excluded.calories"),
        calories_met: ref("excluded.calories_met"),
        protein_met: ref("excluded.protein_met"),
        macros_met: ref("excluded.macros_met"),
        water_met: ref("excluded.water_met"),
      })),
    )
    .execute();
}

export async function deleteMarks(db: Db, userId: UserId, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return;
  await asPerson(db, userId).deleteFrom("judged_days").where("date", "in", days).execute();
}

interface Latest {
  userId: UserId;
  until: Day;
  limit: number;
}

const latestRuns = prepared((db, { userId, until, limit }: Latest) =>
  asPerson(db, userId)
    .selectFrom("logged_runs")
    .select(["first", "last"])
    .where("first", "<=", until)
    .orderBy("first", "desc")
    .limit(limit),
);

/** The latest runs that begin by a day, newest first. */
export const listRuns = (db: Db, userId: UserId, until: Day, limit: number): Promise<Run[]> =>
  latestRuns(db, { userId, until, limit });

/** Days in the longest run. */
export async function longestRun(db: Db, userId: UserId): Promise<number> {
  const row = await asPerson(db, userId)
    .selectFrom("logged_runs")
    .select(({ fn }) => fn.max("days").as("days"))
    .executeTakeFirst();
  return row?.days ?? 0;
}

/** Puts runs in the place of others. */
export async function replaceRuns(
  db: Db,
  userId: UserId,
  before: readonly Run[],
  after: readonly Run[],
): Promise<void> {
  const gone = before.filter((run) => !after.includes(run)).map(({ first }) => first);
  const come = after.filter((run) => !before.includes(run));
  const mine = asPerson(db, userId);
  if (gone.length > 0) await mine.deleteFrom("logged_runs").where("first", "in", gone).execute();
  if (come.length > 0)
    await mine
      .insertInto("logged_runs")
      .values(come.map((run) => ({ user_id: userId, ...run, days: runDays(run) })))
      .execute();
}

const latestGoals = prepared((db, { userId, until, limit }: Latest) =>
  asPerson(db, userId)
    .selectFrom("goals_by_day")
    .selectAll()
    .where("date", "<=", until)
    .orderBy("date", "desc")
    .limit(limit),
);

/** The latest goals that are in force by a day, in order. */
export async function listGoals(
  db: Db,
  userId: UserId,
  until: Day,
  limit: number,
): Promise<GoalsFrom[]> {
  const rows = await latestGoals(db, { userId, until, limit });
  return rows.map((row) => ({ date: row.date, goals: goalsOf(row) })).reverse();
}

export async function saveGoals(
  db: Db,
  userId: UserId,
  date: Day,
  goals: DailyGoals,
): Promise<void> {
  const columns = goalColumns(goals);
  await asPerson(db, userId)
    .insertInto("goals_by_day")
    .values({ user_id: userId, date, ...columns })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet(columns))
    .execute();
}
