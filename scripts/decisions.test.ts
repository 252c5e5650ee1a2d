import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../docs/decisions/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const records = readdirSync(folder)
  .filter((name) => /^\d{4}-/.test(name))
  .sort();
const index = read("README.md");

test("every decision has a number of its own and stands in the index under its title", () => {
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const name of records) {
    const title = /^# (\d+)\. (.+)$/m.exec(read(name));
    expect(Number(title?.[1]), name).toBe(Number(name.slice(0, 4)));
    expect(index, name).toContain(`[${title?.[2]}](${name})`);
  }
});

test("every decision says its date and an honest state, and so does the index", () => {
  for (const name of records) {
    const state =
      /^Date: \d{4}-\d\d-\d\d · Status: (accepted(?:, changed by \d+(?: and \d+)*)?|withdrawn|superseded by \d+)/m.exec(
        read(name),
      )?.[1];
    expect(state, name).toBeDefined();
    const row = index.split("\n").find((line) => line.includes(`(${name})`));
    expect(row, name).toMatch(new RegExp(`\\| ${state} \\|$`));
  }
});
