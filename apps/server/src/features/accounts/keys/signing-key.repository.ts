import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type KeyRow = Row<"signing_keys">;

/** Every key, newest generation first. */
export function listKeys(db: Db): Promise<KeyRow[]> {
  return asSystem(db)
    .selectFrom("signing_keys")
    .selectAll()
    .orderBy("generation", "desc")
    .execute();
}

/** Deletes a key: everything it signed becomes invalid. */
export async function deleteKey(db: Db, generation: number): Promise<void> {
  await asSystem(db).deleteFrom("signing_keys").where("generation", "=", generation).execute();
}

/** Adds a generation unless another process already has. */
export async function insertKey(db: Db, row: KeyRow): Promise<void> {
  await asSystem(db)
    .insertInto("signing_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("generation").doNothing())
    .execute();
}
