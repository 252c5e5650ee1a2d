import type { Day } from "@morsel/domain/day";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

export type LedgerRow = Omit<Row<"achievements">, "user_id" | "told_in">;

/** Adds a line that isn't there; nobody is told of it. Returns its points, undefined if it was. */
export async function insertTold(
  tx: Db,
  userId: UserId,
  line: LedgerRow,
): Promise<number | undefined> {
  const added = await asPerson(tx, userId)
    .insertInto("achievements")
    .values({ ...line, user_id: userId, told_in: "" })
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
