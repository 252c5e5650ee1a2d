import type { SessionEntry } from "@morsel/contract/accounts";
import type { AuthSession, AuthUser } from "@morsel/contract/auth-service";
import { deviceName } from "@morsel/domain/accounts/device";
import { accessTokenLifetime } from "./access-token.service.ts";
import type { SessionRow } from "./repository.ts";

/** The session as the auth client stores it; `expiresAt` in seconds. */
export function presentSession(
  accessToken: { token: string; expiresAt: number },
  refreshToken: string,
  user: AuthUser,
): AuthSession {
  return {
    access_token: accessToken.token,
    refresh_token: refreshToken,
    expires_in: accessTokenLifetime,
    expires_at: accessToken.expiresAt,
    token_type: "bearer",
    user,
  };
}

/** A signed-in device as its owner sees it. */
export function presentSessionEntry(row: SessionRow, currentId: string): SessionEntry {
  return {
    id: row.id,
    device: deviceName(row.user_agent),
    address: row.ip,
    signedInAt: row.created_at,
    lastUsedAt: row.refreshed_at,
    isCurrent: row.id === currentId,
  };
}
