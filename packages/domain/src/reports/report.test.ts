import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../day.ts";
import { byNutrient } from "../meals/nutrition.ts";
import { defaultGoals } from "../profile/goals.ts";
import { hour } from "../time.ts";
import { type ReportEntry, type ReportSource, reportOf } from "./report.ts";

const monday = "2026-06-01" as Day;
const day = (at: number) => addDays(monday, at);

const entry = (date: string, calories: number, more: Partial<ReportEntry> = {}): ReportEntry => ({
  ...byNutrient(() => null),
  name: "Soup",
  mealType: "dinner",
  estimated: false,
  date,
  calories,
  ...more,
});

const report = (given: Partial<ReportSource> = {}) =>
  reportOf({
    span: { from: monday, to: day(6) },
    entries: [],
    water: [],
    fasts: [],
    goals: defaultGoals,
    zone: "UTC",
    ...given,
  });

const kinds = (given: Partial<ReportSource>) => report(given).observations.map(({ kind }) => kind);

describe("how complete a report is", () => {
  it("counts days with entries, estimates, and entries that lack a nutrient", () => {
    const complete = { ...byNutrient(() => 1), calories: 500 };
    const { completeness } = report({
      entries: [
        entry(monday, 500, { estimated: true }),
        entry(monday, 500, complete),
        // Nobody sets a daily value for alcohol.
        entry(day(2), 500, { ...complete, alcohol: null }),
        entry(day(2), 500, { ...complete, iron: null }),
      ],
    });
    expect(completeness).toEqual({
      ...{ days: 7, loggedDays: 2, entries: 4, estimated: 1, incomplete: 2 },
    });
  });
});

describe("a report's averages", () => {
  it("are of the days with entries, with their range", () => {
    const entries = [entry(monday, 1_000), entry(monday, 500), entry(day(3), 2_500)];
    expect(report({ entries }).energy).toEqual({
      average: 2_000,
      least: 1_500,
      most: 2_500,
      days: 2,
    });
  });

  it("are unknown, not 0, where nothing is known", () => {
    expect(report().energy).toBeNull();
    const { macros, nutrients } = report({ entries: [entry(monday, 900)] });
    expect(macros.every(({ figure, share }) => figure === null && share === null)).toBe(true);
    expect(nutrients.every(({ figure, ofDailyValue }) => !figure && ofDailyValue === null)).toBe(
      true,
    );
  });

  it("of a nutrient leave out the days on which it is unknown, and say how many entries know it", () => {
    const entries = [
      entry(monday, 500, { iron: 6 }),
      entry(monday, 500, { iron: 3 }),
      entry(day(1), 500),
      entry(day(2), 500, { iron: 18 }),
    ];
    const iron = report({ entries }).nutrients.find(({ id }) => id === "iron");
    expect(iron).toMatchObject({ figure: { average: 13.5, days: 2 }, knownIn: 3, dailyValue: 18 });
    expect(iron?.ofDailyValue).toBeCloseTo(0.75);
  });

  it("share the energy among the macronutrients by their kcal", () => {
    const entries = [entry(monday, 1_700, { protein: 100, carbs: 100, fat: 100 })];
    const [protein, , fat] = report({ entries }).macros;
    expect(protein).toMatchObject({ share: 4 / 17, goal: 180, knownIn: 1 });
    expect(fat?.share).toBeCloseTo(9 / 17);
  });

  it("share it by the entries that know all three, or by none", () => {
    const shake = entry(monday, 900, { protein: 50 });
    expect(report({ entries: [shake] }).macros.map(({ share }) => share)).toEqual([
      null,
      null,
      null,
    ]);
    const whole = entry(day(1), 1_700, { protein: 100, carbs: 100, fat: 100 });
    const [protein] = report({ entries: [shake, whole] }).macros;
    expect(protein).toMatchObject({ share: 4 / 17, knownIn: 2 });
  });
});

describe("water and fasting in a report", () => {
  it("average the glasses over all days, unless none was counted at all", () => {
    const water = [
      { date: monday, glasses: 8 },
      { date: day(1), glasses: 6 },
    ];
    expect(report({ water }).water).toMatchObject({ figure: { average: 2, most: 8 }, goalDays: 1 });
    expect(report().water.figure).toBeNull();
  });

  it("leave out days before those whose water is known", () => {
    const water = [{ date: day(6), glasses: 4 }];
    const { water: figures, days } = report({ water, waterFrom: day(5) });
    expect(figures.figure).toMatchObject({ average: 2, days: 2 });
    expect(days.map(({ glasses }) => glasses)).toEqual([null, null, null, null, null, 0, 4]);
  });

  it("count a fast on the person's day on which it ended, without its pauses", () => {
    const at = (text: string) => Date.parse(`2026-06-${text}:00Z`);
    const fast = { status: "completed" as const, pauses: [] };
    const fasts = [
      // In Auckland, June 2 has begun.
      { ...fast, startTime: at("01T00:00"), endTime: at("01T16:00") },
      {
        ...fast,
        status: "stopped" as const,
        startTime: at("04T00:00"),
        endTime: at("04T10:00"),
        pauses: [{ from: at("04T01:00"), to: at("04T03:00") }],
      },
      { ...fast, startTime: at("20T00:00"), endTime: at("20T16:00") },
      { ...fast, status: "active" as const, startTime: at("05T00:00"), endTime: null },
    ];
    const { fasting, days } = report({ fasts, zone: "Pacific/Auckland" });
    expect(fasting).toEqual({
      ...{ fasts: 2, completed: 1, average: 12 * hour, longest: 16 * hour, total: 24 * hour },
    });
    expect(days.filter(({ fasted }) => fasted > 0).map(({ date }) => date)).toEqual([
      day(1),
      day(3),
    ]);
  });
});

describe("foods and meals in a report", () => {
  it("list foods by how often they were eaten, in their last spelling, with their share", () => {
    const entries = [
      entry(day(1), 100, { name: "OATS " }),
      entry(monday, 300, { name: "oats" }),
      entry(monday, 600, { name: "Pizza" }),
    ];
    const { foods, foodCount } = report({ entries });
    expect(foodCount).toBe(2);
    expect(foods).toEqual([
      { name: "OATS", times: 2, kcal: 400, share: 0.4 },
      { name: "Pizza", times: 1, kcal: 600, share: 0.6 },
    ]);
  });

  it("divide the energy among the four meals", () => {
    const entries = [entry(monday, 300, { mealType: "breakfast" }), entry(monday, 900)];
    expect(report({ entries }).mealTypes).toEqual([
      { type: "breakfast", entries: 1, kcal: 300, share: 0.25 },
      { type: "lunch", entries: 0, kcal: 0, share: 0 },
      { type: "dinner", entries: 1, kcal: 900, share: 0.75 },
      { type: "snack", entries: 0, kcal: 0, share: 0 },
    ]);
  });
});

describe("what stands out", () => {
  const even = (kcal: (at: number) => number, days = 14) =>
    Array.from({ length: days }, (_, at) =>
      (["breakfast", "lunch", "dinner"] as const).map((mealType) =>
        entry(day(at), kcal(at) / 3, { mealType }),
      ),
    ).flat();
  const fortnight = { from: monday, to: day(13) };

  it("is nothing without entries", () => {
    expect(kinds({})).toEqual(["nothing"]);
  });

  it("is neither a meal nor a nutrient after two days", () => {
    const entries = [entry(monday, 1_900, { iron: 0.1 }), entry(day(1), 1_900)];
    expect(kinds({ entries })).toEqual(["goal", "gap"]);
  });

  it("is how the days compare to the goal, and no more on even days whose nutrients are known", () => {
    const entries = even(() => 2_000).map((one) => ({ ...one, ...wellFed }));
    expect(report({ span: fortnight, entries }).observations).toEqual([
      { kind: "goal", within: 14, above: 0, below: 0, days: 14 },
    ]);
  });

  it("is a change between the halves, a weekend, and days without entries", () => {
    const rising = even((at) => (at < 7 ? 1_500 : 2_500));
    expect(report({ span: fortnight, entries: rising }).observations).toContainEqual({
      ...{ kind: "halves", first: 1_500, second: 2_500 },
    });
    const feasts = even((at) => (at % 7 > 4 ? 3_000 : 2_000));
    expect(report({ span: fortnight, entries: feasts }).observations).toContainEqual({
      ...{ kind: "weekend", weekend: 3_000, weekdays: 2_000 },
    });
    const gap = even(() => 2_000).filter(({ date }) => date < day(4) || date > day(6));
    expect(report({ span: fortnight, entries: gap }).observations).toContainEqual({
      ...{ kind: "gap", from: day(4), to: day(6), days: 3 },
    });
    expect(kinds({ span: fortnight, entries: even(() => 2_000) })).not.toContain("gap");
  });

  it("is a meal that holds much of the energy", () => {
    const dinners = even(() => 2_000).map((one) =>
      one.mealType === "dinner" ? { ...one, calories: 2_000 } : one,
    );
    const entries = dinners.map((one) => ({ ...one, ...wellFed }));
    expect(report({ span: fortnight, entries }).observations).toContainEqual({
      ...{ kind: "meal", type: "dinner", share: expect.closeTo(0.6) },
    });
  });

  it("is a nutrient far from its daily value, only if most entries know it", () => {
    const scarce = even(() => 2_000).map((one) => ({ ...one, ...wellFed, vitaminD: 1 }));
    expect(report({ span: fortnight, entries: scarce }).observations).toContainEqual(
      expect.objectContaining({
        kind: "nutrient",
        id: "vitaminD",
        ofDailyValue: 0.15,
        knownIn: 42,
      }),
    );
    const vague = scarce.map((one, at) => (at % 3 === 0 ? one : { ...one, vitaminD: null }));
    const found = report({ span: fortnight, entries: vague }).observations;
    expect(found).not.toContainEqual(expect.objectContaining({ kind: "nutrient" }));
    expect(found).toContainEqual({ kind: "unknown", names: ["Vitamin D"] });
  });

  /** A third of each daily value. */
  const wellFed = byNutrient((nutrient) =>
    "dailyValue" in nutrient ? nutrient.dailyValue / 3 : 1,
  );
});
