import { randomUUID } from "node:crypto";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";
import { createEntryTexts } from "./entry-text.service.ts";
import type { ShownMeal } from "./repository.ts";

const days = ["2026-11-18", "2026-11-19"] as const;
const list = `/api/meals/logged?from=${days[0]}&to=${days[1]}&limit=3`;

let one: TestServer;
/** Another process on the same database; with the embedded engine there is only one. */
let other: TestServer;
beforeAll(async () => {
  one = await startServer();
  const { DATABASE_URL } = one.env;
  const env = { ...one.env, PUBLIC_URL: one.url };
  other = DATABASE_URL === undefined ? one : await startServer({ env });
});
afterAll(async () => {
  if (other !== one) await other.stop();
  await one.stop();
});

const step = fc.oneof(
  fc.record({ kind: fc.constant("log" as const), day: fc.constantFrom(...days) }),
  fc.record({ kind: fc.constant("move" as const), at: fc.nat(5), day: fc.constantFrom(...days) }),
  fc.record({ kind: fc.constant("rename" as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant("delete" as const), at: fc.nat(5) }),
);
const steps = fc.array(fc.record({ step, there: fc.boolean() }), { minLength: 4, maxLength: 12 });

test("a reader sees at once what it or another process changed", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { token } = await one.signedIn();
      const diary: { id: string; name: string; date: string; timestamp: string }[] = [];
      let count = 0;
      for (const { step, there } of sequence) {
        const server = there ? other : one;
        count += 1;
        if (step.kind === "log") {
          const timestamp = `${step.day}T08:00:${String(count).padStart(2, "0")}.000Z`;
          const body = { name: `“Soup” ${count}`, date: step.day, totalCalories: 0.1, timestamp };
          const { body: reply } = await server.call("POST", "/api/meals/logged", { token, body });
          diary.push(reply.meal);
        } else {
          const meal = diary[step.at];
          if (!meal) continue;
          const method = step.kind === "delete" ? "DELETE" : "PATCH";
          const change = step.kind === "move" ? { date: step.day } : { name: `Stew ${count}` };
          const body = step.kind === "delete" ? undefined : change;
          await server.call(method, `/api/meals/${meal.id}`, { token, body });
          if (step.kind === "delete") diary.splice(step.at, 1);
          else Object.assign(meal, change);
        }
        const newest = [...diary].sort((a, b) =>
          a.date + a.timestamp < b.date + b.timestamp ? 1 : -1,
        );
        for (const reader of new Set([one, other])) {
          const { body, headers } = await reader.call("GET", list, { token });
          expect(body).toEqual(newest.slice(0, 3));
          const next = headers.get("link")?.match(/<(.+)>/)?.[1];
          expect(next !== undefined).toBe(newest.length > 3);
          if (!next) continue;
          const more = await reader.call("GET", next, { token });
          expect(more.body).toEqual(newest.slice(3, 6));
        }
      }
    }),
    { numRuns: 8 },
  );
});

test("an entry that is logged anew after all data was deleted is the new one", async () => {
  const { token } = await one.signedIn();
  const meal = { id: randomUUID(), date: days[0], totalCalories: 100 };
  const log = (name: string) =>
    one.call("POST", "/api/meals/logged", { token, body: { ...meal, name } });
  const rename = (name: string) =>
    one.call("PATCH", `/api/meals/${meal.id}`, { token, body: { name } });
  const names = async () =>
    (await one.call("GET", list, { token })).body.map(({ name }: { name: string }) => name);

  await log("Soup");
  expect(await names()).toEqual(["Soup"]);
  await one.call("DELETE", "/api/user/delete-data", { token });
  expect(await names()).toEqual([]);
  await log("Stew");
  expect(await names()).toEqual(["Stew"]);

  // Now it has been edited as often as the first entry.
  await rename("Hot stew");
  expect(await names()).toEqual(["Hot stew"]);
  await one.call("DELETE", "/api/user/delete-data", { token });
  await log("Broth");
  await rename("Hot broth");
  expect(await names()).toEqual(["Hot broth"]);
});

test("what was kept longest makes room, and one missing entry is all missing", () => {
  const texts = createEntryTexts(2);
  const unknown = [
    ...["time", "source", "client_ref", "food_id", "measurement", "grams"],
    ...["photo_id", "confidence"],
  ];
  const soup = {
    ...Object.fromEntries(unknown.map((column) => [column, null])),
    ...byNutrient(() => null),
    ...{ name: "Soup", date: "2026-11-18", meal_type: "dinner", calories: 0, estimated: 0 },
    ...{ logged_at: 0, created_at: 0, revision: 1 },
  };
  const row = (id: string) => ({ ...soup, id }) as unknown as ShownMeal;
  const known = (...ids: string[]) =>
    texts.recall(
      "me",
      ids.map((id) => ({ id, revision: 1 })),
    ) !== undefined;
  expect(texts.keep("me", [row("a"), row("b"), row("c")])).toHaveLength(3);
  expect(known("b", "c")).toBe(true);
  expect(known("a")).toBe(false);
  expect(known("b", "a")).toBe(false);
  expect(texts.recall("somebody", [{ id: "b", revision: 1 }])).toBeUndefined();
  expect(texts.recall("me", [{ id: "b", revision: 2 }])).toBeUndefined();
});
