import { randomUUID } from "node:crypto";
import type { AuthUser } from "@morsel/contract/auth-service";
import type { FastifyRequest } from "fastify";
import { errors, jwtVerify, SignJWT } from "jose";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/failure.ts";
import { authenticated, type Person } from "../../../platform/person.ts";
import { algorithm, type SigningKeyService } from "../keys/signing-key.service.ts";
import { messages } from "../messages.ts";
import { findUser } from "../user.repository.ts";
import { findSession } from "./repository.ts";

/** Lifetime of an access token (seconds). */
export const accessTokenLifetime = 3600;
const audience = "authenticated";

/**
 * How long a verified token is trusted without another check (ms), but never past its expiry: this
 * is also how long a session can outlive its end in another process.
 */
const believedFor = 10_000;
const maxBelieved = 5_000;

/**
 * Proxies refuse headers over 8 kB, and a token is its claims and a third more. An account may
 * store less than this (bytes of JSON); a provider may send more.
 */
const maxMetadataClaim = 5_000;

/** How the person authenticated, and when (seconds). */
export interface Method {
  method: string;
  timestamp: number;
}

export interface TokenSubject {
  userId: string;
  sessionId: string;
  email: string;
  aal: string;
  amr: Method[];
  metadata: Pick<AuthUser, "app_metadata" | "user_metadata">;
}

/**
 * Why a token was refused: missing, invalid, its session is over, or its account was deleted. The
 * last is only told to who has a token of the account that we signed, which may be out of date.
 */
type TokenRefusal = "missing" | "bad" | "gone" | "deleted";

/** A token that was refused. */
export class TokenFailure extends Failure {
  readonly reason: TokenRefusal;
  /** What is wrong with an invalid one, for `/auth/v1`. */
  readonly fault: string;

  constructor(reason: TokenRefusal, message: string, fault = "") {
    super(401, "NOT_SIGNED_IN", message, { headers: { "www-authenticate": "Bearer" } });
    this.reason = reason;
    this.fault = fault;
  }
}

export const badToken = (fault: keyof typeof messages.auth.faults = "malformed"): TokenFailure =>
  new TokenFailure("bad", messages.badToken, messages.auth.faults[fault]);

export interface Believed {
  person: Person;
  /** Whether the session still has to show the person's second factor. */
  needsFactor: boolean;
}

export interface AccessTokenService {
  /** Signs a token; `expiresAt` in seconds. */
  issue(subject: TokenSubject): Promise<{ token: string; expiresAt: number }>;
  /** Who makes the call, fresh from the database. Throws `TokenFailure`. */
  check(request: FastifyRequest): Promise<Believed>;
  /** The same, but from a recent check if there is one. */
  read(request: FastifyRequest): Promise<Believed>;
  /** Drops cached checks of these sessions' tokens, so that they end at once. */
  forget(sessionIds: readonly string[]): void;
}

interface Needs {
  db: Db;
  clock: Clock;
  keys: SigningKeyService;
  publicUrl: string;
}

/** Access tokens: JWT, ES256, one hour, valid while their session lives. */
export function createAccessTokenService({
  db,
  clock,
  keys,
  publicUrl,
}: Needs): AccessTokenService {
  const issuer = `${publicUrl}/auth/v1`;
  const believed = new Map<string, Believed & { since: number }>();

  /** Throws if a token that we signed is of an account that is no more. */
  async function refuseDeleted(userId: string): Promise<void> {
    if (!(await findUser(db, userId))) throw new TokenFailure("deleted", messages.sessionOver);
  }

  async function check(token: string): Promise<Believed> {
    const { payload } = await jwtVerify(
      token,
      async ({ kid = "" }) => {
        const key = await keys.verifying(kid);
        if (!key) throw badToken("unverifiable");
        return key;
      },
      {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ["sub", "exp", "session_id"],
        currentDate: new Date(clock()),
      },
    ).catch(async (error: unknown) => {
      // How long it was valid is looked at last: everything else about it is right.
      if (error instanceof errors.JWTExpired) await refuseDeleted(String(error.payload.sub));
      // A failing database must not look like a bad token, which would sign the browser out.
      if (error instanceof errors.JOSEError) throw badToken(faultOf(error));
      throw error;
    });
    const person = authenticated({
      userId: String(payload.sub),
      sessionId: String(payload.session_id),
      email: String(payload.email),
      aal: String(payload.aal),
      expiresAt: Number(payload.exp) * 1000,
    });
    const session = await findSession(db, person.userId, person.sessionId);
    if (!session) {
      await refuseDeleted(person.userId);
      throw new TokenFailure("gone", messages.sessionOver);
    }
    const since = clock();
    if (believed.size >= maxBelieved) {
      const [oldest = ""] = believed.keys();
      believed.delete(oldest);
    }
    const found = { person, needsFactor: session.needs_factor === 1, since };
    believed.set(token, found);
    return found;
  }

  return {
    async issue({ userId, sessionId, email, aal, amr, metadata }) {
      const { kid, key } = await keys.signing();
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + accessTokenLifetime;
      const claims = { email, phone: "", role: audience, aal, amr, session_id: sessionId };
      const token = await new SignJWT({ ...claims, ...fitting(metadata), is_anonymous: false })
        .setProtectedHeader({ alg: algorithm, kid, typ: "JWT" })
        .setIssuer(issuer)
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(key);
      return { token, expiresAt };
    },

    check: (request) => check(bearerOf(request)),

    async read(request) {
      const token = bearerOf(request);
      const known = believed.get(token);
      if (known) {
        const now = clock();
        if (isRunning(known.since, believedFor, now) && now < known.person.expiresAt) return known;
        believed.delete(token);
      }
      return check(token);
    },

    forget(sessionIds) {
      const ended = new Set(sessionIds);
      for (const [token, { person }] of believed) {
        if (ended.has(person.sessionId)) believed.delete(token);
      }
    },
  };
}

function fitting({ app_metadata, user_metadata }: TokenSubject["metadata"]) {
  const fits = Buffer.byteLength(JSON.stringify(user_metadata)) <= maxMetadataClaim;
  return { app_metadata, user_metadata: fits ? user_metadata : {} };
}

function faultOf(error: errors.JOSEError) {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed) return "claims";
  return error instanceof errors.JWSSignatureVerificationFailed ? "signature" : "malformed";
}

/** The token in the Authorization header; must have three parts. */
export function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new TokenFailure("missing", messages.signInFirst);
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) throw badToken();
  return token;
}
