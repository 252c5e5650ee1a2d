import {
  type AuthSession,
  authCodes,
  authGetUser,
  authHealth,
  authKeys,
  authOtp,
  authPutUser,
  authReauthenticate,
  authRecover,
  authResend,
  authSettings,
  authSignOut,
  authSignUp,
  authSso,
  authToken,
  authVerify,
} from "@morsel/contract/auth-service";
import type { Checked } from "@morsel/contract/route";
import { isEmail, normalEmail } from "@morsel/domain/accounts/email";
import { Failure } from "../../platform/http/failure.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import { echoVersion, presentAuthFailure } from "./auth.presenter.ts";
import { messages } from "./messages.ts";
import { type Origin, originOf } from "./origin.ts";
import type { AccountService } from "./service.ts";
import { metadataOf } from "./user-change.service.ts";

const prefix = "/auth/v1";

export function authRoutes(http: Http, accounts: AccountService): void {
  http.presentUnder(prefix, presentAuthFailure);
  http.server.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(`${prefix}/`)) echoVersion(request, reply);
  });

  mount(http, authSignUp, async ({ query, body, request }) => {
    checkChallenge(body);
    if (body.phone) throw noPhone();
    if (!body.email) throw noAnonymous();
    if (!body.password) throw invalid(messages.auth.passwordMissing);
    const email = addressOf(body.email);
    metadataOf(body.data ?? {});
    const { user } = await accounts.signUp(
      { email, password: body.password, data: body.data ?? {}, redirectTo: query.redirect_to },
      originOf(request),
    );
    return user;
  });

  async function signInWithPassword(
    given: { phone?: string; email?: string; password?: string },
    origin: Origin,
  ): Promise<AuthSession> {
    if (given.phone) throw noPhone();
    if (!given.email) throw invalid(messages.auth.emailOrPhoneMissing);
    const outcome = await accounts.signIn(normalEmail(given.email), given.password ?? "", origin);
    if (outcome.kind === "signed-in") return outcome.session;
    if (outcome.kind === "not-verified") {
      throw new Failure(400, authCodes.notConfirmed, messages.auth.notConfirmed);
    }
    throw new Failure(400, authCodes.wrongCredentials, messages.auth.wrongCredentials);
  }

  mount(http, authToken, async ({ query, body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const origin = originOf(request);
    const entered = (session: AuthSession) => {
      accounts.rememberBrowser(reply, origin);
      return session;
    };
    switch (query.grant_type) {
      case "password":
        return entered(await signInWithPassword(body, origin));
      case "refresh_token":
        return accounts.refresh(body.refresh_token ?? "", origin);
      case "pkce": {
        const { auth_code = "", code_verifier = "" } = body;
        return entered(await accounts.flows.exchange(auth_code, code_verifier, origin));
      }
      case "id_token": {
        const { provider = "", id_token: token = "", nonce } = body;
        const connecting = body.link_identity ? await accounts.holder(request) : null;
        const given = { provider, token, nonce: nonce ?? undefined, connecting };
        return entered(await accounts.signInWithIdToken(given, origin));
      }
      case "web3":
        throw new Failure(422, authCodes.web3Off, messages.auth.web3Off);
      default:
        throw new Failure(400, authCodes.wrongCredentials, messages.auth.unknownGrant);
    }
  });

  mount(http, authVerify, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const { type, token_hash, token } = body;
    if (body.phone) throw noPhone();
    if (Boolean(token_hash) === Boolean(token)) throw invalid(messages.auth.tokenOrHash);
    const proof = token
      ? { email: addressOf(body.email), code: token }
      : { secret: token_hash ?? "" };
    const origin = originOf(request);
    const session = await accounts.verify(type, proof, origin);
    accounts.rememberBrowser(reply, origin);
    return session;
  });

  mount(http, authOtp, async ({ query, body, request }) => {
    checkChallenge(body);
    if (body.phone) throw noPhone();
    const requested = { email: addressOf(body.email), redirectTo: query.redirect_to };
    const data = body.data ?? {};
    metadataOf(data);
    await accounts.mailSignIn({ ...requested, create: body.create_user, data }, originOf(request));
    return {};
  });

  mount(http, authRecover, async ({ query, body, request }) => {
    checkChallenge(body);
    const requested = { email: addressOf(body.email), redirectTo: query.redirect_to };
    await accounts.recover(requested, originOf(request));
    return {};
  });

  mount(http, authResend, async ({ query, body, request }) => {
    checkChallenge(body);
    if (body.phone) throw noPhone();
    const { type } = body;
    if (type !== "signup" && type !== "email_change") throw invalid(messages.auth.unknownType);
    const requested = { email: addressOf(body.email), redirectTo: query.redirect_to };
    await accounts.resend({ ...requested, type }, originOf(request));
    return {};
  });

  mount(http, authReauthenticate, async ({ person, request }) => {
    await accounts.reauthenticate(person, originOf(request));
    return {};
  });

  mount(http, authPutUser, async ({ person, query, body, request }) => {
    checkChallenge(body);
    if (body.phone) throw noPhone();
    return accounts.changeAccount(
      person,
      {
        email: body.email ? addressOf(body.email) : undefined,
        password: body.password ?? undefined,
        currentPassword: body.current_password ?? undefined,
        nonce: body.nonce ?? undefined,
        data: body.data ?? undefined,
        redirectTo: query.redirect_to,
      },
      originOf(request),
    );
  });

  mount(http, authSso, () => {
    throw new Failure(404, authCodes.ssoOff, messages.auth.ssoOff);
  });

  mount(http, authGetUser, async ({ person }) => {
    const user = await accounts.find(person.userId);
    if (!user) throw new Failure(403, authCodes.userGone, messages.auth.userGone);
    return user;
  });

  mount(http, authSignOut, async ({ person, query, request }) => {
    await accounts.endSessions(person, query.scope, originOf(request));
  });

  mount(http, authSettings, async () => ({
    external: { ...accounts.providers, email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  }));

  mount(http, authHealth, async () => ({
    name: "Morsel",
    version: "1",
    description: messages.auth.health,
  }));

  mount(http, authKeys, async ({ reply }) => {
    reply.header("cache-control", "public, max-age=600");
    return { keys: await accounts.publicKeys() };
  });
}

function addressOf(text: string | undefined): string {
  if (!text) throw invalid(messages.auth.emailMissing);
  const email = normalEmail(text);
  if (!isEmail(email)) throw invalid(messages.auth.invalidEmail);
  return email;
}

type Challenge = Pick<Checked<typeof authOtp>["body"], "code_challenge" | "code_challenge_method">;

/** Throws a 400 `Failure` for half of a PKCE challenge. */
function checkChallenge({ code_challenge: challenge, code_challenge_method: method }: Challenge) {
  if (Boolean(challenge) !== Boolean(method)) throw invalid(messages.auth.challengePair);
}

const invalid = (message: string) => new Failure(400, authCodes.invalid, message);

const noPhone = () => new Failure(400, authCodes.phoneOff, messages.auth.phoneOff);

const noAnonymous = () => new Failure(422, authCodes.anonymousOff, messages.auth.anonymousOff);
