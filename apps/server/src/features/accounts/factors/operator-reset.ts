import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import type { Mailer } from "../../../platform/mail/mail.ts";
import { createAuditService } from "../audit/service.ts";
import { writeMail } from "../mail.messages.ts";
import { deleteSessions } from "../sessions/repository.ts";
import { revokeTokens } from "../tokens/repository.ts";
import { lockUserByEmail } from "../user.repository.ts";
import { replaceRecoveryCodes } from "./recovery-code.repository.ts";
import { deleteFactor, listFactors } from "./repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  mailer: Mailer;
}

/**
 * Removes a person's second factors on behalf of the operator: the way in if the factors' key is
 * lost. Signs out all of the account's sessions and notifies the owner. Returns how many factors
 * there were; null if nobody has the address.
 */
export async function resetFactors(
  { db, clock, mailer }: Needs,
  email: string,
): Promise<number | null> {
  const audit = createAuditService({ clock });
  const removed = await inTransaction(db, async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return null;
    const factors = await listFactors(tx, user.id);
    for (const factor of factors) await deleteFactor(tx, factor);
    if (factors.length === 0) return 0;
    await replaceRecoveryCodes(tx, user.id, []);
    await deleteSessions(tx, user.id);
    await revokeTokens(tx, user.id, clock());
    const origin = { ip: "", userAgent: null };
    const detail = { by: "operator", factors: factors.length };
    await audit.note(tx, origin, { action: "factor_removed", userId: user.id, detail });
    return factors.length;
  });
  if (removed) await mailer.send(writeMail("factorRemoved", email));
  return removed;
}
