import { authClient } from "../sessions/auth-client.ts";
import { beginSession } from "../sessions/transitions.ts";
import { type Arrival, arrivalOf } from "./arrival.ts";

/** What came of using what the address carried. */
export type LinkResult =
  | { kind: "session" }
  /** The service refused it; in its own words where it gave any. */
  | { kind: "refused"; reason: string | null }
  /** Not something this page can use. */
  | { kind: "invalid" }
  | { kind: "missing" }
  | { kind: "unreachable" };

const verificationTypes = ["signup", "email", "email_change", "invite", "magiclink"];

/** Which kinds of link a page takes. */
export type LinkPurpose = "verification" | "recovery";

function fits(type: string, purpose: LinkPurpose): boolean {
  return purpose === "recovery" ? type === "recovery" : verificationTypes.includes(type);
}

/** Trades what the address carried for a session, through the auth client. Never throws. */
async function exchange(arrival: Arrival | null, purpose: LinkPurpose): Promise<LinkResult> {
  if (arrival === null || arrival.kind === "verified") return { kind: "missing" };
  if (arrival.kind === "refused") return { kind: "refused", reason: arrival.reason };
  if (arrival.kind === "link" && !fits(arrival.type, purpose)) return { kind: "invalid" };
  try {
    const { error } = await spend(arrival);
    if (!error) {
      beginSession();
      return { kind: "session" };
    }
    const answered = error.status !== undefined && error.status >= 400 && error.status < 500;
    return answered ? { kind: "refused", reason: error.message } : { kind: "unreachable" };
  } catch {
    return { kind: "unreachable" };
  }
}

async function spend(arrival: Extract<Arrival, { kind: "link" | "session" | "code" }>) {
  const client = await authClient();
  switch (arrival.kind) {
    case "link":
      return client.verifyOtp({
        token_hash: arrival.tokenHash,
        type: arrival.type,
      });
    case "session":
      return client.setSession({
        access_token: arrival.accessToken,
        refresh_token: arrival.refreshToken,
      });
    case "code":
      return client.exchangeCodeForSession(arrival.code);
  }
}

/** The page that sets a new password. */
export const resetPage = "/reset-password";

const spent = new Map<string, Promise<LinkResult>>();

/** A mailed code was used in the place of a link: the reset page, opened next, takes it for one. */
export function expectRecovery(): void {
  const address = new URL(resetPage, window.location.origin).href;
  spent.set(`recovery ${address}`, Promise.resolve({ kind: "session" }));
}

/** The reset is done: its page, opened again, needs another link. */
export function forgetRecovery(): void {
  spent.clear();
}

/** Uses what the address carries, once for each address: a link works only one time. */
export function spendLink(address: string, purpose: LinkPurpose): Promise<LinkResult> {
  const key = `${purpose} ${address}`;
  const result = spent.get(key) ?? exchange(arrivalOf(address), purpose);
  spent.set(key, result);
  return result;
}
