import { readFile, stat } from "node:fs/promises";
import { type ImportMapping, maxImport } from "@morsel/contract/imports";
import type { UserId } from "../../platform/person.ts";
import { importMessages } from "./import.messages.ts";
import { openBackup, openTable } from "./import-entries.ts";
import { isExchange, openDocument } from "./import-exchange.ts";
import { type ImportSource, unreadable } from "./import-found.ts";
import { isHealth, openHealth } from "./import-health.ts";
import { BrokenTable, hasTooManyRows } from "./import-table.ts";
import { beginningOf, encodingOf, isZip, textOf } from "./import-text.ts";
import { openArchive } from "./import-zip.ts";

export interface Opening {
  path: string;
  userId: UserId;
  mapping: ImportMapping | undefined;
}

/** A file of JSON is read as a whole, which takes ten times its size in memory for a moment. */
const maxJson = 16 * 1_048_576;

/** Tells what a file is, and opens it. Throws a `Failure` for what can't be imported. */
export async function openSource({ path, userId, mapping }: Opening): Promise<ImportSource> {
  const beginning = await beginningOf(path);
  if (beginning.length === 0) throw unreadable(importMessages.empty);
  if (isZip(beginning)) return openArchive(path, userId, mapping);
  const encoding = encodingOf(beginning);
  if (encoding === undefined) throw unreadable(importMessages.otherFile);
  const first = new TextDecoder(encoding).decode(beginning);
  if (isHealth(first)) return openHealth(textOf(path, encoding), userId);
  if (isExchange(first)) return openDocument(textOf(path, encoding));
  if (/^\s*[{[]/.test(first)) return openBackup(await jsonIn(path, encoding), userId);
  await refuseTooManyRows(path, encoding);
  const text = textOf(path, encoding);
  try {
    return await openTable({ text, first }, userId, mapping);
  } catch (error) {
    await text.return(undefined);
    if (error instanceof BrokenTable) throw unreadable(importMessages.noTable);
    throw error;
  }
}

async function refuseTooManyRows(path: string, encoding: string): Promise<void> {
  const { size } = await stat(path);
  if (size > maxImport.rows && (await hasTooManyRows(textOf(path, encoding))))
    throw unreadable(importMessages.manyRows(maxImport.rows));
}

async function jsonIn(path: string, encoding: string): Promise<unknown> {
  const { size } = await stat(path);
  if (size > maxJson) throw unreadable(importMessages.largeJson(maxJson));
  const text = new TextDecoder(encoding).decode(await readFile(path));
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(importMessages.brokenJson);
  }
}
