import type { SyncChange } from "@morsel/contract/sync";
import type { Day } from "@morsel/domain/day";

/** One thing of a person's, as the feed gave it. */
export interface Thing {
  kind: string;
  id: string;
  revision: number;
  /** The day it belongs to; `always` if to none. */
  day: string;
  data: unknown;
}

/** Sorts after every day: what belongs to none is never too old. */
export const always = "always";

/** What the replica has to know of a kind of thing. */
export interface ReplicaKind {
  kind: string;
  /** Checks data against the contract; null if it doesn't match. */
  read: (data: unknown) => unknown;
  dayOf: (data: never) => string | null;
}

/** What came can't be read: a newer server speaks to an older page. */
export class Unreadable extends Error {}

/** Sorts a page's changes into what to put and what to remove; what is before a day isn't held. */
export function sortChanges(
  changes: readonly SyncChange[],
  kinds: readonly ReplicaKind[],
  from: Day,
): { put: Thing[]; remove: Pick<Thing, "kind" | "id">[] } {
  const put: Thing[] = [];
  const remove: Pick<Thing, "kind" | "id">[] = [];
  for (const { kind, id, revision, deleted, data } of changes) {
    const reader = kinds.find((one) => one.kind === kind);
    // Newer servers have kinds that this release doesn't know.
    if (!reader) continue;
    if (deleted) {
      remove.push({ kind, id });
      continue;
    }
    const read = reader.read(data);
    if (read === null) throw new Unreadable(`${kind} ${id}`);
    const day = reader.dayOf(read as never) ?? always;
    if (day < from) remove.push({ kind, id });
    else put.push({ kind, id, revision, day, data: read });
  }
  return { put, remove };
}
