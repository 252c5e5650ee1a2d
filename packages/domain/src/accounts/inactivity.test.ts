import { expect, it } from "vitest";
import { activityState, timeUntilExpiry } from "./inactivity.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

it.each([
  [0, "active"],
  [day - 30 * minute - 1, "active"],
  [day - 30 * minute, "expiring"],
  [day, "expiring"],
  [day + 1, "expired"],
  [9 * day, "expired"],
])("is, after %i ms away, %s", (away, state) => {
  expect(activityState(1_000, 1_000 + away)).toBe(state);
});

it("counts down to the end and not below", () => {
  expect(timeUntilExpiry(0, 0)).toBe(day);
  expect(timeUntilExpiry(0, day - 5)).toBe(5);
  expect(timeUntilExpiry(0, 2 * day)).toBe(0);
});
