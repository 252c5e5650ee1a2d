import { createCaller, type SignedIn } from "../src/testing/caller.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { startServer, stopServer, usage } from "./server-process.ts";

/** A server on a database of its own, with some people. */
export async function openServer(people: number, settings: Record<string, string> = {}) {
  const place = await freshPlace();
  const port = String(await freePort());
  const env: Record<string, string> = { ...place.env, PORT: port, NODE_ENV: "production" };
  // The server's default number of database connections.
  delete env["DATABASE_POOL"];
  const url = `http://127.0.0.1:${port}`;
  const caller = createCaller(() => url, place.dataDir);
  const first = await startServer(env);
  const signedIn: SignedIn[] = [];
  for (let n = 0; n < people; n++) signedIn.push(await caller.signedIn());
  await stopServer(first.child);
  return {
    ...{ env, url, caller, signedIn },
    start: async () => {
      const { child } = await startServer({ ...env, ...settings });
      const load = { url, processor: async () => (await usage(child)).processor };
      return { load, stop: () => stopServer(child) };
    },
    remove: place.remove,
  };
}
