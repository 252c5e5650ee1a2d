import type { ImportMapping, ImportReading } from "@morsel/contract/imports";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { digestOf } from "../../platform/digest.ts";
import type { ImportRow } from "./import.repository.ts";

/** A mapping and the table that it is for, as an import keeps them. */
interface Kept {
  of: string;
  mapping: ImportMapping;
}

const tableOf = (headers: readonly string[]): string => digestOf(JSON.stringify(headers));

export const keptMapping = (headers: readonly string[], mapping: ImportMapping): string =>
  toJson({ of: tableOf(headers), mapping } satisfies Kept);

export const mappingOf = ({ mapping }: Pick<ImportRow, "mapping">): ImportMapping | undefined =>
  mapping === null ? undefined : fromJson<Kept>(mapping).mapping;

/** What is asked about a table, answered as the person did the last time that it had these headers. */
export function recalled(
  needsMapping: ImportReading["needsMapping"],
  headers: readonly string[],
  earlier: readonly ImportRow[],
): ImportReading["needsMapping"] {
  if (!needsMapping) return null;
  const table = tableOf(headers);
  const kept = earlier.flatMap(({ mapping }) => (mapping === null ? [] : fromJson<Kept>(mapping)));
  const same = kept.find(({ of }) => of === table);
  return same ? { ...needsMapping, suggested: same.mapping } : needsMapping;
}
