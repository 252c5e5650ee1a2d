import { expect, test } from "vitest";
import { ApiFailure, NoConnection } from "./api.ts";
import { backoff, cacheRules, isWorthRetrying, queryClient } from "./query-client.ts";

test("answers are fresh for 2 minutes and kept for 15", () => {
  const { queries } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 120_000,
    gcTime: 900_000,
    refetchOnWindowFocus: true,
    refetchInterval: false,
  });
  expect(cacheRules).toMatchObject({ userFreshFor: 300_000, queryRetries: 3, mutationRetries: 2 });
});

test("the wait doubles from 1 s and ends at 10 s", () => {
  expect([0, 1, 2, 3, 4, 9].map(backoff)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test("what was refused is not asked again; what failed is", () => {
  const said = JSON.stringify({ error: { code: "ANY", message: "Any." } });
  const worth = (status: number, text = said) => isWorthRetrying(new ApiFailure(status, text, ""));
  expect([400, 401, 404, 409, 422].map((status) => worth(status))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([408, 429, 500, 502, 503].map((status) => worth(status))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(isWorthRetrying(new NoConnection())).toBe(true);
  // Something else answered in the server's place.
  for (const status of [200, 401, 403, 404, 422]) expect(worth(status, "<html>")).toBe(true);
  for (const status of [401, 403, 404]) expect(worth(status, "{}")).toBe(true);
  expect(worth(422, "{}")).toBe(false);
});
