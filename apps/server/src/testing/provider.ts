import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from "jose";

/** Who is signed in at the provider. */
export interface ProviderAccount {
  id: number;
  email: string | null;
  verified: boolean;
  name: string;
}

const clientId = "morsel-client";
const clientSecret = "a secret of the provider's";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** How an ID token is signed; changed to make invalid ones. */
interface Signing {
  key: CryptoKey | Uint8Array;
  audience: string;
  issuer: string;
  header: { alg: string; kid: string };
}

interface Grant {
  query: URLSearchParams;
  account: ProviderAccount;
}

/**
 * A local provider that speaks the real protocols: OpenID Connect like Google, under `/`, and OAuth
 * like GitHub, with its API under `/api`. It consents at once.
 */
export async function startProvider() {
  let account: ProviderAccount = { id: 1, email: "ana@example.org", verified: true, name: "Ana" };
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, ProviderAccount>();
  /** Recorded requests, for tests to inspect. */
  const departures: URLSearchParams[] = [];
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const half = await exportJWK(publicKey);
  const jwk = { ...half, kid: "1", alg: "RS256", use: "sig" };
  /** The same key, for any algorithm. */
  const loose = { ...half, kid: "2", use: "sig" };

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => json({ error: String(error) }, 500))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  function authorize(query: URLSearchParams): Answer {
    departures.push(query);
    const code = randomUUID();
    grants.set(code, { query, account });
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", query.get("state") ?? "");
    return { status: 302, headers: { location: back.href }, body: "" };
  }

  function signIdToken(claims: JWTPayload, given: Partial<Signing> = {}) {
    const { key = privateKey, audience = clientId, header = { alg: "RS256", kid: "1" } } = given;
    return new SignJWT(claims)
      .setProtectedHeader(header)
      .setIssuer(given.issuer ?? url)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime("10 minutes")
      .sign(key);
  }

  const claimsOf = ({ id, email, verified, name }: ProviderAccount) => ({
    sub: `subject-${id}`,
    ...(email !== null && { email, email_verified: verified }),
    name,
    picture: `${url}/picture`,
  });

  /**
   * The token endpoint of both: a code works once, with the right secret, redirect URI and
   * verifier.
   */
  async function trade(request: IncomingMessage, isOpenId: boolean): Promise<Answer> {
    const body = new URLSearchParams(await textOf(request));
    const isClient =
      body.get("client_id") === clientId && body.get("client_secret") === clientSecret;
    const grant = grants.get(body.get("code") ?? "");
    grants.delete(body.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const expected = new Map([
      ["redirect_uri", body.get("redirect_uri")],
      ["code_challenge", challenge],
      ["client_id", clientId],
    ]);
    const fits = [...expected].every(([name, value]) => grant?.query.get(name) === value);
    if (!isClient || !grant || !fits) {
      const error = isClient ? "invalid_grant" : "invalid_client";
      // GitHub refuses with 200.
      return json({ error }, isOpenId ? 400 : 200);
    }
    const access_token = randomUUID();
    tokens.set(access_token, grant.account);
    const nonce = grant.query.get("nonce");
    return json({
      access_token,
      token_type: "bearer",
      scope: grant.query.get("scope"),
      ...(isOpenId && {
        expires_in: 3600,
        id_token: await signIdToken({ ...claimsOf(grant.account), ...(nonce && { nonce }) }),
      }),
    });
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    const holder = tokens.get(request.headers.authorization?.replace(/^Bearer /i, "") ?? "");
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return json({
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          code_challenge_methods_supported: ["S256"],
        });
      case "/keys":
        return json({ keys: [jwk, loose] });
      case "/authorize":
      case "/login/oauth/authorize":
        return authorize(searchParams);
      case "/token":
        return trade(request, true);
      case "/login/oauth/access_token":
        return trade(request, false);
      case "/api/user":
        if (!holder) return json({}, 401);
        return json({ id: holder.id, login: "ana", name: holder.name, avatar_url: null });
      case "/api/user/emails": {
        if (!holder) return json({}, 401);
        const { email, verified } = holder;
        const spare = { email: "spare@example.org", primary: false, verified: false };
        return json(email === null ? [] : [spare, { email, primary: true, verified }]);
      }
      default:
        return json({}, 404);
    }
  }

  return {
    url,
    /** Settings for a server that offers both sign-ins through it. */
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER_URL: url,
      GITHUB_CLIENT_ID: clientId,
      GITHUB_CLIENT_SECRET: clientSecret,
      GITHUB_URL: url,
      GITHUB_API_URL: `${url}/api`,
    },
    departures,
    claimsOf,
    signIdToken,
    /** The signing key, imported for another algorithm. */
    keyFor: async (algorithm: string) => importJWK(await exportJWK(privateKey), algorithm),
    /** Signs someone else in at the provider. */
    become(next: ProviderAccount) {
      account = next;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
