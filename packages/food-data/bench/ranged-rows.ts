import { readFileSync } from "node:fs";

/** What somebody wrote down before the engine was asked, with the energy they would accept. */
export interface RangedRow {
  group: string;
  text: string;
  from: number;
  to: number;
}

/** The rows of a table: groups are headed by "# group", the first line names the columns, "⏎" ends a line of a text. */
export function readRangedRows(file: URL): RangedRow[] {
  const rows: RangedRow[] = [];
  let group = "";
  for (const line of readFileSync(file, "utf8").split("\n").slice(1)) {
    if (line.startsWith("#")) group = line.slice(1).trim();
    else if (line !== "") {
      const [text = "", from = "", to = ""] = line.split("|").map((cell) => cell.trim());
      const written = text.replaceAll(" ⏎ ", "\n");
      rows.push({ group, text: written, from: Number(from), to: Number(to) });
    }
  }
  return rows;
}
