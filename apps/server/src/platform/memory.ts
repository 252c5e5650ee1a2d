import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Makes V8 collect when the heap reaches 1.8 times what survived the last collection. The default
 * of up to 4 times suits a program with gigabytes to itself. Reasons and cost: decision 22.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=80");
}

/**
 * Memory emptied by one collection is returned by the next; the same goes for code that ran once.
 * The space for new objects is only made smaller once few are made, so the last ones come when the
 * start is over.
 */
const pausesMs = [0, 1_000, 4_000, 1_000];

/**
 * Returns the memory that only startup needed: the parsed food file, the index's drafts, code that
 * ran once. V8 would wait until almost as much again is in use, which may take a quiet server a
 * day. Each collection takes some 30 ms. The function this flag adds to new contexts is the only
 * way to ask for one.
 */
export async function giveBackMemory(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // What stays is moved together, since pages that are nearly empty can't be returned.
  setFlagsFromString("--compact-on-every-full-gc");
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await setTimeout(pauseMs, undefined, { ref: false });
    collect();
  }
  setFlagsFromString("--no-compact-on-every-full-gc");
}
