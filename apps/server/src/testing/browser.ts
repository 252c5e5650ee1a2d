import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AuthClient } from "@supabase/auth-js";
import type { KeptMail } from "../platform/mail/outbox.ts";
import { secretOf } from "./accounts.ts";
import type { TestServer } from "./server.ts";

/** The password of everyone made by `signedInBrowser`. */
export const password = "Str0ng!password";

/** A browser's worth of the unmodified auth client, and the events it emitted. */
export function openBrowser(
  server: Pick<TestServer, "url">,
  flowType: "pkce" | "implicit" = "pkce",
) {
  const kept = new Map<string, string>();
  const client = new AuthClient({
    url: `${server.url}/auth/v1`,
    storageKey: "morsel",
    autoRefreshToken: false,
    flowType,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  const events: string[] = [];
  client.onAuthStateChange((event) => {
    events.push(event);
  });
  return { client, events };
}

/** A browser in which a new person is signed in. */
export async function signedInBrowser(server: TestServer) {
  const email = `${randomUUID()}@example.org`;
  const { client, events } = openBrowser(server);
  await client.signUp({ email, password });
  const token_hash = secretOf(await mailTo(server, email));
  const { data, error } = await client.verifyOtp({ type: "signup", token_hash });
  if (error || !data.session) throw error ?? new Error("no session");
  return { client, events, email, session: data.session };
}

/** Waits for a mail to an address with these words in its subject; returns the newest. */
export async function mailTo(
  server: Pick<TestServer, "mails">,
  email: string,
  words = "",
): Promise<KeptMail> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = await server.mails();
    const mail = mails.find((one) => one.to.includes(email) && one.subject.includes(words));
    if (mail) return mail;
    await sleep(50);
  }
  throw new Error(`no mail to ${email}`);
}

/** The six digits in a mail. */
export function codeOf(mail: Pick<KeptMail, "text"> | undefined): string {
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}
