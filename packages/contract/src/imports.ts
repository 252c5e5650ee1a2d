import { dateOrders } from "@morsel/domain/reports/import-date";
import { importFields } from "@morsel/domain/reports/import-field";
import * as z from "zod/mini";
import { route } from "./route.ts";
import { uuid } from "./scalars.ts";

/** Bytes of a file, rows of it, and columns of a table. */
export const maxImport = { bytes: 200 * 1_048_576, rows: 1_000_000, columns: 500 } as const;

/** Problems that a reading names one by one; it counts them all. */
export const maxProblems = 500;

export const importCodes = {
  tooLarge: "IMPORT_TOO_LARGE",
  /** No file of a kind that can be read. */
  unreadable: "IMPORT_UNREADABLE",
  /** Its state doesn't allow the call, or another one is under way. */
  busy: "IMPORT_BUSY",
  needsMapping: "IMPORT_NEEDS_MAPPING",
} as const;

const field = z.enum(importFields);
const dateOrder = z.enum(dateOrders);
const decimal = z.enum([".", ","]);

const columnIndex = z
  .number()
  .check(z.int("Must be a whole number."), z.gte(0), z.lte(maxImport.columns - 1));

/** What the person says of a table that isn't known, or that can be read in two ways. */
const mapping = z.object({
  /** Columns by their place, from 0. A field that isn't mentioned has none. */
  columns: z.optional(z.partialRecord(field, columnIndex)),
  dateOrder: z.optional(dateOrder),
  decimal: z.optional(decimal),
  energyUnit: z.optional(z.enum(["kcal", "kJ"])),
});
export type ImportMapping = z.infer<typeof mapping>;

/** What a file holds, before anything is written. */
const reading = z.object({
  id: z.string(),
  /** `myfitnesspal`, `cronometer` …; `csv` is a table of no app that we know. */
  format: z.string(),
  fileName: z.string(),
  /** Things to write, by kind. */
  counts: z.record(z.string(), z.number()),
  /** Rows that have no place here, by kind: exercise, measurements. */
  ignored: z.record(z.string(), z.number()),
  /** The first and the last day; null if there is nothing to write. */
  span: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Rows that can't be read, at most `maxProblems` of them. Rows count from 1, headers included. */
  problems: z.array(z.object({ row: z.number(), reason: z.string() })),
  problemCount: z.number(),
  /** Things to write that meet what is there already, and what becomes of them. */
  conflicts: z.array(
    z.object({
      kind: z.string(),
      /** `same`: there already, left alone. `beside`: both are kept. `kept`: the older one stays. */
      meets: z.enum(["same", "beside", "kept"]),
      count: z.number(),
    }),
  ),
  /** Entries beyond what their day can hold, and those days: at most `maxProblems` of them. */
  noRoom: z.object({ count: z.number(), days: z.array(z.string()) }),
  /** Null if everything is known. Otherwise nothing is counted yet, and nothing guessed. */
  needsMapping: z.nullable(
    z.object({
      asks: z.array(z.enum(["columns", "dateOrder"])),
      headers: z.array(z.string()),
      /** The first rows. */
      samples: z.array(z.array(z.string())),
      /** What can be told from the headers and the first rows. */
      suggested: mapping,
    }),
  ),
});
export type ImportReading = z.infer<typeof reading>;

export const importStates = [
  "read",
  "applying",
  "applied",
  "cancelled",
  "undone",
  "failed",
] as const;

const progress = z.object({
  state: z.enum(importStates),
  /** Things looked at, of all that there are. */
  done: z.number(),
  total: z.number(),
  added: z.number(),
  /** Not added: there already, or no room on their day. */
  skipped: z.number(),
  /** Those of the skipped whose day had no room. */
  noRoom: z.number(),
});
export type ImportProgress = z.infer<typeof progress>;

const params = z.object({ id: uuid });

/**
 * Reads a file and says what it holds; nothing is written into the diary. A file that was read
 * before, but not applied, is forgotten.
 */
export const readImport = route({
  method: "POST",
  path: "/api/imports",
  access: "person",
  summary: `Read a file of at most ${maxImport.bytes} bytes to import (its name in X-File-Name)`,
  bytes: "application/octet-stream",
  status: 201,
  reply: reading,
});

/** The same reading once more, as a mapping has it; still nothing is written. */
export const previewImport = route({
  method: "POST",
  path: "/api/imports/:id/preview",
  access: "person",
  summary: "Read an import's file again by a mapping",
  params,
  body: z.object({ mapping }),
  status: 200,
  reply: reading,
});

/** Begins to write what was read. Repeating it changes nothing. */
export const applyImport = route({
  method: "POST",
  path: "/api/imports/:id/apply",
  access: "person",
  summary: "Write what was read into the diary",
  params,
  body: z.nullish(z.object({ mapping: z.optional(mapping) })),
  status: 202,
  reply: progress,
});

export const getImport = route({
  method: "GET",
  path: "/api/imports/:id",
  access: "person",
  summary: "How far an import has come",
  params,
  status: 200,
  reply: progress,
});

/** Cancels one that isn't applied, and undoes one that is: what it wrote goes, except edited things. */
export const deleteImport = route({
  method: "DELETE",
  path: "/api/imports/:id",
  access: "person",
  summary: "Cancel or undo an import",
  params,
  status: 202,
  reply: progress,
});

export const listImports = route({
  method: "GET",
  path: "/api/imports",
  access: "person",
  summary: "The person's imports, newest first",
  status: 200,
  reply: z.object({
    imports: z.array(
      z.extend(progress, {
        id: z.string(),
        format: z.string(),
        fileName: z.string(),
        /** An ISO timestamp. */
        createdAt: z.string(),
      }),
    ),
  }),
});
export type ImportSummary = z.infer<typeof listImports.reply>["imports"][number];
