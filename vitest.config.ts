import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { canInstallDebianPackages } from "./scripts/debian.mjs";
import { findPostgres } from "./scripts/postgres.mjs";

/** Takes what lasts longest first, so that no process is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const lasts = ({ moduleId }: TestSpecification) =>
      ["simulation.test.ts", "outage.test.ts", "amounts.test.ts"].some((name) =>
        moduleId.endsWith(`/${name}`),
      );
    return [...sorted.filter(lasts), ...sorted.filter((file) => !lasts(file))];
  }
}

/** The server's tests, once for each database engine. */
function serverProject(engine: "sqlite" | "postgres"): TestProjectConfiguration {
  return {
    test: {
      name: `server-${engine}`,
      include: ["apps/server/{src,fuzz}/**/*.test.ts", "apps/web/simulation/*.test.ts"],
      env: { MORSEL_TEST_ENGINE: engine },
      globalSetup: ["apps/server/src/testing/setup.ts"],
      pool: "forks",
      // Two processes load the server once each; what a file changes in its own it puts back.
      isolate: false,
      testTimeout: 60_000,
      // Databases and processes that are ended under load: a second try where nobody can look.
      retry: process.env["CI"] === "true" ? 1 : 0,
      hookTimeout: 120_000,
    },
  };
}

const foodTests = "packages/food-data/src/**/*.test.ts";

// CI must run them; a laptop without PostgreSQL says what it leaves out.
const postgresNeeded = process.env["CI"] === "true" || canInstallDebianPackages();
const withPostgres = postgresNeeded || findPostgres() !== null;
if (!withPostgres && !process.env["VITEST_WORKER_ID"]) {
  console.warn("Skipping the server's tests on PostgreSQL: no PostgreSQL 15 or later was found.");
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/{src,build}/**/*.test.ts",
            "apps/{mobile,web}/src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          exclude: [foodTests],
          pool: "threads",
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "foods",
          include: [foodTests],
          pool: "threads",
          // They ask one catalogue (catalogue-fixture.ts), which each thread opens once.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      serverProject("sqlite"),
      ...(withPostgres ? [serverProject("postgres")] : []),
    ],
  },
});
