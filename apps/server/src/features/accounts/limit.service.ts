import { isIPv6 } from "node:net";
import { factorCodes } from "@morsel/contract/auth-factors";
import { authCodes } from "@morsel/contract/auth-service";
import { Failure } from "../../platform/http/failure.ts";
import type { Limits, Rule } from "../../platform/limits/limits.ts";
import { authMessages, messages } from "./messages.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Per address: roomy, since an office may share one. Per account: what a person needs. */
const rules = {
  signInFrom: { limit: 100, windowMs: 5 * minute },
  signInTo: { limit: 10, windowMs: 15 * minute },
  signUpFrom: { limit: 100, windowMs: hour },
  linkFrom: { limit: 60, windowMs: 5 * minute },
  refreshFrom: { limit: 600, windowMs: 5 * minute },
  challengeOf: { limit: 30, windowMs: 15 * minute },
  // Three of a million codes fit at any time.
  factorOf: { limit: 10, windowMs: hour },
  recoveryCodeOf: { limit: 5, windowMs: 15 * minute },
  mailFrom: { limit: 100, windowMs: hour },
  mailTo: { limit: 6, windowMs: hour },
} as const satisfies Record<string, Rule>;

/** Too many requests; `code` is the auth service's, `/api` answers its own. */
export class LimitFailure extends Failure {
  readonly authCode: string;
  readonly authMessage: string;

  constructor(retryAfter: number, authCode: string, authMessage: string) {
    const headers = { "retry-after": String(retryAfter) };
    super(429, "TOO_MANY_REQUESTS", messages.tooManyRequests, { headers, topLevel: {} });
    this.authCode = authCode;
    this.authMessage = authMessage;
  }
}

export interface LimitService {
  signIn(ip: string, email: string): Promise<void>;
  /** After a success the account's count begins anew. */
  signedIn(email: string): Promise<void>;
  signUp(ip: string): Promise<void>;
  link(ip: string): Promise<void>;
  refresh(ip: string): Promise<void>;
  challenge(userId: string): Promise<void>;
  /** Answers to a person's second factors; after a right one the count begins anew. */
  factor(userId: string): Promise<void>;
  factorFits(userId: string): Promise<void>;
  recoveryCode(userId: string): Promise<void>;
  recoveryCodeFits(userId: string): Promise<void>;
  mail(ip: string, email: string): Promise<void>;
}

/** How often the accounts' calls may be made. Each throws a 429 `LimitFailure`. */
export function createLimitService(limits: Limits): LimitService {
  async function request(key: string, rule: Rule): Promise<void> {
    const { allowed, retryAfter } = await limits.take(key, rule);
    if (allowed) return;
    throw new LimitFailure(retryAfter, authCodes.tooManyRequests, authMessages.tooManyRequests);
  }
  async function mail(key: string, rule: Rule): Promise<void> {
    const { allowed, retryAfter } = await limits.take(key, rule);
    if (allowed) return;
    throw new LimitFailure(retryAfter, authCodes.tooManyMails, authMessages.tooManyMails);
  }

  return {
    async signIn(ip, email) {
      await request(`sign-in from ${network(ip)}`, rules.signInFrom);
      await request(`sign-in to ${email}`, rules.signInTo);
    },
    signedIn: (email) => limits.forget(`sign-in to ${email}`),
    signUp: (ip) => request(`sign-up from ${network(ip)}`, rules.signUpFrom),
    link: (ip) => request(`link from ${network(ip)}`, rules.linkFrom),
    refresh: (ip) => request(`refresh from ${network(ip)}`, rules.refreshFrom),
    challenge: (userId) => request(`challenge of ${userId}`, rules.challengeOf),
    factor: (userId) => request(`factor of ${userId}`, rules.factorOf),
    factorFits: (userId) => limits.forget(`factor of ${userId}`),
    async recoveryCode(userId) {
      const { allowed, retryAfter } = await limits.take(
        `recovery code of ${userId}`,
        rules.recoveryCodeOf,
      );
      if (allowed) return;
      const { recoveryCodesLocked } = factorCodes;
      throw new LimitFailure(retryAfter, recoveryCodesLocked, authMessages.recoveryCodesLocked);
    },
    recoveryCodeFits: (userId) => limits.forget(`recovery code of ${userId}`),
    async mail(ip, email) {
      await mail(`mail from ${network(ip)}`, rules.mailFrom);
      await mail(`mail to ${email}`, rules.mailTo);
    },
  };
}

/** One household has a whole IPv6 network of 64 bits: its addresses count as one. */
function network(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [before = "", after] = ip.split("::");
  const groups = before === "" ? [] : before.split(":");
  const rest = after === undefined || after === "" ? [] : after.split(":");
  const zeros =
    after === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}
