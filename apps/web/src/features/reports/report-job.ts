import type { ReportSource } from "@morsel/domain/reports/report";
import type { FontFile } from "./font-file.ts";
import type { Paper } from "./paper.ts";

/** An entry as the report's table and its attached files show it. */
export type JobEntry = ReportSource["entries"][number] & {
  id: string;
  time: string | null;
  measurement: string | null;
  grams: number | null;
};

/** Who the report is about; what isn't known is left out. */
export interface ReportPerson {
  name: string;
  birthDate: string | null;
  height: string | null;
  /** With its unit. */
  weight: string | null;
}

/** All that a report is made of. */
export interface ReportJob {
  source: Omit<ReportSource, "entries"> & { entries: readonly JobEntry[] };
  person: ReportPerson;
  paper: Paper;
  /** Whether every entry is listed. */
  isDetailed: boolean;
  /** When it is made (ms since 1970). */
  now: number;
  /** Beside ours. */
  fonts: readonly FontFile[];
}

/** What the worker is told: our typeface, then the report. */
export type ToWorker = { ours: readonly FontFile[] } | { job: ReportJob };

/** What the worker says. */
export type FromWorker =
  /** How much is done, 0 to 1. */
  { done: number } | { file: Blob };
