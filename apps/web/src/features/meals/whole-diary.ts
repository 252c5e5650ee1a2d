import type { Meal } from "@morsel/contract/meals";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import type { Span } from "./queries.ts";

/** The entries of some days, newest first, by as many pages as they fill. */
export async function wholeDiary({ from, to }: Span, signal: AbortSignal): Promise<Meal[]> {
  const limit = (await contract.meals()).mealsPage.max;
  const all = new Map<string, Meal>();
  for (let last = to; ; ) {
    const query = { from, to: last, limit: String(limit) };
    const page = await call(contract.meals, "listMeals", { query, signal });
    for (const meal of page) all.set(meal.id, meal);
    const oldest = page.at(-1)?.date;
    if (page.length < limit || !oldest || oldest === last) return [...all.values()];
    // There is more: from the day on that the page may hold a part of. A whole day fits into one.
    last = oldest;
  }
}
