import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import type { SignedIn } from "../src/testing/caller.ts";
import type { ServerProcess } from "../src/testing/process.ts";
import { encoded, roomOf } from "./draft.ts";
import type { Answer, Sent } from "./line.ts";
import type { Planned } from "./requests.ts";

/** Values from earlier replies by room and field name, newest first. */
type Seen = Map<string, string[]>;
const maxPerName = 5;
/**
 * Signing in counts as proof for 10 minutes; a caller at most half that old can reach every call.
 */
const maxAgeMs = 5 * 60_000;

interface Someone {
  person: SignedIn;
  seen: Seen;
}

/**
 * The caller, and another person who never calls. Replies to them are remembered, so that later
 * requests can refer to them: that is how a call that needs an id gets one.
 */
export interface People {
  /** Fills in a request's `~…~` words. */
  fill(planned: Planned): Promise<Sent>;
  /** Remembers what a reply told the caller. */
  learn(sent: Sent, answer: Answer): void;
  /** Makes sure that the caller can still call, replacing them if nothing else helps. */
  refresh(): Promise<void>;
  /** Everything the other person has, as replies show it. */
  belongings(): Promise<string>;
}

interface Told {
  id?: string;
  access_token?: string;
  user?: { email: string };
}

const passwords = ["Str0ng!password", "An0ther!password"];

export async function createPeople(server: ServerProcess): Promise<People> {
  const newcomer = async (): Promise<Someone> => {
    const person = await server.signedIn();
    return { person, seen: new Map() };
  };
  /** The caller knows their own tokens; nobody knows someone else's. */
  const caller = async (): Promise<Someone> => {
    const someone = await newcomer();
    note(someone.seen, "", someone.person.session);
    return someone;
  };
  const ask = async (someone: Someone, method: string, path: string, body?: unknown) => {
    const { token } = someone.person;
    const reply = await server.call(method, path, { token, ...(body !== undefined && { body }) });
    note(someone.seen, roomOf(path), reply.body);
    return reply;
  };

  /** Creates something in each room, so that there are ids to name. */
  async function furnish(someone: Someone): Promise<void> {
    const date = new Date().toISOString().slice(0, 10);
    const startTime = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString();
    const endTime = new Date(Date.parse(startTime) + 17 * 3_600_000).toISOString();
    for (const name of ["Oatmeal", "Soup", "Bread"])
      await ask(someone, "POST", "/api/meals/logged", { id: randomUUID(), name, date });
    await ask(someone, "POST", "/api/daily-stats", { date, waterGlasses: 3 });
    const fast = { planId: "16:8", startTime, endTime, status: "completed" };
    await ask(someone, "POST", "/api/fasting/start", { id: randomUUID(), ...fast });
    await ask(someone, "GET", "/api/meals/logged?limit=1");
  }

  /** Adds an authenticator, to reach what requires one. */
  async function addFactor(someone: Someone): Promise<void> {
    const { body: factor } = await ask(someone, "POST", "/auth/v1/factors", {
      factor_type: "totp",
    });
    const path = `/auth/v1/factors/${factor.id}`;
    const { body: challenge } = await ask(someone, "POST", `${path}/challenge`);
    const answer = { challenge_id: challenge.id, code: totpOf(someone.seen) };
    const { body: session } = await ask(someone, "POST", `${path}/verify`, answer);
    someone.person.token = session.access_token;
    await ask(someone, "POST", "/auth/v1/factors/recovery-codes");
  }

  const other = await newcomer();
  await furnish(other);
  let own = await caller();
  let newcomers = 0;
  let since = performance.now();

  const mailed = async () =>
    (await server.mails()).find((one) => one.to.includes(own.person.email));
  const special: Record<string, () => string | undefined | Promise<string | undefined>> = {
    email: () => own.person.email,
    password: () => own.person.password,
    totp: () => totpOf(own.seen),
    "mailed-code": async () => /\b\d{6}\b/.exec((await mailed())?.text ?? "")?.[0],
    link: async () =>
      new URL((await mailed())?.link ?? "a:").searchParams.get("token_hash") ?? undefined,
    "link-type": async () =>
      new URL((await mailed())?.link ?? "a:").searchParams.get("type") ?? undefined,
    "recovery-code": () => own.seen.get("codes codes")?.[0],
    access_token: () => own.person.token,
  };
  const others: typeof special = {
    email: () => other.person.email,
    password: () => "Wr0ng!password",
  };

  /** `own.meals.id.2` */
  async function valueOf(word: string): Promise<string> {
    if (word === "server") return server.url;
    const [who, room = "", name = "", which = "0"] = word.split(".");
    const direct = await (who === "own" ? special : others)[room]?.();
    if (direct !== undefined) return direct;
    const { seen } = who === "own" ? own : other;
    const values =
      seen.get(`${room} ${name}`) ??
      (/id$/i.test(name) ? idsOf(seen, room) : undefined) ??
      seen.get(` ${name}`) ??
      seen.get(" id");
    return values?.[Number(which) % values.length] ?? randomUUID();
  }

  async function filled(text: string, written = (value: string) => value): Promise<string> {
    let result = text;
    for (const word of new Set(text.match(wordPattern))) {
      const value = written(await valueOf(word.slice(1, -1)));
      result = result.replaceAll(word, () => value);
    }
    return result;
  }

  return {
    async fill({ method, target, headers, body }) {
      const pairs = Object.entries(headers).map(async ([name, value]) => [
        name,
        await filled(value),
      ]);
      return {
        method,
        target: await filled(target, encoded),
        headers: Object.fromEntries(await Promise.all(pairs)) as Record<string, string>,
        body: typeof body === "string" ? await filled(body) : body,
      };
    },
    learn({ target, headers: asked }, { status, headers, body }) {
      // Without a token the reply is someone else's, e.g. a person who has just signed up.
      if (status >= 300 || asked["authorization"] === undefined) return;
      const path = target.split("?", 1)[0] ?? "";
      const room = roomOf(path);
      note(own.seen, room, body);
      const { id, access_token: token, user } = (body ?? {}) as Told;
      // `POST …/challenge` returns as `id` what others call `challenge_id`.
      const last = path.split("/").at(-1) ?? "";
      if (id !== undefined && last !== room) note(own.seen, room, { [`${last}_id`]: id });
      if (token !== undefined && user?.email === own.person.email) own.person.token = token;
      const cursor = /[?&]cursor=([^&>]+)/.exec(headers["link"] ?? "")?.[1];
      if (cursor) note(own.seen, room, { cursor: decodeURIComponent(cursor) });
    },
    async refresh() {
      const isFresh = performance.now() - since < maxAgeMs;
      const { status } = await ask(own, "GET", "/api/auth/user");
      if (status === 200 && isFresh) return;
      for (const password of isFresh ? passwords : []) {
        const { email } = own.person;
        const path = "/auth/v1/token?grant_type=password";
        const { body } = await server.call("POST", path, { body: { email, password } });
        const token: unknown = body.access_token;
        if (typeof token !== "string") continue;
        const again = await server.call("GET", "/api/auth/user", { token });
        if (again.status !== 200) continue;
        own = { ...own, person: { ...own.person, password, token, session: body } };
        note(own.seen, "", body);
        return;
      }
      own = await caller();
      since = performance.now();
      newcomers += 1;
      await furnish(own);
      if (newcomers % 2 === 1) await addFactor(own);
    },
    async belongings() {
      const calls = [
        "/api/meals/logged",
        "/api/water-history",
        "/api/fasting/history",
        "/api/auth/user",
      ];
      const { token } = other.person;
      const replies = await Promise.all(calls.map((path) => server.call("GET", path, { token })));
      return JSON.stringify(replies.map(({ status, body }) => [status, body] as [number, unknown]));
    },
  };
}

/** `/api/users/{id}` takes ids that `/api/auth/user` returned. */
const idsOf = (seen: Seen, room: string): string[] | undefined =>
  seen.get(`${room} id`) ?? seen.get(`${room.replace(/s$/, "")} id`);

const wordPattern = /~(?:own|other|server)(?:\.[\w-]+)*~/g;

/** Records a reply's texts by field name, both for its room and for any room. */
function note(seen: Seen, room: string, value: unknown, name = "", within = room): void {
  if (typeof value === "string") {
    if (value === "" || value.length > 3_000) return;
    for (const key of new Set([`${room} ${name}`, `${within} ${name}`, ` ${name}`])) {
      const known = (seen.get(key) ?? []).filter((one) => one !== value);
      seen.set(key, [value, ...known].slice(0, maxPerName));
    }
  } else if (Array.isArray(value)) {
    for (const one of value.slice(0, maxPerName)) note(seen, room, one, name, name);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) note(seen, room, inner, key, name || within);
  }
}

function totpOf(seen: Seen): string | undefined {
  const secret = seen.get(" secret")?.[0];
  return secret && /^[A-Z2-7]+$/.test(secret) ? new TOTP({ secret }).generate() : undefined;
}
