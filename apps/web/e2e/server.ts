import { randomUUID } from "node:crypto";
import { startBuiltServer } from "../../../scripts/built-server.mjs";

/** A mail in the server's outbox folder. */
interface KeptMail {
  to: string;
  subject: string;
  text: string;
  link: string | null;
}

/** Someone with a verified account. `session` is the auth service's reply. */
export interface Person {
  email: string;
  password: string;
  token: string;
  userId: string;
  session: { access_token: string; user: { id: string } };
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Starts the built server on a free port, with an empty database and an outbox for its mails. */
export async function startServer(
  settings: Record<string, string> = {},
  place: Parameters<typeof startBuiltServer>[1] = {},
) {
  const { url, dataDir, stop } = await startBuiltServer(settings, place);

  /** Calls the API as clients do and returns the body; throws on failure. */
  const call = async (method: string, path: string, sent?: { body?: unknown; token?: string }) => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...(sent?.body !== undefined && { "content-type": "application/json" }),
        ...(sent?.token && { authorization: `Bearer ${sent.token}` }),
      },
      ...(sent?.body !== undefined && { body: JSON.stringify(sent.body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${String(reply.status)}: ${text}`);
    return (text ? JSON.parse(text) : null) as unknown;
  };

  /** Mails to an address whose link contains `inLink`, newest first; waits up to 5 s for one. */
  const mailsTo = async (email: string, inLink = ""): Promise<KeptMail[]> => {
    for (let tries = 0; ; tries++) {
      const all = (await call("GET", "/dev/outbox.json")) as KeptMail[];
      const mails = all.filter(
        ({ to, link }) => to.includes(email) && (link ?? "").includes(inLink),
      );
      if (mails.length > 0 || tries === 50) return mails;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  /** Creates an account through the API and verifies it by its mail. */
  const makeNewcomer = async (email = `person-${randomUUID()}@example.com`): Promise<Person> => {
    const password = "Str0ng!password";
    await call("POST", "/api/auth/signup", { body: { email, password } });
    const [mail] = await mailsTo(email);
    const token_hash = new URL(mail?.link ?? "").searchParams.get("token_hash");
    const session = (await call("POST", "/auth/v1/verify", {
      body: { type: "signup", token_hash },
    })) as Person["session"];
    return { email, password, token: session.access_token, userId: session.user.id, session };
  };

  /** The same with a complete profile, so that the app doesn't ask for it. */
  const makePerson = async (email?: string): Promise<Person> => {
    const person = await makeNewcomer(email);
    await call("PUT", "/api/user/profile", {
      token: person.token,
      body: { firstName: "Ada", lastName: "Park", profileIcon: 2 },
    });
    return person;
  };

  /** A session of its own for another device: what two devices share, the server ends as stolen. */
  const newSession = async ({ email, password }: Pick<Person, "email" | "password">) => {
    const body = { email, password };
    const reply = await call("POST", "/api/auth/signin", { body });
    return (reply as Pick<Person, "session">).session;
  };

  return { url, dataDir, call, mailsTo, makeNewcomer, makePerson, newSession, stop };
}
