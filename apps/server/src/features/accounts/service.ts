import { secondFactorNeeded } from "@morsel/contract/auth-factors";
import { authCallback } from "@morsel/contract/auth-providers";
import type { AuthUser } from "@morsel/contract/auth-service";
import { askFactorRemoval } from "@morsel/contract/auth-undo";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import { readEncryptionKey } from "../../platform/config/encryption-key.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Erasures } from "../../platform/erasures.ts";
import { flatFailure } from "../../platform/http/failure.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import type { Person } from "../../platform/person.ts";
import { createAuditService } from "./audit/service.ts";
import { describeAccount } from "./auth-user.ts";
import { setCookie } from "./cookie.ts";
import { createDeletionService } from "./deletion.service.ts";
import { createExpiryService } from "./expiry.service.ts";
import { createRecoveryCodeService } from "./factors/recovery-code.service.ts";
import { listAuthenticators } from "./factors/repository.ts";
import { createFactorService } from "./factors/service.ts";
import { createAuthenticators } from "./factors/totp.ts";
import { createEncryption } from "./keys/encryption.ts";
import { createSigningKeyService } from "./keys/signing-key.service.ts";
import { createLimitService } from "./limits/service.ts";
import { createMailService } from "./mail.service.ts";
import { createLinkRequestService } from "./mailed-links/link-request.service.ts";
import { createRedirects } from "./mailed-links/redirects.ts";
import { createMailedLinkService } from "./mailed-links/service.ts";
import { createVerificationService } from "./mailed-links/verification.service.ts";
import { messages } from "./messages.ts";
import { browserCookie, type Origin } from "./origin.ts";
import { createPasswordHashing } from "./passwords/hashing.ts";
import { createProofService } from "./proofs/service.ts";
import { createFlowService } from "./providers/flow.service.ts";
import { createGitHub } from "./providers/github.gateway.ts";
import { createGoogle } from "./providers/google.gateway.ts";
import { createIdTokenService } from "./providers/id-token.service.ts";
import { createIdentityService } from "./providers/identity.service.ts";
import type { Provider } from "./providers/provider.ts";
import { createAccessTokenService } from "./sessions/access-token.service.ts";
import { changeAsOwner } from "./sessions/guard.ts";
import { createKnownBrowserService } from "./sessions/known-browser.service.ts";
import { createSessionListService } from "./sessions/list.service.ts";
import { createSessionService } from "./sessions/service.ts";
import { createSignInService } from "./sign-in/service.ts";
import { createSignUpService } from "./sign-in/sign-up.service.ts";
import { createTokenService } from "./tokens/service.ts";
import { createAddressUndoService } from "./undo/email-change.service.ts";
import { createFactorRemovalService } from "./undo/factor-removal.service.ts";
import { findUser } from "./user.repository.ts";
import { createUserChangeService } from "./user-change.service.ts";

interface Needs {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  limits: Limits;
  /** Receives failures that no caller sees. */
  report: (error: unknown) => void;
  erasures: Erasures;
  config: Pick<
    Config,
    "publicUrl" | "revealUnknownAccounts" | "google" | "github" | "encryptionKey" | "dataDir"
  >;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Accounts and sessions: creates the services and connects them. */
export function createAccountService(needs: Needs) {
  const { db, clock, mailer, limits: counted, config, report, erasures } = needs;
  const { publicUrl } = config;
  const redirects = createRedirects(publicUrl);
  const mails = createMailService({ mailer, report });
  const keys = createSigningKeyService({ db, clock });
  const accessTokens = createAccessTokenService({ db, clock, keys, publicUrl });
  const audit = createAuditService({ clock });
  const browsers = createKnownBrowserService({ db, clock });
  const limits = createLimitService(counted, browsers.knows);
  const passwords = createPasswordHashing();
  const links = createMailedLinkService({ clock });
  const removing = { db, clock, mails, links, redirects, limits, accessTokens, audit };
  const factorRemovals = createFactorRemovalService(removing);
  const signedIn = { db, clock, accessTokens, audit, limits, browsers, report };
  const sessions = createSessionService({ ...signedIn, factorRemovals });
  const signIns = createSignInService({ db, passwords, limits, sessions, audit, mails });
  const shared = { db, clock, mails, links, limits, redirects, audit };
  const reveals = config.revealUnknownAccounts;
  const signUps = createSignUpService({ ...shared, passwords, reveals });
  const linkRequests = createLinkRequestService(shared);
  const verifications = createVerificationService({ ...shared, sessions });

  const encryption = createEncryption(() => readEncryptionKey(config));
  const authenticators = createAuthenticators({ clock, encryption });
  const comparing = { passwords, links, authenticators, limits };
  const proofs = createProofService({ db, clock, ...comparing, audit });
  const changes = createUserChangeService({ ...shared, passwords, proofs, accessTokens });

  const secondStep = { db, clock, sessions, limits, audit };
  const guarded = { encryption, authenticators, accessTokens, mails };
  const factors = createFactorService({ ...secondStep, ...guarded });
  const recoveryCodes = createRecoveryCodeService(secondStep);
  const providers = new Map<string, Provider>();
  if (config.google) providers.set("google", createGoogle(config.google));
  if (config.github) providers.set("github", createGitHub(config.github));
  const identities = createIdentityService({ db, clock, audit });
  const elsewhere = { db, clock, providers, identities, sessions, limits };
  const callback = new URL(authCallback.path, publicUrl).href;
  const flows = createFlowService({ ...elsewhere, callback, redirects, report });
  const idTokens = createIdTokenService(elsewhere);
  const expiry = createExpiryService({ db, clock });
  const deletions = createDeletionService({
    ...{ db, clock, proofs, accessTokens, audit, erasures },
  });

  const tokens = createTokenService({
    ...{ db, clock, limits: counted, audit, report },
    changeAsOwner: changeAsOwner({ db, clock }),
  });

  /** Who makes the call, however they signed in, fresh from the database. Throws `TokenFailure`. */
  async function holder(request: FastifyRequest): Promise<Person> {
    return (await accessTokens.check(request)).person;
  }

  /**
   * Who makes the call. Throws `TokenFailure`, or a 403 `Failure` if a second factor is missing:
   * then only the auth service's calls are allowed, and the one that asks to remove the factor.
   */
  async function authenticate(request: FastifyRequest): Promise<Person> {
    const {
      method,
      routeOptions: { url = "" },
    } = request;
    // Account changes check the database: another process may just have ended the session.
    const changesAccount = method !== "GET" && /^\/(auth\/v1|api\/user)\//.test(url);
    const { person, needsFactor } = await (changesAccount
      ? accessTokens.check(request)
      : accessTokens.read(request));
    const isOpen = url.startsWith("/auth/v1/") || url === askFactorRemoval.path;
    if (needsFactor && !isOpen) {
      throw flatFailure(403, secondFactorNeeded, messages.secondFactorNeeded);
    }
    return person;
  }

  return {
    kept: "here" as const,
    /** Whether `/api/auth`, and sign-up at `/auth/v1`, reveal if an address has an account. */
    reveals,
    /** Ways to sign in besides email. */
    providers: { google: providers.has("google"), github: providers.has("github") },
    /** The server's public URL. */
    home: publicUrl,
    flows,
    signInWithIdToken: idTokens.signIn,
    disconnectProvider: identities.disconnect,
    sessionList: createSessionListService({ db, clock, accessTokens, audit }),
    factors,
    recoveryCodes,

    holder,
    tokens,
    ...tokens.checksBeside(authenticate),

    /** Remembers the browser after a sign-in. */
    rememberBrowser(reply: FastifyReply, { browser }: Origin): void {
      if (browser !== undefined) setCookie(reply, browserCookie, browser, publicUrl);
    },

    async signOut(request: FastifyRequest, origin: Origin): Promise<void> {
      await sessions.end(await holder(request), "local", origin);
    },

    /** What is wrong with the second factors' key, in one line; null if nothing is. */
    async keyTrouble(): Promise<string | null> {
      const all = await listAuthenticators(db, 1_000);
      const lost = all.filter((factor) => !authenticators.canRead(factor)).length;
      return lost === 0 ? null : messages.lostKey(lost);
    },

    publicKeys: keys.published,
    /** The hourly housekeeping. */
    async tidy(): Promise<void> {
      await keys.rotate();
      await expiry.sweep();
      await tokens.sweep();
      await factorRemovals.sweep();
    },
    signUp: signUps.signUp,
    recover: linkRequests.recover,
    mailSignIn: linkRequests.mailSignIn,
    resend: linkRequests.resend,
    verify: verifications.verify,
    /** Resolves when no mail is being sent. */
    settle: mails.settle,
    proofs,
    factorRemovals,
    addressUndo: createAddressUndoService({ db, clock, links, limits, mails, sessions, audit }),
    changeAccount: changes.change,
    reauthenticate: changes.reauthenticate,
    deleteData: deletions.deleteData,
    deleteAccount: deletions.deleteAccount,
    signIn: signIns.signIn,
    refresh: sessions.refresh,
    endSessions: sessions.end,

    /** The account; null if it isn't one of ours. */
    async find(userId: string): Promise<AuthUser | null> {
      const user = await findUser(db, userId);
      return user ? describeAccount(db, user) : null;
    },
  };
}
