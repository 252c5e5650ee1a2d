// Loaded before the server to report its state: see under-test.ts.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
/** @type {() => void} */
const collect = runInNewContext("gc");
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

/** Linux tells it of each thread: ns, brought up to date when the thread sleeps. */
const ofThread = "/proc/thread-self/schedstat";
const sleeper = new Int32Array(new SharedArrayBuffer(4));
function busy() {
  if (!existsSync(ofThread)) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  Atomics.wait(sleeper, 0, 0, 1);
  return Number(readFileSync(ofThread, "utf8").split(" ", 1)[0]) / 1e6;
}

createServer((request, response) => {
  const held = delay.max / 1e6;
  if (request.url === "/collected") collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const usage = {
    heap: (heapUsed + external) / 2 ** 20,
    resident: rss / 2 ** 20,
    held,
    processor: (user + system) / 1000,
    busy: busy(),
  };
  delay.reset();
  response.end(JSON.stringify(usage));
})
  .listen(process.env.MORSEL_PROBE)
  .unref();
