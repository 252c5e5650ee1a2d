import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, describe, expect, test } from "vitest";
import configuration, { forbidden } from "../.dependency-cruiser.mjs";

const meals = "apps/server/src/features/meals";
const webMeals = "apps/web/src/features/meals";

/** A wrong import for each rule: the file, and what it imports. */
const wrong: Record<string, [from: string, to: string]> = {
  "no-cycle": ["packages/domain/src/day.ts", "./round.ts"],
  "domain-alone": ["packages/domain/src/meals/nutrition.ts", "zod"],
  "contract-on-domain": ["packages/contract/src/meals.ts", "kysely"],
  "food-data-on-domain": ["packages/food-data/src/foods.ts", "@morsel/contract/meals"],
  "server-without-web": [`${meals}/messages.ts`, "../../../../web/src/lib/api.ts"],
  "web-without-server": ["apps/web/src/lib/api.ts", "../../../server/src/platform/clock.ts"],
  "platform-below-features": ["apps/server/src/platform/clock.ts", "../features/meals/service.ts"],
  "app-composes": [`${meals}/routes.ts`, "../../app.ts"],
  "other-rooms-service": [`${meals}/gateway.ts`, "../foods/presenter.ts"],
  "rooms-within-their-room": [`${meals}/copy.service.ts`, "../accounts/sessions/service.ts"],
  "sql-in-repository": [`${meals}/service.ts`, "kysely"],
  "person-by-authentication": [`${meals}/token.service.ts`, "../../platform/person.ts"],
  "system-on-nobodys-behalf": [
    `${meals}/everybody.repository.ts`,
    "../../platform/database/as-system.ts",
  ],
  "repository-of-its-service": [`${meals}/entry.routes.ts`, "./repository.ts"],
  "http-in-routes": [`${meals}/presenter.ts`, "fastify"],
  "mount-in-routes": [`${meals}/jobs.ts`, "../../platform/http/mount.ts"],
  "food-data-in-foods": [`${meals}/entry.service.ts`, "@morsel/food-data/foods"],
  "nobody-uses-what-stands-on-top": [`${meals}/day.service.ts`, "../achievements/service.ts"],
  "web-rooms-apart": [`${webMeals}/queries.ts`, "../foods/queries.ts"],
  "web-features-below-app": [`${webMeals}/state.ts`, "../../app/tabs.ts"],
  "web-app-below-boot": ["apps/web/src/app/main-app.tsx", "../boot/handover.ts"],
  "web-parts-below-features": ["apps/web/src/components/card.tsx", "../features/meals/state.ts"],
  "web-lib-below-components": ["apps/web/src/lib/toast.ts", "../components/button.tsx"],
  "tests-stay-tests": ["apps/server/src/app.ts", "./testing/server.ts"],
};

/** The same files with allowed imports. */
const right: [from: string, to: string][] = [
  ["packages/domain/src/round.ts", "./day.ts"],
  ["packages/contract/src/profile.ts", "zod"],
  ["packages/contract/src/water.ts", "@morsel/domain/day"],
  ["packages/food-data/src/table.ts", "@morsel/domain/day"],
  [`${meals}/repository.ts`, "kysely"],
  [`${meals}/page.routes.ts`, "fastify"],
  [`${meals}/page.service.ts`, "../foods/service.ts"],
  [`${meals}/week.service.ts`, "./repository.ts"],
  ["apps/server/src/features/accounts/service.ts", "./sessions/service.ts"],
  ["apps/server/src/features/accounts/undo/eviction.ts", "../sessions/repository.ts"],
  ["apps/server/src/features/accounts/hosted/service.ts", "../../../platform/person.ts"],
  ["apps/server/src/features/accounts/user.repository.ts", "../../platform/database/as-system.ts"],
  ["apps/server/src/features/foods/service.ts", "@morsel/food-data/foods"],
  ["apps/server/src/features/achievements/service.ts", "../meals/service.ts"],
  ["apps/server/src/main.ts", "./app.ts"],
  ["apps/server/src/platform/http/mount.ts", "fastify"],
  ["apps/server/src/features/meals/meals.test.ts", "../../testing/server.ts"],
  ["apps/web/src/app/tabs.ts", "../features/meals/queries.ts"],
  ["apps/web/src/features/foods/queries.ts", "@morsel/contract/meals"],
  ["apps/web/src/components/button.tsx", "../lib/api.ts"],
];

const folders: string[] = [];

/** Writes a small project with these imports to a temporary folder and checks it by our rules. */
async function cruised(imports: [from: string, to: string][]) {
  const folder = mkdtempSync(join(tmpdir(), "morsel-imports-"));
  folders.push(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of ["domain", "contract", "food-data"]) {
    const exports = { "./*": "./src/*.ts" };
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@morsel/${name}`, type: "module", exports }),
    );
    mkdirSync(join(folder, "node_modules/@morsel"), { recursive: true });
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@morsel", name));
  }
  for (const name of ["zod", "kysely", "fastify"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "main.js" }));
    write(`node_modules/${name}/main.js`, "export const value = 1;\n");
  }
  const files = new Map<string, string[]>();
  for (const [from, to] of imports) {
    files.set(from, [...(files.get(from) ?? []), to]);
    const target = to.startsWith(".")
      ? join(dirname(from), to)
      : to.replace(/^@morsel\/([^/]+)\/(.*)$/, "packages/$1/src/$2.ts");
    if (target.includes("/")) files.set(target, files.get(target) ?? []);
  }
  for (const [path, targets] of files) {
    const lines = targets.map((to, at) => `import { value as value${at} } from "${to}";`);
    const use = targets.map((_, at) => `value${at}`).join(" + ");
    write(path, `${lines.join("\n")}\nexport const value = ${use || "1"};\n`);
  }
  const { output } = await cruise(["apps", "packages"], {
    ...configuration.options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
    // The folder has no compiler settings, and these imports don't need any.
    tsConfig: {},
  });
  return (output as ICruiseResult).summary;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe("the rules on imports", () => {
  test("have a planted wrong import each", () => {
    expect(Object.keys(wrong).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
  });

  test("find every wrong import, at its place, and nothing else", async () => {
    const cycle: [string, string] = ["packages/domain/src/round.ts", "./day.ts"];
    const { violations } = await cruised([...Object.values(wrong), cycle]);
    for (const [rule, [from]] of Object.entries(wrong)) {
      const found = violations.filter((violation) => violation.rule.name === rule);
      expect(
        found.map((violation) => violation.from),
        rule,
      ).toContain(from);
    }
    expect(new Set(violations.map((violation) => violation.from))).toEqual(
      new Set(Object.values(wrong).map(([from]) => from)),
    );
  });

  test("have nothing against imports that go the right way", async () => {
    const { violations, totalDependenciesCruised } = await cruised(right);
    expect(violations).toEqual([]);
    expect(totalDependenciesCruised).toBeGreaterThanOrEqual(right.length);
  });

  test("say where the code belongs", () => {
    for (const rule of forbidden) expect(rule.comment?.length, rule.name).toBeGreaterThan(40);
  });
});
