import type { ExchangedHead } from "@morsel/contract/exchange";
import { type ImportReading, importCodes } from "@morsel/contract/imports";
import type { KeptValue } from "@morsel/contract/kept";
import type { GoalsFrom } from "@morsel/domain/achievements/goals-by-day";
import type { Day } from "@morsel/domain/day";
import type { FastingSession } from "@morsel/domain/fasting/session";
import type { IgnoredKind } from "@morsel/domain/reports/import-format";
import { Failure } from "../../platform/http/failure.ts";
import type { LedgerRow } from "../achievements/imported.service.ts";
import type { ImportedEntry } from "../meals/imported.service.ts";
import type { ImportedPhoto } from "../photos/imported.service.ts";
import type { ImportedDay } from "../water/imported.service.ts";

/** Something of a file that is to be written; what writes it is in `import-writers.ts`. */
export type Thing =
  | { kind: "meal"; entry: ImportedEntry }
  | { kind: "water"; day: ImportedDay }
  | { kind: "fast"; fast: FastingSession }
  | { kind: "profile"; self: Pick<ExchangedHead, "profile" | "goals" | "fastingSettings"> }
  | { kind: "setting"; setting: KeptValue }
  | { kind: "goals"; from: GoalsFrom }
  | { kind: "achievement"; line: LedgerRow }
  | { kind: "photo"; photo: ImportedPhoto };

/** The day that it is of; null if it has none. */
export function dayOf(thing: Thing): Day | null {
  if (thing.kind === "meal") return thing.entry.date;
  return thing.kind === "water" ? thing.day.date : null;
}

/** What one row of a file is; they come in the file's order. */
export type Found = { row: number } & (
  | { thing: Thing }
  | { problem: string }
  /** `count`: how many they are, if not one. */
  | { ignored: IgnoredKind; count?: number }
);

/** What is found, a few at a time, with turns for others in between. */
export interface Finds extends AsyncIterableIterator<Found[]> {
  /** Has enough; may be called before the first was asked for. */
  return(value: undefined): Promise<IteratorResult<Found[], undefined>>;
}

/** What our own exports are. */
export const ownFormat = "morsel";

/** A file, opened to be imported. */
export interface ImportSource {
  format: string;
  /** Of a table. */
  headers: readonly string[];
  /** If not null, there is nothing to be found yet. */
  needsMapping: ImportReading["needsMapping"];
  found: Finds;
}

export const unreadable = (message: string): Failure =>
  new Failure(422, importCodes.unreadable, message);
