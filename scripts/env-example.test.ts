import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import { settings } from "../apps/server/src/platform/config/settings.ts";

const lines = readFileSync(new URL("../.env.example", import.meta.url), "utf8").split("\n");
/** Lines such as `#PORT=3000`, each with the line above it. */
const shown = lines.flatMap((line, at) => {
  const [, name, value = ""] = /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name ? [{ name, value: value.replace(/^"(.*)"$/, "$1"), above: lines[at - 1] ?? "" }] : [];
});

test(".env.example shows every setting with its default, and no other", () => {
  const defaults = Object.entries(settings).map(([name, setting]) => [name, setting.default]);
  expect(Object.fromEntries(shown.map(({ name, value }) => [name, value]))).toEqual(
    Object.fromEntries(defaults),
  );
  expect(shown).toHaveLength(defaults.length);
});

test("each has a comment right above it", () => {
  for (const { name, above } of shown) expect(above, name).toMatch(/^# \S/);
});

test("the server starts with the file as it stands", () => {
  const env = Object.fromEntries(shown.map(({ name, value }) => [name, value]));
  expect(readConfig(env)).toEqual(readConfig({}));
});
