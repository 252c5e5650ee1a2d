import { type AuthSession, authSession } from "@morsel/contract/auth-service";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import * as z from "zod/mini";
import type { Clock } from "../../../platform/clock.ts";
import type { Config } from "../../../platform/config/config.ts";
import { boundedText } from "../../../platform/http/bounded-text.ts";

/** How long the hosted service may take to answer (ms). */
const patience = 10_000;
/** A session is some kB. */
const maxAnswer = 1_000_000;

/** A refusal by the hosted service, in its own words. */
export class HostedRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A hosted auth service with the same interface as ours. Refusals are `HostedRefusal`. */
export interface HostedAuth {
  /** `known`: the address already had an account. */
  signUp(email: string, password: string, redirectTo: string): Promise<{ known: boolean }>;
  signIn(email: string, password: string): Promise<AuthSession>;
  signOut(accessToken: string, scope: string): Promise<void>;
  /** A token's claims; null if it is invalid. Throws if the keys can't be fetched. */
  readToken(token: string): Promise<JWTPayload | null>;
}

const refusal = z.object({
  code: z.optional(z.union([z.string(), z.number()])),
  error_code: z.optional(z.string()),
  message: z.optional(z.string()),
  msg: z.optional(z.string()),
});
const signedUp = z.object({ identities: z.optional(z.array(z.unknown())) });

/** `jose` errors that say nothing about the token: its keys couldn't be fetched. */
const outOfReach = ["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"];

export function createHostedAuth(
  { url, anonKey, jwtSecret }: NonNullable<Config["supabase"]>,
  clock: Clock,
): HostedAuth {
  const base = `${url}/auth/v1`;
  const published = createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), {
    timeoutDuration: patience,
    headers: { apikey: anonKey },
  });
  const secret = jwtSecret === null ? null : new TextEncoder().encode(jwtSecret);

  async function post(path: string, body: unknown, token?: string): Promise<unknown> {
    const response = await fetch(base + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: anonKey,
        "x-supabase-api-version": "2024-01-01",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await boundedText(response, maxAnswer);
    if (response.ok) return text === "" ? null : (JSON.parse(text) as unknown);
    const parsed = refusal.safeParse(text.startsWith("{") ? JSON.parse(text) : {});
    const { code, error_code, message, msg } = parsed.data ?? {};
    const named = error_code ?? (typeof code === "string" ? code : "");
    throw new HostedRefusal(response.status, named, message ?? msg ?? "");
  }

  return {
    async signUp(email, password, redirectTo) {
      const query = new URLSearchParams({ redirect_to: redirectTo });
      const { identities } = signedUp.parse(await post(`/signup?${query}`, { email, password }));
      return { known: identities?.length === 0 };
    },

    async signIn(email, password) {
      return authSession.parse(await post("/token?grant_type=password", { email, password }));
    },

    async signOut(accessToken, scope) {
      await post(`/logout?scope=${scope}`, undefined, accessToken);
    },

    async readToken(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          // The algorithm chooses the key, so a public key is never used as an HMAC secret.
          async (header, input) => {
            if (header.alg !== "HS256") return published(header, input);
            if (!secret) throw new errors.JWSInvalid("HS256 without a secret");
            return secret;
          },
          {
            algorithms: ["ES256", "RS256", ...(secret ? ["HS256"] : [])],
            issuer: base,
            audience: "authenticated",
            requiredClaims: ["sub", "exp"],
            currentDate: new Date(clock()),
          },
        );
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError && !outOfReach.includes(error.code)) return null;
        throw error;
      }
    },
  };
}
