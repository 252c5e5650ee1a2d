import {
  accountCodes,
  deleteAccount,
  deleteData,
  openVerification,
  signIn,
  signOut,
  signUp,
} from "@morsel/contract/accounts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure, flatFailure, presentFailure } from "../../platform/http/failure.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { Person } from "../../platform/person.ts";
import type { OwnerProof } from "./deletion.service.ts";
import { messages } from "./messages.ts";
import { type Origin, originOf } from "./origin.ts";
import { TokenFailure } from "./sessions/access-token.service.ts";
import type { SignInOutcome } from "./sign-in/service.ts";

/**
 * What the product's own calls need from whoever keeps the accounts: this server or a hosted one.
 */
export interface SignInCalls {
  /** Whether these calls reveal if an address has an account. */
  reveals: boolean;
  /** `known`: the address already had an account. */
  signUp(
    requested: { email: string; password: string },
    origin: Origin,
  ): Promise<{ known: boolean }>;
  signIn(email: string, password: string, origin: Origin): Promise<SignInOutcome>;
  /** Remembers the browser after a sign-in. */
  rememberBrowser(reply: FastifyReply, origin: Origin): void;
  /** Ends the session of the call's token, if it has one. */
  signOut(request: FastifyRequest, origin: Origin): Promise<void>;
  deleteData(person: Person, origin: Origin): Promise<void>;
  deleteAccount(person: Person, proof: OwnerProof, origin: Origin): Promise<void>;
}

export function accountRoutes(http: Http, accounts: SignInCalls): void {
  // What any call may answer, such as an unreadable body, is read at the top level here, too.
  http.presentUnder("/api/auth", (failure) => {
    const { status, code, message } = failure;
    return { status, body: { ...presentFailure(failure), code, message } };
  });

  mount(http, signUp, async ({ body, request }) => {
    const { email } = body;
    const { known } = await accounts.signUp(body, originOf(request));
    if (known && accounts.reveals) {
      throw new Failure(409, accountCodes.exists, messages.accountExists, { topLevel: { email } });
    }
    return { requiresVerification: true as const, email, message: messages.signedUp };
  });

  mount(http, signIn, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const { email, password } = body;
    const origin = originOf(request);
    const outcome = await accounts.signIn(email, password, origin);
    if (outcome.kind !== "signed-in") throw refusal(outcome.kind, email, accounts.reveals);
    accounts.rememberBrowser(reply, origin);
    const { session } = outcome;
    return { session, user: session.user, message: messages.signedIn };
  });

  // Best effort: signing out also succeeds without a session.
  mount(http, signOut, async ({ request }) => {
    await accounts.signOut(request, originOf(request)).catch((error: unknown) => {
      if (!(error instanceof TokenFailure)) throw error;
    });
    return { message: messages.signedOut };
  });

  mount(http, deleteData, async ({ person, request }) => {
    await accounts.deleteData(person, originOf(request));
    return { message: messages.dataDeleted };
  });

  mount(http, deleteAccount, async ({ person, body, request }) => {
    await accounts.deleteAccount(person, body, originOf(request));
  });

  mount(http, openVerification, ({ query, reply }) => {
    const parameters = new URLSearchParams();
    for (const name of ["token_hash", "type"] as const) {
      if (query[name] !== undefined) parameters.set(name, query[name]);
    }
    const page = query.type === "recovery" ? "/reset-password" : "/verify-email";
    const carried = parameters.size > 0 ? `?${parameters}` : "";
    return reply.redirect(page + carried, openVerification.status);
  });
}

type Refusal = Exclude<SignInOutcome["kind"], "signed-in">;

function refusal(kind: Refusal, email: string, reveals: boolean): Failure {
  switch (kind) {
    case "not-verified":
      return new Failure(403, accountCodes.notVerified, messages.notVerified, {
        topLevel: { requiresVerification: true, email },
      });
    case "unknown":
      if (reveals) {
        return flatFailure(404, accountCodes.unknown, messages.accountNotFound);
      }
      return refusal("wrong", email, reveals);
    case "wrong":
      return flatFailure(401, accountCodes.wrong, messages.wrongCredentials);
  }
}
