import { setImmediate } from "node:timers/promises";
import {
  type Meal,
  type MealChange,
  maxMealsPerDay,
  maxTotalsDays,
  mealCodes,
  mealsPage,
  type NewMeal,
} from "@morsel/contract/meals";
import { addDays, type Day, dayInUtc, monthBefore } from "@morsel/domain/day";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { byNutrient, sentAmount } from "@morsel/domain/meals/nutrition";
import { ownFoods } from "@morsel/domain/meals/own-foods";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Made, madeAt, mergeFields } from "../../platform/field-times.ts";
import { Failure } from "../../platform/http/failure.ts";
import { readCursor } from "../../platform/http/paging.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import { createPageReader, newRevision } from "./entry-text.service.ts";
import { messages } from "./messages.ts";
import { caloriesOf, type LoggedMeal, newRow } from "./new-row.ts";
import { cursorOf, placeOf, presentMeal } from "./presenter.ts";
import {
  countEntries,
  type DaySums,
  eatenFoods,
  emptyDay,
  findForEdit,
  findFromPhotos,
  findMeal,
  findMeals,
  isDayFull,
  listMeals,
  type MealColumns,
  type MealRow,
  markDeleted,
  mealInsert,
  type ShownMeal,
  sumDays,
  updateMeal,
} from "./repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
}

interface Span {
  from?: Day | undefined;
  to?: Day | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export type MealService = ReturnType<typeof createMealService>;

export function createMealService({ db, clock, people }: Needs) {
  const readPage = createPageReader(db);
  const insertMeal = mealInsert(people);

  /** Why an entry found no room on a day. */
  async function noRoom(tx: Db, userId: UserId, date: Day): Promise<Failure> {
    const isFull = await isDayFull(tx, userId, date);
    const message = isFull ? messages.dayFull(maxMealsPerDay.logged) : messages.dayWornOut;
    return new Failure(409, mealCodes.dayFull, message, { issues: [{ path: "date", message }] });
  }

  /** The entry after a change; as it was if all of it was changed later already. */
  function change(userId: UserId, id: string, { changedAt, sentAt, ...sent }: MealChange & Made) {
    return people.change(userId, async (tx) => {
      const before = await findForEdit(tx, userId, id);
      if (!before) throw new Failure(404, "NOT_FOUND", messages.notFound);
      const at = madeAt({ changedAt, sentAt }, clock());
      const merged = mergeFields(sent, before.field_times, at, fieldOf);
      if (!merged) return before;
      const columns = {
        ...changedColumns(before, merged.change),
        field_times: merged.field_times,
      };
      const after = await updateMeal(tx, userId, id, columns, newRevision(clock()));
      // It exists but wasn't changed, so the day it was to move to is full.
      if (!after) throw await noRoom(tx, userId, columns.date ?? before.date);
      return after;
    });
  }

  return {
    /** Stores an entry once. The same id with different content is a 409 and changes nothing. */
    async log(userId: UserId, sent: NewMeal): Promise<ShownMeal> {
      const row = newRow(userId, sent, clock());
      if (await insertMeal(db, row)) return row;
      const stored = await findMeal(db, userId, row.id);
      // Throws a 401 if the account is gone.
      if (!stored) throw await people.change(userId, (tx) => noRoom(tx, userId, row.date));
      if (stored.fingerprint === row.fingerprint) return stored;
      throw taken();
    },

    /**
     * Stores several entries, all or none, with what else belongs to the same change. An id that
     * exists is a 409.
     */
    logTogether<T>(
      userId: UserId,
      sent: readonly LoggedMeal[],
      beside: (tx: Db, stored: ShownMeal[]) => Promise<T>,
    ): Promise<T> {
      const rows = sent.map((meal) => newRow(userId, meal, clock()));
      return people.change(userId, async (tx) => {
        for (const row of rows) {
          if (await insertMeal(tx, row)) continue;
          throw (await findMeal(tx, userId, row.id)) ? taken() : await noRoom(tx, userId, row.date);
        }
        return beside(tx, rows);
      });
    },

    /** One page of the diary as JSON, newest first, and the next page's cursor, if any. */
    async list(userId: UserId, span: Span): Promise<{ json: string; next?: string }> {
      // By default until tomorrow, which it already is somewhere on earth.
      const to = span.to ?? addDays(dayInUtc(clock()), 1);
      const from = span.from ?? monthBefore(span.to ?? dayInUtc(clock()));
      checkSpan(from, to);
      const after = readCursor(span.cursor, placeOf);
      const limit = span.limit ?? mealsPage.default;
      const { json, last } = await readPage({ userId, from, to, limit }, after);
      return last ? { json, next: cursorOf(last) } : { json };
    },

    /** Those of the entries that exist, by id, as the calls show them. */
    async shown(userId: UserId, ids: readonly string[]): Promise<Map<string, Meal>> {
      const found = await findMeals(db, userId, ids);
      return new Map(found.map((meal) => [meal.id, presentMeal(meal)]));
    },

    /** The entry made last of those that came from one of the photos, if there is any. */
    async fromPhotos(userId: UserId, photoIds: readonly string[]): Promise<Meal | undefined> {
      const found = photoIds.length > 0 && (await findFromPhotos(db, userId, photoIds));
      return found ? presentMeal(found) : undefined;
    },

    /** The entries of the last `days`, newest first: a page at most. */
    async recent(userId: UserId, days: number): Promise<Meal[]> {
      const today = dayInUtc(clock());
      // Until tomorrow, which it already is somewhere on earth.
      const span = { from: addDays(today, 1 - days), to: addDays(today, 1) };
      const found = await listMeals(db, { userId, ...span, limit: mealsPage.max });
      return found.map(presentMeal);
    },

    /** The entries of a day, in the order they were eaten. */
    async ofDay(userId: UserId, day: Day): Promise<Meal[]> {
      const span = { from: day, to: day, limit: maxMealsPerDay.logged };
      return (await listMeals(db, { userId, ...span })).map(presentMeal).reverse();
    },

    /** How many entries there are, and on how many days. */
    counts: (userId: UserId) => countEntries(db, userId),

    /** The foods of the last month that can be calculated, likeliest first for this meal. */
    async ownFoods(userId: UserId, mealType: MealType = "snack"): Promise<OwnFood[]> {
      const now = clock();
      const eaten = await eatenFoods(db, userId, monthBefore(dayInUtc(now)));
      return ownFoods(eaten, { at: now, mealType });
    },

    /**
     * Changes the given fields, except those changed later. A removed entry and someone else's are
     * a 404.
     */
    edit: (userId: UserId, id: string, sent: MealChange & Made): Promise<ShownMeal> =>
      change(userId, id, sent),

    /** Removes an entry; repeating it is fine. Someone else's is a 404. */
    async remove(userId: UserId, id: string): Promise<void> {
      if (!(await findMeal(db, userId, id))) throw new Failure(404, "NOT_FOUND", messages.notFound);
      await markDeleted(db, userId, id, clock());
    },

    /** A day's sums; by default today's (UTC). */
    async day(userId: UserId, requested?: Day, on = db): Promise<{ day: Day; sums: DaySums }> {
      const day = requested ?? dayInUtc(clock());
      const [found] = await sumDays(on, userId, day, day);
      return found ?? { day, sums: emptyDay };
    },

    /** The sums of each day in the range that has entries, oldest first. */
    async days(userId: UserId, from: Day, to: Day): Promise<{ day: Day; sums: DaySums }[]> {
      checkSpan(from, to);
      if (to >= addDays(from, maxTotalsDays)) {
        const message = messages.longSpan(maxTotalsDays);
        throw new Failure(400, "INVALID_REQUEST", message, { issues: [{ path: "from", message }] });
      }
      const sums: { day: Day; sums: DaySums }[] = [];
      for (let start = from; start <= to; start = addDays(start, daysAtOnce)) {
        if (start > from) await setImmediate();
        const end = addDays(start, daysAtOnce - 1);
        sums.push(...(await sumDays(db, userId, start, end < to ? end : to)));
      }
      return sums;
    },
  };
}

const taken = () =>
  new Failure(409, mealCodes.differs, messages.idTaken, {
    issues: [{ path: "id", message: messages.idTaken }],
  });

/** SQLite sums on the event loop, where a whole year would hold everybody up for over 50 ms. */
const daysAtOnce = 124;

function checkSpan(from: Day, to: Day): void {
  if (from > to)
    throw new Failure(400, "INVALID_REQUEST", messages.span, {
      issues: [{ path: "from", message: messages.span }],
    });
}

/** A move and an amount are one field each: half of one, half of another would be nonsense. */
function fieldOf(sent: string): "name" | "place" | "amount" {
  if (sent === "name") return "name";
  return ["date", "timestamp", "time", "mealType"].includes(sent) ? "place" : "amount";
}

/** Only the fields sent. */
function changedColumns(before: Pick<MealRow, "name">, sent: MealChange): MealColumns {
  const { name, date, time, measurement, grams, confidence, timestamp, totalCalories } = sent;
  const columns = {
    ...{ name, date, time, measurement, grams, confidence },
    meal_type: sent.mealType,
    food_id: sent.foodId,
    photo_id: sent.photoId,
    logged_at: timestamp === undefined ? undefined : Date.parse(timestamp),
    ...byNutrient((nutrient) => sentAmount(sent, nutrient)),
    ...(totalCalories !== undefined && caloriesOf(totalCalories, name ?? before.name)),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
