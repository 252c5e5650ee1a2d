/**
 * `npm run fuzz`: sends requests generated from the served OpenAPI document to each engine.
 *
 *     npm run fuzz -- --requests 100000 --engine sqlite
 *     npm run fuzz -- --seed 12 --only 345        # repeats one of them
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { onEachEngine } from "../src/testing/engines.ts";
import { campaign, isKnown } from "./campaign.ts";
import { growthOf } from "./growth.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string" },
    only: { type: "string" },
    engine: { type: "string" },
  },
});

/** Requests per round; those of a round share a seed. */
const requests = 1_000;
/** MB that memory may grow after the first round, for caches that are still filling. */
const maxGrowth = 30;
const seed = Number(values.seed ?? randomInt(1_000_000));
const only = values.only === undefined ? undefined : Number(values.only);
const rounds = only === undefined ? Math.ceil(Number(values.requests) / requests) : 1;

async function fuzz(engine: string): Promise<boolean> {
  const begun = performance.now();
  const outcome = await campaign({ seed, rounds, requests, only });
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  const { findings, successes, usages } = outcome;
  for (const { title, times, example } of findings)
    console.log(`${title} (${times} times)\n  ${example}\n`);
  for (const stack of outcome.stacks) console.log(stack);
  const unreached = [...successes].filter(([, times]) => times === 0).map(([name]) => name);
  if (only === undefined && unreached.length > 0)
    console.log(`${engine}: never answered with success: ${unreached.join(", ")}`);
  const growth = growthOf(usages);
  const heaps = usages.map(({ heap }) => heap.toFixed(0)).join(" ");
  const fresh = findings.filter((finding) => !isKnown(finding));
  console.log(
    `${engine}: seed ${seed}, ${outcome.requests} requests in ${took} s, ${fresh.length} findings and ${findings.length - fresh.length} known ones;` +
      ` MB in use after each round: ${heaps}; ${usages.at(-1)?.resident.toFixed(0) ?? "?"} MB resident`,
  );
  if (growth > maxGrowth) console.log(`${engine}: memory grew by ${growth.toFixed(0)} MB`);
  return fresh.length === 0 && growth <= maxGrowth;
}

await onEachEngine(
  async (engine) => {
    if (!(await fuzz(engine))) process.exitCode = 1;
  },
  { only: values.engine },
);
