import type { TableRow } from "./table-text.ts";

/** Patterns that mark their own word boundaries. */
const bounded = /\\b|\^/;

/**
 * A cell's words as a regular expression: "eggs? | huevos?" is `\beggs?\b|\bhuevos?\b`. A blank
 * cell matches everything.
 */
export function wordsIn<Column extends string>(row: TableRow<Column>, column: Column): string {
  if (row.optional(column) === "") return ".";
  const alternatives = row.text(column).split(" | ");
  return checked(
    row,
    column,
    alternatives.map((one) => (bounded.test(one) ? one : `\\b${one}\\b`)).join("|"),
  );
}

/** A cell's list of regular expressions. */
export function patternsIn<Column extends string>(row: TableRow<Column>, column: Column): string[] {
  return row.list(column).map((pattern) => checked(row, column, pattern));
}

/** A cell's regular expression, with alternatives separated by " | ". */
export function patternIn<Column extends string>(row: TableRow<Column>, column: Column): string {
  return checked(row, column, row.text(column).replaceAll(" | ", "|"));
}

function checked<Column extends string>(
  row: Pick<TableRow<Column>, "fail">,
  column: Column,
  pattern: string,
): string {
  try {
    new RegExp(pattern);
  } catch (error) {
    row.fail(`${column}: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return pattern;
}
