/** What a cell may hold; an unknown value leaves it empty. */
export type Cell = string | number | boolean | null;

/** A column of a table: its heading, and what an item has there. */
export interface Column<Item> {
  name: string;
  of: (item: Item) => Cell;
}

/** At the start of a file, it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Spreadsheets take a text that begins so for a formula, and would run it. */
const looksLikeFormula = /^[=+\-@\t\r\n]/;
const needsQuotes = /[",\r\n]/;

function textOf(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = looksLikeFormula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell's text without the apostrophe that it has from us: `'=1+1` is `=1+1`. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A line as RFC 4180 has it. Text that a spreadsheet would run gets an apostrophe in front. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(textOf).join(",")}\r\n`;

/** How a table's file begins: its headings. */
export const csvHead = <Item>(columns: readonly Column<Item>[]): string =>
  byteOrderMark + csvLine(columns.map(({ name }) => name));

/** The lines of some of its items. */
export const csvItems = <Item>(columns: readonly Column<Item>[], items: readonly Item[]): string =>
  items.map((item) => csvLine(columns.map(({ of }) => of(item)))).join("");
