import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
const [, wishes = ""] = /## I want to change …\n([\s\S]*?)\n## /.exec(page) ?? [];
const rows = wishes.split("\n").filter((line) => /^\| (?!… )[^-]/.test(line));

test("the map answers at least twenty wishes", () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

test.each(rows)("%s", (row) => {
  const [, , places = ""] = row.split("|");
  // `path`: `a word in it`
  const found = [...places.matchAll(/`([^`]*[/.][^`]*)`(?:: `([^`]+)`)?/g)];
  const named = found.filter(([, path = ""]) => path.includes("/") || path.startsWith("."));
  expect(named.length).toBeGreaterThan(0);
  for (const [, path = "", words] of named) {
    const full = join(root, path);
    expect(existsSync(full), `${path} is not there: has it moved?`).toBe(true);
    if (words && statSync(full).isFile())
      expect(readFileSync(full, "utf8"), `${path} has no ${words}`).toContain(words);
  }
});

test("every folder and file that the page names is there", () => {
  const paths = [...page.matchAll(/`((?:apps|packages|scripts|docs)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
});
