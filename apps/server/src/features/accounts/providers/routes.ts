import {
  authAuthorize,
  authCallback,
  linkIdentity,
  unlinkIdentity,
} from "@morsel/contract/auth-providers";
import { authCodes } from "@morsel/contract/auth-service";
import type { Checked } from "@morsel/contract/route";
import { Failure } from "../../../platform/http/failure.ts";
import { type Http, mount } from "../../../platform/http/mount.ts";
import { readCookie, setCookie } from "../cookie.ts";
import { messages } from "../messages.ts";
import { originOf } from "../origin.ts";
import type { AccountService } from "../service.ts";
import { flowLifetime } from "./flow.service.ts";

/** Binds a sign-in to the browser that started it. */
const cookie = { name: "morsel-flow", path: "/auth/v1", age: Math.floor(flowLifetime / 1000) };

/** Sign-ins through providers, and an account's identities. */
export function flowRoutes(http: Http, accounts: AccountService): void {
  const { flows, home } = accounts;

  mount(http, authAuthorize, async ({ query, request, reply }) => {
    const requested = { ...flowRequestOf(query), connecting: null };
    const { url, browser } = await flows.depart(
      requested,
      readCookie(request, cookie) ?? null,
      originOf(request),
    );
    setCookie(reply, cookie, browser, home);
    return reply.redirect(url.href, authAuthorize.status);
  });

  mount(http, linkIdentity, async ({ person, query, request, reply }) => {
    const requested = { ...flowRequestOf(query), connecting: person };
    const { url, browser } = await flows.depart(
      requested,
      readCookie(request, cookie) ?? null,
      originOf(request),
    );
    setCookie(reply, cookie, browser, home);
    return { url: url.href };
  });

  mount(http, authCallback, async ({ query, request, reply }) => {
    const { state = "", error, error_description: description = "" } = query;
    const back = {
      address: new URL(request.url, home),
      state,
      refusal: error === undefined ? null : { error, description },
    };
    const origin = originOf(request);
    const url = await flows.arrive(back, readCookie(request, cookie) ?? null, origin);
    accounts.rememberBrowser(reply, origin);
    return reply.redirect(url.href, authCallback.status);
  });

  mount(http, unlinkIdentity, async ({ person, params, request }) => {
    await accounts.disconnectProvider(person, params.identityId, originOf(request));
    return {};
  });
}

type Query = Checked<typeof authAuthorize>["query"];

function flowRequestOf(query: Query) {
  const { provider = "", redirect_to, scopes, code_challenge, code_challenge_method } = query;
  const extra: Record<string, string> = {};
  for (const name of ["access_type", "prompt", "login_hint"] as const) {
    if (query[name] !== undefined) extra[name] = query[name];
  }
  const challenge = challengeOf(code_challenge, code_challenge_method);
  return { provider, redirectTo: redirect_to, scopes, challenge, extra };
}

/** A challenge must be S256: `plain` protects nobody. */
function challengeOf(challenge: string | undefined, method: string | undefined): string | null {
  if (challenge === undefined && method === undefined) return null;
  if (method?.toLowerCase() !== "s256" || !/^[\w-]{43}$/.test(challenge ?? "")) {
    throw new Failure(400, authCodes.invalid, messages.auth.challenge);
  }
  return challenge ?? null;
}
