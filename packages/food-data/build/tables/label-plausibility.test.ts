import { expect, test } from "vitest";
import { doubtAboutLabel } from "./label-plausibility.ts";

test.each([
  ["macros", { kcal: 230, protein: 20, carbs: 7, fiber: 2, fat: 14 }, 113],
  ["fiber that counts as nothing", { kcal: 35, protein: 0, carbs: 16, fiber: 9, fat: 0 }, 355],
  ["erythritol", { kcal: 10, protein: 0, carbs: 3, polyols: 3, fat: 0 }, 473],
  ["maltitol", { kcal: 214, protein: 20, carbs: 21, polyols: 17, fat: 8 }, 60],
  ["alcohol", { kcal: 100, protein: 0, carbs: 2, fat: 0, alcohol: 14 }, 355],
  ["nothing", { kcal: 0, protein: 0, carbs: 0, fat: 0 }, 355],
  ["what isn't said", { kcal: 400, protein: 20 }, 500],
])("energy out of %s is plausible", (_, figures, grams) => {
  expect(doubtAboutLabel(figures, grams)).toBeUndefined();
});

test.each([
  ["no energy", { protein: 20, carbs: 7, fat: 14 }, 113],
  ["330 kcal, but at most 240", { kcal: 330, protein: 20, carbs: 10, fiber: 2, fat: 13.3 }, 113],
  ["100 kcal, but at least 226", { kcal: 100, protein: 20, carbs: 7, fiber: 2, fat: 14 }, 113],
  ["100 kcal, but at least 126", { kcal: 100, fat: 14 }, 113],
  ["240 kcal, but at most 8", { kcal: 240, protein: 0, carbs: 2, fat: 0 }, 355],
  ["more than it weighs", { kcal: 230, protein: 20, carbs: 25, fat: 10 }, 50],
  ["more sugars than carbs", { kcal: 100, protein: 0, carbs: 25, sugars: 27, fat: 0 }, 50],
  ["more sugars than carbs", { kcal: 100, carbs: 10, sugars: 6, polyols: 6 }, 50],
  ["more fiber than carbs", { kcal: 100, carbs: 10, fiber: 12 }, 50],
  ["more saturated fat than fat", { kcal: 100, fat: 5, saturated: 6 }, 50],
  ["more salt than it weighs", { kcal: 10, sodium: 5_000 }, 5],
])("%s is told", (doubt, figures, grams) => {
  expect(doubtAboutLabel(figures, grams)).toContain(doubt);
});
