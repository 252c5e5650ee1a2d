import {
  calculateCalories,
  foodTable,
  parseFoods,
  searchFoods,
  suggestFoods,
} from "@morsel/contract/foods";
import { calculationResult, sentenceResult } from "@morsel/domain/foods/calculation-result";
import { digestOf } from "../../platform/digest.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { MealService } from "../meals/service.ts";
import type { FoodService } from "./service.ts";

const defaultSearchResults = 10;

/** The calculator's calls, and the packed food table for offline use. */
export function foodRoutes(
  http: Http,
  foods: FoodService,
  { packed, meals }: { packed: Buffer; meals: Pick<MealService, "ownFoods"> },
): void {
  mount(http, calculateCalories, async ({ body }) => {
    const { ingredient, measurement } = body;
    return calculationResult({ ingredient, measurement }, await foods.calculate(body));
  });

  mount(http, parseFoods, async ({ person, body }) =>
    sentenceResult(await foods.parse(body.text, person.userId)),
  );

  mount(http, searchFoods, async ({ query }) => {
    const found = await foods.search(query.q, query.limit ?? defaultSearchResults);
    return {
      foods: found.map(({ id, name, score, food }) => ({
        ...{ id, name, score },
        calories: food?.per100g.calories ?? null,
      })),
    };
  });

  mount(http, suggestFoods, async ({ person, query }) => {
    const own = await meals.ownFoods(person.userId, query.mealType);
    return { foods: await foods.suggest(query.q, own) };
  });

  const etag = `"${digestOf(packed).slice(0, 22)}"`;
  mount(http, foodTable, ({ request, reply }) => {
    reply.header("etag", etag).header("cache-control", "public, max-age=86400");
    reply.header("vary", "accept-encoding");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply
      .header("content-type", "application/json; charset=utf-8")
      .header("content-encoding", "br")
      .send(packed);
  });
}
