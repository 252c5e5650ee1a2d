import { profileIcons } from "@morsel/domain/profile/avatar";
import { defaultGoals } from "@morsel/domain/profile/goals";
import type { Db } from "../../platform/database/database.ts";

/** What a person tells of themselves, and their goals. `dietary_preferences` is JSON text. */
export interface ProfileRow {
  user_id: string;
  created_at: number;
  updated_at: number;
  first_name: string | null;
  last_name: string | null;
  profile_icon: number;
  name: string | null;
  phone: string | null;
  location: string | null;
  birth_date: string | null;
  height: string | null;
  /** kg */
  weight: number | null;
  activity_level: string | null;
  dietary_preferences: string | null;
  calorie_goal: number;
  protein_goal: number;
  carb_goal: number;
  fat_goal: number;
  /** glasses */
  water_goal: number;
}

export type ProfileColumns = Partial<Omit<ProfileRow, "user_id" | "created_at" | "updated_at">>;

const tables = (db: Db) => db.withTables<{ profiles: ProfileRow }>();

/** The person's row, made with the defaults at first sight. */
export async function readProfile(db: Db, userId: string, now: number): Promise<ProfileRow> {
  const query = tables(db).selectFrom("profiles").selectAll().where("user_id", "=", userId);
  const found = await query.executeTakeFirst();
  if (found) return found;
  await tables(db)
    .insertInto("profiles")
    .values({
      user_id: userId,
      created_at: now,
      updated_at: now,
      profile_icon: profileIcons.male,
      calorie_goal: defaultGoals.dailyCalorieGoal,
      protein_goal: defaultGoals.dailyProteinGoal,
      carb_goal: defaultGoals.dailyCarbGoal,
      fat_goal: defaultGoals.dailyFatGoal,
      water_goal: defaultGoals.dailyWaterGoal,
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  return query.executeTakeFirstOrThrow();
}

/** Sets the given columns of a row that exists; answers the whole row. */
export function updateProfile(
  db: Db,
  userId: string,
  change: ProfileColumns,
  now: number,
): Promise<ProfileRow> {
  return tables(db)
    .updateTable("profiles")
    .set({ ...change, updated_at: now })
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
