import { startPostgres } from "./postgres.mjs";

/** Vitest's global set-up of the project server-postgres: one throw-away cluster for all its files. */
export default async function setup(): Promise<() => Promise<void>> {
  // A cluster that is already there (a developer's, the benchmark's) is used as it is.
  if (process.env["MORSEL_TEST_POSTGRES_URL"]) return () => Promise.resolve();
  const cluster = await startPostgres();
  process.env["MORSEL_TEST_POSTGRES_URL"] = cluster.url;
  return cluster.stop;
}
