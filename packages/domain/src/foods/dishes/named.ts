import { withoutLeftOut } from "./left-out.ts";

/** How something is called, its role in a dish, and its id. */
interface NamedRow {
  words: RegExp;
  role: string;
  id: string;
}

/** A dish's name in lower case, without what it says is left out. */
export function saidIn(text: string): string {
  return withoutLeftOut(text.toLowerCase());
}

/**
 * The rows mentioned in `said`, in row order, at most `max` of one role. With `max` above 1 each
 * word is read by one row only; `rest` is what no row has read.
 */
export function namedIn<Row extends NamedRow>(
  rows: readonly Row[],
  said: string,
  max = 1,
): { found: Row[]; rest: string } {
  const found: Row[] = [];
  let rest = said;
  for (const row of rows) {
    if (!row.words.test(rest)) continue;
    if (max > 1) rest = rest.replace(row.words, " ");
    const known = found.filter((other) => other.role === row.role);
    if (known.length < max && known.every((other) => other.id !== row.id)) found.push(row);
  }
  return { found, rest };
}
