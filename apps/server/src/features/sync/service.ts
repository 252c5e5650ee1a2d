import {
  changesPage,
  type SyncChange,
  type SyncData,
  type SyncKind,
  type SyncPage,
  syncCodes,
} from "@morsel/contract/sync";
import type { Day } from "@morsel/domain/day";
import { day } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Person } from "../../platform/person.ts";
import { nowhere, type Place, readPlace, writePlace } from "./cursor.ts";
import { messages } from "./messages.ts";
import {
  type Change,
  findHead,
  forgetDeletions,
  type Head,
  listChanges,
  listDatedChanges,
  peopleWithOldDeletions,
  renewEpoch,
  type Span,
} from "./repository.ts";

/** How long a device may be away without starting over. */
const deletionsKept = 90 * day;

/** What a room shows of its things, by id; those that are gone are left out. */
type Reader<Data> = (person: Person, ids: readonly string[]) => Promise<ReadonlyMap<string, Data>>;
export type Readers = { readonly [Kind in SyncKind]: Reader<SyncData<Kind>> };

interface Needs {
  db: Db;
  clock: Clock;
  readers: Readers;
}

interface Asked {
  since?: string | undefined;
  limit?: number | undefined;
  from?: Day | undefined;
}

export type SyncService = ReturnType<typeof createSyncService>;

/** What has changed of a person's data. Triggers number the changes: see migration 0018. */
export function createSyncService({ db, clock, readers }: Needs) {
  const readerOf = new Map<string, Reader<unknown>>(Object.entries(readers));

  /** The things of some changes as they are now, by kind. */
  async function dataOf(person: Person, changes: readonly Change[]) {
    const read = async ([kind, reader]: [string, Reader<unknown>]) => {
      const living = changes.filter((change) => change.kind === kind && !isDeleted(change));
      const ids = living.map((change) => change.id);
      return [kind, ids.length > 0 ? await reader(person, ids) : null] as const;
    };
    return new Map(await Promise.all([...readerOf].map(read)));
  }

  async function present(person: Person, changes: readonly Change[]): Promise<SyncChange[]> {
    const data = await dataOf(person, changes);
    return changes.flatMap((change): SyncChange[] => {
      const { kind, id, seq: revision } = change;
      if (isDeleted(change)) return [{ kind, id, revision, deleted: true, data: null }];
      const found = data.get(kind)?.get(id);
      // Deleted a moment ago: its latest change is on a later page.
      return found === undefined ? [] : [{ kind, id, revision, deleted: false, data: found }];
    });
  }

  const list = (span: Span, from: Day | undefined): Promise<Change[]> =>
    from === undefined ? listChanges(db, span) : listDatedChanges(db, span, from);

  return {
    /** One page; throws a 410 `Failure` for a cursor that tells nothing. */
    async changes(person: Person, asked: Asked): Promise<SyncPage> {
      const { userId } = person;
      const head = await findHead(db, userId);
      const start = startOf(head, asked);
      const reached = head?.seq ?? 0;
      if (start.seq === reached)
        return { changes: [], cursor: writePlace(ended(start)), more: false };
      const until = start.beginning?.until ?? reached;
      const size = asked.limit ?? changesPage.default;
      // One more than a page, to see if there is another.
      const span = { userId, after: start.seq, until, limit: size + 1 };
      const found = await list(span, start.beginning?.from);
      const page = found.slice(0, size);
      const last = found.length > size ? page.at(-1) : undefined;
      return {
        changes: await present(person, page),
        cursor: writePlace(last ? { ...start, seq: last.seq } : ended({ ...start, seq: until })),
        more: last !== undefined || until < reached,
      };
    },

    /** Has a person's devices begin anew: numbers may have been given twice. */
    startOver: renewEpoch,

    /** Forgets old deletions. */
    async sweep(): Promise<void> {
      const before = clock() - deletionsKept;
      for (;;) {
        const people = await peopleWithOldDeletions(db, before);
        if (people.length === 0) return;
        for (const userId of people) await forgetDeletions(db, userId, before);
      }
    },
  };
}

const isDeleted = ({ deleted_at }: Change): boolean => deleted_at !== null;

/** Where a page begins; throws a 410 `Failure` if not all since then is known. */
function startOf(head: Head | undefined, { since, from }: Asked): Place {
  const place = since === undefined ? nowhere : readPlace(since);
  if (!place || !leadsOn(place, head))
    throw new Failure(410, syncCodes.startOver, messages.startOver);
  return head && place.epoch === nowhere.epoch ? beginning(head, from) : place;
}

function leadsOn({ epoch, seq, beginning }: Place, head: Head | undefined): boolean {
  if (epoch === nowhere.epoch) return seq === 0 && !beginning;
  if (epoch !== head?.epoch) return false;
  const begun = beginning?.until ?? seq;
  return seq <= begun && begun <= head.seq && begun >= head.floor;
}

/**
 * From the first change. What changes while the device begins is told afterwards whatever its day:
 * the device may have it from an earlier page.
 */
const beginning = ({ epoch, seq }: Head, from: Day | undefined): Place => ({
  ...{ epoch, seq: 0 },
  beginning: { until: seq, ...(from !== undefined && { from }) },
});

/** From here on, a device is told everything. */
const ended = ({ epoch, seq }: Place): Place => ({ epoch, seq });
