import type { Db } from "../../../platform/database/database.ts";

/** A key that signs access tokens; both halves as JWK in JSON text. */
export interface KeyRow {
  generation: number;
  kid: string;
  private_key: string;
  public_key: string;
  created_at: number;
  /** Published before this instant, so that it is known everywhere once it signs. */
  signs_from: number;
}

const tables = (db: Db) => db.withTables<{ signing_keys: KeyRow }>();

/** Every key, the newest generation first. */
export function listKeys(db: Db): Promise<KeyRow[]> {
  return tables(db).selectFrom("signing_keys").selectAll().orderBy("generation", "desc").execute();
}

/** Removes a key: nothing that it signed is good any more. */
export async function deleteKey(db: Db, generation: number): Promise<void> {
  await tables(db).deleteFrom("signing_keys").where("generation", "=", generation).execute();
}

/** Adds a generation unless another process has added it already. */
export async function insertKey(db: Db, row: KeyRow): Promise<void> {
  await tables(db)
    .insertInto("signing_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("generation").doNothing())
    .execute();
}
