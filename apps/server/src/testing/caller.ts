import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type KeptMail, listOutbox } from "../platform/mail/outbox.ts";

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestReply {
  status: number;
  headers: Headers;
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- a test reads what it expects to be there
}

export interface SignedIn {
  email: string;
  password: string;
  token: string;
  userId: string;
  session: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- the session as the server answered it
}

export interface Caller {
  readonly url: string;
  /** Calls over HTTP; a string body is sent as is, anything else as JSON. */
  call(method: string, path: string, options?: CallOptions): Promise<TestReply>;
  /** The outbox, newest first. */
  mails(): Promise<KeptMail[]>;
  /** Signs up, verifies by the mailed link and signs in. */
  signedIn(email?: string): Promise<SignedIn>;
}

export function createCaller(url: () => string, dataDir: string): Caller {
  const call: Caller["call"] = async (method, path, { body, token, headers } = {}) => {
    const response = await fetch(url() + path, {
      method,
      redirect: "manual",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? (JSON.parse(text) as unknown) : text,
    };
  };
  const mails = () => listOutbox({ dataDir });

  return {
    get url() {
      return url();
    },
    call,
    mails,
    async signedIn(email = `person-${randomUUID()}@example.com`) {
      const password = "Str0ng!password";
      const signUp = await call("POST", "/api/auth/signup", { body: { email, password } });
      if (signUp.status >= 300) throw new Error(`sign-up: ${JSON.stringify(signUp.body)}`);
      // If accounts aren't revealed, the mail is written after the reply.
      let link: string | null | undefined;
      for (let tries = 0; !link && tries < 100; tries++) {
        if (tries > 0) await sleep(50);
        link = (await mails()).find((one) => one.to.includes(email) && one.link)?.link;
      }
      const token_hash = new URL(link ?? "").searchParams.get("token_hash");
      const { status, body: session } = await call("POST", "/auth/v1/verify", {
        body: { type: "signup", token_hash },
      });
      if (status !== 200) throw new Error(`verification: ${JSON.stringify(session)}`);
      return { email, password, token: session.access_token, userId: session.user.id, session };
    },
  };
}
