import { randomInt } from "node:crypto";
import { meal } from "@morsel/contract/meals";
import type { Db } from "../../platform/database/database.ts";
import { writerOf } from "../../platform/http/serializer.ts";
import { presentMeal } from "./presenter.ts";
import {
  listMeals,
  listRevisions,
  type Place,
  type Revision,
  type ShownMeal,
  type Span,
} from "./repository.ts";

interface Entry {
  text: string;
  place: Place;
}

/**
 * Reads pages of the diary as JSON. Serialized entries are cached by revision: getting a row out of
 * the engine and into text costs ten times as much as reading its id and revision. Only two things
 * elsewhere know about this, both in the repository: `listRevisions`, which reads only those, and
 * every statement that changes an entry, which must give it a new revision. Reasons and gain:
 * decision 11.
 */
export function createPageReader(db: Db) {
  const texts = createEntryTexts();
  /** One page, and the place to continue from if there is more. */
  return async (page: Span, after?: Place): Promise<{ json: string; last?: Place }> => {
    // One more than the page, to see if there is a next one.
    const span = { ...page, limit: page.limit + 1 };
    const entries =
      texts.recall(page.userId, await listRevisions(db, span, after)) ??
      texts.keep(page.userId, await listMeals(db, span, after));
    const shown = entries.slice(0, page.limit);
    const json = `[${shown.map(({ text }) => text).join(",")}]`;
    const last = shown.at(-1)?.place;
    return entries.length > page.limit && last ? { json, last } : { json };
  };
}

/**
 * A revision for an entry written now; later ones are greater. No id ever gets the same one twice,
 * even after deleting all data, so a cached text can't be mistaken for a later entry's. 1,024
 * random values per millisecond stay exact integers until 2248.
 */
export const newRevision = (now: number): number => now * 1024 + randomInt(1024);

/**
 * Entries as JSON text; caches up to `max` of them (some 10 MB). Which entries exist, in which
 * order and at which revision is read from the database every time, so changes by other processes
 * are never missed.
 */
export function createEntryTexts(max = 10_000) {
  const write = writerOf(meal);
  const kept = new Map<string, Entry & { revision: number }>();
  const nameOf = (userId: string, id: string) => `${userId}/${id}`;

  return {
    /** These entries, or undefined unless all of them are cached. */
    recall(userId: string, revisions: readonly Revision[]): Entry[] | undefined {
      const entries: Entry[] = [];
      for (const { id, revision } of revisions) {
        const entry = kept.get(nameOf(userId, id));
        if (entry?.revision !== revision) return undefined;
        entries.push(entry);
      }
      return entries;
    },

    /** Serializes and caches them; the oldest cached ones make room. */
    keep(userId: string, rows: readonly ShownMeal[]): Entry[] {
      return rows.map((row) => {
        const { id, date, logged_at: loggedAt, revision } = row;
        const text = inOnePiece(write(presentMeal(row)));
        const entry = { text, place: { id, date, loggedAt }, revision };
        kept.set(nameOf(userId, id), entry);
        if (kept.size > max) {
          const [oldest = ""] = kept.keys();
          kept.delete(oldest);
        }
        return entry;
      });
    },
  };
}

/** V8 keeps a concatenated string as a tree of its parts, ten times as large. */
const inOnePiece = (text: string) => Buffer.from(text).toString();
