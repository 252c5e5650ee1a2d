import { day } from "@morsel/domain/time";
import type { Db } from "../../../platform/database/database.ts";
import { deleteLinks } from "../mailed-links/repository.ts";
import type { Purpose } from "../mailed-links/service.ts";
import { emailIdentity } from "../new-user.ts";
import { deleteAuthCodes } from "../providers/flow.repository.ts";
import { addIdentity, deleteIdentity, listIdentities } from "../providers/identity.repository.ts";
import { deleteBrowsersBeyond } from "../sessions/known-browser.repository.ts";
import { deleteSessions } from "../sessions/repository.ts";
import { revokeTokens } from "../tokens/repository.ts";
import { type UserRow, updateUser } from "../user.repository.ts";

/**
 * Since when an intruder who was noticed at `instant` may have set things up. They prepare their
 * ways back first, so it starts a day earlier.
 */
export const evictedFrom = (instant: number): number => instant - day;

const mailed: readonly Purpose[] = [
  ...(["signup", "recovery", "magiclink", "email_change"] as const),
  ...(["reauthentication", "factor_removal"] as const),
];

/**
 * Expels everyone from an account, within the caller's transaction: ends its sessions, and voids
 * links mailed and identities added since an instant, and all personal access tokens. The password goes however old it is, since
 * the intruder may have known it. What remains is the mailbox, older identities and the second
 * factor. Returns the sessions that ended.
 */
export async function evict(
  tx: Db,
  user: UserRow,
  { since, now }: { since: number; now: number },
): Promise<string[]> {
  for (const identity of await listIdentities(tx, user.id)) {
    if (identity.provider !== "email" && identity.created_at >= since) {
      await deleteIdentity(tx, identity);
    }
  }
  // Someone who came through a provider can sign in by mail from here on.
  await addIdentity(tx, emailIdentity(user, now));
  await deleteLinks(tx, user.id, mailed);
  await deleteAuthCodes(tx, user.id);
  await deleteBrowsersBeyond(tx, user.id, 0);
  await revokeTokens(tx, user.id, now);
  await updateUser(tx, user.id, { password_hash: null, new_email: null, updated_at: now });
  return deleteSessions(tx, user.id);
}
