import { accountCodes } from "@morsel/contract/accounts";
import { type Db, inTransaction } from "../../platform/database/database.ts";
import { erasePerson } from "../../platform/database/person-data.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/http/mount.ts";
import type { AccessTokenService } from "./access-token.service.ts";
import type { AuditService, Origin } from "./audit.service.ts";
import type { LimitService } from "./limit.service.ts";
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
  /** Removes the account and everything that belongs to it, for good. Asks for the password. */
  deleteAccount(person: Person, password: string, origin: Origin): Promise<void>;
}

interface Needs {
  db: Db;
  passwords: PasswordService;
  limits: LimitService;
  accessTokens: AccessTokenService;
  audit: AuditService;
}

/** Deletion of a person's data, or of all of them. */
export function createDeletionService(needs: Needs): DeletionService {
  const { db, passwords, limits, accessTokens, audit } = needs;

  return {
    async deleteData(person, origin) {
      const { userId, sessionId } = person;
      await inTransaction(db, async (tx) => {
        await strongSession(tx, person);
        await erasePerson(tx, userId, accountTables);
        await audit.note(tx, origin, { action: "data_deleted", userId, sessionId });
      });
    },

    async deleteAccount(person, password, origin) {
      const { userId } = person;
      await limits.signIn(origin.ip, person.email);
      const hash = (await findUser(db, userId))?.password_hash ?? null;
      if (hash === null) {
        throw new Failure(403, accountCodes.noPassword, messages.noPassword, { topLevel: {} });
      }
      if (!(await passwords.check(password, hash)).fits) {
        throw new Failure(403, accountCodes.wrong, messages.wrongCurrentPassword, { topLevel: {} });
      }
      const ended = await inTransaction(db, async (tx) => {
        await strongSession(tx, person);
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
