import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("docs/security.md names tests that are there", () => {
  const rows = read("docs/security.md")
    .split("\n")
    .filter((line) => line.includes(".test.ts`:"));
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`([\w-]+\.test\.ts)`: ([^;|]+)/g)].map(([, file = "", title = ""]) => ({
      file,
      // What stands in brackets is said to the reader.
      title: title.replace(/\(.*\)/, "").trim(),
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ({ file, title }) => !read(`apps/server/src/features/accounts/${file}`).includes(title),
  );
  expect(missing).toEqual([]);
});
