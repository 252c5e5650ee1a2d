import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./steps.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The text of all test files by name; rooms may use the same name. */
const contents = new Map<string, string>();
for (const folder of ["apps/server/src", "scripts"]) {
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".test.ts")) continue;
    const name = basename(path);
    contents.set(name, `${contents.get(name) ?? ""}${read(join(folder, path))}`);
  }
}

test("docs/security.md names tests that are there", () => {
  const rows = read("docs/security.md")
    .split("\n")
    .filter((line) => line.includes(".test.ts`:"));
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`([\w-]+\.test\.ts)`: ([^;|]+)/g)].map(([, file = "", title = ""]) => ({
      file,
      // Brackets hold remarks for the reader.
      title: title.replace(/\(.*\)/, "").trim(),
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ file, title }) => !contents.get(file)?.includes(title));
  expect(missing).toEqual([]);
});
