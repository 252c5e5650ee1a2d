import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import { toJson } from "../../../platform/database/json.ts";
import type { Origin } from "../origin.ts";
import { insertAuditEvent } from "./repository.ts";

export type AuditAction =
  | "signed_up"
  | "email_verified"
  | "email_changed"
  | "email_change_asked"
  | "email_change_undone"
  | "email_change_withdrawn"
  | "password_changed"
  | "data_deleted"
  | "account_deleted"
  | "link_asked"
  | "signed_in"
  | "sign_in_refused"
  | "code_refused"
  | "factor_added"
  | "factor_removed"
  | "factor_verified"
  | "factor_refused"
  | "factor_removal_asked"
  | "factor_removal_confirmed"
  | "factor_removal_cancelled"
  | "recovery_codes_made"
  | "identity_linked"
  | "identity_unlinked"
  | "proved"
  | "proof_refused"
  | "token_refreshed"
  | "token_reused"
  | "token_made"
  | "token_revoked"
  | "signed_out";

export interface AuditEvent {
  action: AuditAction;
  /** Absent if the account is unknown. */
  userId?: string;
  sessionId?: string;
  /** Never contains a secret. */
  detail?: Record<string, unknown>;
}

export interface AuditService {
  /** Records an event; within the transaction if `db` is one. */
  note(db: Db, origin: Origin, event: AuditEvent): Promise<void>;
}

/** The audit trail: who did what to an account, when and from where. */
export function createAuditService({ clock }: { clock: Clock }): AuditService {
  return {
    note: (db, origin, { action, userId = "", sessionId, detail }) =>
      insertAuditEvent(db, {
        user_id: userId,
        at: clock(),
        action,
        session_id: sessionId ?? null,
        ip: origin.ip,
        user_agent: origin.userAgent,
        detail: detail ? toJson(detail) : null,
      }),
  };
}
