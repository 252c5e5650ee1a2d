import type { Day } from "@morsel/domain/day";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Row } from "../../platform/database/tables.ts";
import { importMark } from "../../platform/import-mark.ts";
import type { UserId } from "../../platform/person.ts";

export type LedgerRow = Omit<Row<"achievements">, "user_id" | "told_in">;

/** Adds a line that isn't there; nobody is told of it. Returns its points, undefined if it was. */
export async function insertTold(
  tx: Db,
  userId: UserId,
  importId: string,
  line: LedgerRow,
): Promise<number | undefined> {
  const added = await asPerson(tx, userId)
    .insertInto("achievements")
    .values({ ...line, user_id: userId, told_in: importMark(importId) })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "id", "period"]).doNothing())
    .returning("points")
    .executeTakeFirst();
  return added?.points;
}

/** The days from which goals are in force, two at most. */
export async function firstGoalDays(tx: Db, userId: UserId): Promise<Day[]> {
  const rows = await asPerson(tx, userId)
    .selectFrom("goals_by_day")
    .select("date")
    .orderBy("date")
    .limit(2)
    .execute();
  return rows.map(({ date }) => date);
}

/** Removes lines that an import wrote, at most `limit`; returns how many. */
export async function removeTold(
  tx: Db,
  userId: UserId,
  importId: string,
  limit: number,
): Promise<number> {
  const mine = asPerson(tx, userId);
  const some = await mine
    .selectFrom("achievements")
    .select(["kind", "id", "period"])
    .where("told_in", "=", importMark(importId))
    .limit(limit)
    .execute();
  for (const { kind, id, period } of some)
    await mine
      .deleteFrom("achievements")
      .where("kind", "=", kind)
      .where("id", "=", id)
      .where("period", "=", period)
      .execute();
  return some.length;
}

export async function deleteGoals(tx: Db, userId: UserId, date: Day): Promise<void> {
  await asPerson(tx, userId).deleteFrom("goals_by_day").where("date", "=", date).execute();
}

/** Has all that follows from a person's days derived again at the next check; the ledger stays. */
export async function forgetSums(tx: Db, userId: UserId): Promise<void> {
  await asPerson(tx, userId).deleteFrom("achievement_totals").execute();
}
