import type { ImportReading } from "@morsel/contract/imports";
import { importMessages as texts } from "./import.messages.ts";

/** What a file holds, in words, before anything is written. */
export interface Held {
  /** Things that would be written. */
  fresh: number;
  /** Said instead if there are none. */
  notice: string | null;
  facts: [name: string, value: string][];
  /** What stays out, and why; what is for days that have other entries. */
  notes: string[];
}

export function heldIn(reading: ImportReading): Held {
  const { counts, span, problemCount, conflicts, ignored, noRoom } = reading;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // What is here already isn't written once more, so it isn't offered.
  const known = conflicts
    .filter(({ meets }) => meets !== "beside")
    .reduce((sum, { count }) => sum + count, 0);
  const facts: Held["facts"] = [];
  if (total > 0) facts.push([texts.holds, texts.counts(counts)]);
  if (span) facts.push([texts.days, texts.span(span)]);
  if (problemCount > 0) facts.push([texts.unread, texts.rows(problemCount)]);
  const notes = conflicts.map(texts.conflict);
  if (noRoom.count > 0) notes.push(texts.noRoom(noRoom));
  for (const [kind, count] of Object.entries(ignored)) notes.push(texts.ignored(kind, count));
  const fresh = Math.max(0, total - known - noRoom.count);
  const nothing = total === 0 ? texts.nothing : noRoom.count > 0 ? null : texts.nothingNew;
  return { fresh, notice: fresh === 0 ? nothing : null, facts, notes };
}

/** What is said of a file as soon as it is read: what it holds, or what has to be told of it first. */
export function announcementOf(reading: ImportReading): string {
  const source = texts.source(reading);
  if (reading.needsMapping)
    return texts.announced([source, texts.mapping.questionOf(reading.needsMapping.asks)]);
  const { notice, facts, notes } = heldIn(reading);
  const told = facts.map(([name, value]) => texts.fact(name, value));
  return texts.announced([source, ...(notice === null ? [] : [notice]), ...told, ...notes]);
}
