import type { Day } from "@morsel/domain/day";
import { clampGlasses, glassBounds } from "@morsel/domain/water/glasses";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { evenList } from "../../platform/database/even-list.ts";
import { preparedOne, preparedWrite } from "../../platform/database/prepared.ts";
import { rowWhere } from "../../platform/database/row-where.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";

const columns = ["user_id", "date", "glasses", "updated_at"] as const;

/** Sets a day's glasses, if the person may write; returns whether it did. */
export function waterUpsert({ areThere }: Pick<People, "areThere">) {
  const save = preparedWrite((db, row: Row<"water_days">) =>
    asPerson(db, row.user_id)
      .insertInto("water_days")
      .columns(columns)
      .expression(rowWhere(db, columns, row, areThere(row.user_id)))
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "date"])
          .doUpdateSet({ glasses: row.glasses, updated_at: row.updated_at }),
      ),
  );
  return async (db: Db, row: Row<"water_days">): Promise<boolean> =>
    (await save(db, row)).numAffectedRows === 1n;
}

const glassesOf = preparedOne((db, { userId, date }: { userId: UserId; date: Day }) =>
  asPerson(db, userId).selectFrom("water_days").select("glasses").where("date", "=", date),
);

/** A day's glasses; 0 if never set. */
export async function findGlasses(db: Db, userId: UserId, date: Day): Promise<number> {
  const row = await glassesOf(db, { userId, date });
  return row?.glasses ?? 0;
}

/** Whether a step was counted already. */
export async function isCounted(db: Db, userId: UserId, id: string): Promise<boolean> {
  const found = await asPerson(db, userId)
    .selectFrom("water_steps")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many of a day's steps are remembered. */
export async function countSteps(db: Db, userId: UserId, date: Day): Promise<number> {
  const { count } = await asPerson(db, userId)
    .selectFrom("water_steps")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("date", "=", date)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertStep(db: Db, row: Row<"water_steps">): Promise<void> {
  await asPerson(db, row.user_id).insertInto("water_steps").values(row).execute();
}

/**
 * Adds a step to a day's glasses, within their bounds; returns the glasses. One statement, since
 * the day may be set at the same time.
 */
export async function addGlasses(
  db: Db,
  { glasses: step, ...row }: Row<"water_days">,
): Promise<number> {
  const { min, max } = glassBounds;
  const { glasses } = await asPerson(db, row.user_id)
    .insertInto("water_days")
    .values({ ...row, glasses: clampGlasses(step) })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "date"]).doUpdateSet(({ eb }) => {
        const sum = eb("water_days.glasses", "+", step);
        return {
          glasses: eb
            .case()
            .when(sum, ">", max)
            .then(max)
            .when(sum, "<", min)
            .then(min)
            .else(sum)
            .end(),
          updated_at: row.updated_at,
        };
      }),
    )
    .returning("glasses")
    .executeTakeFirstOrThrow();
  return glasses;
}

/** Those of the days that have a count, in no order. */
export function findDays(db: Db, userId: UserId, dates: readonly Day[]) {
  return asPerson(db, userId)
    .selectFrom("water_days")
    .select(["date", "glasses"])
    .where("date", "in", evenList(dates))
    .execute();
}

/** Days with water since `from`, newest first. */
export function listGlasses(db: Db, userId: UserId, from: Day) {
  return asPerson(db, userId)
    .selectFrom("water_days")
    .select(["date", "glasses"])
    .where("date", ">=", from)
    .orderBy("date", "desc")
    .execute();
}
