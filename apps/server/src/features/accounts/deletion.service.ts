import { accountCodes } from "@morsel/contract/accounts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { erasePerson } from "../../platform/database/person-data.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/http/mount.ts";
import type { AccessTokenService } from "./access-token.service.ts";
import type { AuditService, Origin } from "./audit.service.ts";
import type { LimitService } from "./limit.service.ts";
import type { LinkService } from "./link.service.ts";
import { strongSession } from "./living-session.service.ts";
import { messages } from "./messages.ts";
import type { PasswordService } from "./password.service.ts";
import { deleteSessions } from "./session.repository.ts";
import { deleteUser, findUser } from "./user.repository.ts";

/** What belongs to the account itself, and stays when only the person's data is deleted. */
const accountTables = [
  ...["identities", "sessions", "link_tokens", "audit_events"],
  ...["factors", "factor_challenges", "recovery_codes", "auth_codes"],
];

export interface DeletionService {
  /** Removes everything the person has entered; the account and its sessions stay. */
  deleteData(person: Person, origin: Origin): Promise<void>;
  /**
   * Removes the account and everything that belongs to it, for good. Throws a 403 `Failure` where
   * the proof is none.
   */
  deleteAccount(person: Person, proof: OwnerProof, origin: Origin): Promise<void>;
}

/** Shows that whoever holds the session is its owner: the password, or a code that was mailed. */
export type OwnerProof = { password: string } | { code: string };

interface Needs {
  db: Db;
  links: LinkService;
  passwords: PasswordService;
  limits: LimitService;
  accessTokens: AccessTokenService;
  audit: AuditService;
}

/** Deletion of a person's data, or of all of them. */
export function createDeletionService(needs: Needs): DeletionService {
  const { db, links, passwords, limits, accessTokens, audit } = needs;

  async function checkPassword(userId: string, password: string): Promise<void> {
    const hash = (await findUser(db, userId))?.password_hash ?? null;
    if (hash === null) throw refusal(accountCodes.noPassword, messages.noPassword);
    if ((await passwords.check(password, hash)).fits) return;
    throw refusal(accountCodes.wrong, messages.wrongCurrentPassword);
  }

  return {
    async deleteData(person, origin) {
      const { userId, sessionId } = person;
      await inTransaction(db, async (tx) => {
        await strongSession(tx, person);
        await erasePerson(tx, userId, accountTables);
        await audit.note(tx, origin, { action: "data_deleted", userId, sessionId });
      });
    },

    async deleteAccount(person, proof, origin) {
      const { userId } = person;
      await limits.signIn(origin.ip, person.email);
      if ("password" in proof) await checkPassword(userId, proof.password);
      // A code's wrong try is committed: the refusal is thrown afterwards.
      const outcome = await inTransaction(db, async (tx) => {
        await strongSession(tx, person);
        if ("code" in proof) {
          const found = await links.readCode(tx, userId, ["reauthentication"], proof.code);
          if (!found) return refusal(accountCodes.wrongCode, messages.wrongCode);
        }
        const sessions = await deleteSessions(tx, userId);
        await erasePerson(tx, userId);
        await deleteUser(tx, userId);
        await audit.note(tx, origin, { action: "account_deleted" });
        return sessions;
      });
      if (outcome instanceof Failure) throw outcome;
      accessTokens.forget(outcome);
    },
  };
}

const refusal = (code: string, message: string) =>
  new Failure(403, code, message, { topLevel: {} });
