import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { Config } from "../../../platform/config/config.ts";
import { type Provider, type ProviderPerson, patience } from "./provider.ts";

const scopes = "openid email profile";
/** Accepted signature algorithms; the provider's own list must not widen them. */
const algorithms = ["RS256", "ES256"];

/** Google, or any other OpenID Connect provider. Its metadata is fetched on first use. */
export function createGoogle(google: NonNullable<Config["google"]>): Provider {
  const { issuer, clientId, clientSecret } = google;
  // Plain HTTP only if the issuer was configured that way, e.g. on this machine.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so only to stand out
  const insecure = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  let known: Promise<Configuration> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  function configuration(): Promise<Configuration> {
    const execute = [...insecure, enableNonRepudiationChecks];
    const options = { execute, timeout: patience };
    const reading = known ?? discovery(new URL(issuer), clientId, clientSecret, undefined, options);
    known = reading;
    // A failure isn't cached: the next call tries again.
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  return {
    async departure({ callback, state, nonce, codeVerifier, scopes: more = "", extra }) {
      return buildAuthorizationUrl(await configuration(), {
        ...extra,
        redirect_uri: callback,
        scope: [...new Set(`${scopes} ${more}`.trim().split(/\s+/))].join(" "),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },

    async arrival(address, { state, nonce, codeVerifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no ID token.");
      return personOf({ ...claims });
    },

    async readIdToken(token) {
      const { issuer: name, jwks_uri } = (await configuration()).serverMetadata();
      if (!jwks_uri) throw new Error("The provider publishes no keys.");
      keys ??= createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: patience * 1000 });
      const requiredClaims = ["sub", "exp", "iat"];
      const checks = { issuer: name, audience: clientId, algorithms, requiredClaims };
      const { payload } = await jwtVerify(token, keys, checks);
      const nonce = payload["nonce"];
      return { person: personOf(payload), nonce: typeof nonce === "string" ? nonce : null };
    },
  };
}

function personOf(claims: JWTPayload): ProviderPerson {
  const { sub, iss, email, email_verified, name, picture } = claims;
  if (!sub) throw new Error("The provider named nobody.");
  return {
    id: sub,
    email: typeof email === "string" ? email : null,
    emailVerified: email_verified === true || email_verified === "true",
    data: {
      ...{ iss, sub, provider_id: sub, email, email_verified },
      ...(typeof name === "string" && { name, full_name: name }),
      ...(typeof picture === "string" && { picture, avatar_url: picture }),
    },
  };
}
