import { meal } from "@morsel/contract/meals";
import { writerOf } from "../../platform/http/serializer.ts";
import { presentMeal } from "./presenter.ts";
import type { Place, Revision, ShownMeal } from "./repository.ts";

interface Entry {
  text: string;
  place: Place;
}

/**
 * Entries as JSON text, the last `most` of them kept (some 10 MB): a row's way out of the engine and
 * into text costs ten times as much as its name's. Which entries there are, in which order and at
 * which revision is asked of the database each time, and an id's revision never means anything
 * else: what another process changed is never missed.
 */
export function createEntryTexts(most = 10_000) {
  const write = writerOf(meal);
  const kept = new Map<string, Entry & { revision: number }>();
  const nameOf = (userId: string, id: string) => `${userId}/${id}`;

  return {
    /** These entries, or undefined where not all of them are at hand. */
    recall(userId: string, revisions: readonly Revision[]): Entry[] | undefined {
      const entries: Entry[] = [];
      for (const { id, revision } of revisions) {
        const entry = kept.get(nameOf(userId, id));
        if (entry?.revision !== revision) return undefined;
        entries.push(entry);
      }
      return entries;
    },

    /** Writes them out and keeps them; the ones kept longest make room. */
    keep(userId: string, rows: readonly ShownMeal[]): Entry[] {
      return rows.map((row) => {
        const { id, date, logged_at: loggedAt, revision } = row;
        const text = inOnePiece(write(presentMeal(row)));
        const entry = { text, place: { id, date, loggedAt }, revision };
        kept.set(nameOf(userId, id), entry);
        if (kept.size > most) {
          const [oldest = ""] = kept.keys();
          kept.delete(oldest);
        }
        return entry;
      });
    },
  };
}

/** A text that was put together is a tree of its parts to the engine, ten times as large. */
const inOnePiece = (text: string) => Buffer.from(text).toString();
