import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue } from "@morsel/domain/foods/catalogue";
import { loadKnowledge } from "@morsel/food-data/knowledge";
import { loadStandardReference } from "@morsel/food-data/standard-reference";
import { afterAll, expect, test } from "vitest";
import { readPreparedNames, writePreparedNames } from "./prepared-names.ts";

const folder = mkdtempSync(join(tmpdir(), "morsel-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the names that a build has prepared find foods; a file that is not whole is left alone", () => {
  const file = join(folder, "food-names.bin");
  expect(readPreparedNames(file)).toBeUndefined();

  writePreparedNames(file);
  const names = readPreparedNames(file);
  expect(names).toBeDefined();
  const foods = openCatalogue(loadStandardReference(), loadKnowledge(), names);
  expect(foods.search("banana", 1)[0]?.name).toBe("Bananas, raw");

  truncateSync(file, 1_000_000);
  expect(readPreparedNames(file)).toBeUndefined();
  writeFileSync(file, "names");
  expect(readPreparedNames(file)).toBeUndefined();
});
