import type { DateOrder } from "./import-date.ts";
import type { ImportField } from "./import-field.ts";

/** What rows are that have no place in a diary. */
export const ignoredKinds = ["exercise", "measurement", "note", "deleted", "summary"] as const;
export type IgnoredKind = (typeof ignoredKinds)[number];

/** A table as a certain app writes it. */
export interface TableFormat {
  /** `csv`: of no app that we know. */
  id: string;
  kind: "meals" | IgnoredKind;
  /** In lower case; a table of this format has all of these. */
  headers: readonly string[];
  dateOrder?: DateOrder;
  /** Columns whose unit isn't what their name says, such as percents of a daily value. */
  without?: readonly ImportField[];
  /** What an entry is called where rows have no names. */
  nameless?: string;
  /** Why a row isn't an entry, by its cells by header. */
  ignored?: (cell: (header: string) => string) => IgnoredKind | undefined;
}

const inPercent: readonly ImportField[] = ["vitaminA", "vitaminC", "calcium", "iron"];

/** The more telling ones first. */
const formats: readonly TableFormat[] = [
  {
    ...{ id: "myfitnesspal", kind: "meals", without: inPercent },
    headers: ["date", "meal", "calories", "polyunsaturated fat", "sugar"],
  },
  {
    ...{ id: "myfitnesspal", kind: "exercise" },
    headers: ["date", "exercise", "type", "exercise calories"],
  },
  {
    ...{ id: "cronometer", kind: "meals" },
    headers: ["day", "group", "food name", "amount"],
  },
  {
    ...{ id: "cronometer", kind: "meals", nameless: "Whole day" },
    headers: ["date", "energy (kcal)", "completed"],
  },
  {
    id: "cronometer",
    kind: "exercise",
    headers: ["day", "exercise", "minutes", "calories burned"],
  },
  { id: "cronometer", kind: "measurement", headers: ["day", "metric", "unit", "amount"] },
  { id: "cronometer", kind: "note", headers: ["day", "note"] },
];

const unknown: TableFormat = { id: "csv", kind: "meals", headers: [] };

export function tableFormatOf(headers: readonly string[]): TableFormat {
  const present = new Set(headers.map(plainHeader));
  if (isWeights(present)) return { id: "myfitnesspal", kind: "measurement", headers: [] };
  return formats.find((format) => format.headers.every((one) => present.has(one))) ?? unknown;
}

/** MyFitnessPal's measurements are a date and what was measured: weight, neck, waist, hips. */
const isWeights = (present: ReadonlySet<string>): boolean =>
  present.has("date") &&
  present.has("weight") &&
  [...present].every((one) => /^(date|weight|neck|waist|hips|body fat.*|steps)$/.test(one));

export const plainHeader = (header: string): string =>
  header
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase();
