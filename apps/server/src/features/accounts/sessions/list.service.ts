import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import type { Origin } from "../origin.ts";
import type { AccessTokenService } from "./access-token.service.ts";
import { deleteSessions, listSessions, type SessionRow } from "./repository.ts";
import { sessionIdleLimit } from "./service.ts";

export interface SessionListService {
  /** The person's sessions, most recently used first. */
  list(person: Person): Promise<SessionRow[]>;
  /** Ends one of them at once. Throws a 404 `Failure` if the person has no such session. */
  endOne(person: Person, sessionId: string, origin: Origin): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokenService;
  audit: AuditService;
}

export function createSessionListService(needs: Needs): SessionListService {
  const { db, clock, accessTokens, audit } = needs;
  return {
    list: ({ userId }) => listSessions(db, userId, clock() - sessionIdleLimit),

    async endOne({ userId, sessionId: by }, sessionId, origin) {
      const ended = await inTransaction(db, async (tx) => {
        const gone = await deleteSessions(tx, userId, { only: sessionId });
        if (gone.length === 0) throw notFound();
        const detail = { scope: "one", by };
        await audit.note(tx, origin, { action: "signed_out", userId, sessionId, detail });
        return gone;
      });
      accessTokens.forget(ended);
    },
  };
}
