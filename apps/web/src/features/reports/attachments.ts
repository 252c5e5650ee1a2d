import { mealNutrients } from "@morsel/domain/meals/nutrition";
import { csvHead, csvItems } from "@morsel/domain/reports/csv";
import { entryColumns } from "@morsel/domain/reports/entry-columns";
import type { Report } from "@morsel/domain/reports/report";
import type { JobEntry, ReportJob } from "./report-job.ts";

const columns = [
  ...entryColumns<JobEntry>((entry, nutrient) => entry[nutrient]),
  { name: "Id", of: ({ id }: JobEntry) => id },
];

/**
 * The period's entries as a table: an unknown amount is an empty cell. By its headings and ids an
 * import knows it for a table of ours.
 */
export const entriesTable = (entries: readonly JobEntry[]): string =>
  csvHead(columns) + csvItems(columns, entries);

/** Everything that the report is made of, and its figures. */
export function reportData({ source, person, now }: ReportJob, report: Report): string {
  const { observations, completeness, energy, macros, nutrients, water, fasting } = report;
  const units = Object.fromEntries(mealNutrients.map(({ id, unit }) => [id, unit]));
  return JSON.stringify({
    format: "morsel-report",
    version: 1,
    madeAt: new Date(now).toISOString(),
    span: source.span,
    person,
    goals: source.goals,
    units: { calories: "kcal", ...units },
    figures: { completeness, energy, macros, nutrients, water, fasting, observations },
    water: source.water,
    fasts: source.fasts.map(({ startTime, endTime, status }) => ({
      startTime: new Date(startTime).toISOString(),
      endTime: endTime === null ? null : new Date(endTime).toISOString(),
      status,
    })),
    entries: source.entries.map((entry) => ({
      date: entry.date,
      time: entry.time,
      meal: entry.mealType,
      name: entry.name,
      measurement: entry.measurement,
      grams: entry.grams,
      calories: entry.calories,
      estimated: entry.estimated,
      nutrients: Object.fromEntries(mealNutrients.map(({ id }) => [id, entry[id]])),
    })),
  });
}
