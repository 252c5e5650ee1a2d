import { expect, test } from "vitest";
import { advice } from "./first-load.mjs";

const card = "apps/web/src/components/card.tsx";
const chart = "node_modules/uplot/dist/uPlot.esm.js";

test("a first load over its limit names what has grown, the most first, and where to load it", () => {
  const before = { [card]: 900, "apps/web/src/lib/id.ts": 300 };
  const told = advice({ [card]: 1_000, "apps/web/src/lib/id.ts": 300, [chart]: 50_000 }, before);
  expect(told.split("\n").filter((line) => line.includes("bytes"))).toEqual([
    `  +50000 bytes, new: ${chart}`,
    `  +100 bytes: ${card}`,
  ]);
  expect(told).toContain("import()");
  expect(told).toContain("app/later/");
});

test("without an earlier state it names our largest modules, not the libraries", () => {
  const told = advice({ [chart]: 50_000, [card]: 1_000 }, null);
  expect(told).toContain(`  1000 bytes: ${card}`);
  expect(told).not.toContain(chart);
});
