import type { PieceRow } from "@morsel/domain/foods/measures/usual-pieces";
import { patternIn } from "./patterns.ts";
import { readTable, type TableRow } from "./table-text.ts";

/**
 * What a table calls several things: "one" is the food itself ("2 tamales") and the words that can
 * count anything, "itself" only the food, where a piece of it is less ("1 steak").
 */
const things = new Map([
  ["one", ["", "piece", "item", "whole", "unit", "each", "medium"]],
  ["itself", [""]],
]);

/** piece-exceptions.txt: patterns that several rows except, by their names. */
export function readPieceExceptions(file: string, text: string): Map<string, string> {
  const rows = readTable(file, text, ["name", "pattern"]);
  return new Map(rows.map((row) => [`@${row.text("name")}`, patternIn(row, "pattern")]));
}

/** What a row isn't of: a pattern of its own, or one of those by its name. */
function exceptedBy(
  row: TableRow<"except">,
  named: ReadonlyMap<string, string>,
): Pick<PieceRow, "except"> {
  const cell = row.optional("except");
  if (cell === "") return {};
  if (!cell.startsWith("@")) return { except: patternIn(row, "except") };
  return { except: named.get(cell) ?? row.fail(`piece-exceptions.txt has no "${cell}".`) };
}

/** usual-pieces.txt: usual weights of countable foods. */
export function readUsualPieces(
  file: string,
  text: string,
  named: ReadonlyMap<string, string>,
): PieceRow[] {
  const columns = ["pattern", "thing", "small", "medium", "large", "except"] as const;
  return readTable(file, text, columns).map((row) => {
    const counted = row.list("thing").flatMap((thing) => things.get(thing) ?? [thing]);
    if (counted.length === 0) row.fail("no thing.");
    const [small, medium, large] = [
      row.optionalNumber("small"),
      row.number("medium"),
      row.optionalNumber("large"),
    ];
    const fits = { words: patternIn(row, "pattern"), things: counted, ...exceptedBy(row, named) };
    if (small === undefined && large === undefined) return { ...fits, grams: medium };
    if (small === undefined || large === undefined) return row.fail("one size has no grams.");
    if (!(small <= medium && medium <= large)) row.fail("the sizes aren't in order.");
    return { ...fits, grams: [small, medium, large] };
  });
}
