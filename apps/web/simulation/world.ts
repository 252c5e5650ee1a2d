import { madeAgoHeader } from "@morsel/domain/made-ago";
import { openLateCommits } from "../../server/src/testing/late-commits.ts";
import { startServer } from "../../server/src/testing/server.ts";
import { forgetErasures } from "../../server/src/testing/tables.ts";
import { bundleTab } from "./bundle.ts";
import type { Answer, Call } from "./network.ts";

/** The simulated time at which every history begins: noon, so that a day fits on both sides. */
export const beginning = Date.UTC(2026, 2, 10, 12);

export type World = Awaited<ReturnType<typeof createWorld>>;
export type Person = World["people"][number];

/** What a call has that carries no change from a device. */
export const bare = (token: string) => ({ token, body: undefined, madeAgo: null });

/** One server with two people, used by one history after the other. */
export async function createWorld() {
  const load = await bundleTab();
  const server = await startServer({ now: beginning - 60_000 });
  const person = async (name: string) => {
    const signedIn = await server.signedIn(`${name}@example.com`);
    const session = signedIn.session as object;
    return { name, id: signedIn.userId, token: `Bearer ${signedIn.token}`, session };
  };
  const people = [await person("ada"), await person("bob")] as const;

  const database = server.env["DATABASE_URL"];
  // The embedded database has one writer, whose changes become visible in their order.
  const late = database === undefined ? null : await openLateCommits(database);

  type Asked = Omit<Call, "sentAt">;

  async function ask({ method, address, token, body, madeAgo }: Asked): Promise<Answer> {
    const {
      statusCode,
      body: text,
      headers,
    } = await server.app().http.server.inject({
      method: method as "GET",
      url: address,
      headers: {
        authorization: token,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(madeAgo !== null && { [madeAgoHeader]: madeAgo }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: statusCode, text, type: String(headers["content-type"] ?? "text/plain") };
  }

  return {
    people,
    load,
    /** Asks the server at a simulated time. */
    ask(now: number, call: Asked): Promise<Answer> {
      server.clock.advance(now - server.clock.now());
      return late && call.method !== "GET" ? late.beside(() => ask(call)) : ask(call);
    },
    /** The same, but a change becomes visible only when its answer is fetched, or has to. */
    async askLate(now: number, call: Asked, heed: (answer: Answer) => Answer) {
      server.clock.advance(now - server.clock.now());
      const isHeld = late !== null && !late.isHolding();
      let answer: Promise<Answer> | undefined;
      const work = () => (answer = ask(call).then(heed));
      await (isHeld ? late.hold(work) : (late?.beside(work) ?? work()));
      return async (): Promise<Answer> => {
        if (isHeld) await late.release();
        return answer ?? work();
      };
    },
    release: async () => late?.release(),
    /** Takes back what the last history has left. */
    async clear(): Promise<void> {
      server.clock.advance(beginning - server.clock.now());
      for (const { token } of people) {
        const method = "DELETE";
        const address = "/api/user/delete-data";
        const { status, text } = await ask({ method, address, ...bare(token) });
        if (status !== 200) throw new Error(text);
      }
      // Clocks that are set would have the next history's changes seem older than this.
      await forgetErasures(server);
    },
    async stop(): Promise<void> {
      await late?.close();
      await server.stop();
    },
  };
}
