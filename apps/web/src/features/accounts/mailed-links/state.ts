import { askAuth, type Client } from "../auth-call.ts";
import { AccountFailure } from "../failure.ts";
import { ourAddress } from "../our-address.ts";
import { storedSession } from "../sessions/stored-session.ts";
import { beginSession } from "../sessions/transitions.ts";
import { type Arrival, arrivalOf } from "./arrival.ts";

const verificationTypes = ["signup", "email", "email_change", "invite", "magiclink"];

/** The kinds of link a page accepts. */
export type LinkPurpose = "verification" | "recovery";

function fits(type: string, purpose: LinkPurpose): boolean {
  return purpose === "recovery" ? type === "recovery" : verificationTypes.includes(type);
}

/** Exchanges what the URL carries for a session, through the auth client. */
async function exchange(arrival: Arrival | null, purpose: LinkPurpose): Promise<void> {
  if (arrival === null || arrival.kind === "verified") throw new AccountFailure("missing");
  if (arrival.kind === "refused") throw new AccountFailure("refused", { reason: arrival.reason });
  if (arrival.kind === "link" && !fits(arrival.type, purpose)) throw new AccountFailure("invalid");
  await askAuth((client) => spend(client, arrival));
  beginSession();
}

function spend(client: Client, arrival: Extract<Arrival, { kind: "link" | "session" | "code" }>) {
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

const spent = new Map<string, Promise<void>>();

/**
 * The session storage key for whom which link has let set a new password in this tab: it works
 * once, and the page may be loaded again before that is done.
 */
const recoveryKey = "morsel-recovery";
const recoveryBy = (address: string) => `${storedSession()?.user.id ?? ""} ${address}`;

function rememberRecovery(address: string): void {
  try {
    sessionStorage.setItem(recoveryKey, recoveryBy(address));
  } catch {
    // Storage is switched off: the page needs a new link once it is loaded again.
  }
}

/** Whether the link has let in who is signed in now. */
function isRecovering(address: string): boolean {
  try {
    return storedSession() !== null && sessionStorage.getItem(recoveryKey) === recoveryBy(address);
  } catch {
    return false;
  }
}

/** A mailed code was used instead of the link: lets the reset page, opened next, accept that. */
export function expectRecovery(): void {
  const address = ourAddress(resetPage);
  spent.set(`recovery ${address}`, Promise.resolve());
  rememberRecovery(address);
}

/** After the reset, the page needs a new link. */
export function forgetRecovery(): void {
  spent.clear();
  try {
    sessionStorage.removeItem(recoveryKey);
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
}

/** Uses what a URL carries, once per URL, as links work only once. */
export function spendLink(address: string, purpose: LinkPurpose): Promise<void> {
  const key = `${purpose} ${address}`;
  const result = spent.get(key) ?? spendAnew(address, purpose);
  spent.set(key, result);
  return result;
}

async function spendAnew(address: string, purpose: LinkPurpose): Promise<void> {
  if (purpose === "verification") return exchange(arrivalOf(address), purpose);
  if (isRecovering(address)) return;
  await exchange(arrivalOf(address), purpose);
  rememberRecovery(address);
}
