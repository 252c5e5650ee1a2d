import { day } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  deleteExpired,
  deleteIdleSessions,
  deleteOldEvents,
  deleteUnusedBrowsers,
} from "./expiry.repository.ts";
import { browserKept } from "./origin.ts";
import { sessionIdleLimit } from "./sessions/service.ts";

/** Used links are kept for a while, to tell a second click from an invalid link. */
const linksKept = 7 * day;
const eventsKept = 365 * day;

export interface ExpiryService {
  sweep(): Promise<void>;
}

export function createExpiryService({ db, clock }: { db: Db; clock: Clock }): ExpiryService {
  return {
    async sweep() {
      const now = clock();
      await deleteExpired(db, "link_tokens", now - linksKept);
      await deleteExpired(db, "factor_challenges", now);
      await deleteExpired(db, "provider_flows", now);
      await deleteExpired(db, "auth_codes", now);
      await deleteIdleSessions(db, now - sessionIdleLimit);
      await deleteUnusedBrowsers(db, now - browserKept * 1000);
      await deleteOldEvents(db, now - eventsKept);
    },
  };
}
