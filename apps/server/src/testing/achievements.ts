import { randomUUID } from "node:crypto";
import { addDays, type Day } from "@morsel/domain/day";
import { expect } from "vitest";
import { asSystem } from "../platform/database/as-system.ts";
import type { TestServer } from "./server.ts";
import { withTables } from "./tables.ts";

/** A Saturday, so that the week's other days are behind it. */
export const noon = Date.UTC(2026, 10, 21, 12);
export const today = "2026-11-21" as Day;
export const ago = (days: number) => addDays(today, -days);

interface Shown {
  id: string;
  kind: string;
  points: number;
  target: number;
  progress: number;
  earnedAt: string | null;
  period?: string;
}
export const idsOf = (list: Pick<Shown, "kind" | "id">[]) =>
  list.map(({ kind, id }) => `${kind} ${id}`);
export const earnedOf = (list: Shown[]) =>
  idsOf(list.filter(({ earnedAt }) => earnedAt !== null)).sort();

/** A day's worth of food that meets all of the default goals but water's. */
export const enough = { totalCalories: 2000, totalProtein: 180, totalCarbs: 200, totalFat: 70 };

export type Achiever = Awaited<ReturnType<typeof achieverOn>>;

/** Somebody new, with the calls by which they earn and see it. */
export async function achieverOn(server: Pick<TestServer, "signedIn" | "call">) {
  const { token, userId } = await server.signedIn();
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, ...(body !== undefined && { body }) });
  return {
    token,
    userId,
    call,
    log: (date: string, over: object = {}) =>
      call("POST", "/api/meals/logged", {
        ...{ id: randomUUID(), name: "Food", date, mealType: "lunch", totalCalories: 300 },
        ...over,
      }),
    drink: (date: string, waterGlasses = 8) =>
      call("POST", "/api/daily-stats", { date, waterGlasses }),
    check: async (date: string | undefined = today) => {
      const { status, body } = await call("POST", "/api/achievements/check", { date });
      expect(status).toBe(200);
      return idsOf(body.newAchievements);
    },
    list: async (query = ""): Promise<Shown[]> =>
      (await call("GET", `/api/achievements${query}`)).body.achievements,
    statistics: async () => (await call("GET", "/api/user/statistics")).body,
  };
}

const sums = "achievement_totals" as string;
const apart = new Set(["earned_at", "told_in", "unannounced", "told_at"]);

/** All that is derived of a person's days, and their ledger without its times. */
export function derivedOf(server: Pick<TestServer, "env">, userId: string) {
  return withTables(server, async (db) => {
    const rows = (table: string) =>
      asSystem(db)
        .withTables<Record<string, { user_id: string }>>()
        .selectFrom(table)
        .selectAll()
        .where("user_id", "=", userId)
        .execute();
    const kept: Record<string, unknown[]> = {};
    for (const table of ["judged_days", "logged_runs", sums, "achievements"])
      kept[table] = (await rows(table))
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => !apart.has(name) && name !== "user_id")
              .sort(),
          ),
        )
        .sort();
    return kept;
  });
}

/** Has all that is derived of their days derived again at the next look. */
export const forgetSums = (server: Pick<TestServer, "env">, userId: string) =>
  withTables(server, (db) =>
    asSystem(db)
      .withTables<Record<string, { user_id: string }>>()
      .deleteFrom(sums)
      .where("user_id", "=", userId)
      .execute(),
  );
