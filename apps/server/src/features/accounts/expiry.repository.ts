import type { Db } from "../../platform/database/database.ts";

type ExpiringTables = {
  link_tokens: { expires_at: number };
  factor_challenges: { expires_at: number };
  provider_flows: { expires_at: number };
  auth_codes: { expires_at: number };
  sessions: { refreshed_at: number };
  audit_events: { at: number };
  known_browsers: { used_at: number };
};

const tables = (db: Db) => db.withTables<ExpiringTables>();

/** Removes what expired before an instant from a table of secrets that work for a while. */
export async function deleteExpired(
  db: Db,
  table: "link_tokens" | "factor_challenges" | "provider_flows" | "auth_codes",
  before: number,
): Promise<void> {
  await tables(db).deleteFrom(table).where("expires_at", "<", before).execute();
}

/** Removes sessions that nobody has refreshed since an instant. */
export async function deleteIdleSessions(db: Db, since: number): Promise<void> {
  await tables(db).deleteFrom("sessions").where("refreshed_at", "<", since).execute();
}

/** Removes browsers that nobody has signed in with since an instant. */
export async function deleteUnusedBrowsers(db: Db, since: number): Promise<void> {
  await tables(db).deleteFrom("known_browsers").where("used_at", "<", since).execute();
}

/** Removes what happened before an instant from the audit trail. */
export async function deleteOldEvents(db: Db, before: number): Promise<void> {
  await tables(db).deleteFrom("audit_events").where("at", "<", before).execute();
}
