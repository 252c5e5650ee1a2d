import { setImmediate } from "node:timers/promises";
import { mealNutrients } from "@morsel/domain/meals/nutrition";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

/*
 * An export reads other rooms' tables itself, since all of it must be as of one moment: their
 * services read the present.
 */

/** Rows of one query, which blocks everyone else on SQLite meanwhile. */
const rowsAtOnce = 200;

/** Pages of rows, each asked for after the last row of the one before. */
async function* pages<R>(ask: (after: R | undefined) => Promise<R[]>): AsyncGenerator<R[]> {
  for (let after: R | undefined; ; ) {
    const rows = await ask(after);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1);
    // Others come in between, however fast the rows are taken.
    await setImmediate();
  }
}

const mealColumns = [
  ...(["id", "date", "logged_at", "created_at", "name", "meal_type", "time", "source"] as const),
  ...(["client_ref", "food_id", "measurement", "grams", "estimated", "calories"] as const),
  ...(["photo_id", "confidence"] as const),
  ...mealNutrients.map(({ id }) => id),
] as const;
export type MealRow = Pick<Row<"meals">, (typeof mealColumns)[number]>;

/** The diary, oldest first. */
export const mealPages = (at: Db, userId: UserId): AsyncGenerator<MealRow[]> =>
  pages((after) =>
    asPerson(at, userId)
      .selectFrom("meals")
      .select(mealColumns)
      .where("deleted_at", "is", null)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple, and }) =>
          after
            ? eb(
                refTuple("date", "logged_at", "id"),
                ">",
                tuple(after.date, after.logged_at, after.id),
              )
            : and([]),
        ),
      )
      .orderBy("date")
      .orderBy("logged_at")
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute(),
  );

type WaterRow = Pick<Row<"water_days">, "date" | "glasses">;

export const waterPages = (at: Db, userId: UserId): AsyncGenerator<WaterRow[]> =>
  pages((after) =>
    asPerson(at, userId)
      .selectFrom("water_days")
      .select(["date", "glasses"])
      .$if(after !== undefined, (query) => query.where("date", ">", after?.date ?? ("" as never)))
      .orderBy("date")
      .limit(rowsAtOnce)
      .execute(),
  );

export type FastRow = Row<"fasting_sessions">;

/** Fasts that count, and the running one, oldest first. */
export const fastPages = (at: Db, userId: UserId): AsyncGenerator<FastRow[]> =>
  pages((after) =>
    asPerson(at, userId)
      .selectFrom("fasting_sessions")
      .selectAll()
      .where("deleted_at", "is", null)
      .where("discarded", "=", 0)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple, and }) =>
          after
            ? eb(refTuple("start_time", "id"), ">", tuple(after.start_time, after.id))
            : and([]),
        ),
      )
      .orderBy("start_time")
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute(),
  );

export type GoalsRow = Row<"goals_by_day">;

export const goalPages = (at: Db, userId: UserId): AsyncGenerator<GoalsRow[]> =>
  pages((after) =>
    asPerson(at, userId)
      .selectFrom("goals_by_day")
      .selectAll()
      .$if(after !== undefined, (query) => query.where("date", ">", after?.date ?? ("" as never)))
      .orderBy("date")
      .limit(rowsAtOnce)
      .execute(),
  );

export type LedgerRow = Row<"achievements">;

/** The ledger, each achievement's periods in order. Databases sort names differently; we don't. */
export async function* ledgerPages(at: Db, userId: UserId): AsyncGenerator<LedgerRow[]> {
  const mine = asPerson(at, userId).selectFrom("achievements");
  const earned = await mine.select(["kind", "id"]).distinct().execute();
  const nameOf = ({ kind, id }: (typeof earned)[number]) => `${kind} ${id}`;
  for (const { kind, id } of earned.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
    yield* pages((after) =>
      mine
        .selectAll()
        .where("kind", "=", kind)
        .where("id", "=", id)
        .$if(after !== undefined, (query) => query.where("period", ">", after?.period ?? ""))
        .orderBy("period")
        .limit(rowsAtOnce)
        .execute(),
    );
}

export type PhotoRow = Row<"photos">;

/** Photos that can be seen, by id. */
export const photoPages = (at: Db, userId: UserId): AsyncGenerator<PhotoRow[]> =>
  pages((after) =>
    asPerson(at, userId)
      .selectFrom("photos")
      .selectAll()
      .where("tracked_at", "is not", null)
      .$if(after !== undefined, (query) => query.where("id", ">", after?.id ?? ""))
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute(),
  );

/** What there are only a few of. */
export async function findOwn(at: Db, userId: UserId) {
  const mine = asPerson(at, userId);
  return {
    profile: await mine.selectFrom("profiles").selectAll().executeTakeFirst(),
    fasting: await mine.selectFrom("fasting_settings").select("settings").executeTakeFirst(),
    kept: await mine.selectFrom("kept_values").select(["key", "data", "changed_at"]).execute(),
  };
}
export type Own = Awaited<ReturnType<typeof findOwn>>;
