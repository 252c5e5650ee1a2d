import type { Day } from "@morsel/domain/day";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { defaultGoals } from "@morsel/domain/profile/goals";
import type { ReportJob } from "./report-job.ts";

const day = "2026-01-01" as Day;
const entry = {
  ...byNutrient(() => 1),
  ...{ id: "", name: "Soup", date: day, time: null, mealType: "lunch" as const },
  ...{ calories: 100, estimated: false, measurement: null, grams: null },
};

/**
 * The report of a single entry. The engine compiles code when it first runs, which takes longer
 * than the writing: making this one first, while somebody still chooses, spares them that wait.
 */
export const rehearsal: ReportJob = {
  source: {
    ...{ span: { from: day, to: day }, entries: [entry], water: [], fasts: [] },
    ...{ goals: defaultGoals, zone: "UTC" },
  },
  person: { name: "", birthDate: null, height: null, weight: null },
  ...{ paper: "A4", isDetailed: false, now: 0, fonts: [] },
};
