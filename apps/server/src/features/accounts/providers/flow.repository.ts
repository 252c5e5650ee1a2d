import type { Db } from "../../../platform/database/database.ts";

/** A sign-in on its way through a provider, from the departure to the return. */
export interface FlowRow {
  /** Of the state that went along. */
  state_hash: string;
  /** Of the cookie of the browser that left. */
  browser_hash: string;
  provider: string;
  redirect_to: string;
  /** The client's own PKCE; without it the session itself is handed over. */
  code_challenge: string | null;
  nonce: string;
  code_verifier: string;
  /** The person who adds an identity, and in which session; null for a sign-in. */
  linking_user_id: string | null;
  linking_session_id: string | null;
  expires_at: number;
}

/** What the client gets after the return, to trade for a session. */
export interface AuthCodeRow {
  user_id: string;
  hash: string;
  provider: string;
  code_challenge: string;
  expires_at: number;
}

const tables = (db: Db) => db.withTables<{ provider_flows: FlowRow; auth_codes: AuthCodeRow }>();

export async function insertFlow(db: Db, row: FlowRow): Promise<void> {
  await tables(db).insertInto("provider_flows").values(row).execute();
}

/** Takes a flow out: whoever gets it is the only one. */
export function takeFlow(db: Db, stateHash: string): Promise<FlowRow | undefined> {
  return tables(db)
    .deleteFrom("provider_flows")
    .where("state_hash", "=", stateHash)
    .returningAll()
    .executeTakeFirst();
}

export async function insertAuthCode(db: Db, row: AuthCodeRow): Promise<void> {
  await tables(db).insertInto("auth_codes").values(row).execute();
}

/** Takes a code out: it works once. */
export function takeAuthCode(
  db: Db,
  userId: string,
  hash: string,
): Promise<AuthCodeRow | undefined> {
  return tables(db)
    .deleteFrom("auth_codes")
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .returningAll()
    .executeTakeFirst();
}

/** Removes the codes that wait to be traded for a person's session. */
export async function deleteAuthCodes(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom("auth_codes").where("user_id", "=", userId).execute();
}
