import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import type { UserId } from "../../platform/person.ts";
import type { Replaced } from "../../platform/replaced.ts";

/** Whose import it was, and in which room it replaced something. */
interface Place {
  importId: string;
  kind: string;
}

/** Notes what an import replaced. What it replaced twice had its first value before. */
export async function noteReplaced(
  tx: Db,
  userId: UserId,
  { importId, kind }: Place,
  { id, before, after }: Replaced,
): Promise<void> {
  const row = { user_id: userId, import_id: importId, kind, id };
  const value_after = toJson(after);
  await asPerson(tx, userId)
    .insertInto("replaced_values")
    .values({ ...row, value_before: toJson(before), value_after })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "import_id", "kind", "id"]).doUpdateSet({ value_after }),
    )
    .execute();
}

/**
 * Takes notes out; at most `limit`. What another import replaced after this one had, for that one,
 * what was there before both: undone in either order, nothing of the two is left.
 */
export async function takeReplaced(
  tx: Db,
  userId: UserId,
  { importId, kind }: Place,
  limit: number,
): Promise<Replaced[]> {
  const mine = asPerson(tx, userId);
  const rows = await mine
    .selectFrom("replaced_values")
    .select(["id", "value_before", "value_after"])
    .where("import_id", "=", importId)
    .where("kind", "=", kind)
    .orderBy("id")
    .limit(limit)
    .execute();
  for (const { id, value_before, value_after } of rows) {
    const same = mine.updateTable("replaced_values").where("kind", "=", kind).where("id", "=", id);
    await same
      .set({ value_before })
      .where("import_id", "<>", importId)
      .where("value_before", "=", value_after)
      .execute();
    await mine
      .deleteFrom("replaced_values")
      .where("import_id", "=", importId)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .execute();
  }
  return rows.map(({ id, value_before, value_after }) => ({
    id,
    before: fromJson<unknown>(value_before),
    after: fromJson<unknown>(value_after),
  }));
}

/** Forgets the notes of imports that nobody remembers. */
export async function forgetReplaced(tx: Db, userId: UserId): Promise<void> {
  const mine = asPerson(tx, userId);
  await mine
    .deleteFrom("replaced_values")
    .where("import_id", "not in", () => mine.selectFrom("imports").select("id"))
    .execute();
}
