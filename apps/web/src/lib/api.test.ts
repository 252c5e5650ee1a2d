import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, call, NoConnection, setTokenSource } from "./api.ts";
import { contract } from "./contract.ts";

const asked: { line: string; headers: Headers; body: string }[] = [];
let answer = { status: 200, statusText: "", body: "{}" };

/** Answers like a server, with the platform's own Request and Response. */
async function network(path: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(path, "http://morsel.test"), init);
  if (request.signal.aborted) throw request.signal.reason;
  asked.push({
    line: `${request.method} ${path}`,
    headers: request.headers,
    body: await request.text(),
  });
  const { status, body, statusText } = answer;
  return new Response(status === 204 ? null : body, { status, statusText });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", network);
  setTokenSource(async () => "a.b.c");
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const goals = {
  dailyCalorieGoal: 1800,
  dailyProteinGoal: 120,
  dailyCarbGoal: 200,
  dailyFatGoal: 60,
  dailyWaterGoal: 8,
};

test("a call sends its body and token, and answers the reply", async () => {
  answer = { status: 200, statusText: "", body: JSON.stringify(goals) };
  await expect(
    call(contract.profile, "putGoals", { body: { dailyCalorieGoal: 1800 } }),
  ).resolves.toEqual(goals);
  expect(asked[0]).toMatchObject({
    line: "PUT /api/user/goals",
    body: '{"dailyCalorieGoal":1800}',
  });
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer a.b.c");
  expect(asked[0]?.headers.get("content-type")).toBe("application/json");
});

test("a reply that asks for a pause says how long", async () => {
  const failed = (retryAfter?: string) => new ApiFailure(429, "", "", retryAfter).pause;
  expect([failed("30"), failed(), failed("Wed, 21 Oct 2026 07:28:00 GMT")]).toEqual([30_000, 0, 0]);
});

test("parameters and query go into the address, written safely", async () => {
  answer = { status: 204, statusText: "", body: "" };
  await expect(
    call(contract.meals, "deleteMeal", { params: { id: "a/b c" } }),
  ).resolves.toBeUndefined();
  answer = { status: 200, statusText: "", body: "[]" };
  await call(contract.meals, "listMeals", { query: { from: "2026-11-01", cursor: "x&y=z" } });
  expect(asked.map(({ line }) => line)).toEqual([
    "DELETE /api/meals/a%2Fb%20c",
    "GET /api/meals/logged?from=2026-11-01&cursor=x%26y%3Dz",
  ]);
});

test("a public call carries no token", async () => {
  answer = {
    status: 200,
    statusText: "",
    body: '{"status":"ok","database":"ok","version":"1"}',
  };
  await call(() => import("@morsel/contract/health"), "getHealth");
  expect(asked[0]?.headers.get("authorization")).toBeNull();
});

test("a refusal says status and text, and carries what the server said", async () => {
  const error = { code: "NOT_FOUND", message: "No such food.", suggestion: "Try banana." };
  const body = JSON.stringify({ error });
  answer = { status: 404, statusText: "", body };
  const failure = await call(contract.meals, "listMeals", { query: {} }).catch(
    (thrown: unknown) => thrown,
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    message: `404: ${body}`,
    status: 404,
    code: "NOT_FOUND",
    reason: "No such food.",
    suggestion: "Try banana.",
    data: { error },
  });
});

test("an empty refusal says its status text", async () => {
  answer = { status: 502, statusText: "Bad Gateway", body: "" };
  await expect(call(contract.meals, "listMeals", { query: {} })).rejects.toThrow(
    "502: Bad Gateway",
  );
});

test.each(["<html>", '{"some":"thing"}'])(
  "a reply of another shape is a failure: %s",
  async (body) => {
    answer = { status: 200, statusText: "", body };
    await expect(call(contract.meals, "listMeals", { query: {} })).rejects.toBeInstanceOf(
      ApiFailure,
    );
  },
);

test("a deletion that something else answers isn't done", async () => {
  answer = { status: 200, statusText: "", body: "<html>" };
  await expect(call(contract.meals, "deleteMeal", { params: { id: "a" } })).rejects.toMatchObject({
    status: 200,
    isOurs: false,
  });
});

test("no server is no connection; a given-up call is not", async () => {
  const gone = new AbortController();
  gone.abort();
  await expect(
    call(contract.meals, "listMeals", { query: {}, signal: gone.signal }),
  ).rejects.not.toBeInstanceOf(NoConnection);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  await expect(call(contract.meals, "listMeals", { query: {} })).rejects.toBeInstanceOf(
    NoConnection,
  );
});
