import { type ImportReading, importCodes } from "@morsel/contract/imports";
import type { IgnoredKind } from "@morsel/domain/reports/import-format";
import { Failure } from "../../platform/http/failure.ts";
import type { ImportedEntry } from "../meals/imported.service.ts";

/** Something of a file that is to be written; what writes it is in `import-writers.ts`. */
export type Thing = { kind: "meal"; entry: ImportedEntry };

/** What one row of a file is; they come in the file's order. */
export type Found = { row: number } & (
  | { thing: Thing }
  | { problem: string }
  | { ignored: IgnoredKind }
);

/** A file, opened to be imported. */
export interface ImportSource {
  format: string;
  /** Of a table. */
  headers: readonly string[];
  /** If not null, there is nothing to be found yet. */
  needsMapping: ImportReading["needsMapping"];
  /** A few at a time, with turns for others in between. */
  found: AsyncGenerator<Found[]>;
}

export const unreadable = (message: string): Failure =>
  new Failure(422, importCodes.unreadable, message);
