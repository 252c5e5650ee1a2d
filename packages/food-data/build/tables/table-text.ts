/**
 * Reads the tables under packages/food-data/tables: plain text with one fact per row, made for
 * people to read and diff.
 *
 *     # What a dish is made of, in grams.
 *     dish        recipe              measures
 *     scotch-egg  egg 45; sausage 50  serving 95
 *     pork-pie
 *         ground pork 60; pie crust 70;
 *         broth 10
 *         pie 140; slice 75
 *
 * Two spaces or more separate the columns, which the first row names. `-` is a blank cell; blank
 * cells at the end may be left out. An indented line continues the row above: its last cell if that
 * ends in `;` or `|`, otherwise with the next column. Lines that start with `#` are comments.
 */

/** Something is wrong in a table; the message has file and line. */
export class TableError extends Error {
  constructor(at: string, message: string) {
    super(`${at}: ${message}`);
  }
}

/** A row of a table, by column. */
export interface TableRow<Column extends string> {
  /** Where it is: "kinds.txt:12". */
  readonly at: string;
  /** A cell's text; empty if blank. */
  optional(column: Column): string;
  text(column: Column): string;
  /** A cell that is one of these. */
  oneOf<Value extends string>(column: Column, values: readonly Value[]): Value;
  /** A cell's items, separated by "; ". */
  list(column: Column): string[];
  /** Zero or more; undefined if the cell is blank. */
  optionalNumber(column: Column): number | undefined;
  number(column: Column): number;
  fail(message: string): never;
}

const blank = "-";

interface Line {
  at: string;
  cells: string[];
}

const isOpen = (cell: string) => cell.endsWith(";") || cell.endsWith("|");

/** Joins lines into rows, without comments. */
function linesOf(file: string, text: string): Line[] {
  const lines: Line[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const at = `${file}:${index + 1}`;
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (line.includes("\t")) throw new TableError(at, "has a tab: part columns by two spaces.");
    const cells = line.trim().split(/ {2,}/);
    const above = lines.at(-1);
    if (!line.startsWith(" ")) {
      lines.push({ at, cells });
      continue;
    }
    if (!above) throw new TableError(at, "goes on with nothing: begin the row without a space.");
    const last = above.cells.at(-1) ?? "";
    if (isOpen(last)) above.cells[above.cells.length - 1] = `${last} ${cells.shift() ?? ""}`;
    above.cells.push(...cells);
  }
  return lines;
}

function numberIn(row: { fail(message: string): never }, column: string, text: string): number {
  const value = Number(text);
  if (text === "" || !Number.isFinite(value) || value < 0) {
    row.fail(`"${text}" is no number for ${column}.`);
  }
  return value;
}

/** Splits "tomato sauce 75" into name and amount. */
export function amountIn(
  row: Pick<TableRow<string>, "fail">,
  part: string,
): [name: string, grams: number] {
  const [, name = "", grams = ""] = /^(.+) (\d+(?:\.\d+)?)$/.exec(part) ?? [];
  return Number(grams) > 0 ? [name, Number(grams)] : row.fail(`"${part}" has no grams.`);
}

/** The columns that a table's first row names; none if it is empty. */
export const columnsOf = (file: string, text: string): readonly string[] =>
  linesOf(file, text)[0]?.cells ?? [];

/** The rows of a table with these columns. Throws a `TableError` if it isn't one. */
export function readTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): TableRow<Column>[] {
  const [head, ...lines] = linesOf(file, text);
  if (head?.cells.join() !== columns.join()) {
    throw new TableError(head?.at ?? file, `the columns are ${columns.join(", ")}.`);
  }
  return lines.map(({ at, cells }) => {
    if (cells.length > columns.length) {
      throw new TableError(at, `${cells.length} cells for the columns ${columns.join(", ")}.`);
    }
    const optional = (column: Column) => {
      const cell = cells[columns.indexOf(column)] ?? blank;
      return cell === blank ? "" : cell;
    };
    const row: TableRow<Column> = {
      at,
      optional,
      text: (column) => optional(column) || row.fail(`no ${column}.`),
      oneOf: (column, values) => {
        const cell = optional(column);
        const found = values.find((value) => value === cell);
        return found ?? row.fail(`"${cell}" is no ${column}: ${values.join(", ")}.`);
      },
      list: (column) => {
        const parts = optional(column).split(/; ?/);
        if (parts.length === 1 && parts[0] === "") return [];
        return parts.includes("") ? row.fail(`an empty part in ${column}.`) : parts;
      },
      optionalNumber: (column) => {
        const cell = optional(column);
        return cell === "" ? undefined : numberIn(row, column, cell);
      },
      number: (column) => numberIn(row, column, optional(column)),
      fail: (message) => {
        throw new TableError(at, message);
      },
    };
    return row;
  });
}
