import { day } from "@morsel/domain/time";
import type { Db } from "../../../platform/database/database.ts";
import { deleteLinks } from "../mailed-links/repository.ts";
import type { Purpose } from "../mailed-links/service.ts";
import { emailIdentity } from "../new-user.ts";
import { deleteAuthCodes } from "../providers/flow.repository.ts";
import { addIdentity, deleteIdentity, listIdentities } from "../providers/identity.repository.ts";
import { deleteBrowsersBeyond } from "../sessions/known-browser.repository.ts";
import { deleteSessions } from "../sessions/repository.ts";
import { type UserRow, updateUser } from "../user.repository.ts";

/**
 * Since when nothing is kept of what somebody may have set up, where they showed at an instant. They
 * set up their ways back first: what is a day older goes as well.
 */
export const evictedFrom = (instant: number): number => instant - day;

const mailed: readonly Purpose[] = [
  ...(["signup", "recovery", "magiclink", "email_change"] as const),
  ...(["reauthentication", "factor_removal"] as const),
];

/**
 * Puts everybody out of an account, within the caller's transaction: its sessions end, and what was
 * mailed and which identities were added since an instant is worth nothing. The password goes,
 * however old: whoever got in may have known it. What is left are the mailbox, older identities,
 * and the second factor. Answers the sessions that ended.
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
  // Whoever came through a provider comes by mail from here.
  await addIdentity(tx, emailIdentity(user, now));
  await deleteLinks(tx, user.id, mailed);
  await deleteAuthCodes(tx, user.id);
  await deleteBrowsersBeyond(tx, user.id, 0);
  await updateUser(tx, user.id, { password_hash: null, new_email: null, updated_at: now });
  return deleteSessions(tx, user.id);
}
