import type { PieceRow } from "@morsel/domain/foods/measures/usual-pieces";
import { patternIn } from "./patterns.ts";
import { readTable } from "./table-text.ts";

/** "one": the food itself ("2 tamales"), and the words that can count anything. */
const one = ["", "piece", "item", "whole", "unit", "each", "medium"];

/** usual-pieces.txt: usual weights of countable foods. */
export function readUsualPieces(file: string, text: string): PieceRow[] {
  return readTable(file, text, ["pattern", "thing", "small", "medium", "large"]).map((row) => {
    const things = row.list("thing").flatMap((thing) => (thing === "one" ? one : [thing]));
    if (things.length === 0) row.fail("no thing.");
    const [small, medium, large] = [
      row.optionalNumber("small"),
      row.number("medium"),
      row.optionalNumber("large"),
    ];
    const words = patternIn(row, "pattern");
    if (small === undefined && large === undefined) return { words, things, grams: medium };
    if (small === undefined || large === undefined) return row.fail("one size has no grams.");
    if (!(small <= medium && medium <= large)) row.fail("the sizes aren't in order.");
    return { words, things, grams: [small, medium, large] };
  });
}
