import { randomBytes } from "node:crypto";
import { providerCodes } from "@morsel/contract/auth-providers";
import { type AuthSession, authCodes } from "@morsel/contract/auth-service";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { LimitService } from "../limits/service.ts";
import type { Redirects } from "../mailed-links/redirects.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import { bytesOfUuid, hashOf, isSameHash, newSecret, uuidOfBytes } from "../secret.ts";
import { provenSession, strongSession } from "../sessions/guard.ts";
import type { OpenSession, SessionService } from "../sessions/service.ts";
import { lockUser } from "../user.repository.ts";
import {
  type FlowRow,
  insertAuthCode,
  insertFlow,
  takeAuthCode,
  takeFlow,
} from "./flow.repository.ts";
import type { IdentityService } from "./identity.service.ts";
import type { Provider, ProviderPerson } from "./provider.ts";

/** How long the trip to the provider and back may take (ms), and how long the code then works. */
export const flowLifetime = 300_000;
const codeLifetime = 300_000;

interface FlowRequest {
  provider: string;
  redirectTo: string | undefined;
  scopes: string | undefined;
  /**
   * The client's PKCE challenge (S256); null for the implicit flow, whose URL carries the session.
   */
  challenge: string | null;
  extra: Record<string, string>;
  /** Who is linking an identity; null for a sign-in. */
  connecting: Person | null;
}

/** What the provider sent back in the URL. */
interface Return {
  /** The whole URL, on our public site. */
  address: URL;
  state: string;
  /** The provider's own refusal. */
  refusal: { error: string; description: string } | null;
}

export interface FlowService {
  /**
   * Where to send the browser. `browser` is the secret of its cookie: the given one, or a new one.
   * Throws a 400 `Failure` for an unknown provider.
   */
  depart(
    requested: FlowRequest,
    browser: string | null,
    origin: Origin,
  ): Promise<{ url: URL; browser: string }>;
  /** Where to send the browser next, whether it succeeded or not. */
  arrive(back: Return, browser: string | null, origin: Origin): Promise<URL>;
  /** Exchanges the code from `arrive` for the session. Throws a `Failure`. */
  exchange(code: string, verifier: string, origin: Origin): Promise<AuthSession>;
}

interface Needs {
  db: Db;
  clock: Clock;
  callback: string;
  providers: ReadonlyMap<string, Provider>;
  identities: IdentityService;
  sessions: SessionService;
  redirects: Redirects;
  limits: LimitService;
  report: (error: unknown) => void;
}

export function createFlowService(needs: Needs): FlowService {
  const { db, clock, callback, providers, identities, sessions, redirects, limits, report } = needs;

  /** Signs in, or links the identity to, the flow's account. */
  async function settle(tx: Db, flow: FlowRow, person: ProviderPerson, origin: Origin) {
    const { provider, linking_user_id: userId, linking_session_id: sessionId } = flow;
    if (userId === null) return identities.enter(tx, provider, person, origin);
    // Proved at the departure; but someone who has since been signed out links nothing.
    await strongSession(tx, { userId, sessionId: sessionId ?? "" });
    return identities.connect(tx, userId, { provider, person }, origin);
  }

  async function finish(flow: FlowRow, person: ProviderPerson, origin: Origin): Promise<URL> {
    const url = new URL(flow.redirect_to);
    const { provider, code_challenge } = flow;
    if (code_challenge !== null) {
      const code = await inTransaction(db, async (tx) => {
        const user = await settle(tx, flow, person, origin);
        const made = newCode(user.id);
        const expires_at = clock() + codeLifetime;
        const row = { user_id: user.id, hash: hashOf(made), provider, code_challenge, expires_at };
        await insertAuthCode(tx, row);
        return made;
      });
      url.searchParams.set("code", code);
      return url;
    }
    const opened = await inTransaction(db, async (tx) => {
      const user = await settle(tx, flow, person, origin);
      return sessions.open(tx, user, { method: "oauth", provider, proves: true }, origin);
    });
    const { access_token, refresh_token, expires_in, expires_at, token_type } =
      await sessions.sign(opened);
    const params = { access_token, refresh_token, expires_in, expires_at, token_type };
    url.hash = new URLSearchParams(
      Object.entries(params).map(([name, value]) => [name, String(value)]),
    ).toString();
    return url;
  }

  return {
    async depart(requested, browser, origin) {
      await limits.link(origin.ip);
      const { connecting } = requested;
      const provider = providers.get(requested.provider);
      if (!provider) throw new Failure(400, authCodes.invalid, messages.auth.providerOff);
      if (connecting) await inTransaction(db, (tx) => provenSession(tx, connecting, clock()));
      const state = newSecret();
      const ours = browser ?? newSecret();
      const secrets = { nonce: newSecret(), codeVerifier: newSecret() };
      const { scopes, extra } = requested;
      const departure = { callback, state, ...secrets, scopes, extra };
      const target = redirects.target(requested.redirectTo);
      const url = await provider.departure(departure).catch((error: unknown) => {
        report(error);
        if (connecting) throw new Failure(503, authCodes.unexpected, messages.auth.providerSilent);
        return null;
      });
      if (!url) {
        const failure = { code: authCodes.unexpected, description: messages.auth.providerSilent };
        return { url: refused(target, "server_error", failure), browser: ours };
      }
      await insertFlow(db, {
        state_hash: hashOf(state),
        browser_hash: hashOf(ours),
        provider: requested.provider,
        redirect_to: target.href,
        code_challenge: requested.challenge,
        nonce: secrets.nonce,
        code_verifier: secrets.codeVerifier,
        linking_user_id: connecting?.userId ?? null,
        linking_session_id: connecting?.sessionId ?? null,
        expires_at: clock() + flowLifetime,
      });
      return { url, browser: ours };
    },

    async arrive({ address, state, refusal }, browser, origin) {
      await limits.link(origin.ip);
      const flow = await takeFlow(db, hashOf(state));
      const isOurs = flow && browser !== null && isSameHash(hashOf(browser), flow.browser_hash);
      if (!isOurs || !isRunning(flow.expires_at - flowLifetime, flowLifetime, clock())) {
        const failure = { code: providerCodes.badState, description: messages.auth.badState };
        return refused(new URL(redirects.home), "invalid_request", failure);
      }
      const target = new URL(flow.redirect_to);
      if (refusal) {
        const { error, description } = refusal;
        return refused(target, error, { description }, flow);
      }
      const provider = providers.get(flow.provider);
      try {
        if (!provider) throw new Failure(400, authCodes.invalid, messages.auth.providerOff);
        const { nonce, code_verifier: codeVerifier } = flow;
        const person = await provider.arrival(address, { state, nonce, codeVerifier });
        return await finish(flow, person, origin);
      } catch (error) {
        if (error instanceof Failure) {
          const failure = { code: error.code, description: error.message };
          return refused(target, "access_denied", failure, flow);
        }
        report(error);
        const failure = { code: providerCodes.badCallback, description: messages.auth.badCallback };
        return refused(target, "server_error", failure, flow);
      }
    },

    async exchange(code, verifier, origin) {
      await limits.link(origin.ip);
      if (code === "" || verifier === "") {
        throw new Failure(400, authCodes.invalid, messages.auth.codeMissing);
      }
      const userId = userOf(code);
      // The refusal is thrown after the commit, so that a code that was tried stays used up.
      const outcome = await inTransaction(db, async (tx): Promise<OpenSession | Failure> => {
        // Whoever evicts others holds the account's lock while its codes and sessions go.
        const user = userId === null ? undefined : await lockUser(tx, userId);
        const row = user && (await takeAuthCode(tx, user.id, hashOf(code)));
        if (!row) return new Failure(404, providerCodes.flowUnknown, messages.auth.flowUnknown);
        if (!isRunning(row.expires_at - codeLifetime, codeLifetime, clock()))
          return new Failure(403, providerCodes.flowExpired, messages.auth.flowExpired);
        if (!isSameHash(hashOf(verifier), row.code_challenge))
          return new Failure(400, providerCodes.badVerifier, messages.auth.badVerifier);
        const entrance = { method: "oauth", provider: row.provider, proves: true } as const;
        return sessions.open(tx, user, entrance, origin);
      });
      if (outcome instanceof Failure) throw outcome;
      return sessions.sign(outcome);
    },
  };
}

/** The URL with the error in it: in the query, or for the implicit flow in the hash. */
function refused(
  target: URL,
  error: string,
  { code, description }: { code?: string; description: string },
  flow?: FlowRow,
): URL {
  const url = new URL(target);
  const params = { error, ...(code && { error_code: code }), error_description: description };
  if (flow?.code_challenge === null) url.hash = new URLSearchParams(params).toString();
  else for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url;
}

/** Starts with the account's id, so that it is looked up among that account's codes. */
function newCode(userId: string): string {
  return Buffer.concat([bytesOfUuid(userId), randomBytes(32)]).toString("base64url");
}

function userOf(code: string): string | null {
  const bytes = Buffer.from(code, "base64url");
  return bytes.length === 48 ? uuidOfBytes(bytes.subarray(0, 16)) : null;
}
