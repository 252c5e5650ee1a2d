import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Catalogue, openCatalogue } from "@morsel/domain/foods/catalogue";
import type { CalculatorTables, Knowledge } from "@morsel/domain/foods/knowledge";
import { loadStandardReference } from "./standard-reference.ts";

/** Finds files by package name, so that a bundled server finds them too. */
function loadJson(name: "knowledge" | "calculator"): unknown {
  const path = createRequire(import.meta.url).resolve(`@morsel/food-data/${name}.json`);
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The compiled tables of `tables/`. */
export function loadKnowledge(): Knowledge {
  return loadJson("knowledge") as Knowledge;
}

export function loadCalculatorTables(): CalculatorTables {
  return loadJson("calculator") as CalculatorTables;
}

/** The embedded foods with everything we know about them. */
export function openEmbeddedCatalogue(): Catalogue {
  return openCatalogue(loadStandardReference(), loadKnowledge());
}
