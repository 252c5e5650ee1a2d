import { StringDecoder } from "node:string_decoder";
import { ReleaseError } from "./zip-file.ts";

/** A field longer than this is no field of a release but a quote that never ends. */
const longestField = 1_000_000;

/** The rows of a CSV file (quoted or not, any line ends), each by the names of its first row. */
export async function* csvRows(
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Readonly<Record<string, string>>> {
  const decoder = new StringDecoder("utf8");
  let names: string[] | undefined;
  let row: string[] = [];
  let field = "";
  let quoted = false;
  let closed = false;

  function endRow(): Record<string, string> | undefined {
    row.push(field);
    field = "";
    closed = false;
    const fields = row;
    row = [];
    if (fields.length === 1 && fields[0] === "") return undefined;
    if (!names) {
      names = fields.map((name) => name.replace(/^\uFEFF/, "").trim());
      return undefined;
    }
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? ""]));
  }

  for await (const piece of content) {
    const text = decoder.write(piece);
    for (let at = 0; at < text.length; at++) {
      const letter = text.charAt(at);
      if (quoted) {
        if (letter === '"') {
          quoted = false;
          closed = true;
        } else field += letter;
        if (field.length > longestField) throw new ReleaseError("A row of the CSV never ends.");
      } else if (letter === '"') {
        // Two quotes in a quoted field stand for one.
        if (closed) field += '"';
        quoted = true;
        closed = false;
      } else if (letter === ",") {
        row.push(field);
        field = "";
        closed = false;
      } else if (letter === "\n") {
        const found = endRow();
        if (found) yield found;
      } else if (letter !== "\r") field += letter;
    }
  }
  if (quoted) throw new ReleaseError("A row of the CSV never ends.");
  if (field !== "" || row.length > 0) {
    const found = endRow();
    if (found) yield found;
  }
}
