import { expect, test } from "vitest";
import type { Day } from "../day.ts";
import { planOf, type Written, writtenAfter } from "./plan.ts";
import { type HealthEntry, type HealthType, healthTypes, sharedOf } from "./record.ts";

const today = "2026-11-23" as Day;
const apple: HealthEntry = {
  ...{ id: "a", date: "2026-11-23", time: "8:30 AM" },
  at: Date.parse("2026-11-23T08:30:00Z"),
  ...{ calories: 95, protein: 0.5, carbs: 25, fat: null },
};
const days = [
  { date: "2026-11-23", glasses: 3, at: Date.parse("2026-11-23T00:00:00Z") },
  { date: "2026-11-22", glasses: 0, at: Date.parse("2026-11-22T00:00:00Z") },
];
const all: ReadonlySet<HealthType> = new Set(healthTypes);
const rules = { from: "2026-08-25", types: all };
const nothing: Written = new Map();

const idsOf = (entries: readonly HealthEntry[], written: Written, given = rules) => {
  const { save, remove } = planOf(sharedOf(entries, days, today), written, given);
  return { save: save.map(({ record }) => record.id), remove };
};

test("an entry is a sample of each amount that is known, a day's water one of 240 ml a glass", () => {
  expect(sharedOf([apple], days, today).map(({ record }) => record)).toEqual([
    {
      ...{ id: "calories:a", type: "calories", value: 95, unit: "kcal" },
      date: "2026-11-23T08:30:00.000Z",
    },
    {
      ...{ id: "protein:a", type: "protein", value: 0.5, unit: "g" },
      date: "2026-11-23T08:30:00.000Z",
    },
    {
      ...{ id: "carbohydrates:a", type: "carbohydrates", value: 25, unit: "g" },
      date: "2026-11-23T08:30:00.000Z",
    },
    {
      ...{ id: "water:2026-11-23", type: "water", value: 720, unit: "mL", glasses: 3 },
      date: "2026-11-23T00:00:00.000Z",
    },
  ]);
});

test("what was written isn't written again, wherever somebody is", () => {
  const first = planOf(sharedOf([apple], days, today), nothing, rules);
  const written = writtenAfter(nothing, first, rules.from);
  expect(idsOf([apple], written)).toEqual({ save: [], remove: [] });
  const elsewhere = sharedOf([{ ...apple, at: apple.at + 3_600_000 }], days, today);
  expect(planOf(elsewhere, written, rules)).toEqual({ save: [], remove: [] });
});

test("edits and deletions follow", () => {
  const first = planOf(sharedOf([apple], days, today), nothing, rules);
  const written = writtenAfter(nothing, first, rules.from);
  expect(idsOf([{ ...apple, calories: 120, carbs: null }], written)).toEqual({
    save: ["calories:a"],
    remove: ["carbohydrates:a"],
  });
  expect(idsOf([{ ...apple, time: null }], written).save).toHaveLength(3);
  const gone = planOf(sharedOf([], days, today), written, rules);
  expect(gone.remove).toEqual(["calories:a", "protein:a", "carbohydrates:a"]);
  expect([...writtenAfter(written, gone, rules.from).keys()]).toEqual(["water:2026-11-23"]);
});

test("what the device no longer holds isn't taken for deleted", () => {
  const first = planOf(sharedOf([apple], days, today), nothing, rules);
  const written = writtenAfter(nothing, first, rules.from);
  const later = { ...rules, from: "2026-11-24" };
  expect(planOf([], written, later)).toEqual({ save: [], remove: [] });
  expect(writtenAfter(written, { save: [], remove: [] }, later.from).size).toBe(0);
});

test("what may not be written is neither written nor removed; what is planned waits", () => {
  const onlyWater = { ...rules, types: new Set<HealthType>(["water"]) };
  expect(idsOf([apple], nothing, onlyWater).save).toEqual(["water:2026-11-23"]);
  const written = new Map([["calories:b", { said: "1", day: today }]]);
  expect(idsOf([], written, onlyWater).remove).toEqual([]);
  expect(idsOf([{ ...apple, date: "2026-11-24" }], nothing).save).toEqual(["water:2026-11-23"]);
});
