/**
 * Prints what the names of our tables lead to, for somebody who knows foods to read, since no bench
 * asks them whether "mixed berries" may have the energy of strawberries:
 *
 *     npx tsx packages/food-data/bench/named-foods.ts names/fruit.txt dishes/   [more paths]
 *
 * A line for each food of a row: its energy per 100 g, the food, and the row's names that lead to it.
 */
import { fileURLToPath } from "node:url";
import { calculate } from "@morsel/domain/foods/calculation";
import { readTableFiles } from "../build/tables/compile.ts";
import { columnsOf, readTable } from "../build/tables/table-text.ts";
import { openEmbeddedCatalogue } from "../src/knowledge.ts";

const catalogue = openEmbeddedCatalogue();
const tables = readTableFiles(fileURLToPath(new URL("../tables", import.meta.url)));
const asked = process.argv.slice(2);

for (const [path, text] of tables) {
  if (!asked.some((one) => path.startsWith(one))) continue;
  console.log(`\n## ${path}`);
  for (const row of readTable(path, text, columnsOf(path, text))) {
    const byFood = new Map<string, string[]>();
    for (const name of row.list("names")) {
      const found = calculate(catalogue, name, "100 g");
      const led = found.ok
        ? `${Math.round(found.calculation.nutrition.calories ?? 0)} kcal  ${found.calculation.food.name}`
        : "nothing";
      byFood.set(led, [...(byFood.get(led) ?? []), name]);
    }
    for (const [led, names] of byFood) console.log(`${row.at}  ${led}: ${names.join("; ")}`);
  }
}
