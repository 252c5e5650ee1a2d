import { accountCodes } from "@morsel/contract/accounts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { erasePerson } from "../../platform/database/person-data.ts";
import type { AccountTables } from "../../platform/database/tables.ts";
import { type Erasures, noteErasure } from "../../platform/erasures.ts";
import { flatFailure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/person.ts";
import type { AuditService } from "./audit/service.ts";
import { messages } from "./messages.ts";
import type { Origin } from "./origin.ts";
import type { ProofService } from "./proofs/service.ts";
import type { AccessTokenService } from "./sessions/access-token.service.ts";
import { changeAsOwner, provenSession } from "./sessions/guard.ts";
import { deleteSessions } from "./sessions/repository.ts";
import { deleteUser } from "./user.repository.ts";

/**
 * Tables of the account itself, what was paid for, and when this happened: kept when only the data
 * is deleted.
 */
const kept: Record<OfAccount | "erasures" | "subscriptions" | "subscription_events", true> = {
  ...{ identities: true, sessions: true, link_tokens: true, audit_events: true },
  ...{ factors: true, factor_challenges: true, factor_removals: true, recovery_codes: true },
  ...{ auth_codes: true, known_browsers: true, personal_tokens: true, erasures: true },
  ...{ subscriptions: true, subscription_events: true },
};
/** Those without an owner don't matter: only rows with a `user_id` are deleted. */
type OfAccount = Exclude<keyof AccountTables, "users" | "provider_flows" | "signing_keys">;
export const keptTables = Object.keys(kept);

export interface DeletionService {
  /** Deletes everything the person has entered; the account and its sessions stay. */
  deleteData(person: Person, origin: Origin): Promise<void>;
  /**
   * Permanently deletes the account and everything that belongs to it. Throws a 403 `Failure` if
   * the proof is wrong.
   */
  deleteAccount(person: Person, proof: OwnerProof, origin: Origin): Promise<void>;
}

/** Shows that the session is in its owner's hands: the password or a mailed code. */
export type OwnerProof = { password: string } | { code: string };

interface Needs {
  db: Db;
  clock: Clock;
  proofs: ProofService;
  accessTokens: AccessTokenService;
  audit: AuditService;
  erasures: Erasures;
}

export function createDeletionService(needs: Needs): DeletionService {
  const { db, clock, proofs, accessTokens, audit, erasures } = needs;
  const asOwner = changeAsOwner({ db, clock });

  async function takeProof(person: Person, proof: OwnerProof, origin: Origin): Promise<void> {
    const given = "password" in proof ? proof : { mailedCode: proof.code };
    const outcome = await proofs.prove(person, given, origin);
    if (outcome === "no-password")
      throw flatFailure(403, accountCodes.noPassword, messages.noPassword);
    if (outcome !== "wrong") return;
    if ("code" in proof) throw flatFailure(403, accountCodes.wrongCode, messages.wrongCode);
    throw flatFailure(403, accountCodes.wrong, messages.wrongCurrentPassword);
  }

  return {
    async deleteData(person, origin) {
      const { userId, sessionId } = person;
      // Noted ahead: what arrives while a long history is deleted is refused.
      await asOwner(person, (tx) => noteErasure(tx, userId, clock()));
      await erasures.settled(userId);
      await asOwner(person, async (tx) => {
        await erasePerson(tx, userId, keptTables);
        // Once more: the feed that begins now tells of it.
        await noteErasure(tx, userId, clock());
        await audit.note(tx, origin, { action: "data_deleted", userId, sessionId });
      });
    },

    async deleteAccount(person, proof, origin) {
      const { userId } = person;
      await takeProof(person, proof, origin);
      const ended = await inTransaction(db, async (tx) => {
        await provenSession(tx, person, clock());
        const sessions = await deleteSessions(tx, userId);
        await erasePerson(tx, userId);
        await deleteUser(tx, userId);
        await audit.note(tx, origin, { action: "account_deleted" });
        return sessions;
      });
      accessTokens.forget(ended);
    },
  };
}
