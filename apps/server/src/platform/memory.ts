import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Has the heap collected at 1.8 times of what lived after the last collection. By default that may be
 * 4 times, which suits a program with gigabytes to itself. Why, and what it costs: decision 22.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=80");
}

/** What the first one empties, the next ones give back; so with code that ran once. */
const collections = 3;
const betweenMs = 1_000;

/**
 * Gives back what the start needed and nobody does any more: the parsed food file, the index's
 * drafts, code that ran once. Left alone, the engine collects when almost as much again has been
 * used, which for a quiet server is tomorrow. Each collection takes some 30 ms. There is no other way
 * to ask for one than the function that this flag adds to new contexts.
 */
export async function giveBackMemory(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let turn = 0; turn < collections; turn++) {
    if (turn > 0) await setTimeout(betweenMs, undefined, { ref: false });
    collect();
  }
}
