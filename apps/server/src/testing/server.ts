import { join } from "node:path";
import type { DestinationStream } from "pino";
import { type App, createApp } from "../app.ts";
import { readConfig } from "../platform/config/config.ts";
import { createLog } from "../platform/logging/log.ts";
import { type Caller, createCaller } from "./caller.ts";
import { freePort, freshPlace } from "./place.ts";

export interface Options {
  /** Settings added to the test's own, or overriding them. */
  env?: Record<string, string>;
  /** What the clock starts at (ms); default: now. */
  now?: number;
  /** Where the log is written; default: nowhere. */
  log?: DestinationStream;
  /** The built web app's folder; default: none. */
  webFolder?: string;
  /** How often due reminders are looked for (ms); default: as in production. */
  lookEvery?: number;
  /** How often idle listeners hear something (ms); default: as in production. */
  beatEvery?: number;
  /** How long a request's body may take to arrive (ms); default: as in production. */
  arrivalTime?: number;
  /** How long a provider of what is on a photo may take (ms); default: as in production. */
  providerPatience?: number;
}

/** A clock that can be set and keeps running. */
export interface TestClock {
  now(): number;
  advance(ms: number): void;
}

export interface TestServer extends Caller {
  app(): App;
  clock: TestClock;
  dataDir: string;
  /** Its settings, for another process on the same database. */
  env: Record<string, string>;
  /** Stops and starts again on the same data. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** The whole app in this process, on a free port and a fresh database of the engine under test. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const place = await freshPlace();
  const dataDir = options.env?.["DATA_DIR"] ?? place.dataDir;
  let offset = (options.now ?? Date.now()) - Date.now();
  const clock: TestClock = {
    now: () => Date.now() + offset,
    advance: (ms) => {
      offset += ms;
    },
  };
  const start = (env?: Record<string, string>) =>
    listen({ ...place.env, ...options.env, ...env }, options, clock);
  let running = await start();
  const publicUrl = options.env?.["PUBLIC_URL"] ?? running.url;
  return {
    ...createCaller(() => running.url, dataDir),
    get url() {
      return running.url;
    },
    app: () => running.app,
    clock,
    dataDir,
    env: { ...place.env, ...options.env },
    async restart(env) {
      await running.app.close();
      // The public URL stays the same, since tokens contain it; the port changes.
      running = await start({ PUBLIC_URL: publicUrl, ...env });
    },
    async stop() {
      await running.app.close();
      await place.remove();
    },
  };
}

async function listen(env: Record<string, string>, options: Options, clock: TestClock) {
  // The port is chosen first since mailed links contain it; another program may take it meanwhile.
  for (let attempt = 1; ; attempt += 1) {
    const port = env["PORT"] ?? String(await freePort());
    const config = readConfig({ ...env, PORT: port });
    const app = await createApp(config, {
      clock: clock.now,
      ...(options.beatEvery && { beatEvery: options.beatEvery }),
      ...(options.lookEvery && { lookEvery: options.lookEvery }),
      ...(options.arrivalTime && { arrivalTime: options.arrivalTime }),
      ...(options.providerPatience && { providerPatience: options.providerPatience }),
      ...(options.log && { log: createLog(config, options.log) }),
      webFolder: options.webFolder ?? join(config.dataDir, "no-web"),
    });
    try {
      await app.http.server.listen({ host: config.host, port: config.port });
      return { app, url: `http://127.0.0.1:${port}` };
    } catch (error) {
      await app.close();
      if (attempt === 3) throw error;
    }
  }
}
