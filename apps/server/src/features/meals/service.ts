import { createHash, randomUUID } from "node:crypto";
import { mealCodes, mealsPage, type NewMeal } from "@morsel/contract/meals";
import { addDays, type Day, dayInUtc, monthBefore } from "@morsel/domain/day";
import { estimateCalories } from "@morsel/domain/meals/estimate";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Events } from "../../platform/events.ts";
import { Failure } from "../../platform/http/failure.ts";
import { messages } from "./messages.ts";
import { readCursor, writeCursor } from "./presenter.ts";
import {
  type DaySums,
  findMeal,
  insertMeal,
  listMeals,
  type MealRow,
  markDeleted,
  type ShownMeal,
  sumDay,
} from "./repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  events: Events;
}

interface Span {
  from?: Day | undefined;
  to?: Day | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export type MealService = ReturnType<typeof createMealService>;

/** The diary of one person at a time: every call names whose. */
export function createMealService({ db, clock, events }: Needs) {
  return {
    /** Stores an entry once. The same id with other content is a 409, and the first one is kept. */
    async log(userId: string, sent: NewMeal): Promise<ShownMeal> {
      const row = newRow(userId, sent, clock());
      if (await insertMeal(db, row)) {
        await events.emit("meal.logged", { userId, mealId: row.id, date: row.date });
        return row;
      }
      const stored = await findMeal(db, userId, row.id);
      if (stored?.fingerprint === row.fingerprint) return stored;
      throw new Failure(409, mealCodes.differs, messages.idTaken, {
        issues: [{ path: "id", message: messages.idTaken }],
      });
    },

    /** One page of the diary, newest first, and the cursor of the next one where there is more. */
    async list(userId: string, span: Span): Promise<{ rows: ShownMeal[]; next?: string }> {
      // Without an end, tomorrow: somewhere on earth it already is.
      const to = span.to ?? addDays(dayInUtc(clock()), 1);
      const from = span.from ?? monthBefore(span.to ?? dayInUtc(clock()));
      if (from > to)
        throw new Failure(400, "INVALID_REQUEST", messages.span, {
          issues: [{ path: "from", message: messages.span }],
        });
      const after = span.cursor === undefined ? undefined : readCursor(span.cursor);
      if (span.cursor !== undefined && after === undefined)
        throw new Failure(400, mealCodes.cursor, messages.cursor, {
          issues: [{ path: "cursor", message: messages.cursor }],
        });
      const limit = span.limit ?? mealsPage.default;
      // One more than the page shows whether there is another.
      const rows = await listMeals(db, userId, {
        from,
        to,
        limit: limit + 1,
        ...(after && { after }),
      });
      const last = rows[limit - 1];
      if (rows.length <= limit || !last) return { rows };
      return { rows: rows.slice(0, limit), next: writeCursor(last) };
    },

    /** Removes an entry; once removed, again is fine. Somebody else's is a 404. */
    async remove(userId: string, id: string): Promise<void> {
      const stored = await findMeal(db, userId, id);
      if (!stored) throw new Failure(404, "NOT_FOUND", messages.notFound);
      if (await markDeleted(db, userId, id, clock()))
        await events.emit("meal.deleted", { userId, mealId: id, date: stored.date });
    },

    /** The day's sums; without a day, today in UTC. */
    async day(userId: string, asked?: Day): Promise<{ day: Day; sums: DaySums }> {
      const day = asked ?? dayInUtc(clock());
      return { day, sums: await sumDay(db, userId, day) };
    },
  };
}

function newRow(userId: string, sent: NewMeal, now: number): MealRow {
  const calories = sent.totalCalories ?? null;
  return {
    user_id: userId,
    id: sent.id ?? randomUUID(),
    date: sent.date,
    logged_at: sent.timestamp === undefined ? now : Date.parse(sent.timestamp),
    created_at: now,
    name: sent.name,
    meal_type: sent.mealType,
    time: sent.time ?? null,
    source: sent.source ?? null,
    client_ref: sent.clientRef ?? null,
    food_id: sent.foodId ?? null,
    measurement: sent.measurement ?? null,
    grams: sent.grams ?? null,
    estimated: calories === null ? 1 : 0,
    calories: calories ?? estimateCalories(sent.name),
    protein: sent.totalProtein ?? null,
    carbs: sent.totalCarbs ?? null,
    fat: sent.totalFat ?? null,
    fiber: sent.fiber ?? null,
    sugar: sent.sugar ?? null,
    sodium: sent.sodium ?? null,
    iron: sent.iron ?? null,
    calcium: sent.calcium ?? null,
    zinc: sent.zinc ?? null,
    magnesium: sent.magnesium ?? null,
    vitaminC: sent.vitaminC ?? null,
    vitaminD: sent.vitaminD ?? null,
    vitaminB12: sent.vitaminB12 ?? null,
    folate: sent.folate ?? null,
    fingerprint: fingerprint(sent),
    deleted_at: null,
  };
}

/** Validation puts the fields in the schema's order, so equal requests give equal text. */
function fingerprint(sent: NewMeal): string {
  return createHash("sha256").update(JSON.stringify(sent)).digest("base64url");
}
