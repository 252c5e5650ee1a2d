import { basename } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * Starts one of our programs on a thread of its own. `program` is its path in the sources, such as
 * `features/reports/import-reader.ts`; built, it stands beside the server's other programs
 * (`apps/server/build.mjs`).
 */
export function startThread(program: string, workerData: unknown): Worker {
  const here = import.meta.url;
  if (!here.endsWith(".ts"))
    return new Worker(new URL(`${basename(program, ".ts")}.js`, here), { workerData });
  // Sources are run by way of tsx, which doesn't come along into a thread by itself.
  const source = JSON.stringify(new URL(`../${program}`, here));
  const start = `import("tsx/esm/api").then(({ register }) => (register(), import(${source})))`;
  return new Worker(start, { eval: true, workerData });
}
