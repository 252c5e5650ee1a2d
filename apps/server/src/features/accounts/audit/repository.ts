import { randomUUID } from "node:crypto";
import { asSystem } from "../../../platform/database/as-system.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Row } from "../../../platform/database/tables.ts";

export type AuditRow = Row<"audit_events">;

export async function insertAuditEvent(db: Db, row: Omit<AuditRow, "id">): Promise<void> {
  await asSystem(db)
    .insertInto("audit_events")
    .values({ ...row, id: randomUUID() })
    .execute();
}
