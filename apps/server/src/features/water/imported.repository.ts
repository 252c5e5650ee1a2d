import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";

/** Steps by which an import filled days. */
export function listImportSteps(tx: Db, userId: UserId, importId: string, limit: number) {
  return asPerson(tx, userId)
    .selectFrom("water_steps")
    .select(["id", "date"])
    .where("id", "like", `${importId} %`)
    .limit(limit)
    .execute();
}

export async function deleteStep(tx: Db, userId: UserId, id: string): Promise<void> {
  await asPerson(tx, userId).deleteFrom("water_steps").where("id", "=", id).execute();
}
