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
import { openEmbeddedCatalogue } from "../src/knowledge.ts";

const catalogue = openEmbeddedCatalogue();
const tables = readTableFiles(fileURLToPath(new URL("../tables", import.meta.url)));
const asked = process.argv.slice(2);

/** The names of a table's rows, told from recipes and figures by the column they stand in. */
function* namesOf(text: string): Generator<string[]> {
  let cells: string[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || line.trim() === "") continue;
    const isContinued = line.startsWith(" ");
    if (!isContinued) {
      yield cells;
      cells = [];
    }
    const parts = line.trim().split(/ {2,}/);
    const open = cells.at(-1);
    if (isContinued && open?.endsWith(";")) cells[cells.length - 1] = `${open} ${parts.shift()}`;
    cells.push(...parts);
  }
  yield cells;
}

for (const [path, text] of tables) {
  if (!asked.some((one) => path.startsWith(one))) continue;
  console.log(`\n## ${path}`);
  // A dish's and a food's names are in the second column, a label's in the last.
  const at = path.startsWith("labels/") ? -1 : 1;
  const [, , ...rows] = [...namesOf(text)];
  for (const row of rows) {
    const byFood = new Map<string, string[]>();
    for (const name of (row.at(at) ?? "").split(/; ?/)) {
      if (name === "") continue;
      const found = calculate(catalogue, name, "100 g");
      const led = found.ok
        ? `${Math.round(found.calculation.nutrition.calories ?? 0)} kcal  ${found.calculation.food.name}`
        : "nothing";
      byFood.set(led, [...(byFood.get(led) ?? []), name]);
    }
    for (const [led, names] of byFood) console.log(`${row[0]}  ${led}: ${names.join("; ")}`);
  }
}
