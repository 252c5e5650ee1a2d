/**
 * Ten thousand random histories of three devices on each engine (simulation/history.ts).
 * `npm run bench simulation -- --seed 42` repeats one and prints what happened in it;
 * `--count`, `--from` and `--engine` choose others; `--keep` names a folder for what happened in
 * those that ended wrong.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { onEachEngine } from "../../server/src/testing/engines.ts";
import { runHistory } from "../simulation/history.ts";
import { createWorld } from "../simulation/world.ts";

const options = { seed: text(), count: text(), from: text(), engine: text(), keep: text() };
const { values } = parseArgs({ options });
const count = values.seed ? 1 : Number(values.count ?? 10_000);
const from = Number(values.seed ?? values.from ?? 1 + Math.floor(Math.random() * 1e9));

function text() {
  return { type: "string" } as const;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

await onEachEngine(
  async (engine) => {
    print(`${engine}: ${count} histories from seed ${from}`);
    const world = await createWorld();
    const start = performance.now();
    let wrong = 0;
    for (let seed = from; seed < from + count; seed += 1) {
      try {
        const log = await runHistory(world, seed);
        if (values.seed) print(log.join("\n"));
      } catch (failure) {
        wrong += 1;
        const said = failure instanceof Error ? failure.message : String(failure);
        if (values.keep) writeFileSync(join(values.keep, `${engine}-${seed}.log`), said);
        print(values.seed ? said : (said.split("\n")[0] ?? "").slice(0, 400));
      }
      const done = seed - from + 1;
      if (done % 1_000 === 0) print(`${engine}: ${done} have run`);
    }
    const each = (performance.now() - start) / count;
    print(`${engine}: ${count - wrong} ended equal, ${wrong} didn't; ${each.toFixed(0)} ms each`);
    if (wrong > 0) process.exitCode = 1;
    await world.stop();
  },
  { only: values.engine },
);
