import { nutritionOf } from "@morsel/domain/foods/nutrients";
import type { Food } from "@morsel/domain/foods/table";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";

export interface FoodRepository {
  /** The foods that answered a query since `after` (ms), best first. */
  answer(query: string, after: number): Promise<Food[] | undefined>;
  keep(query: string, foods: readonly Food[], now: number): Promise<void>;
  food(id: string): Promise<Food | undefined>;
  /** Deletes answers and foods fetched before these instants (ms). */
  forget(before: { answers: number; foods: number }): Promise<void>;
}

/** A cached food; nutrients that Morsel didn't know then are unknown. */
function readFood(text: string): Food {
  const food = fromJson<Food>(text);
  return { ...food, per100g: nutritionOf((id) => food.per100g[id] ?? null) };
}

/** A cache of FoodData Central's answers, shared by everyone. */
export function createFoodRepository(db: Db): FoodRepository {
  const foodsOf = async (ids: readonly string[]): Promise<Food[]> => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom("central_foods")
      .select(["id", "food"])
      .where("id", "in", ids)
      .execute();
    const foods = new Map(rows.map(({ id, food }) => [id, readFood(food)]));
    return ids.flatMap((id) => foods.get(id) ?? []);
  };

  return {
    async answer(query, after) {
      const found = await db
        .selectFrom("food_answers")
        .select("food_ids")
        .where("query", "=", query)
        .where("fetched_at", ">", after)
        .executeTakeFirst();
      return found && foodsOf(fromJson<string[]>(found.food_ids));
    },
    async keep(query, foods, now) {
      for (const food of foods) {
        const row = { food: toJson(food), fetched_at: now };
        await db
          .insertInto("central_foods")
          .values({ id: food.id, ...row })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
      }
      const row = { food_ids: toJson(foods.map(({ id }) => id)), fetched_at: now };
      await db
        .insertInto("food_answers")
        .values({ query, ...row })
        .onConflict((conflict) => conflict.column("query").doUpdateSet(row))
        .execute();
    },
    food: async (id) => (await foodsOf([id]))[0],
    async forget({ answers, foods }) {
      await db.deleteFrom("food_answers").where("fetched_at", "<", answers).execute();
      await db.deleteFrom("central_foods").where("fetched_at", "<", foods).execute();
    },
  };
}
