import type { Exchanged, ExchangedList } from "@morsel/contract/exchange";
import { planName } from "@morsel/domain/fasting/plan";
import { fastedFor } from "@morsel/domain/fasting/session";
import { type Column, csvHead, csvItems } from "@morsel/domain/reports/csv";
import { entryColumns } from "@morsel/domain/reports/entry-columns";
import { hour } from "@morsel/domain/time";

/** As spreadsheets read it: `2026-11-23 07:05:00`. */
const utc = (instant: string | null) => instant?.slice(0, 19).replace("T", " ") ?? null;

const hours = (ms: number) => Math.round((ms / hour) * 100) / 100;

function hoursFasted({ startTime, endTime, pauses }: Exchanged<"fasts">): number | null {
  if (endTime === null) return null;
  const end = Date.parse(endTime);
  const pausesInMs = pauses.map(({ from, to }) => ({
    ...{ from: Date.parse(from), to: to === null ? null : Date.parse(to) },
  }));
  return hours(
    fastedFor({ startTime: Date.parse(startTime), endTime: end, pauses: pausesInMs }, end),
  );
}

/** The columns of each list's table, as docs/exchange.md has them. */
export const sheets: { [List in ExchangedList]?: Column<Exchanged<List>>[] } = {
  meals: [
    ...entryColumns<Exchanged<"meals">>(({ nutrients }, id) => nutrients[id]),
    { name: "Source", of: ({ source }) => source },
    { name: "Food id", of: ({ foodId }) => foodId },
    { name: "Photo", of: ({ photoId }) => photoId },
    { name: "Confidence", of: ({ confidence }) => confidence },
    { name: "Logged at (UTC)", of: ({ loggedAt }) => utc(loggedAt) },
    { name: "Id", of: ({ id }) => id },
  ],
  water: [
    { name: "Date", of: ({ date }) => date },
    { name: "Glasses", of: ({ glasses }) => glasses },
  ],
  fasts: [
    { name: "Plan", of: ({ planId }) => planName(planId) },
    { name: "Start (UTC)", of: ({ startTime }) => utc(startTime) },
    { name: "End (UTC)", of: ({ endTime }) => utc(endTime) },
    { name: "Target (h)", of: ({ targetDuration }) => hours(targetDuration) },
    { name: "Fasted (h)", of: hoursFasted },
    { name: "Pauses", of: ({ pauses }) => pauses.length },
    { name: "Status", of: ({ status }) => status },
    { name: "Id", of: ({ id }) => id },
  ],
  goalHistory: [
    { name: "From", of: ({ from }) => from },
    { name: "Energy (kcal)", of: ({ dailyCalorieGoal }) => dailyCalorieGoal },
    { name: "Protein (g)", of: ({ dailyProteinGoal }) => dailyProteinGoal },
    { name: "Carbs (g)", of: ({ dailyCarbGoal }) => dailyCarbGoal },
    { name: "Fat (g)", of: ({ dailyFatGoal }) => dailyFatGoal },
    { name: "Water (glasses)", of: ({ dailyWaterGoal }) => dailyWaterGoal },
  ],
  achievements: [
    { name: "Kind", of: ({ kind }) => kind },
    { name: "Achievement", of: ({ id }) => id },
    { name: "Period", of: ({ period }) => period || null },
    { name: "Points", of: ({ points }) => points },
    { name: "Earned at (UTC)", of: ({ earnedAt }) => utc(earnedAt) },
  ],
  photos: [
    { name: "File", of: ({ file }) => file },
    { name: "Name", of: ({ fileName }) => fileName },
    { name: "Size (bytes)", of: ({ fileSize }) => fileSize },
    { name: "Uploaded at (UTC)", of: ({ uploadedAt }) => utc(uploadedAt) },
  ],
};

/** A table as a file: a heading, then a line for each item. */
export async function* sheetText<Item>(
  columns: readonly Column<Item>[],
  pages: AsyncIterable<Item[]>,
): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const items of pages) yield csvItems(columns, items);
}
