/** How a thing is said, what it does in a dish, and its number. */
interface NamedRow {
  words: RegExp;
  role: string;
  id: string;
}

const missing =
  /\b(?:including|excluding|no|without|other than|minus|hold the)\b[^;,]*(?:, (?:broccoli|carrots?|and)\b[^;,]*)*/g;

/** What a dish's name says, less what it says to be missing. */
export function saidIn(text: string): string {
  return text.toLowerCase().replace(missing, " ");
}

/**
 * The things that `said` names, at most `most` of one role, in the order of the rows. Where
 * there may be several, what one row has read no other reads again; `rest` is what none has.
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
