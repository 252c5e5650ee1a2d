import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Day } from "../day.ts";
import { activityLevels } from "./activity.ts";
import {
  ageOn,
  aimsFor,
  type Body,
  bodyBounds,
  bodyOf,
  energyAtRest,
  goalsForBody,
  paces,
} from "./body-goals.ts";

const woman: Body = {
  kilograms: 65,
  centimetres: 168,
  age: 34,
  sex: "female",
  activityLevel: "Lightly Active",
};

test("energy at rest as the paper has it", () => {
  expect(energyAtRest(woman)).toBe(650 + 1050 - 170 - 161);
  expect(energyAtRest({ ...woman, sex: "male" })).toBe(650 + 1050 - 170 + 5);
  expect(energyAtRest({ ...woman, sex: null })).toBe(650 + 1050 - 170 - 78);
});

describe("goals", () => {
  test("that keep the weight", () => {
    expect(goalsForBody(woman, "keep", 0.5)).toEqual({
      // 1,369 at rest × 1.375 = 1,882
      dailyCalorieGoal: 1_900,
      dailyProteinGoal: 105,
      dailyFatGoal: 65,
      dailyCarbGoal: 225,
      upkeep: 1_900,
      kilogramsAWeek: 0,
      isHeldAtFloor: false,
    });
  });

  test("half a percent a week is 0.325 kg and 358 kcal a day", () => {
    const lost = goalsForBody(woman, "lose", 0.5);
    expect(lost).toMatchObject({ dailyCalorieGoal: 1_500, isHeldAtFloor: false });
    expect(lost?.kilogramsAWeek).toBeCloseTo(-0.325);
    expect(goalsForBody(woman, "gain", 0.5)).toMatchObject({ dailyCalorieGoal: 2_250 });
  });

  test("a pace that is too fast is held at the floor, and says so", () => {
    const small = { ...woman, kilograms: 58, age: 60, activityLevel: "Sedentary" } as const;
    expect(goalsForBody(small, "lose", 1)).toMatchObject({
      dailyCalorieGoal: 1_200,
      isHeldAtFloor: true,
    });
    expect(goalsForBody({ ...small, sex: "male" }, "lose", 1)).toMatchObject({
      dailyCalorieGoal: 1_500,
    });
  });

  test("losing is not offered to the light, and nothing to the young", () => {
    const light = { ...woman, kilograms: 52 };
    expect(aimsFor(light)).toEqual(["keep", "gain"]);
    expect(goalsForBody(light, "lose", 0.25)).toBeNull();
    expect(goalsForBody({ ...woman, age: 17 }, "keep", 0.5)).toBeNull();
    expect(goalsForBody({ ...woman, kilograms: 0 }, "keep", 0.5)).toBeNull();
  });

  const between = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
  const bodies = fc.record({
    kilograms: between(bodyBounds.kilograms),
    centimetres: between(bodyBounds.centimetres),
    age: between(bodyBounds.age),
    sex: fc.constantFrom("female", "male", null),
    activityLevel: fc.constantFrom(...activityLevels),
  });

  test("of every body are above the floor, and their grams make their energy", () => {
    fc.assert(
      fc.property(bodies, fc.constantFrom(...paces), (body: Body, pace) => {
        for (const aim of aimsFor(body)) {
          const goals = goalsForBody(body, aim, pace);
          if (!goals) throw new Error("no goals");
          expect(goals.dailyCalorieGoal).toBeGreaterThanOrEqual(1_200);
          const { dailyProteinGoal, dailyCarbGoal, dailyFatGoal } = goals;
          expect(Math.min(dailyProteinGoal, dailyCarbGoal, dailyFatGoal)).toBeGreaterThan(0);
          const made = 4 * dailyProteinGoal + 4 * dailyCarbGoal + 9 * dailyFatGoal;
          expect(Math.abs(made - goals.dailyCalorieGoal)).toBeLessThanOrEqual(10);
          expect(Math.abs(goals.kilogramsAWeek)).toBeLessThanOrEqual(body.kilograms / 100);
        }
      }),
    );
  });
});

test("age in whole years", () => {
  const birthday = "1992-02-29" as Day;
  expect(ageOn("2026-02-28" as Day, birthday)).toBe(33);
  expect(ageOn("2026-03-01" as Day, birthday)).toBe(34);
});

test("the body that a profile describes, or what it lacks", () => {
  const today = "2026-11-22" as Day;
  const details = {
    birth_date: "1992-05-01",
    height: "5'6\"",
    weight: 65,
    activity_level: "Very Active",
  };
  expect(bodyOf(details, today)).toEqual({
    kilograms: 65,
    centimetres: 168,
    age: 34,
    activityLevel: "Very Active",
  });
  expect(bodyOf({ ...details, activity_level: null }, today)).toMatchObject({
    activityLevel: "Moderately Active",
  });
  expect(bodyOf({ ...details, height: "tall", birth_date: null }, today)).toEqual([
    "age",
    "height",
  ]);
});
