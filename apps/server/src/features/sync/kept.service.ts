import { isDeepStrictEqual } from "node:util";
import {
  isKept,
  type KeptKey,
  type KeptValue,
  keptSizes,
  type SyncData,
} from "@morsel/contract/kept";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import type { Replaced } from "../../platform/replaced.ts";
import { listKept, saveNewest } from "./kept.repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
}

export type KeptService = ReturnType<typeof createKeptService>;

/** What devices back up that has no table of its own. */
export function createKeptService({ db, clock, people }: Needs) {
  return {
    /** Keeps the newest value of a key that is kept; returns how many items were sent. */
    async backUp(userId: UserId, { key, data, timestamp }: SyncData): Promise<number> {
      // A clock that is ahead must not win for hours.
      const changed_at = Math.max(0, Math.min(Math.round(timestamp), clock()));
      if (isKept(key)) {
        const row = { user_id: userId, key, data: toJson(data), changed_at };
        await people.change(userId, (tx) => saveNewest(tx, row));
      }
      if (Array.isArray(data)) return data.length;
      return data === null ? 0 : 1;
    },

    /**
     * Keeps a value from elsewhere, within a change, if it is newer than ours, or ours is empty;
     * returns what it replaces.
     */
    async restore(
      tx: Db,
      userId: UserId,
      { key, data, timestamp }: KeptValue,
    ): Promise<Replaced[]> {
      const max = isKeptKey(key) ? keptSizes[key] : 0;
      const text = toJson(data);
      if (text.length > max) return [];
      const before = await findKept(tx, userId, key);
      const isEmpty = before?.data === empty && text !== empty;
      const given = Math.max(0, Math.min(timestamp, clock()));
      const changed_at = isEmpty ? Math.max(given, before.changed_at + 1) : given;
      if (before && before.changed_at >= changed_at) return [];
      await saveNewest(tx, { user_id: userId, key, data: text, changed_at });
      return [{ id: key, before: before ? fromJson(before.data) : null, after: data }];
    },

    /** Puts back what a key held, unless it was changed since. */
    async putBack(tx: Db, userId: UserId, { id: key, before, after }: Replaced): Promise<void> {
      const now = await findKept(tx, userId, key);
      if (!now || !isDeepStrictEqual(fromJson(now.data), after)) return;
      // Devices that have taken the replaced value over only give it up for a later one.
      const changed_at = now.changed_at + 1;
      await saveNewest(tx, { user_id: userId, key, data: toJson(before), changed_at });
    },

    /** All values, by key. */
    async shown(userId: UserId): Promise<Map<string, KeptValue>> {
      const rows = await listKept(db, userId);
      return new Map(
        rows.map(({ key, data, changed_at }) => [
          key,
          { key, data: fromJson<unknown>(data), timestamp: changed_at },
        ]),
      );
    },
  };
}

/** What devices send of a key that they cleared. */
const empty = toJson(null);

const findKept = async (tx: Db, userId: UserId, key: string) =>
  (await listKept(tx, userId)).find((row) => row.key === key);

const isKeptKey = (key: string): key is KeptKey => Object.hasOwn(keptSizes, key);
