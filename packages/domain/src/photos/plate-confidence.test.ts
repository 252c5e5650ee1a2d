import { expect, test } from "vitest";
import { plateConfidence } from "./plate-confidence.ts";

test("a food weighs in a plate's confidence as much as it has calories", () => {
  const chicken = { confidence: 0.9, calories: 300 };
  const parsley = { confidence: 0.2, calories: 1 };
  expect(plateConfidence([chicken])).toBe(0.9);
  expect(plateConfidence([chicken, parsley])).toBe(0.9);
  expect(plateConfidence([chicken, { confidence: 0.5, calories: 100 }])).toBe(0.8);
});

test("without calories all foods weigh the same, and an empty plate has no confidence", () => {
  const [water, tea] = [
    { confidence: 0.8, calories: 0 },
    { confidence: 0.4, calories: null },
  ];
  expect(plateConfidence([water, tea])).toBe(0.6);
  expect(plateConfidence([])).toBeNull();
});
