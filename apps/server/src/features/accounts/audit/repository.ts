import { randomUUID } from "node:crypto";
import type { Db } from "../../../platform/database/database.ts";

/** What happened to an account, when, from where. `user_id` is empty where no account is known. */
export interface AuditRow {
  user_id: string;
  id: string;
  at: number;
  action: string;
  session_id: string | null;
  ip: string | null;
  user_agent: string | null;
  /** JSON text; never a secret. */
  detail: string | null;
}

const tables = (db: Db) => db.withTables<{ audit_events: AuditRow }>();

export async function insertAuditEvent(db: Db, row: Omit<AuditRow, "id">): Promise<void> {
  await tables(db)
    .insertInto("audit_events")
    .values({ ...row, id: randomUUID() })
    .execute();
}
