import { expect, it } from "vitest";
import { ApiFailure, NoConnection } from "../../lib/api.ts";
import { AccountFailure, attempt, failureOf, refusalOf } from "./failure.ts";

const replied = (status: number, code: string) =>
  new ApiFailure(status, JSON.stringify({ error: { code, message: "No." } }), "");

it.each([
  ["a refusal", replied(403, "WRONG_CODE"), { kind: "refused", code: "WRONG_CODE", reason: "No." }],
  ["the server's own fault", replied(503, "UNAVAILABLE"), { kind: "unreachable", status: 503 }],
  ["a proxy's page", new ApiFailure(502, "<html>", "Bad Gateway"), { kind: "unreachable" }],
  ["no network", new NoConnection("offline"), { kind: "unreachable", reason: null }],
  ["a proof that wasn't given", replied(403, "REAUTHENTICATION_NEEDED"), { kind: "cancelled" }],
])("tells %s", (_, thrown, told) => {
  expect(failureOf(thrown)).toMatchObject({ ...told, cause: thrown });
});

it.each([
  [{ message: "Invalid login credentials", code: "invalid_credentials", status: 400 }, "refused"],
  [{ message: "Failed to fetch", status: 0 }, "unreachable"],
  [{ message: "Bad Gateway", status: 502 }, "unreachable"],
  [{ message: "…", code: "reauthentication_needed", status: 400 }, "cancelled"],
] as const)("tells the auth client's %j: %s", (error, kind) => {
  expect(refusalOf(error)).toMatchObject({ kind, reason: error.message });
});

it("has the sentence that its caller finds, and stays the same failure", async () => {
  const first = new AccountFailure("refused", { code: "x", reason: "No." });
  const run = () => Promise.reject(first);
  const failure = await attempt(run, ({ code }) => `Sorry: ${code}`).catch(failureOf);
  expect(failure).toBe(first);
  expect(failure).toHaveProperty("message", "Sorry: x");
});
