import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, dayInUtc } from "../day.ts";
import { weekOf } from "../meals/week.ts";
import { type DailyGoals, defaultGoals } from "../profile/goals.ts";
import { day as dayLength, hour } from "../time.ts";
import { numberedDays } from "../zone.ts";
import { type DayFacts, type DayMarks, emptyFacts, isPerfect, markDay } from "./day-marks.ts";
import { type GoalsFrom, goalsOn } from "./goals-by-day.ts";
import { type ReachedDay, reachedDay } from "./reached-day.ts";
import type { Run } from "./runs.ts";
import { earnedOn, monthAround, type Totals } from "./standing.ts";
import { takeInDays } from "./taking-in.ts";

/*
 * A person's year, judged in two ways: day by day as days change, from a month's marks and running
 * totals, and each time anew from all there is. Both must have earned the same.
 */

type Ledger = Set<string>;
const noTotals: Totals = { entries: 0, calories: 0, goalDays: 0, analyses: 0, fasts: 0 };

/** What the server does, with maps for tables. */
class Incremental {
  readonly ledger: Ledger = new Set();
  private marks: ReadonlyMap<Day, DayMarks> = new Map();
  private runs: readonly Run[] = [];
  private totals = noTotals;

  check(
    changed: ReadonlyMap<Day, DayFacts>,
    { goals, reached, fasts }: { goals: readonly GoalsFrom[]; reached: Day; fasts: number },
  ) {
    const before = { marks: this.marks, runs: this.runs, totals: { ...this.totals, fasts } };
    const after = takeInDays(before, changed, goals);
    ({ marks: this.marks, runs: this.runs, totals: this.totals } = after);
    for (const day of new Set([...changed.keys(), reached])) {
      const { from, to } = monthAround(day);
      const near = new Map([...this.marks].filter(([one]) => from <= one && one <= to));
      const known = { marks: near, runs: this.runs, goals, totals: this.totals, reached };
      for (const { achievement, period } of earnedOn([day], known))
        this.ledger.add(`${achievement.kind} ${achievement.id} ${period}`);
    }
  }
}

/** The catalogue, in the plainest words. */
function recount(
  facts: ReadonlyMap<Day, DayFacts>,
  { goals, reached, fasts }: { goals: readonly GoalsFrom[]; reached: Day; fasts: number },
): Ledger {
  const ledger: Ledger = new Set();
  const add = (earned: boolean, line: string) => earned && ledger.add(line);
  const days = [...facts].filter(([day]) => day <= reached).sort(([a], [b]) => (a < b ? -1 : 1));
  const marks = new Map(days.map(([day, its]) => [day, markDay(its, goalsOn(goals, day))]));
  const logged = [...marks].filter(([, { entries }]) => entries > 0).map(([day]) => day);
  const groups = (keyOf: (day: Day) => string) => {
    const found = new Map<string, [Day, DayMarks][]>();
    for (const one of marks) found.set(keyOf(one[0]), [...(found.get(keyOf(one[0])) ?? []), one]);
    return found;
  };

  for (const [day, its] of marks) {
    add(its.caloriesMet, "badge calorie_goal_met ");
    add(its.caloriesMet, `award daily_calories_met ${day}`);
    add(its.proteinMet, "badge protein_goal_met ");
    add(its.proteinMet, `award daily_protein_met ${day}`);
    add(its.macrosMet, `award daily_all_macros ${day}`);
    add(its.waterMet, "badge water_goal_met ");
    add(its.waterMet, `award daily_water_goal ${day}`);
    add(its.mainMeals === 3, "badge three_meals_day ");
  }
  let run = 0;
  for (const [at, day] of logged.entries()) {
    run = logged[at - 1] === addDays(day, -1) ? run + 1 : 1;
    add(run >= 3, "badge three_day_streak ");
    add(run >= 7, "badge weekly_consistency ");
  }
  for (const [sunday, its] of groups((day) => weekOf(day)[0] ?? day)) {
    const saturday = addDays(sunday as Day, 6);
    const goal = goalsOn(goals, saturday < reached ? saturday : reached).dailyCalorieGoal;
    const average = its.reduce((sum, [, { calories }]) => sum + calories, 0) / 7;
    const balanced = Math.abs(average - goal) <= 100 && average >= goal * 0.9;
    const whole = its.filter(([, { entries }]) => entries > 0).length === 7;
    add(whole, `award weekly_consistency ${sunday}`);
    add(balanced, `award weekly_calorie_average ${sunday}`);
    add(balanced && whole, "badge weekly_calorie_average ");
    add(
      its.filter(([, one]) => isPerfect(one)).length === 7,
      `award weekly_perfect_week ${sunday}`,
    );
  }
  for (const [, its] of groups((day) => day.slice(0, 7))) {
    add(its.filter(([, { entries }]) => entries > 0).length >= 20, "badge monthly_consistency ");
    add(its.filter(([, one]) => one.caloriesMet).length >= 15, "badge monthly_calorie_goals ");
  }
  const sum = (of: (its: DayMarks) => number) =>
    [...marks.values()].reduce((total, its) => total + of(its), 0);
  add(sum(({ entries }) => entries) >= 1, "badge first_meal_logged ");
  add(sum(({ entries }) => entries) >= 100, "badge hundred_meals ");
  add(sum(({ calories }) => calories) >= 50_000, "badge thousand_calories_tracked ");
  add(sum(({ caloriesMet }) => Number(caloriesMet)) >= 30, "badge nutrition_master ");
  add(sum(({ analyses }) => analyses) >= 5, "badge ai_food_analyzer ");
  add(fasts >= 1, "badge fasting_beginner ");
  add(fasts >= 10, "badge fasting_warrior ");
  return ledger;
}

const zones = ["Pacific/Auckland", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/Berlin"];
const daysIn = new Map(zones.map((zone) => [zone, numberedDays(zone)]));
const start = Date.UTC(2026, 0, 1, 15);

const full: DayFacts = {
  ...{ entries: 4, analyses: 1, mainMeals: 3 },
  ...{ calories: 2000, protein: 180, carbs: 200, fat: 70, glasses: 8 },
};
const dayFacts = fc.oneof(
  { weight: 5, arbitrary: fc.constant(full) },
  { weight: 1, arbitrary: fc.constant(emptyFacts) },
  {
    weight: 3,
    arbitrary: fc.record({
      entries: fc.integer({ min: 1, max: 40 }),
      analyses: fc.integer({ min: 0, max: 1 }),
      mainMeals: fc.integer({ min: 0, max: 3 }),
      calories: fc.constantFrom(0, 1799, 1800, 2100, 2200, 2300, 9000),
      protein: fc.constantFrom(0, 179, 180),
      carbs: fc.constantFrom(0, 180),
      fat: fc.constantFrom(0, 63),
      glasses: fc.integer({ min: 0, max: 8 }),
    }),
  },
);
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      // Days around the person's own: backdated, planned ahead, or a span as an import brings it.
      log: fc.record({
        from: fc.integer({ min: -40, max: 3 }),
        days: fc.constantFrom(1, 1, 1, 7, 25),
        facts: dayFacts,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ goal: fc.constantFrom(500, 1800, 2000, 2150) }) },
  { weight: 1, arbitrary: fc.record({ zone: fc.constantFrom(...zones) }) },
  { weight: 1, arbitrary: fc.record({ fasts: fc.integer({ min: 0, max: 12 }) }) },
  {
    weight: 3,
    // A few hours or days, or months without the app: some histories last two years.
    arbitrary: fc.record({
      hours: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 100, max: 2_500 })),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ check: true } as const) },
);

test("what is earned as days change is what the whole history earns, over years and zones", {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 5, maxLength: 40 }), (events) => {
      const incremental = new Incremental();
      const ledger: Ledger = new Set();
      const facts = new Map<Day, DayFacts>();
      const changed = new Set<Day>();
      let goals: GoalsFrom[] = [];
      let goal: DailyGoals = defaultGoals;
      let fasts = 0;
      let now = start;
      let zone = "Europe/Berlin";
      let known: ReachedDay | null = null;
      const today = () => dayInUtc((daysIn.get(zone)?.at(now) ?? 0) * dayLength);

      for (const one of [...events, { check: true } as const]) {
        if ("log" in one)
          for (let at = 0; at < one.log.days; at++) {
            const day = addDays(today(), one.log.from + at);
            facts.set(day, one.log.facts);
            changed.add(day);
          }
        else if ("goal" in one) goal = { ...goal, dailyCalorieGoal: one.goal };
        else if ("zone" in one) zone = one.zone;
        else if ("fasts" in one) fasts = one.fasts;
        else if ("hours" in one) now += one.hours * hour;
        else {
          known = reachedDay(known, today(), now);
          const { reached } = known;
          if (goals.length === 0) goals = [{ date: "1900-01-01" as Day, goals: goal }];
          else if (goalsOn(goals, reached).dailyCalorieGoal !== goal.dailyCalorieGoal) {
            goals = [...goals.filter(({ date }) => date < reached), { date: reached, goals: goal }];
            changed.add(reached);
          }
          const come = [...changed].filter((day) => day <= reached);
          const taken = new Map(come.map((day) => [day, facts.get(day) ?? emptyFacts]));
          for (const day of come) changed.delete(day);
          incremental.check(taken, { goals, reached, fasts });
          for (const line of recount(facts, { goals, reached, fasts })) ledger.add(line);
          expect([...incremental.ledger].sort()).toEqual([...ledger].sort());
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test("days taken in in any order, and again, come to the same", () => {
  const some = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), dayFacts), { maxLength: 40 });
  fc.assert(
    fc.property(some, fc.array(fc.nat(), { maxLength: 60 }), (given, picks) => {
      const final = new Map(given.map(([at, its]) => [addDays("2026-01-20" as Day, at), its]));
      const nothing = { marks: new Map<Day, DayMarks>(), runs: [], totals: noTotals };
      const once = takeInDays(nothing, final, []);
      const entries = [...final];
      let again = nothing as ReturnType<typeof takeInDays>;
      // Earlier states of days, then the final ones in another order and some repeated.
      for (const [at, its] of given)
        again = takeInDays(again, new Map([[addDays("2026-01-20" as Day, at), its]]), []);
      for (const pick of picks) {
        const entry = entries[pick % Math.max(1, entries.length)];
        if (entry) again = takeInDays(again, new Map([entry]), []);
      }
      const sorted = (runs: readonly Run[]) => runs.map(({ first, last }) => first + last).sort();
      expect(again.totals).toEqual(once.totals);
      expect(new Map([...again.marks].sort())).toEqual(new Map([...once.marks].sort()));
      expect(sorted(again.runs)).toEqual(sorted(once.runs));
    }),
    { numRuns: 1000 },
  );
});
