import { expect, it } from "vitest";
import { changedGoals, draftOf, energyOfMacros } from "./goals.ts";

const goals = {
  dailyCalorieGoal: 2000,
  dailyProteinGoal: 180,
  dailyCarbGoal: 200,
  dailyFatGoal: 70,
  dailyWaterGoal: 8,
};
const draft = draftOf(goals);

it("sends only what changed", () => {
  expect(changedGoals(draft, goals)).toEqual({ changes: {}, errors: {} });
  expect(changedGoals({ ...draft, dailyCarbGoal: " 210 " }, goals).changes).toEqual({
    dailyCarbGoal: 210,
  });
});

it("reads commas as every field does", () => {
  const typed = { ...draft, dailyProteinGoal: "92,5", dailyCarbGoal: "1,000" };
  expect(changedGoals(typed, goals).changes).toEqual({
    dailyProteinGoal: 92.5,
    dailyCarbGoal: 1000,
  });
  expect(energyOfMacros(typed)).toBe(5000);
});

it("takes 2000 for calories that are no number", () => {
  const typed = { ...draft, dailyCalorieGoal: "lots" };
  expect(changedGoals(typed, { ...goals, dailyCalorieGoal: 1800 }).changes).toEqual({
    dailyCalorieGoal: 2000,
  });
});

it("says what is wrong with a goal", () => {
  const { changes, errors } = changedGoals(
    {
      ...draft,
      dailyCalorieGoal: "99999",
      dailyProteinGoal: "",
      dailyFatGoal: "0",
      dailyWaterGoal: "2.5",
    },
    goals,
  );
  expect(changes).toEqual({});
  expect(errors).toEqual({
    dailyCalorieGoal: "At most 20,000, please.",
    dailyProteinGoal: "Please enter a number.",
    dailyFatGoal: "At least 1, please.",
    dailyWaterGoal: "Please enter whole glasses.",
  });
});

it("adds up the macronutrients", () => {
  expect(energyOfMacros(draft)).toBe(2150);
  expect(energyOfMacros({ ...draft, dailyFatGoal: "" })).toBeNull();
});
