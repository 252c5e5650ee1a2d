/**
 * Compiles tables/ to data/knowledge.json and data/calculator.json:
 *
 *   npm run build:tables -w packages/food-data
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadStandardReference } from "../src/standard-reference.ts";
import { compileTables, jsonText, readTableFiles } from "./tables/compile.ts";
import { TableError } from "./tables/table-text.ts";

const folder = fileURLToPath(new URL("../tables", import.meta.url));

try {
  const compiled = compileTables(readTableFiles(folder), loadStandardReference());
  for (const name of ["knowledge", "calculator"] as const) {
    writeFileSync(new URL(`../data/${name}.json`, import.meta.url), jsonText(compiled[name]));
  }
  const { names, dishes } = compiled.knowledge;
  console.log(`${names.length} rows of names, ${dishes.length} dishes.`);
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  console.error(`packages/food-data/tables/${error.message}`);
  process.exitCode = 1;
}
