import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
} from "openid-client";
import * as z from "zod/mini";
import type { Config } from "../../../platform/config/config.ts";
import { boundedText } from "../../../platform/http/bounded-text.ts";
import { type Provider, patience } from "./provider.ts";

const scopes = "read:user user:email";
/** What is asked for is some kB. */
const maxAnswer = 1_000_000;

const account = z.object({
  id: z.number(),
  login: z.string(),
  name: z.optional(z.nullable(z.string())),
  avatar_url: z.optional(z.nullable(z.string())),
});
const addresses = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub: OAuth without OpenID Connect, so the person is read from its API. */
export function createGitHub(github: NonNullable<Config["github"]>): Provider {
  const { url, apiUrl, clientId, clientSecret } = github;
  const configuration = new Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
    ClientSecretPost(clientSecret),
  );
  configuration.timeout = patience;
  // Plain HTTP only if the URL was configured that way, e.g. on this machine.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so only to stand out
  if (url.startsWith("http:")) allowInsecureRequests(configuration);

  async function ask<Schema extends z.ZodMiniType>(path: string, token: string, schema: Schema) {
    const response = await fetch(apiUrl + path, {
      headers: { accept: "application/vnd.github+json", authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience * 1000),
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status} to ${path}.`);
    return schema.parse(JSON.parse(await boundedText(response, maxAnswer)));
  }

  return {
    async departure({ callback, state, codeVerifier, scopes: more = "", extra }) {
      return buildAuthorizationUrl(configuration, {
        ...extra,
        redirect_uri: callback,
        scope: [...new Set(`${scopes} ${more}`.trim().split(/\s+/))].join(" "),
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },

    async arrival(address, { state, codeVerifier }) {
      const { access_token } = await authorizationCodeGrant(configuration, address, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      const { id, login, name, avatar_url } = await ask("/user", access_token, account);
      const all = await ask("/user/emails", access_token, addresses);
      const main = all.find((one) => one.primary) ?? all.find((one) => one.verified);
      const sub = String(id);
      return {
        id: sub,
        email: main?.email ?? null,
        emailVerified: main?.verified ?? false,
        data: {
          ...{ iss: apiUrl, sub, provider_id: sub, user_name: login, preferred_username: login },
          ...{ name: name ?? login, full_name: name ?? login },
          ...(avatar_url && { avatar_url }),
          ...(main && { email: main.email, email_verified: main.verified }),
        },
      };
    },
  };
}
