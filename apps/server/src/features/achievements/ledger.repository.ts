import { awards } from "@morsel/domain/achievements/catalogue";
import type { Earned } from "@morsel/domain/achievements/standing";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

export type LedgerLine = Pick<Row<"achievements">, "kind" | "id" | "period" | "earned_at">;
const shown = ["kind", "id", "period", "earned_at"] as const;

/** Adds what isn't in the ledger yet; returns what each added line is worth. */
export async function insertEarned(
  db: Db,
  userId: UserId,
  earned: readonly Earned[],
  now: number,
): Promise<number[]> {
  if (earned.length === 0) return [];
  const added = await asPerson(db, userId)
    .insertInto("achievements")
    .values(
      earned.map(({ achievement: { kind, id, points }, period }) => ({
        ...{ user_id: userId, kind, id, period, points, earned_at: now, told_in: null },
      })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "id", "period"]).doNothing())
    .returning("points")
    .execute();
  return added.map(({ points }) => points);
}

/** What no device was told of; from now on one was, in a reply. */
export function announceEarned(db: Db, userId: UserId, toldIn: string): Promise<LedgerLine[]> {
  return asPerson(db, userId)
    .updateTable("achievements")
    .set({ told_in: toldIn })
    .where("told_in", "is", null)
    .returning(shown)
    .execute();
}

const linesToldIn = prepared((db, { userId, toldIn }: { userId: UserId; toldIn: string }) =>
  asPerson(db, userId).selectFrom("achievements").select(shown).where("told_in", "=", toldIn),
);

/** What a device was told in a reply, for when the reply is asked for again. */
export const listToldIn = (db: Db, userId: UserId, toldIn: string): Promise<LedgerLine[]> =>
  linesToldIn(db, { userId, toldIn });

/** Sums over the whole ledger. */
export async function sumLedger(
  db: Db,
  userId: UserId,
): Promise<{ points: number; unannounced: number }> {
  const { points, lines, told } = await asPerson(db, userId)
    .selectFrom("achievements")
    .select(({ fn }) => [
      fn.sum<number | null>("points").as("points"),
      fn.countAll<number>().as("lines"),
      fn.count<number>("told_in").as("told"),
    ])
    .executeTakeFirstOrThrow();
  return { points: points ?? 0, unannounced: lines - told };
}

/** Every badge's line, and each award's latest. */
export async function listLatest(db: Db, userId: UserId): Promise<LedgerLine[]> {
  const ledger = asPerson(db, userId).selectFrom("achievements").select(shown);
  const lines = await ledger.where("kind", "=", "badge").execute();
  for (const { id } of awards) {
    const ofAward = ledger.where("kind", "=", "award").where("id", "=", id);
    lines.push(...(await ofAward.orderBy("period", "desc").limit(1).execute()));
  }
  return lines;
}
