import type { ImportMapping } from "@morsel/contract/imports";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { Failure } from "../../platform/http/failure.ts";
import type { UserId } from "../../platform/person.ts";
import { importMessages } from "./import.messages.ts";
import { openTable } from "./import-entries.ts";
import { documentsIn, openExchange } from "./import-exchange.ts";
import { type Found, type ImportSource, unreadable } from "./import-found.ts";
import { BrokenTable } from "./import-table.ts";
import { decoded, encodingOf } from "./import-text.ts";
import { unpacked } from "./import-unpack.ts";

/** Of a whole archive, unpacked; the tables in it are read as they are unpacked. */
const maxUnpacked = 512 * 1_048_576;
const maxEntries = 5_000;

/** What is in an archive. Throws a `Failure` if it is broken, or leads out of itself. */
async function entriesOf(path: string): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw unreadable(importMessages.brokenZip);
  });
  const entries: Entry[] = [];
  let bytes = 0;
  try {
    // Names that lead out of the folder are refused here, too.
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      bytes += entry.uncompressedSize;
      if (entries.length > maxEntries || bytes > maxUnpacked)
        throw unreadable(importMessages.largeZip);
    }
    return { zip, entries };
  } catch (error) {
    zip.close();
    throw error instanceof Failure ? error : unreadable(importMessages.brokenZip);
  }
}

/** Opens an export of ours, or an archive of tables: those that are known, or else the only one. */
export async function openArchive(
  path: string,
  userId: UserId,
  mapping: ImportMapping | undefined,
): Promise<ImportSource> {
  const { zip, entries } = await entriesOf(path);
  const [document, ...others] = documentsIn(entries);
  if (others.length > 0) {
    zip.close();
    throw unreadable(importMessages.severalDocuments);
  }
  if (document) return openExchange({ path, zip, entries, document });
  const tables = entries.filter(({ fileName }) => /\.(?:csv|tsv|txt)$/i.test(fileName));
  const sources: { name: string; source: ImportSource }[] = [];
  for (const entry of tables) {
    const source = await openEntry(zip, entry, userId, mapping);
    if (source) sources.push({ name: entry.fileName, source });
  }
  const known = sources.filter(({ source }) => source.format !== "csv");
  const used = known.length > 0 ? known : sources.slice(0, 1);
  for (const { source } of sources)
    if (!used.some((one) => one.source === source)) await source.found.return(undefined);
  const [first] = used;
  if (!first) {
    zip.close();
    throw unreadable(importMessages.otherFile);
  }

  async function* found(): AsyncGenerator<Found[]> {
    try {
      for (const { name, source } of used)
        for await (const some of source.found)
          yield used.length > 1 ? some.map((one) => named(one, name)) : some;
    } finally {
      for (const { source } of used) await source.found.return(undefined);
      zip.close();
    }
  }
  const asking = used.find(({ source }) => source.needsMapping !== null) ?? first;
  const { format, headers, needsMapping } = asking.source;
  return { format, headers, needsMapping, found: found() };
}

async function openEntry(
  zip: ZipFile,
  entry: Entry,
  userId: UserId,
  mapping: ImportMapping | undefined,
): Promise<ImportSource | undefined> {
  const chunks = unpacked(zip, entry);
  const beginning = await chunks.next();
  const bytes = beginning.done ? Buffer.alloc(0) : beginning.value;
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return undefined;
  async function* all() {
    yield bytes;
    yield* chunks;
  }
  const first = new TextDecoder(encoding).decode(bytes, { stream: true });
  try {
    return await openTable({ text: decoded(all(), encoding), first }, userId, mapping);
  } catch (error) {
    await chunks.return(undefined);
    // A table that isn't one, beside others that are.
    if (error instanceof BrokenTable || isRefusal(error)) return undefined;
    throw error;
  }
}

const isRefusal = (error: unknown): boolean => error instanceof Failure && error.status === 422;

const named = (found: Found, name: string): Found =>
  "problem" in found ? { ...found, problem: `${name}: ${found.problem}` } : found;
