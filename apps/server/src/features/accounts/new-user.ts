import { randomUUID } from "node:crypto";
import { toJson } from "../../platform/database/json.ts";
import type { IdentityRow } from "./providers/identity.repository.ts";
import type { UserRow } from "./user.repository.ts";

/** An account whose address is still unverified. */
export function newUser(
  { email, data }: { email: string; data?: Record<string, unknown> },
  hash: string | null,
  now: number,
): UserRow {
  const id = randomUUID();
  return {
    id,
    email,
    new_email: null,
    password_hash: hash,
    user_metadata: toJson(data ?? {}),
    created_at: now,
    updated_at: now,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
  };
}

/** The address itself as an identity. */
export function emailIdentity(user: UserRow, now: number): IdentityRow {
  return {
    user_id: user.id,
    id: randomUUID(),
    provider: "email",
    provider_id: user.id,
    email: user.email,
    data: "{}",
    created_at: now,
    updated_at: now,
    last_sign_in_at: now,
  };
}
