import { randomUUID } from "node:crypto";
import { startBuiltServer } from "../../../scripts/built-server.mjs";

/** A mail that the server kept in its outbox. */
interface KeptMail {
  to: string;
  subject: string;
  text: string;
  link: string | null;
}

/** Somebody with a verified account. `session` is what the auth service answered. */
export interface Person {
  email: string;
  password: string;
  token: string;
  userId: string;
  session: { access_token: string; user: { id: string } };
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** The built server on a free port, with an empty database and an outbox; `settings` beside its own. */
export async function startServer(settings: Record<string, string> = {}) {
  const { url, stop } = await startBuiltServer(settings);

  /** Calls the API as its clients do; answers the body. Throws on a failure. */
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

  /** Mails to an address whose link has these words, newest first; waits up to 5 s for one. */
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

  /** Makes an account and verifies it by its mail, through the API. */
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

  /** Somebody whose profile is complete, so that nothing asks for it. */
  const makePerson = async (email?: string): Promise<Person> => {
    const person = await makeNewcomer(email);
    await call("PUT", "/api/user/profile", {
      token: person.token,
      body: { firstName: "Ada", lastName: "Park", profileIcon: 2 },
    });
    return person;
  };

  return { url, call, mailsTo, makeNewcomer, makePerson, stop };
}
