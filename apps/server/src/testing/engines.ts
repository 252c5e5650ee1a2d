import { findPostgres, startPostgres } from "../../../../scripts/postgres.mjs";

const engines = ["sqlite", "postgres"] as const;
type Engine = (typeof engines)[number];

interface Options {
  /** Writes reach the disk as in production: for benchmarks of writes. */
  durable?: boolean;
  /** Runs on this engine only. */
  only?: string | undefined;
}

/**
 * Runs `work` on SQLite, then on a temporary PostgreSQL or, where none is installed, says that it
 * was skipped. For programs; the tests have setup.ts.
 */
export async function onEachEngine(
  work: (engine: Engine) => Promise<void>,
  { durable = false, only }: Options = {},
): Promise<void> {
  const isWanted = (engine: Engine) => !engines.some((one) => one === only) || engine === only;
  const run = (engine: Engine) => {
    process.env["MORSEL_TEST_ENGINE"] = engine;
    return work(engine);
  };
  if (isWanted("sqlite")) await run("sqlite");
  if (!isWanted("postgres")) return;
  if (!findPostgres()) {
    process.stdout.write("postgres: skipped, no PostgreSQL 15 or later was found\n");
    return;
  }
  const cluster = await startPostgres({ durable });
  process.env["MORSEL_TEST_POSTGRES_URL"] = cluster.url;
  try {
    await run("postgres");
  } finally {
    await cluster.stop();
  }
}
