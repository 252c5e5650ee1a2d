import type { TokenEntry } from "@morsel/contract/tokens";
import { iso, isoOrNull } from "../../../platform/clock.ts";
import type { TokenRow } from "./repository.ts";

/** A token as its owner sees it, without the secret. */
export function presentToken(row: TokenRow): TokenEntry {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: iso(row.created_at),
    expiresAt: iso(row.expires_at),
    lastUsedAt: isoOrNull(row.last_used_at),
  };
}
