import { exchangedMeal } from "@morsel/contract/exchange";
import { type ImportMapping, type ImportReading, maxImport } from "@morsel/contract/imports";
import { usualTimeOf } from "@morsel/domain/meals/meal-type";
import { mealNutrients, recordOf } from "@morsel/domain/meals/nutrition";
import { readTime } from "@morsel/domain/reports/import-date";
import type { ImportField } from "@morsel/domain/reports/import-field";
import { type Survey, surveyTable } from "@morsel/domain/reports/import-layout";
import { nestedReader } from "@morsel/domain/reports/import-nested";
import type { OwnCells } from "@morsel/domain/reports/import-own";
import { type ImportedMeal, type ReadRow, rowReader } from "@morsel/domain/reports/import-row";
import { backupFormat, backupRows } from "@morsel/domain/reports/import-waistline";
import type { ZodMiniType } from "zod/mini";
import { uuidOf } from "../../platform/digest.ts";
import type { UserId } from "../../platform/person.ts";
import { createTurns } from "../../platform/turns.ts";
import type { ImportedEntry } from "../meals/imported.service.ts";
import { importMessages } from "./import.messages.ts";
import { sourceOf } from "./import-exchange.ts";
import { type Found, type ImportSource, unreadable } from "./import-found.ts";
import { createRepeats } from "./import-id.ts";
import { BrokenTable, chained, delimiterOf, tableOf } from "./import-table.ts";

/** Rows by which a table's layout is told. */
const surveyed = 2_000;
const samples = { rows: 5, letters: 60 };
const foundAtOnce = 64;

/** A row; null stands for the rest of a table that can't be read on. */
type Cells = string[] | null;

interface TableText {
  text: AsyncGenerator<string>;
  /** How it begins. */
  first: string;
}

/** Opens a table of entries. Throws a `Failure` for one that can't be imported. */
export async function openTable(
  { text, first }: TableText,
  userId: UserId,
  mapping: ImportMapping | undefined,
): Promise<ImportSource> {
  const table = await tableOf(text, delimiterOf(first));
  if (!table || table.headers.length < 2) throw unreadable(importMessages.noTable);
  const { headers, firstRow } = table;
  if (headers.length > maxImport.columns)
    throw unreadable(importMessages.manyColumns(headers.length, maxImport.columns));
  const rows = untilBroken(table.rows);
  const begun: Cells[] = [];
  while (begun.length < surveyed) {
    const next = await rows.next();
    if (next.done) break;
    begun.push(next.value);
  }
  const beginning = begun.filter((cells) => cells !== null);
  const survey = surveyTable(headers, beginning, mapping);
  // A line that nobody knows is no table yet.
  if (begun.length === 0 && survey.layout.format.id === "csv")
    throw unreadable(importMessages.noTable);
  const foundIn = finder(userId, survey.layout.format.id);
  const reader = survey.layout.format.isNested ? nestedReader : rowReader;
  const read = reader(headers, survey.layout);

  async function* found(): AsyncGenerator<Found[]> {
    const turns = createTurns();
    let row = firstRow - 1;
    let some: Found[] = [];
    for await (const cells of chained(begun, rows)) {
      row += 1;
      const turn = turns();
      if (turn) await turn;
      if (row - firstRow >= maxImport.rows)
        throw unreadable(importMessages.manyRows(maxImport.rows));
      if (cells === null) some.push({ row, problem: importMessages.broken });
      else if (cells.some((cell) => cell.trim() !== ""))
        some.push({ row, ...foundIn(read(cells)) });
      if (some.length < foundAtOnce) continue;
      yield some;
      some = [];
    }
    yield some;
  }

  return {
    format: survey.layout.format.id,
    headers,
    needsMapping: survey.questions.length > 0 ? asked(headers, beginning, survey) : null,
    found: found(),
  };
}

/** Opens a backup: a diary as JSON. Throws a `Failure` for any other JSON. */
export function openBackup(backup: unknown, userId: UserId): ImportSource {
  const format = backupFormat(backup);
  if (!format) throw unreadable(importMessages.otherFile);
  const foundIn = finder(userId, format);
  async function* found(): AsyncGenerator<Found[]> {
    const turns = createTurns();
    let row = 0;
    let some: Found[] = [];
    for (const one of backupRows(backup, format ?? "")) {
      row += 1;
      const turn = turns();
      if (turn) await turn;
      some.push({ row, ...foundIn(one) });
      if (some.length < foundAtOnce) continue;
      yield some;
      some = [];
    }
    yield some;
  }
  return { format, headers: [], needsMapping: null, found: found() };
}

/** What rows of a file are, one after the other. */
function finder(userId: UserId, format: string) {
  const entryOf = entryMaker(userId, format);
  return (row: ReadRow) => {
    if ("meal" in row) return { thing: { kind: "meal" as const, entry: entryOf(row.meal) } };
    return "ignored" in row ? row : { problem: importMessages.problem(row.problem) };
  };
}

/** The rows, and a null where they can't be read on. */
async function* untilBroken(rows: AsyncGenerator<string[]>): AsyncGenerator<Cells> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error;
    yield null;
  }
}

function asked(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  { layout, questions }: Survey,
): ImportReading["needsMapping"] {
  const shown = (cell: string) => cell.trim().slice(0, samples.letters);
  const known = Object.entries(layout.columns) as [ImportField, { index: number }][];
  return {
    asks: questions,
    headers: headers.map(shown),
    samples: rows.slice(0, samples.rows).map((row) => row.map(shown)),
    suggested: {
      columns: Object.fromEntries(known.map(([field, { index }]) => [field, index])),
      decimal: layout.decimal,
      ...(layout.columns.date &&
        !questions.includes("dateOrder") && { dateOrder: layout.dateOrder }),
    },
  };
}

/**
 * Makes entries whose ids follow from what they say, or from a key that says as much, so that the
 * same file twice changes nothing, and rows that are equal are as many entries.
 */
export function entryMaker(userId: UserId, format: string) {
  const repeats = createRepeats();
  return (meal: ImportedMeal, key?: string): ImportedEntry => {
    const content = key ?? contentOf(meal);
    const derived = () => uuidOf(`${userId}\n${format}\n${content}\n${repeats(content)}`);
    const timestamp = new Date(`${meal.date}T${hourOf(meal)}:00Z`).toISOString();
    return {
      ...{ name: meal.name, date: meal.date, mealType: meal.mealType, time: meal.time },
      ...{ measurement: meal.measurement, grams: meal.grams, totalCalories: meal.calories },
      ...(meal.own ? ownFacts(meal.own, derived, timestamp) : { id: derived(), timestamp }),
      ...recordOf(
        mealNutrients.filter(({ id }) => id in meal.nutrients),
        ({ sent }) => sent,
        ({ id }) => meal.nutrients[id],
      ),
    };
  };
}

const own = exchangedMeal.shape;

/**
 * What a table of ours says beside what all tables say. By its id an entry is known that is here
 * already; a line that somebody has typed into the table has none, and is like one of another app's.
 */
function ownFacts(cells: OwnCells, derivedId: () => string, usualTime: string) {
  const taken = <Value>(schema: ZodMiniType<Value>, value: unknown) => schema.safeParse(value).data;
  const timestamp = taken(own.loggedAt, `${cells.loggedAt.replace(" ", "T")}Z`) ?? usualTime;
  const source = sourceOf(cells.source);
  return {
    ...{ id: taken(own.id, cells.id) ?? derivedId(), timestamp },
    ...(source && { source }),
    foodId: taken(own.foodId, cells.foodId || null) ?? null,
    photoId: taken(own.photoId, cells.photoId || null) ?? null,
    confidence: taken(own.confidence, cells.confidence) ?? null,
    stored: { createdAt: Date.parse(timestamp), isEstimated: cells.isEstimated },
  };
}

const contentOf = (meal: ImportedMeal): string =>
  JSON.stringify([
    ...[meal.date, meal.name, meal.mealType, meal.time, meal.measurement, meal.grams],
    ...[meal.calories, ...mealNutrients.map(({ id }) => meal.nutrients[id] ?? null)],
  ]);

/** Orders the entries of a day; the time that is shown is the file's own, if it has one. */
function hourOf({ time, mealType }: ImportedMeal): string {
  const read = time === null ? undefined : readTime(time);
  if (!read) return usualTimeOf(mealType);
  return [read.hour, read.minute].map((part) => String(part).padStart(2, "0")).join(":");
}
