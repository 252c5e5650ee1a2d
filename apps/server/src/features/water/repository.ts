import type { Day } from "@morsel/domain/day";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { prepared, preparedWrite } from "../../platform/database/prepared.ts";
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

const glassesOf = prepared((db, { userId, date }: { userId: UserId; date: Day }) =>
  asPerson(db, userId).selectFrom("water_days").select("glasses").where("date", "=", date),
);

/** A day's glasses; 0 if never set. */
export async function findGlasses(db: Db, userId: UserId, date: Day): Promise<number> {
  const [row] = await glassesOf(db, { userId, date });
  return row?.glasses ?? 0;
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
