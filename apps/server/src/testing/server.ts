import { type App, createApp } from "../app.ts";
import { readConfig } from "../platform/config/config.ts";
import { type Caller, createCaller } from "./caller.ts";
import { freePort, freshPlace } from "./place.ts";

interface Options {
  /** Settings beside or in place of the test's own. */
  env?: Record<string, string>;
  /** Where the clock starts, ms; without it, now. */
  now?: number;
}

/** A clock that runs on from where it is set. */
export interface TestClock {
  now(): number;
  advance(ms: number): void;
}

export interface TestServer extends Caller {
  app(): App;
  clock: TestClock;
  dataDir: string;
  /** Stops and starts again on the same data. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Stops, and removes all that it kept. */
  stop(): Promise<void>;
}

/** The whole app in this process, on a free port and a fresh database of the engine under test. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const place = await freshPlace();
  let offset = (options.now ?? Date.now()) - Date.now();
  const clock: TestClock = {
    now: () => Date.now() + offset,
    advance: (ms) => {
      offset += ms;
    },
  };
  let app = await listen({ ...place.env, ...options.env }, clock.now);
  return {
    ...createCaller(() => app.url, place.dataDir),
    get url() {
      return app.url;
    },
    app: () => app.app,
    clock,
    dataDir: place.dataDir,
    async restart(env) {
      await app.app.close();
      app = await listen({ ...place.env, ...options.env, ...env }, clock.now);
    },
    async stop() {
      await app.app.close();
      await place.remove();
    },
  };
}

async function listen(env: Record<string, string>, now: () => number) {
  // The port is chosen first since links in mails carry it; another program may take it meanwhile.
  for (let attempt = 1; ; attempt += 1) {
    const port = env["PORT"] ?? String(await freePort());
    const config = readConfig({ ...env, PORT: port });
    const app = await createApp(config, now);
    try {
      await app.http.server.listen({ host: config.host, port: config.port });
      return { app, url: `http://127.0.0.1:${port}` };
    } catch (error) {
      await app.close();
      if (attempt === 3) throw error;
    }
  }
}
