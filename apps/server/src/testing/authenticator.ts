import { Secret, TOTP } from "otpauth";
import { openBrowser, password, signedInBrowser } from "./browser.ts";
import type { TestServer } from "./server.ts";

type Client = ReturnType<typeof openBrowser>["client"];
type Clocked = Pick<TestServer, "clock">;

/** The code an authenticator shows `seconds` from the server's now. */
export function codeAt({ clock }: Clocked, secret: string, seconds = 0): string {
  const timestamp = clock.now() + seconds * 1000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** Six digits that aren't valid at any time near now. */
export function wrongFor(server: Clocked, secret: string): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeAt(server, secret, seconds));
  const wrong = ["000000", "111111", "222222", "333333", "444444", "555555"];
  return wrong.find((code) => !near.includes(code)) ?? "";
}

/**
 * Waits, as an authenticator's owner does, for a code that hasn't been used. It has just come up,
 * so a slow machine has half a minute to enter it.
 */
export const nextCode = ({ clock }: Clocked): void =>
  clock.advance(60_000 - (clock.now() % 30_000));

export async function enroll(client: Client, friendlyName = "Phone") {
  const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, data };
}

/** A person with an authenticator, in a browser that has used it. */
export async function protectedPerson(server: TestServer) {
  const signedIn = await signedInBrowser(server);
  const { factorId, secret } = await enroll(signedIn.client);
  const code = codeAt(server, secret);
  const { error } = await signedIn.client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  nextCode(server);
  return { ...signedIn, factorId, secret };
}

/** The same person in another browser, with only the password. */
export async function halfSignedIn(server: TestServer, email: string) {
  const other = openBrowser(server);
  const { data, error } = await other.client.signInWithPassword({ email, password });
  if (error) throw error;
  return { ...other, token: data.session.access_token };
}
