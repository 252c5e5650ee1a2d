import { randomUUID } from "node:crypto";
import type { Day } from "@morsel/domain/day";
import { sql } from "kysely";
import { asPerson } from "../../platform/database/as-person.ts";
import { asSystem } from "../../platform/database/as-system.ts";
import { type Db, forUpdate, inTransaction } from "../../platform/database/database.ts";
import { prepared, preparedOne } from "../../platform/database/prepared.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

export type Head = Pick<Row<"sync_heads">, "epoch" | "seq" | "floor">;
export type Change = Pick<Row<"sync_changes">, "kind" | "id" | "seq" | "deleted_at">;

const head = preparedOne((db, { userId }: { userId: UserId }) =>
  asPerson(db, userId).selectFrom("sync_heads").select(["epoch", "seq", "floor"]),
);

/** How far a person's changes have come; undefined if there never were any. */
export const findHead = (db: Db, userId: UserId): Promise<Head | undefined> => head(db, { userId });

/** Makes cursors that devices have lead nowhere, so that they begin anew. */
export async function renewEpoch(tx: Db, userId: UserId): Promise<void> {
  const epoch = randomUUID().replaceAll("-", "");
  await asPerson(tx, userId).updateTable("sync_heads").set({ epoch }).execute();
}

export interface Span {
  userId: UserId;
  after: number;
  until: number;
  limit: number;
}

const shown = ["kind", "id", "seq", "deleted_at"] as const;

const changes = prepared((db, { userId, after, until, limit }: Span) =>
  asPerson(db, userId)
    .selectFrom("sync_changes")
    .select(shown)
    .where("seq", ">", after)
    .where("seq", "<=", until)
    .orderBy("seq")
    .limit(limit),
);

/** Each thing's latest change, if within the span, oldest first. */
export const listChanges = (db: Db, span: Span): Promise<Change[]> => changes(db, span);

/** The same of what exists and is dated `from` or later, or not at all. */
export function listDatedChanges(
  db: Db,
  { userId, after, until, limit }: Span,
  from: Day,
): Promise<Change[]> {
  // An expression, lest the index by number is chosen, and walked through years before `from`.
  const seq = sql<number>`seq + 0`;
  return asPerson(db, userId)
    .selectFrom("sync_changes")
    .select(shown)
    .where("day", ">=", from)
    .where("deleted_at", "is", null)
    .where(seq, ">", after)
    .where(seq, "<=", until)
    .orderBy(seq)
    .limit(limit)
    .execute();
}

/** Some of the people with deletions from before an instant. */
export async function peopleWithOldDeletions(db: Db, before: number): Promise<UserId[]> {
  const rows = await asSystem(db)
    .selectFrom("sync_changes")
    .select("user_id")
    .where("deleted_at", "<", before)
    .distinct()
    .limit(100)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Forgets a person's deletions from before an instant, and up to which number it did. */
export async function forgetDeletions(db: Db, userId: UserId, before: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = asPerson(tx, userId);
    // The head before its changes, as every write has it.
    await forUpdate(person.selectFrom("sync_heads").select("seq")).executeTakeFirst();
    const { last } = await person
      .selectFrom("sync_changes")
      .select(({ fn }) => fn.max<number | null>("seq").as("last"))
      .where("deleted_at", "<", before)
      .executeTakeFirstOrThrow();
    if (last === null) return;
    await person.deleteFrom("sync_changes").where("deleted_at", "<", before).execute();
    await person.updateTable("sync_heads").set({ floor: last }).where("floor", "<", last).execute();
  });
}
