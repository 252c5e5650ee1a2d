import { asSystem } from "../../platform/database/as-system.ts";
import type { Db } from "../../platform/database/database.ts";

/** Forgets steps of anybody that were counted before an instant. */
export async function forgetSteps(db: Db, before: number): Promise<void> {
  await asSystem(db).deleteFrom("water_steps").where("counted_at", "<", before).execute();
}
