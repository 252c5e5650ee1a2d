import type { Day } from "@morsel/domain/day";
import { twelveHourTime } from "@morsel/domain/twelve-hours";
import { expect, test } from "vitest";
import { momentOf, newEntry, timeForInput } from "./entry.ts";
import { mealOf } from "./expected-meal.ts";

const id = "0b8a1a5e-5b7e-4d53-8f0e-0d8b6d6f3f10";
const banana = { name: "Banana", source: "calculator", totalCalories: 105.2 } as const;

test("a clock of twelve hours", () => {
  const at = (hour: number, minute: number) => twelveHourTime(new Date(2026, 2, 1, hour, minute));
  expect(at(0, 5)).toBe("12:05 AM");
  expect(at(9, 30)).toBe("9:30 AM");
  expect(at(12, 0)).toBe("12:00 PM");
  expect(at(23, 59)).toBe("11:59 PM");
});

test("an entry stands on the local day, whatever day it is in UTC", () => {
  const late = new Date(2026, 11, 31, 23, 30);
  const entry = newEntry(banana, late, id);
  expect(entry).toMatchObject({ id, date: "2026-12-31", time: "11:30 PM", mealType: "snack" });
  expect(Date.parse(entry.timestamp)).toBe(late.getTime());
});

test("the meal follows the local hour unless one was chosen", () => {
  const noon = new Date(2026, 2, 1, 12, 0);
  expect(newEntry(banana, noon, id).mealType).toBe("lunch");
  expect(newEntry({ ...banana, mealType: "dinner" }, noon, id).mealType).toBe("dinner");
});

test("the reference tells where an entry came from", () => {
  const now = new Date();
  expect(newEntry(banana, now, id).clientRef).toBe(`calc-${id}`);
  expect(newEntry({ ...banana, source: "history" }, now, id).clientRef).toBe(`relogged-${id}`);
  expect(newEntry({ ...banana, source: "user-suggestion" }, now, id).clientRef).toBe(`entry-${id}`);
});

test("unknown stays unknown, and a real zero stays zero", () => {
  const meal = mealOf(newEntry({ ...banana, iron: 0, zinc: null }, new Date(), id));
  expect(meal).toMatchObject({ iron: 0, zinc: null, calcium: null, totalProtein: null });
  expect(meal).toMatchObject({ calories: 105.2, totalCalories: 105.2, estimated: false });
});

test("only missing calories are estimated, and the entry says so", () => {
  const now = new Date();
  const water = mealOf(newEntry({ name: "Water", totalCalories: 0 }, now, id));
  expect(water).toMatchObject({ calories: 0, estimated: false });
  const apple = mealOf(newEntry({ name: "Apple" }, now, id));
  expect(apple).toMatchObject({ calories: 95, estimated: true });
});

test("times go into an input and back unchanged", () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
    const at = new Date(2026, 4, 10, 0, minutes);
    const input = timeForInput(twelveHourTime(at));
    expect(momentOf("2026-05-10" as Day, input, new Date())).toEqual(at);
  }
  expect(timeForInput(null)).toBe("");
  expect(timeForInput("noon")).toBe("");
});

test("a moment without a time is at the time of now", () => {
  const now = new Date(2026, 4, 10, 9, 41);
  expect(momentOf("2026-05-08" as Day, "", now)).toEqual(new Date(2026, 4, 8, 9, 41));
});
