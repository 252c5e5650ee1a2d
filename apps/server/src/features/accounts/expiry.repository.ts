import { asSystem } from "../../platform/database/as-system.ts";
import type { Db } from "../../platform/database/database.ts";

/** Deletes the secrets in a table that expired before an instant. */
export async function deleteExpired(
  db: Db,
  table: "link_tokens" | "factor_challenges" | "provider_flows" | "auth_codes",
  before: number,
): Promise<void> {
  await asSystem(db).deleteFrom(table).where("expires_at", "<", before).execute();
}

/** Deletes sessions that haven't been refreshed since an instant. */
export async function deleteIdleSessions(db: Db, since: number): Promise<void> {
  await asSystem(db).deleteFrom("sessions").where("refreshed_at", "<", since).execute();
}

/** Forgets browsers that nobody has signed in with since an instant. */
export async function deleteUnusedBrowsers(db: Db, since: number): Promise<void> {
  await asSystem(db).deleteFrom("known_browsers").where("used_at", "<", since).execute();
}

/** Deletes audit events from before an instant. */
export async function deleteOldEvents(db: Db, before: number): Promise<void> {
  await asSystem(db).deleteFrom("audit_events").where("at", "<", before).execute();
}
