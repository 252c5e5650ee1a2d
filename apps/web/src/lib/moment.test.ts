import { expect, it } from "vitest";
import { durationShown, momentShown } from "./moment.ts";

const minute = 60_000;
const now = new Date(2026, 2, 14, 15, 0).getTime();

it.each([
  [24 * 60 * minute, "24 h 0 min"],
  [23.99 * 60 * minute, "23 h 59 min"],
  [29 * minute, "29 min"],
  [0, "0 min"],
])("%s ms last %s", (ms, shown) => expect(durationShown(ms)).toBe(shown));

it.each([
  [null, "–"],
  [now - 20_000, "Just now"],
  [now - 5 * minute, "5 min ago"],
  [now - 180 * minute, "12:00 PM"],
  [now - 27 * 60 * minute, "Mar 13, 12:00 PM"],
])("%s was %s", (at, shown) => {
  expect(momentShown(at, now).replaceAll("\u202f", " ")).toBe(shown);
});
