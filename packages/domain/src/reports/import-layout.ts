import { mealNutrients } from "../meals/nutrition.ts";
import { type Column, columnOf } from "./import-column.ts";
import { type DateOrder, orderOf } from "./import-date.ts";
import type { ImportField } from "./import-field.ts";
import { type TableFormat, tableFormatOf } from "./import-format.ts";
import { type DecimalMark, decimalMarkOf } from "./import-number.ts";

/** How to read a table: which columns say what, and how. */
export interface Layout {
  format: TableFormat;
  columns: Partial<Record<ImportField, Column>>;
  dateOrder: DateOrder;
  decimal: DecimalMark;
  /** What an entry without a name of its own is called. */
  nameless: string | null;
}

/** What somebody says of a table that we don't know, or that can be read in two ways. */
export interface Mapping {
  /** Columns by their place; a field that isn't mentioned has none. */
  columns?: Partial<Record<ImportField, number>> | undefined;
  dateOrder?: DateOrder | undefined;
  decimal?: DecimalMark | undefined;
  energyUnit?: "kcal" | "kJ" | undefined;
}

/** What has to be asked before a table can be read. */
export type Question = "columns" | "dateOrder";

/** What a table seems to be, by its headers and first rows, and what has to be asked. */
export interface Survey {
  layout: Layout;
  questions: Question[];
}

/** `rows` are the first ones; without a mapping, nothing that is open is guessed. */
export function surveyTable(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  mapping: Mapping = {},
): Survey {
  const format = tableFormatOf(headers);
  const columns = mapping.columns
    ? chosenColumns(headers, mapping.columns, mapping.energyUnit)
    : knownColumns(headers, format);
  const cells = (field: ImportField) => {
    const { index = -1 } = columns[field] ?? {};
    return index < 0 ? [] : rows.map((row) => row[index] ?? "");
  };
  // A spreadsheet that has saved an app's file writes dates its own way.
  const seen = orderOf(cells("date"));
  const known = seen === "open" ? (format.dateOrder ?? seen) : seen;
  const order = mapping.dateOrder ?? known ?? "ymd";
  const decimal = mapping.decimal ?? decimalMarkOf(figures.flatMap(cells)) ?? ".";
  const isKnown = mapping.columns !== undefined || format.id !== "csv";
  const layout: Layout = {
    ...{ format, columns, decimal, nameless: format.nameless ?? null },
    dateOrder: order === "open" ? "ymd" : order,
  };
  return { layout, questions: questionsOf(layout, isKnown, order === "open") };
}

function questionsOf({ format, columns }: Layout, isKnown: boolean, isOpen: boolean): Question[] {
  // Rows that have no place here needn't be understood.
  if (format.kind !== "meals") return [];
  const hasAll = isKnown && columns.date && columns.calories;
  return [...(hasAll ? [] : ["columns" as const]), ...(isOpen ? ["dateOrder" as const] : [])];
}

const figures: readonly ImportField[] = ["calories", ...mealNutrients.map(({ id }) => id)];

function knownColumns(headers: readonly string[], format: TableFormat): Layout["columns"] {
  const columns: Layout["columns"] = {};
  for (const [index, header] of headers.entries()) {
    const { field, column } = columnOf(header, index) ?? {};
    if (field && column && !format.without?.includes(field)) columns[field] ??= column;
  }
  return columns;
}

function chosenColumns(
  headers: readonly string[],
  chosen: NonNullable<Mapping["columns"]>,
  energyUnit: Mapping["energyUnit"],
): Layout["columns"] {
  const columns: Layout["columns"] = {};
  for (const [field, index] of Object.entries(chosen) as [ImportField, number][]) {
    const known = columnOf(headers[index] ?? "", index);
    columns[field] = known?.field === field ? known.column : { index, factor: 1 };
  }
  if (columns.calories && energyUnit)
    columns.calories = {
      index: columns.calories.index,
      factor: energyUnit === "kJ" ? 1 / 4.184 : 1,
    };
  return columns;
}
