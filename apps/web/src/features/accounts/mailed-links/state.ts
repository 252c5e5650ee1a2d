import { askAuth, type Client } from "../auth-call.ts";
import { AccountFailure } from "../failure.ts";
import { ourAddress } from "../our-address.ts";
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

/** A mailed code was used instead of the link: lets the reset page, opened next, accept that. */
export function expectRecovery(): void {
  const address = ourAddress(resetPage);
  spent.set(`recovery ${address}`, Promise.resolve());
}

/** After the reset, the page needs a new link. */
export function forgetRecovery(): void {
  spent.clear();
}

/** Uses what a URL carries, once per URL, as links work only once. */
export function spendLink(address: string, purpose: LinkPurpose): Promise<void> {
  const key = `${purpose} ${address}`;
  const result = spent.get(key) ?? exchange(arrivalOf(address), purpose);
  spent.set(key, result);
  return result;
}
