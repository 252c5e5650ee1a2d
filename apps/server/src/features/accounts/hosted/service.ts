import { accountCodes, openVerification } from "@morsel/contract/accounts";
import type { AuthUser } from "@morsel/contract/auth-service";
import { authCodes } from "@morsel/contract/auth-service";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Config } from "../../../platform/config/config.ts";
import type { Db } from "../../../platform/database/database.ts";
import { erasePerson } from "../../../platform/database/person-data.ts";
import { type Erasures, noteErasure } from "../../../platform/erasures.ts";
import { Failure, flatFailure, unavailable } from "../../../platform/http/failure.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import type { People } from "../../../platform/people.ts";
import { authenticated, type Person } from "../../../platform/person.ts";
import { createAuditService } from "../audit/service.ts";
import { keptTables } from "../deletion.service.ts";
import { createExpiryService } from "../expiry.service.ts";
import { createLimitService } from "../limits/service.ts";
import { messages } from "../messages.ts";
import type { SignInCalls } from "../routes.ts";
import { badToken, bearerOf } from "../sessions/access-token.service.ts";
import { createTokenService } from "../tokens/service.ts";
import { createHostedAuth, HostedRefusal } from "./gateway.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  limits: Limits;
  report: (error: unknown) => void;
  erasures: Erasures;
  config: Pick<Config, "publicUrl" | "revealUnknownAccounts">;
  supabase: NonNullable<Config["supabase"]>;
}

/**
 * Accounts kept by a hosted auth service: its tokens are verified here, and the product's own
 * sign-in calls are forwarded to it. `/auth/v1` isn't served: the browser calls the hosted one.
 */
export function createHostedAccounts(needs: Needs) {
  const { db, clock, people, report, config, supabase, erasures } = needs;
  const hosted = createHostedAuth(supabase, clock);
  const limits = createLimitService(needs.limits);
  const audit = createAuditService({ clock });
  const expiry = createExpiryService({ db, clock });
  const verification = new URL(openVerification.path, config.publicUrl).href;

  const tokens = createTokenService({
    ...{ db, clock, limits: needs.limits, audit, report },
    // How one proves to be the owner is the hosted service's own matter.
    changeAsOwner: ({ userId }, work) => people.change(userId, work),
  });

  async function holder(request: FastifyRequest): Promise<Person> {
    const token = bearerOf(request);
    const claims = await hosted.readToken(token).catch((error: unknown) => {
      report(error);
      throw unavailable();
    });
    if (!claims) throw badToken();
    const { sub = "", session_id, email, aal, exp = 0 } = claims;
    return authenticated({
      userId: sub,
      sessionId: typeof session_id === "string" ? session_id : "",
      email: typeof email === "string" ? email : "",
      aal: typeof aal === "string" ? aal : "aal1",
      expiresAt: exp * 1000,
    });
  }

  /** The reply to a refusal that has no specific meaning here. */
  function refused(error: unknown): Failure {
    if (error instanceof HostedRefusal) {
      const { status, code, message } = error;
      if (code === authCodes.weakPassword) {
        return flatFailure(422, accountCodes.weak, message);
      }
      if (status === 429) {
        const seconds = 60;
        const headers = { "retry-after": String(seconds) };
        const text = messages.tooManyRequests(seconds);
        return new Failure(429, "TOO_MANY_REQUESTS", text, { headers, topLevel: {} });
      }
      if (status < 500 && code === authCodes.invalid) {
        return flatFailure(400, "INVALID_REQUEST", message);
      }
    }
    report(error);
    return flatFailure(503, accountCodes.service, messages.service);
  }

  const calls: SignInCalls = {
    reveals: config.revealUnknownAccounts,
    async signUp({ email, password }, origin) {
      await limits.signUp(origin.ip);
      try {
        return await hosted.signUp(email, password, verification);
      } catch (error) {
        if (error instanceof HostedRefusal && error.code.includes("exists")) return { known: true };
        throw refused(error);
      }
    },

    async signIn(email, password, origin) {
      const tried = await limits.signIn(origin, email);
      try {
        const session = await hosted.signIn(email, password);
        await tried.fits();
        return { kind: "signed-in", session };
      } catch (error) {
        const code = error instanceof HostedRefusal ? error.code : "";
        if (code === authCodes.wrongCredentials) return { kind: "wrong" };
        if (code === authCodes.notConfirmed) return { kind: "not-verified" };
        throw refused(error);
      }
    },

    // The service has its own limits.
    rememberBrowser: () => undefined,

    async signOut(request) {
      await hosted.signOut(bearerOf(request), "local").catch((error: unknown) => {
        // A refusal means the session is already over. Otherwise it will expire: the browser
        // forgets it anyway.
        if (!(error instanceof HostedRefusal)) report(error);
      });
    },

    async deleteData({ userId, sessionId }, origin) {
      await noteErasure(db, userId, clock());
      await erasures.settled(userId);
      await people.change(userId, async (tx) => {
        await erasePerson(tx, userId, keptTables);
        await noteErasure(tx, userId, clock());
        await audit.note(tx, origin, { action: "data_deleted", userId, sessionId });
      });
    },

    async deleteAccount() {
      throw flatFailure(501, accountCodes.elsewhere, messages.accountElsewhere);
    },
  };

  return {
    kept: "elsewhere" as const,
    ...calls,
    tokens,
    ...tokens.checksBeside(holder),
    /** No account is stored here: the token has all there is to know. */
    find: (): Promise<AuthUser | null> => Promise.resolve(null),
    settle: (): Promise<void> => Promise.resolve(),
    async tidy(): Promise<void> {
      await expiry.sweep();
      await tokens.sweep();
    },
  };
}
