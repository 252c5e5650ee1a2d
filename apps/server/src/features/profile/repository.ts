import { profileIcons } from "@morsel/domain/profile/avatar";
import { defaultGoals } from "@morsel/domain/profile/goals";
import type { Expression, SqlBool } from "kysely";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { goalColumns } from "../../platform/database/goal-columns.ts";
import { rowWhere } from "../../platform/database/row-where.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

export type ProfileRow = Row<"profiles">;

export type ProfileColumns = Partial<Omit<ProfileRow, "user_id" | "created_at" | "updated_at">>;

const defaults = {
  profile_icon: profileIcons.male,
  ...goalColumns(defaultGoals),
};

/** The row as first written. */
export function firstProfile(userId: UserId, now: number): ProfileRow {
  const unsaid = {
    ...{ first_name: null, last_name: null, name: null, phone: null, location: null },
    ...{ birth_date: null, height: null, weight: null },
    ...{ activity_level: null, dietary_preferences: null, field_times: null },
  };
  return { ...unsaid, ...defaults, user_id: userId, created_at: now, updated_at: now };
}

/** The person's row, if it exists yet. */
export function findProfile(db: Db, userId: UserId): Promise<ProfileRow | undefined> {
  return asPerson(db, userId).selectFrom("profiles").selectAll().executeTakeFirst();
}

interface Save {
  userId: UserId;
  change: ProfileColumns;
  now: number;
  mayWrite: Expression<SqlBool>;
}

/**
 * Sets the given columns; returns the whole row, undefined if the person may not write. One
 * statement, since the row may vanish at any moment: someone may delete all their data on one
 * device while saving goals on another.
 */
export function saveProfile(
  db: Db,
  { userId, change, now, mayWrite }: Save,
): Promise<ProfileRow | undefined> {
  const dates = { created_at: now, updated_at: now };
  const row = { ...defaults, ...change, user_id: userId, ...dates };
  const columns = Object.keys(row) as (keyof typeof row)[];
  return asPerson(db, userId)
    .insertInto("profiles")
    .columns(columns)
    .expression(rowWhere(db, columns, row, mayWrite))
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ ...change, updated_at: now }),
    )
    .returningAll()
    .executeTakeFirst();
}
