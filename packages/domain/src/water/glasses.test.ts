import { expect, test } from "vitest";
import { clampGlasses, isGlassOfWater } from "./glasses.ts";
import { waterMilestone } from "./milestone.ts";
import { summarizeWater } from "./summary.ts";

test("a day holds 0 to 8 whole glasses", () => {
  expect([-3, 0, 2.4, 8, 11].map(clampGlasses)).toEqual([0, 0, 2, 8, 8]);
});

test("an entry is a glass of water when it says water and has no calories", () => {
  expect(isGlassOfWater({ name: "Sparkling Water", calories: 0 })).toBe(true);
  expect(isGlassOfWater({ name: "Watermelon", calories: 46 })).toBe(false);
  expect(isGlassOfWater({ name: "Diet cola", calories: 0 })).toBe(false);
});

test("half the goal and the goal are told when they are reached from below", () => {
  expect(waterMilestone(3, 4, 8)).toBe("halfway");
  expect(waterMilestone(4, 5, 8)).toBeNull();
  expect(waterMilestone(7, 8, 8)).toBe("goal");
  expect(waterMilestone(2, 8, 8)).toBe("goal");
  expect(waterMilestone(8, 8, 8)).toBeNull();
  expect(waterMilestone(5, 4, 8)).toBeNull();
});

test("with another goal, half of it and the goal move along", () => {
  expect(waterMilestone(1, 2, 5)).toBeNull();
  expect(waterMilestone(2, 3, 5)).toBe("halfway");
  expect(waterMilestone(3, 4, 5)).toBeNull();
  expect(waterMilestone(4, 5, 5)).toBe("goal");
  expect(waterMilestone(7, 8, 5)).toBeNull();
  expect(waterMilestone(0, 1, 1)).toBe("goal");
});

test("a month of water counts days without any as none", () => {
  const history = [{ glasses: 8 }, { glasses: 4 }, { glasses: 8 }];
  expect(summarizeWater(history, 30, 8)).toEqual({ goalDays: 2, average: 0.7, total: 20 });
  expect(summarizeWater([], 30, 8)).toEqual({ goalDays: 0, average: 0, total: 0 });
});
