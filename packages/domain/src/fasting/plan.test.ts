import { expect, test } from "vitest";
import { hour } from "../time.ts";
import { isClockTime } from "../zone.ts";
import { cautionFor, milestoneHours, newMilestones, passedMilestones } from "./milestone.ts";
import { defaultTarget, findPlan, isTarget, planName, plans, planTarget } from "./plan.ts";

test("there are five plans, each whole", () => {
  expect(plans.map(({ id, name, difficulty }) => [id, name, difficulty])).toEqual([
    ["16-8", "16:8 Method", "Beginner"],
    ["14-10", "14:10 Method", "Beginner"],
    ["18-6", "18:6 Method", "Intermediate"],
    ["20-4", "20:4 Warrior", "Advanced"],
    ["24-0", "24 Hour Fast", "Advanced"],
  ]);
  for (const plan of plans) {
    expect(`${plan.fastingHours}-${plan.eatingHours}`).toBe(plan.id);
    expect(plan.fastingHours + plan.eatingHours).toBe(24);
    expect(plan.benefits.length).toBeGreaterThan(0);
    expect(isClockTime(plan.suggestedStart)).toBe(true);
    expect(planTarget(plan.id)).toBe(plan.fastingHours * hour);
  }
});

test("any other plan is Custom, and 16 hours where nobody knows", () => {
  expect(findPlan("36-0")).toBeUndefined();
  expect(planName("36-0")).toBe("Custom");
  expect(planTarget("36-0")).toBe(defaultTarget);
  expect(defaultTarget).toBe(16 * hour);
});

test("a target is from 1 to 168 hours", () => {
  expect([hour, 168 * hour].every(isTarget)).toBe(true);
  expect(
    [0, -hour, hour - 1, 168 * hour + 1, Number.NaN, Infinity, 1.5 * hour + 0.5].some(isTarget),
  ).toBe(false);
});

test("milestones are passed at their hour, and told of once", () => {
  expect(milestoneHours).toEqual([8, 12, 16, 18, 20, 24, 36, 48, 72]);
  expect(passedMilestones(8 * hour - 1)).toEqual([]);
  expect(passedMilestones(16 * hour)).toEqual([8, 12, 16]);
  expect(newMilestones(20 * hour, [8, 12])).toEqual([16, 18, 20]);
});

test("a word of caution comes past 24 hours, a stronger one past 72", () => {
  expect([16, 24, 24.1, 72, 72.1].map((hours) => cautionFor(hours * hour))).toEqual([
    ...["none", "none", "long", "long", "very-long"],
  ]);
});
