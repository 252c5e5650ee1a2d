import { randomUUID } from "node:crypto";
import {
  type NotUnderstood,
  type ShortcutDay,
  type ShortcutLog,
  type ShortcutText,
  shortcutCodes,
} from "@morsel/contract/shortcuts";
import type { Day } from "@morsel/domain/day";
import { sentenceResult } from "@morsel/domain/foods/calculation-result";
import { draftOf } from "@morsel/domain/foods/entry-draft";
import { needsConfirming } from "@morsel/domain/meals/limits";
import { shortcutSource } from "@morsel/domain/meals/source";
import { day } from "@morsel/domain/time";
import { dayInZone } from "@morsel/domain/zone";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { digestOf, uuidOf } from "../../platform/digest.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Caller, UserId } from "../../platform/person.ts";
import type { FastingService } from "../fasting/service.ts";
import type { FoodService } from "../foods/service.ts";
import type { MealService } from "../meals/service.ts";
import type { ProfileService } from "../profile/service.ts";
import type { WaterService } from "../water/service.ts";
import { messages } from "./messages.ts";
import { momentOf } from "./moment.ts";
import { presentCalories, presentDay } from "./presenter.ts";
import { findAnswer, forgetAnswers, insertAnswer } from "./repository.ts";

/** How long a repeated call gets the same answer (ms). */
const answersKept = 7 * day;

interface Needs {
  db: Db;
  clock: Clock;
  foods: Pick<FoodService, "parse">;
  meals: Pick<MealService, "day" | "ofDay" | "logTogether">;
  water: Pick<WaterService, "glasses">;
  fasting: Pick<FastingService, "status" | "settings">;
  profiles: Pick<ProfileService, "goals">;
}

export type ShortcutService = ReturnType<typeof createShortcutService>;

type Food = ReturnType<typeof sentenceResult>["items"][number];
type UnderstoodFood = Food & { calculation: NonNullable<Food["calculation"]> };

/** What scripts and iOS Shortcuts ask for: a day at a glance, and logging a sentence. */
export function createShortcutService(needs: Needs) {
  const { db, clock, foods, meals, water, fasting, profiles } = needs;

  const zoneOf = async ({ userId, timeZone }: Caller, asked: string | undefined): Promise<string> =>
    asked ?? timeZone ?? (await fasting.settings(userId)).timeZone;

  /** What the same call was answered before. Throws a 409 if it was another one. */
  async function answered(userId: UserId, sent: ShortcutText): Promise<ShortcutLog | undefined> {
    const before = sent.id === undefined ? undefined : await findAnswer(db, userId, sent.id);
    if (!before) return undefined;
    if (before.fingerprint === fingerprintOf(sent)) return fromJson<ShortcutLog>(before.answer);
    throw new Failure(409, shortcutCodes.differs, messages.idTaken, {
      issues: [{ path: "id", message: messages.idTaken }],
      topLevel: {},
    });
  }

  async function logOnce(caller: Caller, sent: ShortcutText): Promise<ShortcutLog> {
    const { userId } = caller;
    const { id, text, date, mealType } = sent;
    const read = sentenceResult(await foods.parse(text, userId));
    const { understood, notUnderstood } = sorted(read.items);
    if (understood.length === 0)
      throw new Failure(422, shortcutCodes.nothing, messages.nothing(notUnderstood), {
        topLevel: { notUnderstood },
      });
    const timeZone = await zoneOf(caller, sent.timeZone);
    const moment = momentOf({
      ...{ now: clock(), zone: timeZone, date },
      mealType: mealType ?? read.mealType,
    });
    const drafts = understood.map(({ calculation }, index) => ({
      ...draftOf(calculation, moment.mealType),
      ...moment,
      id: id === undefined ? randomUUID() : uuidOf(`shortcut ${userId} ${id} ${index}`),
      source: shortcutSource,
    }));
    const goals = await profiles.goals(userId);
    return meals.logTogether(userId, drafts, async (tx, stored) => {
      const { sums } = await meals.day(userId, moment.date, tx);
      const logged = understood.map((food, index) => loggedFood(food, stored[index]?.id ?? ""));
      const shown = presentCalories(sums, goals);
      const answer: ShortcutLog = {
        ...{ date: moment.date, timeZone, mealType: moment.mealType },
        ...{ logged, notUnderstood, ...shown },
        message: messages.logged(logged, notUnderstood, shown),
      };
      if (id !== undefined) {
        const now = clock();
        await forgetAnswers(tx, userId, now - answersKept);
        const fingerprint = fingerprintOf(sent);
        const row = { user_id: userId, id, fingerprint, answer: toJson(answer), made_at: now };
        await insertAnswer(tx, row);
      }
      return answer;
    });
  }

  return {
    /** A day at a glance, by default the person's today. */
    async day(
      caller: Caller,
      asked: { date?: Day | undefined; timeZone?: string | undefined },
    ): Promise<ShortcutDay> {
      const { userId } = caller;
      const timeZone = await zoneOf(caller, asked.timeZone);
      const date = asked.date ?? dayInZone(clock(), timeZone);
      const [{ sums }, entries, goals, waterGlasses, fastingStatus] = await Promise.all([
        meals.day(userId, date),
        meals.ofDay(userId, date),
        profiles.goals(userId),
        water.glasses(userId, date),
        fasting.status(userId),
      ]);
      return presentDay({ date, timeZone, sums, entries, goals, waterGlasses, fastingStatus });
    },

    /**
     * Logs each food of a sentence that is understood. Throws a 422 if none is, and a 409 for an id
     * under which something else was logged.
     */
    async log(caller: Caller, sent: ShortcutText): Promise<ShortcutLog> {
      const before = await answered(caller.userId, sent);
      if (before) return before;
      return logOnce(caller, sent).catch(async (error: unknown) => {
        // The same call may have been made twice at once: this one came second.
        const first = await answered(caller.userId, sent);
        if (first) return first;
        throw error;
      });
    },
  };
}

const fingerprintOf = ({ text, date, mealType, timeZone }: ShortcutText): string =>
  digestOf(JSON.stringify([text, date, mealType, timeZone]));

/** What can be logged as it is, and what can't, each with its reason. */
function sorted(items: readonly Food[]) {
  const understood: UnderstoodFood[] = [];
  const notUnderstood: NotUnderstood[] = [];
  for (const item of items) {
    const { calculation, suggestion, text } = item;
    const why = whyNot(calculation);
    if (calculation && why === null) understood.push({ ...item, calculation });
    else
      notUnderstood.push({
        ...{ text, message: why ?? messages.notFound },
        ...(suggestion !== undefined && { suggestion }),
      });
  }
  return { understood, notUnderstood };
}

/** Nobody is there to confirm an amount, or to see that calories are an estimate. */
function whyNot(calculation: Food["calculation"]): string | null {
  if (!calculation) return messages.notFound;
  const { estimatedCalories } = calculation;
  if (estimatedCalories === null) return messages.noEnergy;
  return needsConfirming(estimatedCalories) ? messages.tooMuch : null;
}

function loggedFood(
  { name, calculation }: UnderstoodFood,
  id: string,
): ShortcutLog["logged"][number] {
  const { food, grams, confidence, estimatedCalories, readAs, measurement } = calculation;
  return {
    ...{ id, name, measurement: readAs ?? measurement, grams },
    calories: Math.round(estimatedCalories ?? 0),
    ...{ food: food.name, confidence },
  };
}
