import { expect, test } from "vitest";
import { ApiFailure } from "../../lib/api.ts";
import { isWorthRetrying, problemOf } from "./analysis-problem.ts";

const told = (status: number, body: unknown) =>
  problemOf(new ApiFailure(status, JSON.stringify(body), ""));

const titles = {
  QUOTA_EXCEEDED: "Imagga API Quota Exceeded",
  INVALID_API_KEY: "API Configuration Error",
  MISSING_CREDENTIALS: "API Not Configured",
  IMAGE_ERROR: "Image Processing Error",
  NETWORK_ERROR: "Connection Error",
  WHATEVER: "Analysis Failed",
};

// Specification 2 promises no more than "an error with an error field", and tells failures apart by
// the code that the message contains.
test.each(Object.entries(titles))("%s in an error's message is %s", (code, title) => {
  const message = `Imagga says: ${code}`;
  for (const body of [{ error: message }, { error: { code: "FAILED", message } }]) {
    expect(told(500, body).title).toBe(title);
    expect(told(200, body).title).toBe(title);
  }
});

test("a quota can be tried again, whoever says that it is used up", () => {
  expect(isWorthRetrying(told(429, { error: "QUOTA_EXCEEDED" }))).toBe(true);
  expect(isWorthRetrying(told(500, { error: "INVALID_API_KEY" }))).toBe(false);
});

test("what our server says in its own words stays", () => {
  const error = { code: "QUOTA_EXCEEDED", message: "You have had 3 today. (QUOTA_EXCEEDED)" };
  expect(told(429, { error, ...error, title: "Enough for today" })).toEqual({
    ...{ code: "QUOTA_EXCEEDED", title: "Enough for today", text: "You have had 3 today." },
  });
});

test("a reason stays under the title that its code has", () => {
  const error = { code: "IMAGE_ERROR", message: "This is a moving picture." };
  expect(told(422, { error })).toEqual({
    ...{ code: "IMAGE_ERROR", title: "Image Processing Error", text: error.message },
  });
});
