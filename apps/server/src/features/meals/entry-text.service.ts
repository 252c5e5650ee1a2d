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
 * Reads pages of the diary as JSON. Written entries are kept in memory by their revision: a row's way
 * out of the engine and into text costs ten times as much as its name's. All that knows of it is here,
 * but for two things in the repository: `listRevisions`, which asks for names alone, and every
 * statement that changes an entry gives it a new revision. Why, and what it gains: decision 11.
 */
export function createPageReader(db: Db) {
  const texts = createEntryTexts();
  /** One page, and its last entry's place where there are more behind it. */
  return async (page: Span, after?: Place): Promise<{ json: string; last?: Place }> => {
    // One more than the page shows whether there is another.
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
 * A revision for an entry that is written now. No id ever has the same one twice, not even after all
 * data was deleted, so a kept text can't be taken for a later entry's; a later one is greater.
 * 1,024 to a millisecond, by chance, stays exact until the year 2248.
 */
export const newRevision = (now: number): number => now * 1024 + randomInt(1024);

/**
 * Entries as JSON text, the last `most` of them kept (some 10 MB). Which entries there are, in which
 * order and at which revision is asked of the database each time: what another process changed is
 * never missed.
 */
export function createEntryTexts(max = 10_000) {
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
        if (kept.size > max) {
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
