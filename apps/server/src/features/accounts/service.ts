import { secondFactorNeeded } from "@morsel/contract/auth-factors";
import { authCallback } from "@morsel/contract/auth-providers";
import type { AuthUser } from "@morsel/contract/auth-service";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import { readEncryptionKey } from "../../platform/config/encryption-key.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/http/mount.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import { createAccessTokenService } from "./access-token.service.ts";
import { describeAccount } from "./account.service.ts";
import { createAccountChangeService } from "./account-change.service.ts";
import { createAuditService, type Origin } from "./audit.service.ts";
import { createDeletionService } from "./deletion.service.ts";
import { createExpiryService } from "./expiry.service.ts";
import { createFactorService } from "./factor.service.ts";
import { createFlowService } from "./flow.service.ts";
import { createGitHub } from "./github.gateway.ts";
import { createGoogle } from "./google.gateway.ts";
import { createIdTokenService } from "./id-token.service.ts";
import { createIdentityService } from "./identity.service.ts";
import { createKeyService } from "./key.service.ts";
import { createLimitService } from "./limit.service.ts";
import { createLinkService } from "./link.service.ts";
import { createMailService } from "./mail.service.ts";
import { messages } from "./messages.ts";
import { createPasswordService } from "./password.service.ts";
import type { Provider } from "./provider.gateway.ts";
import { createRecoveryService } from "./recovery.service.ts";
import { createRecoveryCodeService } from "./recovery-code.service.ts";
import { createRedirectService } from "./redirect.service.ts";
import { createSecretService } from "./secret.service.ts";
import { createSessionService } from "./session.service.ts";
import { createSignInService } from "./sign-in.service.ts";
import { createSignUpService } from "./sign-up.service.ts";
import { findUser } from "./user.repository.ts";
import { createVerificationService } from "./verification.service.ts";

interface Needs {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  limits: Limits;
  /** Told of failures that no caller sees. */
  report: (error: unknown) => void;
  config: Pick<
    Config,
    "publicUrl" | "revealUnknownAccounts" | "google" | "github" | "encryptionKey" | "dataDir"
  >;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Accounts and sessions: the parts, put together. */
export function createAccountService(needs: Needs) {
  const { db, clock, mailer, limits: counted, config, report } = needs;
  const { publicUrl } = config;
  const redirects = createRedirectService(publicUrl);
  const mails = createMailService({ mailer, report });
  const keys = createKeyService({ db, clock });
  const accessTokens = createAccessTokenService({ db, clock, keys, publicUrl });
  const audit = createAuditService({ clock });
  const limits = createLimitService(counted);
  const passwords = createPasswordService();
  const links = createLinkService({ clock });
  const sessions = createSessionService({ db, clock, accessTokens, audit, limits });
  const signIns = createSignInService({ db, passwords, limits, sessions, audit });
  const asked = { db, clock, mails, links, limits, redirects, audit };
  const signUps = createSignUpService({ ...asked, passwords });
  const recoveries = createRecoveryService(asked);
  const verifications = createVerificationService({ db, clock, links, limits, sessions, audit });

  const changes = createAccountChangeService({ ...asked, passwords, accessTokens });

  const secrets = createSecretService(() => readEncryptionKey(config));
  const secondStep = { db, clock, sessions, limits, audit };
  const factors = createFactorService({ ...secondStep, secrets, accessTokens, mails });
  const recoveryCodes = createRecoveryCodeService(secondStep);
  const providers = new Map<string, Provider>();
  if (config.google) providers.set("google", createGoogle(config.google));
  if (config.github) providers.set("github", createGitHub(config.github));
  const identities = createIdentityService({ db, clock, audit });
  const elsewhere = { db, providers, identities, sessions, limits };
  const callback = new URL(authCallback.path, publicUrl).href;
  const flows = createFlowService({ ...elsewhere, clock, callback, redirects, report });
  const idTokens = createIdTokenService(elsewhere);
  const expiry = createExpiryService({ db, clock });
  const deletions = createDeletionService({ db, links, passwords, limits, accessTokens, audit });

  /** Who makes the call, however they got in. Throws `TokenFailure`. */
  async function holder(request: FastifyRequest): Promise<Person> {
    return (await accessTokens.read(request)).person;
  }

  return {
    kept: "here" as const,
    /** Whether `/api/auth` tells if an address has an account. `/auth/v1` never does. */
    reveals: config.revealUnknownAccounts,
    /** Ways in beside e-mail. */
    providers: { google: providers.has("google"), github: providers.has("github") },
    /** The address under which people reach the server. */
    home: publicUrl,
    flows,
    signInWithIdToken: idTokens.signIn,
    unlinkIdentity: identities.unlink,
    factors,
    recoveryCodes,

    holder,

    async signOut(request: FastifyRequest, origin: Origin): Promise<void> {
      await sessions.end(await holder(request), "local", origin);
    },

    /**
     * Who makes the call. Throws `TokenFailure`; and a 403 `Failure` where a second factor is
     * missing, without which only the auth service's own calls may be made.
     */
    async authenticate(request: FastifyRequest): Promise<Person> {
      const { person, needsFactor } = await accessTokens.read(request);
      if (needsFactor && !request.routeOptions.url?.startsWith("/auth/v1/")) {
        throw new Failure(403, secondFactorNeeded, messages.secondFactorNeeded, { topLevel: {} });
      }
      return person;
    },

    publicKeys: keys.published,
    /** What has to be done every now and then. */
    async tidy(): Promise<void> {
      await keys.rotate();
      await expiry.sweep();
    },
    signUp: signUps.signUp,
    recover: recoveries.recover,
    mailSignIn: recoveries.mailSignIn,
    resend: recoveries.resend,
    verify: verifications.verify,
    /** Resolves when no mail is under way. */
    settle: mails.settle,
    changeAccount: changes.change,
    reauthenticate: changes.reauthenticate,
    deleteData: deletions.deleteData,
    deleteAccount: deletions.deleteAccount,
    signIn: signIns.signIn,
    refresh: sessions.refresh,
    endSessions: sessions.end,

    /** The account, or null where it is not one of ours. */
    async find(userId: string): Promise<AuthUser | null> {
      const user = await findUser(db, userId);
      return user ? describeAccount(db, user) : null;
    },
  };
}
