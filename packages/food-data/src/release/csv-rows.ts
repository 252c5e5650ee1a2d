import { StringDecoder } from "node:string_decoder";
import { ReleaseError } from "./zip-file.ts";

/** A longer field can only be a quote that is never closed. */
const longestField = 1_000_000;

/** Releases have some twenty columns. */
const mostFields = 200;

type Row = Readonly<Record<string, string>>;

/** The rows of a CSV file (quoted or not, any line endings), keyed by the header row. */
export async function* csvRows(content: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  const decoder = new StringDecoder("utf8");
  const reader = new RowReader();
  for await (const piece of content) {
    const text = decoder.write(piece);
    for (let at = 0; at < text.length; at++) {
      const row = reader.take(text.charAt(at));
      if (row) yield row;
    }
  }
  const last = reader.end();
  if (last) yield last;
}

/** Takes a file character by character and returns each row at its end. */
class RowReader {
  #names: string[] | undefined;
  #row: string[] = [];
  #field = "";
  #quoted = false;
  #closed = false;

  take(letter: string): Row | undefined {
    if (this.#quoted) this.#takeQuoted(letter);
    else if (letter === '"') {
      // A doubled quote in a quoted field is a literal quote.
      if (this.#closed) this.#field += '"';
      this.#quoted = true;
      this.#closed = false;
    } else if (letter === ",") this.#endField();
    else if (letter === "\n") return this.#endRow();
    else if (letter !== "\r") this.#field += letter;
    return undefined;
  }

  end(): Row | undefined {
    if (this.#quoted) throw new ReleaseError("A row of the CSV never ends.");
    return this.#field === "" && this.#row.length === 0 ? undefined : this.#endRow();
  }

  #takeQuoted(letter: string): void {
    if (letter === '"') {
      this.#quoted = false;
      this.#closed = true;
    } else this.#field += letter;
    if (this.#field.length > longestField) throw new ReleaseError("A row of the CSV never ends.");
  }

  #endField(): void {
    if (this.#row.length >= mostFields) throw new ReleaseError("A row of the CSV never ends.");
    this.#row.push(this.#field);
    this.#field = "";
    this.#closed = false;
  }

  #endRow(): Row | undefined {
    this.#endField();
    const fields = this.#row;
    this.#row = [];
    if (fields.length === 1 && fields[0] === "") return undefined;
    if (!this.#names) {
      this.#names = fields.map((name) => name.replace(/^\uFEFF/, "").trim());
      return undefined;
    }
    return Object.fromEntries(this.#names.map((name, at) => [name, fields[at] ?? ""]));
  }
}
