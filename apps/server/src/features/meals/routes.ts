import {
  dailyStats,
  deleteMeal,
  editMeal,
  listDays,
  listMeals,
  logMeal,
  mealCodes,
} from "@morsel/contract/meals";
import type { Reply } from "@morsel/contract/route";
import { needsConfirming } from "@morsel/domain/meals/limits";
import { Failure } from "../../platform/http/failure.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import { pageHeaders } from "../../platform/http/paging.ts";
import type { UserId } from "../../platform/person.ts";
import type { FastingService } from "../fasting/service.ts";
import type { WaterService } from "../water/service.ts";
import { messages } from "./messages.ts";
import { presentDay, presentMeal, presentTotals } from "./presenter.ts";
import type { ShownMeal } from "./repository.ts";
import type { MealService } from "./service.ts";

interface Beside {
  water: Pick<WaterService, "glasses">;
  fasting: Pick<FastingService, "status">;
  /** What an entry just logged has earned; asked again, the same. */
  earnedWith(
    userId: UserId,
    meal: Pick<ShownMeal, "id" | "date">,
  ): Promise<Reply<typeof logMeal>["newAchievements"]>;
}

export function mealRoutes(http: Http, meals: MealService, beside: Beside): void {
  const { water, fasting, earnedWith } = beside;
  mount(http, logMeal, async ({ person, body }) => {
    const logged = await meals.log(person.userId, reallyMeant(body));
    const newAchievements = await earnedWith(person.userId, logged);
    return { meal: presentMeal(logged), newAchievements };
  });

  mount(http, listMeals, async ({ person, query, request, reply }) => {
    const { json, next } = await meals.list(person.userId, query);
    reply.headers(pageHeaders(request.url, next));
    return reply.type("application/json; charset=utf-8").send(json);
  });

  mount(http, editMeal, async ({ person, params, body }) =>
    presentMeal(await meals.edit(person.userId, params.id, reallyMeant(body))),
  );

  mount(http, listDays, async ({ person, query }) => {
    const days = await meals.days(person.userId, query.from, query.to);
    return { days: days.map(({ day, sums }) => presentTotals(day, sums)) };
  });

  mount(http, deleteMeal, async ({ person, params }) => {
    await meals.remove(person.userId, params.id);
  });

  mount(http, dailyStats, async ({ person, params, query }) => {
    if (params.id !== person.userId) throw new Failure(404, "NOT_FOUND", messages.personNotFound);
    const { day, sums } = await meals.day(person.userId, query.date);
    return presentDay(day, sums, {
      waterGlasses: await water.glasses(person.userId, day),
      fastingStatus: await fasting.status(person.userId),
    });
  });
}

interface Confirmable {
  totalCalories?: number | null | undefined;
  confirmed?: boolean | undefined;
}

/** The request without `confirmed`; refuses implausible amounts that lack it. */
function reallyMeant<Sent extends Confirmable>(sent: Sent): Omit<Sent, "confirmed"> {
  const { confirmed, ...entry } = sent;
  if (!needsConfirming(entry.totalCalories) || confirmed === true) return entry;
  throw new Failure(422, mealCodes.unconfirmed, messages.unconfirmed, {
    issues: [{ path: "totalCalories", message: messages.unconfirmed }],
  });
}
