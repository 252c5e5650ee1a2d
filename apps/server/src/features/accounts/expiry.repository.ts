import { asSystem } from "../../platform/database/as-system.ts";
import type { Db } from "../../platform/database/database.ts";

/** Removes what expired before an instant from a table of secrets that work for a while. */
export async function deleteExpired(
  db: Db,
  table: "link_tokens" | "factor_challenges" | "provider_flows" | "auth_codes",
  before: number,
): Promise<void> {
  await asSystem(db).deleteFrom(table).where("expires_at", "<", before).execute();
}

/** Removes sessions that nobody has refreshed since an instant. */
export async function deleteIdleSessions(db: Db, since: number): Promise<void> {
  await asSystem(db).deleteFrom("sessions").where("refreshed_at", "<", since).execute();
}

/** Removes browsers that nobody has signed in with since an instant. */
export async function deleteUnusedBrowsers(db: Db, since: number): Promise<void> {
  await asSystem(db).deleteFrom("known_browsers").where("used_at", "<", since).execute();
}

/** Removes what happened before an instant from the audit trail. */
export async function deleteOldEvents(db: Db, before: number): Promise<void> {
  await asSystem(db).deleteFrom("audit_events").where("at", "<", before).execute();
}
