import type { KnipConfig } from "knip";

/** What nothing uses: files, exports, packages. */
const config: KnipConfig = {
  // A type may be exported beside the function that speaks it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Programs of the system, not of a package.
  ignoreBinaries: ["apt-get", "dpkg-deb", "mount", "pg_config", "umount"],
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs", "scripts/*.test.ts"],
      project: ["scripts/**/*.{mjs,ts}"],
      // The server's, with whose types a test of the scripts compiles.
      ignoreDependencies: ["kysely"],
    },
    "apps/server": {
      entry: [
        "src/main.ts",
        "src/backup.ts",
        "src/import-foods.ts",
        "src/update-foods.ts",
        "src/remove-factors.ts",
        "src/prepare-names.ts",
        "src/platform/database/migrations/*.ts",
        // A thread, and a process that a test starts.
        "src/features/reports/import-reader.ts",
        "src/testing/migrate-process.ts",
        "bench/*.bench.ts",
        "fuzz/fuzz.ts",
        // Loaded into the server under test.
        "fuzz/probe.mjs",
        "fuzz/*.test.ts",
      ],
      project: ["src/**/*.ts", "bench/**/*.ts", "fuzz/**/*.{ts,mjs}"],
    },
    "apps/web": {
      // The build draws the first screens and puts start.ts into the page.
      entry: [
        "src/boot/start.ts",
        "src/boot/first-screens.tsx",
        "worker/service-worker.ts",
        "e2e/**/*.spec.ts",
        "build/*.ts",
        "build/*/draw.ts",
        "bench/*.bench.ts",
        // Bundled for each simulated tab.
        "simulation/tab.ts",
        "simulation/*.test.ts",
      ],
      // Named in a style sheet, or in the patterns of features/reports/world-fonts.ts.
      ignoreDependencies: ["@fontsource-variable/figtree", /^@fontsource\//],
      project: [
        "src/**/*.{ts,tsx,css}",
        "worker/*.ts",
        "e2e/**/*.ts",
        "build/**/*.ts",
        "bench/**/*.ts",
        "simulation/**/*.ts",
      ],
    },
    "apps/mobile": {
      entry: ["build.mjs", "src/shell.ts"],
      project: ["src/**/*.ts", "*.mjs"],
      // Native halves, which `cap sync` puts into the projects; the app knows them by name.
      ignoreDependencies: [/^@capacitor\//, /^@revenuecat\//, "capacitor-secure-storage-plugin"],
    },
    "packages/*": {
      entry: [
        "build/build-*.ts",
        "bench/*.bench.ts",
        "bench/compare-*.ts",
        "bench/calibration.ts",
        "bench/named-foods.ts",
      ],
      project: ["src/**/*.ts", "build/**/*.ts", "bench/**/*.ts"],
    },
  },
};
export default config;
