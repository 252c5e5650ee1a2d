import type { ImportMapping } from "@morsel/contract/imports";
import type { UserId } from "../../platform/person.ts";
import { importMessages } from "./import.messages.ts";
import { openTable } from "./import-entries.ts";
import { type ImportSource, unreadable } from "./import-found.ts";
import { BrokenTable } from "./import-table.ts";
import { beginningOf, encodingOf, textOf } from "./import-text.ts";

interface Opening {
  path: string;
  userId: UserId;
  mapping: ImportMapping | undefined;
}

/** Tells what a file is, and opens it. Throws a `Failure` for what can't be imported. */
export async function openSource({ path, userId, mapping }: Opening): Promise<ImportSource> {
  const beginning = await beginningOf(path);
  if (beginning.length === 0) throw unreadable(importMessages.empty);
  const encoding = encodingOf(beginning);
  if (encoding === undefined) throw unreadable(importMessages.otherFile);
  const text = textOf(path, encoding);
  try {
    const first = new TextDecoder(encoding).decode(beginning);
    return await openTable({ text, first }, userId, mapping);
  } catch (error) {
    await text.return(undefined);
    if (error instanceof BrokenTable) throw unreadable(importMessages.noTable);
    throw error;
  }
}
