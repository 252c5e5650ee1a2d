// Loaded before the server, so that it can be asked how it is: see under-test.ts.
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
/** @type {() => void} */
const collect = runInNewContext("gc");
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

createServer((request, response) => {
  const held = delay.max / 1e6;
  if (request.url === "/collected") collect();
  delay.reset();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const usage = {
    heap: (heapUsed + external) / 2 ** 20,
    resident: rss / 2 ** 20,
    held,
    processor: (user + system) / 1000,
  };
  response.end(JSON.stringify(usage));
})
  .listen(process.env.MORSEL_PROBE)
  .unref();
