import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type FlowRow = Row<"provider_flows">;

export type AuthCodeRow = Row<"auth_codes">;

export async function insertFlow(db: Db, row: FlowRow): Promise<void> {
  await asSystem(db).insertInto("provider_flows").values(row).execute();
}

/** Deletes and returns a flow: only one caller gets it. */
export function takeFlow(db: Db, stateHash: string): Promise<FlowRow | undefined> {
  return asSystem(db)
    .deleteFrom("provider_flows")
    .where("state_hash", "=", stateHash)
    .returningAll()
    .executeTakeFirst();
}

export async function insertAuthCode(db: Db, row: AuthCodeRow): Promise<void> {
  await asSystem(db).insertInto("auth_codes").values(row).execute();
}

/** Deletes and returns a code: it works once. */
export function takeAuthCode(
  db: Db,
  userId: string,
  hash: string,
): Promise<AuthCodeRow | undefined> {
  return asSystem(db)
    .deleteFrom("auth_codes")
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the codes waiting to be exchanged for a person's session. */
export async function deleteAuthCodes(db: Db, userId: string): Promise<void> {
  await asSystem(db).deleteFrom("auth_codes").where("user_id", "=", userId).execute();
}
