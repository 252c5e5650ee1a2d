import type { Day } from "../day.ts";
import { maxEntryGrams, maxEntryKcal, maxEntryNutrient } from "../meals/limits.ts";
import { type MealType, mealTypeAtHour, mealTypes } from "../meals/meal-type.ts";
import { type MealNutrient, mealNutrients, recordOf } from "../meals/nutrition.ts";
import { isVisible } from "../visible-text.ts";
import { withoutApostrophe } from "./csv.ts";
import { factorOfCell } from "./import-column.ts";
import { clockText, readDay, readTime, type TimeOfDay } from "./import-date.ts";
import type { ImportField } from "./import-field.ts";
import { type IgnoredKind, plainHeader } from "./import-format.ts";
import type { Layout } from "./import-layout.ts";
import { mealNamed } from "./import-meal-name.ts";
import { type DecimalMark, readNumber, unitBehind } from "./import-number.ts";
import { type OwnCells, ownCellsOf } from "./import-own.ts";

/** An entry as another app had it. Unknown is null. */
export interface ImportedMeal {
  date: Day;
  name: string;
  mealType: MealType;
  /** `2:05 PM`. */
  time: string | null;
  measurement: string | null;
  grams: number | null;
  calories: number;
  /** Those that the file has columns for. */
  nutrients: Partial<Record<MealNutrient, number | null>>;
  /** Of a table of ours. */
  own?: OwnCells;
}

/** Why a row can't be read, and the words of the file that are in the way. */
export interface RowProblem {
  code: "date" | "number" | "negative" | "large" | "energy" | "name" | "cells";
  /** The column's header. */
  column?: string;
  text?: string;
}

export type ReadRow = { meal: ImportedMeal } | { problem: RowProblem } | { ignored: IgnoredKind };

const longest = 200;
const longestQuote = 60;
const mostLabels = 200;
/** Characters that no database stores. */
const hasUnprintable = /[\p{Cc}\p{Surrogate}]/u;
const unprintable = new RegExp(hasUnprintable, "gu");

/** Reads rows of one table. */
export function rowReader(headers: readonly string[], layout: Layout) {
  const { format, columns, dateOrder, decimal, nameless } = layout;
  const plain = headers.map(plainHeader);
  const limits: (readonly [ImportField, number])[] = [
    ["calories", maxEntryKcal],
    ...mealNutrients.map(({ id, unit }) => [id, maxEntryNutrient[unit]] as const),
  ];
  const amounts = limits.filter(([field]) => columns[field]);
  const known = mealNutrients.flatMap(({ id }) => (columns[id] ? [id] : []));
  // A file has a few labels and many rows.
  const mealsByLabel = new Map<string, MealType | undefined>();

  function mealOf(label: string, time: TimeOfDay | undefined): MealType {
    if (!mealsByLabel.has(label) && mealsByLabel.size < mostLabels)
      mealsByLabel.set(label, mealNamed(label));
    const named = mealsByLabel.has(label) ? mealsByLabel.get(label) : mealNamed(label);
    return named ?? (time ? mealTypeAtHour(time.hour) : "snack");
  }

  const textOf = (cells: readonly string[], field: ImportField) =>
    tidy(cells[columns[field]?.index ?? -1] ?? "");
  const joined = (cells: readonly string[], ...fields: ImportField[]) =>
    fields
      .map((field) => textOf(cells, field))
      .filter(Boolean)
      .join(" ");

  function amountOf(cells: readonly string[], field: ImportField): number | null | undefined {
    const text = textOf(cells, field);
    const value = readNumber(text, decimal);
    const column = columns[field];
    if (typeof value !== "number" || !column) return value;
    const unit = unitBehind(text);
    const factor = unit === undefined ? column.factor : factorOfCell(field, column, unit);
    if (factor !== undefined) return rounded(value * factor);
    // A percentage of somebody's daily need, say; an entry without calories is none.
    return field === "calories" ? undefined : null;
  }

  function problem(code: RowProblem["code"], cells: readonly string[], field: ImportField) {
    const header = headers[columns[field]?.index ?? -1];
    return {
      code,
      ...(header !== undefined && { column: tidy(header).slice(0, longestQuote) }),
      text: textOf(cells, field).slice(0, longestQuote),
    };
  }

  /** The row's figures; unknown is null. */
  function figuresOf(cells: readonly string[]): Map<ImportField, number | null> | RowProblem {
    const figures = new Map<ImportField, number | null>();
    for (const [field, max] of amounts) {
      const amount = amountOf(cells, field);
      const code = faultOf(amount, max);
      if (code || amount === undefined) return problem(code ?? "number", cells, field);
      figures.set(field, amount);
    }
    // What is no number there may still be told by the measurement.
    const grams = amountOf(cells, "grams") ?? null;
    const fault = faultOf(grams, maxEntryGrams);
    if (fault) return problem(fault, cells, "grams");
    return figures.set("grams", grams);
  }

  const labelOf = (text: string): string =>
    format.numbersMeals ? (mealTypes[Number(text)] ?? text) : text;

  function ignoredKind(cells: readonly string[]): IgnoredKind | undefined {
    if (format.kind !== "meals") return format.kind;
    return format.ignored?.(cellIn(cells));
  }

  const cellIn = (cells: readonly string[]) => (header: string) =>
    tidy(cells[plain.indexOf(header)] ?? "");

  function read(cells: readonly string[]): ReadRow {
    const ignored = ignoredKind(cells);
    if (ignored) return { ignored };
    // A separator at the end of each line makes one more.
    if (cells.length > headers.length + 1) return { problem: { code: "cells" } };
    const date = readDay(textOf(cells, "date"), dateOrder);
    if (!date) return { problem: problem("date", cells, "date") };
    const label = labelOf(textOf(cells, "meal"));
    const name = [joined(cells, "brand", "name"), nameless ?? "", label].find(isVisible);
    if (name === undefined) return { problem: { code: "name" } };
    const figures = figuresOf(cells);
    if (!(figures instanceof Map)) return { problem: figures };
    const calories = figures.get("calories") ?? null;
    if (calories === null) return { problem: { code: "energy" } };

    const time = readTime(textOf(cells, "time")) ?? timeIn(textOf(cells, "date"));
    const measurement = joined(cells, "quantity", "unit");
    return {
      meal: {
        ...{ date, name: shortened(name) },
        mealType: mealOf(label, time),
        time: time ? clockText(time) : null,
        measurement: shortened(measurement) || null,
        grams: figures.get("grams") ?? gramsIn(measurement, decimal),
        calories,
        nutrients: recordOf(
          known,
          (id) => id,
          (id) => figures.get(id) ?? null,
        ),
      },
    };
  }

  if (!format.isOurs) return read;
  return (given: readonly string[]): ReadRow => {
    const cells = given.map(withoutApostrophe);
    const row = read(cells);
    if (!("meal" in row)) return row;
    return { meal: { ...row.meal, own: ownCellsOf(cellIn(cells), decimal) } };
  };
}

/** The time in a date's text; midnight is what programs write that know the day alone. */
function timeIn(text: string): TimeOfDay | undefined {
  const time = readTime(text);
  return time && time.hour + time.minute > 0 ? time : undefined;
}

function faultOf(amount: number | null | undefined, max: number): RowProblem["code"] | undefined {
  if (amount === undefined) return "number";
  if (amount === null) return undefined;
  return amount < 0 ? "negative" : amount > max ? "large" : undefined;
}

const tidy = (text: string): string =>
  (hasUnprintable.test(text) ? text.replace(unprintable, " ") : text).trim();

/** At most as long as a text may be, and without half a letter at its end. */
const shortened = (text: string): string => text.slice(0, longest).replace(/\p{Surrogate}$/u, "");

/** A conversion leaves digits that nobody measured. */
const rounded = (amount: number): number => Math.round(amount * 1e4) / 1e4;

/** Grams that are said outright, as `100 g`. */
function gramsIn(measurement: string, decimal: DecimalMark): number | null {
  const [, said] = /^(\d[\d.,]*)\s?(?:g|grams?)$/i.exec(measurement) ?? [];
  const grams = said === undefined ? undefined : readNumber(said, decimal);
  return grams === undefined || grams === null || grams > maxEntryGrams ? null : grams;
}
