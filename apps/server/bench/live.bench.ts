/** What a thousand open listeners cost one process, on each engine: see docs/benchmarks.md. */
import { setTimeout as sleep } from "node:timers/promises";
import { createCaller, type SignedIn } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { type Listener, listen } from "../src/testing/listener.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { startServer, stopServer, usage } from "./server-process.ts";

const people = 100;
const devices = 10;
const writes = 300;

const figure = (value: number, digits = 1) => value.toFixed(digits);
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
/** Median and 99th percentile. */
function spread(values: number[]): string {
  values.sort((a, b) => a - b);
  return `${figure(at(values, 0.5))} ms (p99 ${figure(at(values, 0.99))})`;
}

async function bench(engine: string): Promise<void> {
  const place = await freshPlace();
  const port = String(await freePort());
  const env: Record<string, string> = { ...place.env, PORT: port, NODE_ENV: "production" };
  delete env["DATABASE_POOL"];
  const url = `http://127.0.0.1:${port}`;
  const caller = createCaller(() => url, place.dataDir);
  const { child } = await startServer(env);
  const signedIn: SignedIn[] = [];
  for (let n = 0; n < people; n++) signedIn.push(await caller.signedIn());

  /** Logs one meal after another; how long each takes, and until the person's listeners heard. */
  async function log(listeners: ReadonlyMap<string, Listener[]>) {
    const replied: number[] = [];
    const heard: number[] = [];
    const turns = Array.from({ length: writes / people }, () => signedIn).flat();
    for (const { token } of turns) {
      const body = { name: "Milk", totalCalories: 149, date: "2026-11-20" };
      const hearing = (listeners.get(token) ?? []).map((one) => one.hears());
      const begun = performance.now();
      await caller.call("POST", "/api/meals/logged", { token, body });
      replied.push(performance.now() - begun);
      heard.push(...(await Promise.all(hearing)));
    }
    return { replied, heard };
  }
  const resident = async () => {
    await sleep(3_000);
    return (await usage(child)).rss / 2 ** 20;
  };

  try {
    await log(new Map());
    const alone = await log(new Map());
    const before = await resident();
    const listeners = new Map<string, Listener[]>();
    for (const { token } of signedIn)
      listeners.set(
        token,
        await Promise.all(Array.from({ length: devices }, () => listen(url, token))),
      );
    const after = await resident();
    const idle = (await usage(child)).processor;
    await sleep(30_000);
    const spent = ((await usage(child)).processor - idle) / 1000 / 30;
    const among = await log(listeners);
    console.log(
      `${engine}: ${people * devices} listeners take ${figure(after - before, 0)} MB (at most 100)` +
        ` and ${figure(spent)} ms of processor time a second`,
    );
    console.log(
      `${engine}: a meal is logged in ${spread(among.replied)} among them, ${spread(alone.replied)} without;` +
        ` ${devices} devices hear of it after ${spread(among.heard)}`,
    );
    for (const own of listeners.values()) for (const listener of own) listener.leave();
  } finally {
    await stopServer(child);
    await place.remove();
  }
}

await onEachEngine(bench, { durable: true });
