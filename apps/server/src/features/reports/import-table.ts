import { maxImport } from "@morsel/contract/imports";
import { columnOf } from "@morsel/domain/reports/import-column";
import { orderIn } from "@morsel/domain/reports/import-date";
import { tableFormatOf } from "@morsel/domain/reports/import-format";
import { CsvError, parse } from "csv-parse";

/** A table's headers and its rows, as they come. */
export interface Table {
  headers: string[];
  /** The number in the file of the first row after the headers. */
  firstRow: number;
  rows: AsyncGenerator<string[]>;
}

/** Somebody else's table, which ends in the middle or isn't one. */
export class BrokenTable extends Error {}

/** A row is never longer, or a quote that nobody closed would take in the whole file. */
const longestRow = 131_072;
/** Lines that may stand before the headers. */
const maxPreamble = 20;

/** Reads a table from its text. Throws `BrokenTable` where it can't be read on. */
export async function tableOf(
  text: AsyncGenerator<string>,
  delimiter: string,
): Promise<Table | undefined> {
  const rows = rowsOf(text, delimiter);
  const before: string[][] = [];
  let firstRow = 1;
  for (;;) {
    const next = await rows.next();
    if (next.done) break;
    const row = next.value;
    firstRow += 1;
    if (row.every((cell) => cell.trim() === "")) continue;
    before.push(row);
    if (isHeader(row)) return { headers: row, firstRow, rows };
    if (before.length >= maxPreamble) break;
  }
  // None that we know: the first line with several cells, unless it holds data itself.
  const at = before.findIndex((row) => row.length > 1);
  const [first, ...others] = at < 0 ? [] : before.slice(at);
  if (!first) return undefined;
  const isData = first.some((cell) => orderIn(cell) !== undefined);
  const headers = isData ? first.map((_, index) => `${index + 1}`) : first;
  const begun = isData ? [first, ...others] : others;
  return { headers, firstRow: firstRow - begun.length, rows: chained(begun, rows) };
}

/** What was read ahead, and then the rest. */
export async function* chained<One>(begun: readonly One[], more: AsyncGenerator<One>) {
  yield* begun;
  yield* more;
}

const isHeader = (row: readonly string[]): boolean =>
  tableFormatOf(row).id !== "csv" ||
  new Set(row.flatMap((cell, index) => columnOf(cell, index)?.field ?? [])).size > 1;

async function* rowsOf(text: AsyncGenerator<string>, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    ...{ delimiter, bom: true, relax_column_count: true, relax_quotes: true },
    ...{ record_delimiter: ["\r\n", "\n", "\r"], max_record_size: longestRow },
  });
  // It is thrown below, too.
  parser.on("error", () => {});
  try {
    for await (const part of text) {
      parser.write(part);
      for (let row = readyRow(parser); row; row = readyRow(parser)) yield row;
      if (parser.errored) throw parser.errored;
    }
    parser.end();
    for await (const row of parser) yield row as string[];
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenTable(error.code);
    throw error;
  } finally {
    parser.destroy();
  }
}

const readyRow = (parser: ReturnType<typeof parse>) => parser.read() as string[] | null;

/**
 * Whether a table has more rows than can be read, told in a second or two: reading them all first
 * would take minutes, and hold up everybody else's file. A quote in a wrong place makes it count
 * fewer, and then they are counted as they are read.
 */
export async function hasTooManyRows(text: AsyncIterable<string>): Promise<boolean> {
  let rows = 0;
  let isQuoted = false;
  let held = "";
  for await (const part of text) {
    const whole = held + part;
    // Half of a line's end, it may be.
    held = whole.endsWith("\r") ? "\r" : "";
    for (const [mark] of whole.slice(0, whole.length - held.length).matchAll(/"|\r\n?|\n/g)) {
      if (mark === '"') isQuoted = !isQuoted;
      else if (!isQuoted) rows += 1;
    }
    // Besides the rows there are headers, and lines before them.
    if (rows > maxImport.rows + maxPreamble + 1) return true;
  }
  return false;
}

/** What separates the cells: whatever there is most of in the first lines, outside of quotes. */
export function delimiterOf(beginning: string): string {
  const lines = beginning
    .replace(/"[^"]*"/g, "")
    .split(/\r\n|\n|\r/)
    .slice(0, maxPreamble);
  const counts = [",", ";", "\t", "|"].map((mark) => ({
    mark,
    count: lines.reduce(
      (sum, line) => sum + Math.min(line.split(mark).length - 1, maxImport.columns),
      0,
    ),
  }));
  counts.sort((a, b) => b.count - a.count);
  return counts[0]?.mark ?? ",";
}
