import type { DateOrder } from "./import-date.ts";
import type { ImportField } from "./import-field.ts";

/** What rows are that have no place in a diary. */
const ofTables = ["exercise", "measurement", "note", "deleted", "summary"] as const;
/** Of Apple Health's records. */
const ofHealth = ["nutrient", "health", "copy", "own", "energyless"] as const;
export const ignoredKinds = [...ofTables, ...ofHealth] as const;
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
  /** Meals are numbers, in the order of a day. */
  numbersMeals?: boolean;
  /** Written by an export of ours, with what only we know of an entry (`import-own.ts`). */
  isOurs?: boolean;
  /** The first column holds days, below each its meals, and below each of those its foods. */
  isNested?: boolean;
  /** Why a row isn't an entry, by its cells by header. */
  ignored?: (cell: (header: string) => string) => IgnoredKind | undefined;
}

const inPercent: readonly ImportField[] = ["vitaminA", "vitaminC", "calcium", "iron"];

const isTrue = (text: string): boolean => /^(?:1|true|yes)$/i.test(text);

/** The more telling ones first. */
const formats: readonly TableFormat[] = [
  {
    ...{ id: "morsel", kind: "meals", isOurs: true },
    headers: ["date", "time", "meal", "food", "energy (kcal)", "estimated", "id"],
  },
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
  {
    ...{ id: "loseit", kind: "meals", dateOrder: "mdy" },
    headers: ["date", "name", "icon", "meal", "quantity", "units", "calories"],
    ignored: (cell) => (isTrue(cell("deleted")) ? "deleted" : undefined),
  },
  {
    ...{ id: "loseit", kind: "meals", dateOrder: "mdy" },
    headers: ["date", "name", "type", "quantity", "units", "calories", "fat (g)"],
    ignored: (cell) => (/^exercise$/i.test(cell("type")) ? "exercise" : undefined),
  },
  {
    ...{ id: "loseit", kind: "exercise" },
    headers: ["date", "name", "icon", "type", "quantity", "units", "calories"],
  },
  { id: "loseit", kind: "summary", headers: ["date", "food cals", "exercise cals"] },
  { id: "loseit", kind: "measurement", headers: ["date", "value", "secondary value"] },
  { id: "loseit", kind: "note", headers: ["date", "title", "body"] },
  {
    ...{ id: "yazio", kind: "meals" },
    headers: ["date", "meal", "product_name", "amount_g", "calories"],
  },
  {
    ...{ id: "sparkyfitness", kind: "meals" },
    headers: ["date", "meal", "food", "brand", "quantity", "unit", "protein (g)"],
    // The sums of a day stand below its entries.
    ignored: (cell) => (cell("food") === "" && cell("quantity") === "" ? "summary" : undefined),
  },
  {
    ...{ id: "sparkyfitness", kind: "exercise" },
    headers: ["date", "exercise name", "duration (minutes)"],
  },
  {
    ...{ id: "nutritrace", kind: "meals", numbersMeals: true },
    headers: ["date", "meal", "food", "amount", "unit", "calories", "fat", "carbs", "protein"],
  },
];

/** FatSecret writes units in several ways, `Cals (kcal)` or `Cals( kcal)`, and has no food column. */
const nested: TableFormat = { id: "fatsecret", kind: "meals", headers: [], isNested: true };

const unknown: TableFormat = { id: "csv", kind: "meals", headers: [] };

export function tableFormatOf(headers: readonly string[]): TableFormat {
  const present = new Set(headers.map(plainHeader));
  if (isWeights(present)) return { id: "myfitnesspal", kind: "measurement", headers: [] };
  if (isFatSecret(headers)) return nested;
  return formats.find((format) => format.headers.every((one) => present.has(one))) ?? unknown;
}

const isFatSecret = (headers: readonly string[]): boolean => {
  const [first = "", second = "", ...others] = headers.map((header) =>
    plainHeader(header).replace(/[^a-z].*$/, ""),
  );
  return first === "date" && second === "cals" && others.includes("sat") && others.includes("prot");
};

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
