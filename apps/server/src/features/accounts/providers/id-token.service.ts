import { createHash } from "node:crypto";
import { type AuthSession, authCodes } from "@morsel/contract/auth-service";
import { errors } from "jose";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { LimitService } from "../limits/service.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import { provenSession } from "../sessions/guard.ts";
import type { SessionService } from "../sessions/service.ts";
import type { IdentityService } from "./identity.service.ts";
import type { Provider } from "./provider.ts";

export interface IdToken {
  provider: string;
  token: string;
  /** The caller's nonce; the token contains it or its SHA-256 in hex. */
  nonce: string | undefined;
  /** Who is linking the identity; null for a sign-in. */
  connecting: Person | null;
}

export interface IdTokenService {
  /** Opens a session for a valid ID token. Throws a 400 `Failure`. */
  signIn(given: IdToken, origin: Origin): Promise<AuthSession>;
}

interface Needs {
  db: Db;
  clock: Clock;
  providers: ReadonlyMap<string, Provider>;
  identities: IdentityService;
  sessions: SessionService;
  limits: LimitService;
}

/** Sign-in with an ID token obtained by a native app or a provider's own button. */
export function createIdTokenService(needs: Needs): IdTokenService {
  const { db, clock, providers, identities, sessions, limits } = needs;

  async function read({ provider, token }: IdToken) {
    const readIdToken = providers.get(provider)?.readIdToken;
    if (!readIdToken) throw bad(messages.auth.providerOff);
    try {
      return await readIdToken(token);
    } catch (error) {
      if (error instanceof errors.JOSEError) throw bad(messages.auth.badIdToken);
      throw error;
    }
  }

  return {
    async signIn(given, origin) {
      await limits.link(origin.ip);
      const { provider, nonce, connecting } = given;
      const { person, nonce: inside } = await read(given);
      if ((inside === null) !== (nonce === undefined)) throw bad(messages.auth.nonceMissing);
      if (nonce !== undefined && inside !== nonce && inside !== hexOf(nonce)) {
        throw bad(messages.auth.nonceMismatch);
      }
      const opened = await inTransaction(db, async (tx) => {
        if (connecting) await provenSession(tx, connecting, clock());
        const user = connecting
          ? await identities.connect(tx, connecting.userId, { provider, person }, origin)
          : await identities.enter(tx, provider, person, origin);
        return sessions.open(tx, user, { method: "oauth", provider, proves: true }, origin);
      });
      return sessions.sign(opened);
    },
  };
}

const bad = (message: string) => new Failure(400, authCodes.invalid, message);

const hexOf = (nonce: string) => createHash("sha256").update(nonce).digest("hex");
