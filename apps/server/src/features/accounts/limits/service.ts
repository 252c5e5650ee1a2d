import { isIPv6 } from "node:net";
import { factorCodes } from "@morsel/contract/auth-factors";
import { authCodes } from "@morsel/contract/auth-service";
import { day, hour, minute } from "@morsel/domain/time";
import { Failure } from "../../../platform/http/failure.ts";
import type { Bucket, Limits, Rule, Taken } from "../../../platform/limits/limits.ts";
import { messages } from "../messages.ts";
import type { Origin } from "../origin.ts";
import type { KnownBrowserService } from "../sessions/known-browser.service.ts";

/** Per network: generous, since an office may share one. Per account: what one person needs. */
const rules = {
  signInFrom: { limit: 100, windowMs: 5 * minute },
  signUpFrom: { limit: 100, windowMs: hour },
  linkFrom: { limit: 60, windowMs: 5 * minute },
  refreshFrom: { limit: 600, windowMs: 5 * minute },
  challengeOf: { limit: 30, windowMs: 15 * minute },
  proofOf: { limit: 10, windowMs: 15 * minute },
  // At any time three of a million codes are valid.
  factorOf: { limit: 10, windowMs: hour },
  recoveryCodeOf: { limit: 5, windowMs: 15 * minute },
  mailFrom: { limit: 100, windowMs: hour },
  mailAt: { limit: 6, windowMs: hour },
  wrongPasswordsTo: { limit: 9, windowMs: day },
  toldOfWrongPasswords: { limit: 1, windowMs: 7 * day },
} as const satisfies Record<string, Rule>;

/** Per account: docs/decisions/0015-open-doors.md says what they add up to. */
const buckets = {
  /** Per place: a known browser or a network. */
  signInAt: { burst: 10, everyMs: 15 * minute },
  /** All unknown places together. */
  signInTo: { burst: 60, everyMs: 2 * minute },
  mailTo: { burst: 12, everyMs: 10 * minute },
} as const satisfies Record<string, Bucket>;
/**
 * Passwords that one network may have in work at once: a few of those that may wait for everybody
 * (`passwords/hashing.ts`), so that nobody fills all the places alone.
 */
const passwordsAtOnce = 10;
/** Mails to an address reserved for places that haven't requested any yet. */
const mailReserve = 3;

/** Too many requests; `code` is for `/auth/v1`, `/api` has its own. */
export class LimitFailure extends Failure {
  readonly authCode: string;
  readonly authMessage: string;

  constructor(
    retryAfter: number,
    authCode: string,
    authMessage: string,
    message: string = messages.tooManyRequests(retryAfter),
  ) {
    const headers = { "retry-after": String(retryAfter) };
    super(429, "TOO_MANY_REQUESTS", message, { headers, topLevel: {} });
    this.authCode = authCode;
    this.authMessage = authMessage;
  }
}

/** An admitted sign-in attempt. */
export interface SignInTry {
  /** Whether the account was signed in to from this browser before. */
  isKnown: boolean;
  /** The password was right: the attempt doesn't count, and this place's count is reset. */
  fits(): Promise<void>;
}

export interface LimitService {
  /** Runs work that hashes a password. */
  hashing<T>(ip: string, work: () => Promise<T>): Promise<T>;
  signIn(origin: Origin, email: string): Promise<SignInTry>;
  /** Counts a wrong password; returns whether to warn the owner now (once a week at most). */
  wrongPassword(email: string): Promise<boolean>;
  signUp(ip: string): Promise<void>;
  link(ip: string): Promise<void>;
  refresh(ip: string): Promise<void>;
  challenge(userId: string): Promise<void>;
  /** Passwords and mailed codes from a signed-in person; a right one resets the count. */
  proof(userId: string): Promise<void>;
  proofFits(userId: string): Promise<void>;
  /** Answers with a person's second factors; a right one resets the count. */
  factor(userId: string): Promise<void>;
  factorFits(userId: string): Promise<void>;
  recoveryCode(userId: string): Promise<void>;
  recoveryCodeFits(userId: string): Promise<void>;
  mail(origin: Origin, email: string): Promise<void>;
}

/** How often accounts' calls may be made. Each throws a 429 `LimitFailure`. */
export function createLimitService(
  limits: Limits,
  knows: KnownBrowserService["knows"] = async () => false,
): LimitService {
  /** Who counts together for one account: a known browser, else a whole network. */
  async function placeOf(origin: Origin, email: string) {
    const isKnown = await knows(email, origin);
    const name = isKnown ? `browser ${origin.browser}` : `network ${network(origin.ip, 3)}`;
    return { isKnown, name };
  }

  async function password(key: string, bucket: Bucket): Promise<void> {
    const { allowed, retryAfter } = await limits.draw(key, bucket);
    if (allowed) return;
    const { tooManyRequests } = authCodes;
    throw new LimitFailure(
      retryAfter,
      tooManyRequests,
      messages.auth.tooManyRequests,
      messages.tooManyPasswords(retryAfter),
    );
  }

  async function request(key: string, rule: Rule): Promise<void> {
    const { allowed, retryAfter } = await limits.take(key, rule);
    if (allowed) return;
    throw tooManyRequests(retryAfter);
  }
  async function mailed(taking: Promise<Taken>): Promise<Taken> {
    const taken = await taking;
    if (taken.allowed) return taken;
    const { tooManyMails } = authCodes;
    throw new LimitFailure(
      taken.retryAfter,
      tooManyMails,
      messages.auth.tooManyMails,
      messages.tooManyMails,
    );
  }

  return {
    hashing: (ip, work) =>
      limits.atOnce(
        `passwords from ${network(ip, 3)}`,
        passwordsAtOnce,
        () => tooManyRequests(2),
        work,
      ),
    async signIn(origin, email) {
      await request(`sign-in from ${network(origin.ip)}`, rules.signInFrom);
      const { isKnown, name } = await placeOf(origin, email);
      const [place, all] = [`sign-in to ${email} at ${name}`, `sign-in to ${email}`];
      await password(place, buckets.signInAt);
      if (!isKnown) await password(all, buckets.signInTo);
      const fits = async () => {
        await limits.forget(place);
        if (!isKnown) await limits.putBack(all, buckets.signInTo);
      };
      return { isKnown, fits };
    },
    async wrongPassword(email) {
      const key = `wrong passwords to ${email}`;
      if ((await limits.take(key, rules.wrongPasswordsTo)).allowed) return false;
      return (await limits.take(`told of ${key}`, rules.toldOfWrongPasswords)).allowed;
    },
    signUp: (ip) => request(`sign-up from ${network(ip)}`, rules.signUpFrom),
    link: (ip) => request(`link from ${network(ip)}`, rules.linkFrom),
    refresh: (ip) => request(`refresh from ${network(ip)}`, rules.refreshFrom),
    challenge: (userId) => request(`challenge of ${userId}`, rules.challengeOf),
    proof: (userId) => request(`proof of ${userId}`, rules.proofOf),
    proofFits: (userId) => limits.forget(`proof of ${userId}`),
    factor: (userId) => request(`factor of ${userId}`, rules.factorOf),
    factorFits: (userId) => limits.forget(`factor of ${userId}`),
    async recoveryCode(userId) {
      const { allowed, retryAfter } = await limits.take(
        `recovery code of ${userId}`,
        rules.recoveryCodeOf,
      );
      if (allowed) return;
      const { recoveryCodesLocked } = factorCodes;
      throw new LimitFailure(retryAfter, recoveryCodesLocked, messages.auth.recoveryCodesLocked);
    },
    recoveryCodeFits: (userId) => limits.forget(`recovery code of ${userId}`),
    async mail(origin, email) {
      await mailed(limits.take(`mail from ${network(origin.ip)}`, rules.mailFrom));
      const { isKnown, name } = await placeOf(origin, email);
      const place = `mail to ${email} at ${name}`;
      const { isFirst } = await mailed(limits.take(place, rules.mailAt));
      if (isKnown) return;
      const { burst, everyMs } = buckets.mailTo;
      const share = { burst: isFirst ? burst : burst - mailReserve, everyMs };
      await mailed(limits.draw(`mail to ${email}`, share)).catch(async (refusal: unknown) => {
        // No mail was sent, so it still counts as a new place.
        if (isFirst) await limits.forget(place);
        throw refusal;
      });
    },
  };
}

const tooManyRequests = (retryAfter: number) =>
  new LimitFailure(retryAfter, authCodes.tooManyRequests, messages.auth.tooManyRequests);

/**
 * A household has a whole IPv6 network of 64 bits (4 groups), so its addresses count as one. A
 * server's owner may have 48 bits (3 groups).
 */
function network(ip: string, groupsOfIPv6 = 4): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [before = "", after] = ip.split("::");
  const groups = before === "" ? [] : before.split(":");
  const rest = after === undefined || after === "" ? [] : after.split(":");
  const zeros =
    after === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, groupsOfIPv6).join(":");
}
