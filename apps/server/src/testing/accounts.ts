import { decodeJwt } from "jose";
import { createAccountService } from "../features/accounts/service.ts";
import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open.ts";
import { createErasures } from "../platform/erasures.ts";
import { createLimits } from "../platform/limits/limits.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { authenticated, type Person } from "../platform/person.ts";
import { freshPlace } from "./place.ts";

/**
 * The accounts room on a fresh database, without HTTP: for tests that inspect the database or
 * run several processes' worth of it concurrently.
 */
export async function openAccounts(settings: Record<string, string> = {}) {
  const place = await freshPlace();
  const config = readConfig({ ...place.env, ...settings });
  const { db, close } = await openDatabase(config);
  const mails: Mail[] = [];
  let now = Date.now();
  const clock = () => now;
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
    },
  };
  const report = (error: unknown) => {
    throw error;
  };
  const limits = createLimits({ db, clock, enabled: config.rateLimits });
  return {
    db,
    mails,
    clock,
    advance: (ms: number) => {
      now += ms;
    },
    /** Another process on the same database; `through` may, say, record its queries. */
    process: (through = db) =>
      createAccountService({
        ...{ db: through, clock, mailer, limits, config, report },
        erasures: createErasures({ db: through, clock }),
      }),
    close: async () => {
      await close();
      await place.remove();
    },
  };
}

/** The secret in a mail's link. */
export function secretOf(mail: { link?: string | null } | undefined): string {
  return new URL(mail?.link ?? "").searchParams.get("token_hash") ?? "";
}

/** The owner of a session, for calls without HTTP. */
export function personOf({ access_token }: { access_token: string }): Person {
  const { sub = "", session_id, email, aal, exp = 0 } = decodeJwt(access_token);
  return authenticated({
    ...{ userId: sub, sessionId: String(session_id) },
    ...{ email: String(email), aal: String(aal), expiresAt: exp * 1000 },
  });
}

/** The origin of calls without HTTP. */
export const somewhere = { ip: "192.0.2.1", userAgent: "a test" };
