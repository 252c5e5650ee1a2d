import type { Told } from "@morsel/domain/subscriptions/history";
import type { Purchase } from "@morsel/domain/subscriptions/status";
import { asPerson } from "../../platform/database/as-person.ts";
import { asSystem } from "../../platform/database/as-system.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { preparedOne } from "../../platform/database/prepared.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

/** The id of RevenueCat's latest answer, which is kept among the events; none of theirs is empty. */
export const answerId = "";

/** What is told of one of our people. */
export type ToldHere = Told & { userId: UserId };
/** An answer, with what isn't part of a subscription's state. */
export type KeptAnswer = ToldHere & { kind: "answer"; manageUrl: string | null };

const subscription = preparedOne((db, { userId }: { userId: UserId }) =>
  asPerson(db, userId).selectFrom("subscriptions").select("purchases"),
);

export async function findPurchases(db: Db, userId: UserId): Promise<Purchase[]> {
  const row = await subscription(db, { userId });
  return row ? fromJson<Purchase[]>(row.purchases) : [];
}

export async function findManageUrl(db: Db, userId: UserId): Promise<string | null> {
  const row = await asPerson(db, userId)
    .selectFrom("subscription_events")
    .select("content")
    .where("id", "=", answerId)
    .executeTakeFirst();
  return row ? fromJson<KeptAnswer>(row.content).manageUrl : null;
}

/** Keeps something that is told; the same once more changes nothing. */
export async function insertEvent(tx: Db, told: ToldHere): Promise<void> {
  await asPerson(tx, told.userId)
    .insertInto("subscription_events")
    .values(rowOf(told))
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .execute();
}

/** Keeps an answer in place of an older one. */
export async function saveAnswer(tx: Db, answer: KeptAnswer): Promise<void> {
  const { happened_at, heard_at, content } = rowOf(answer);
  await asPerson(tx, answer.userId)
    .insertInto("subscription_events")
    .values(rowOf(answer))
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "id"])
        .doUpdateSet({ happened_at, heard_at, content })
        .where("subscription_events.happened_at", "<=", happened_at),
    )
    .execute();
}

function rowOf({ userId, id, kind, happenedAt, heardAt, ...content }: ToldHere) {
  return {
    ...{ user_id: userId, id, kind, happened_at: happenedAt, heard_at: heardAt },
    content: toJson(content),
  };
}

const toldOf = (row: Row<"subscription_events">): ToldHere =>
  ({
    ...fromJson<object>(row.content),
    ...{ userId: row.user_id, id: row.id, kind: row.kind },
    ...{ happenedAt: row.happened_at, heardAt: row.heard_at },
  }) as ToldHere;

/**
 * All that is told of some people, and of those with whom they have exchanged purchases, however
 * many transfers lie between.
 */
export async function listConnected(db: Db, people: readonly UserId[]): Promise<ToldHere[]> {
  const told: ToldHere[] = [];
  const seen = new Set(people);
  let next = [...seen];
  while (next.length > 0) {
    const rows = await asSystem(db)
      .selectFrom("subscription_events")
      .selectAll()
      .where("user_id", "in", next)
      .execute();
    told.push(...rows.map(toldOf));
    const transfers = rows.filter(({ kind }) => kind === "transfer").map(({ id }) => id);
    next = (await listPeopleOf(db, transfers)).filter((userId) => !seen.has(userId));
    for (const userId of next) seen.add(userId);
  }
  return told;
}

async function listPeopleOf(db: Db, ids: readonly string[]): Promise<UserId[]> {
  if (ids.length === 0) return [];
  const rows = await asSystem(db)
    .selectFrom("subscription_events")
    .select("user_id")
    .distinct()
    .where("id", "in", ids)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function savePurchases(
  tx: Db,
  userId: UserId,
  purchases: readonly Purchase[],
  askAt: number | null,
): Promise<void> {
  const state = { purchases: toJson(purchases), ask_at: askAt };
  await asPerson(tx, userId)
    .insertInto("subscriptions")
    .values({ user_id: userId, ...state })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(state))
    .execute();
}

/** Whose subscription is in doubt, longest first. */
export async function listDoubtful(db: Db, now: number, limit: number): Promise<UserId[]> {
  const rows = await asSystem(db)
    .selectFrom("subscriptions")
    .select("user_id")
    .where("ask_at", "<=", now)
    .orderBy("ask_at")
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function putOffAsking(db: Db, userId: UserId, until: number): Promise<void> {
  await asPerson(db, userId).updateTable("subscriptions").set({ ask_at: until }).execute();
}
