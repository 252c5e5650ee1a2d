import { startServer } from "../../server/src/testing/server.ts";
import { bundleTab } from "./bundle.ts";
import type { Answer, Call } from "./network.ts";

/** The simulated time at which every history begins: noon, so that a day fits on both sides. */
export const beginning = Date.UTC(2026, 2, 10, 12);

export type World = Awaited<ReturnType<typeof createWorld>>;
export type Person = World["people"][number];

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

  async function ask({ method, address, token, body }: Call): Promise<Answer> {
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
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: statusCode, text, type: String(headers["content-type"] ?? "text/plain") };
  }

  return {
    people,
    load,
    /** Asks the server at a simulated time. */
    ask(now: number, call: Call): Promise<Answer> {
      server.clock.advance(now - server.clock.now());
      return ask(call);
    },
    /** Takes back what the last history has left. */
    async clear(): Promise<void> {
      server.clock.advance(beginning - server.clock.now());
      for (const { token } of people) {
        const call = { method: "DELETE", address: "/api/user/delete-data", token, body: undefined };
        const { status, text } = await ask(call);
        if (status !== 200) throw new Error(text);
      }
    },
    stop: () => server.stop(),
  };
}
