import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Exchanged,
  type ExchangedHead,
  type ExchangedList,
  type ExchangedPhoto,
  exchangeVersion,
} from "@morsel/contract/exchange";
import type { Column } from "@morsel/domain/reports/csv";
import { hour, minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import { limitConcurrency } from "../../platform/concurrency.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Person, UserId } from "../../platform/person.ts";
import type { PhotoService } from "../photos/service.ts";
import { type Archive, createArchive } from "./archive.ts";
import {
  presentEarned,
  presentFast,
  presentGoals,
  presentMeal,
  presentOwn,
  presentPhoto,
} from "./export.presenter.ts";
import {
  fastPages,
  findOwn,
  goalPages,
  ledgerPages,
  mealPages,
  photoPages,
  waterPages,
} from "./export.repository.ts";
import { messages } from "./messages.ts";
import { sheets, sheetText } from "./sheets.ts";

/** Exports whose rows are read at once: each holds a connection to the database meanwhile. */
const atOnce = 2;
/** How long somebody may take to receive the rows; the pictures may take longer. */
const rowsPatience = 10 * minute;
const rule = { limit: 30, windowMs: hour };

interface Needs {
  database: Pick<Database, "snapshot">;
  clock: Clock;
  limits: Limits;
  photos: Pick<PhotoService, "picture">;
  report: (error: unknown) => void;
}

export type ExportService = ReturnType<typeof createExportService>;

/** All that a person owns, as a ZIP that is made while it is sent. */
export function createExportService({ database, clock, limits, photos, report }: Needs) {
  const inTurn = limitConcurrency({ atOnce });

  async function fill(archive: Archive, person: Person, now: number): Promise<void> {
    const at = new Date(now);
    const pictures = await inTurn(() =>
      withinTime(rowsPatience, archive, () =>
        database.snapshot((db) => addRows(archive, db, person.userId, at)),
      ),
    );
    for (const { id, file } of pictures) {
      const content = await contentOf(person, id);
      if (content) await archive.add(file, content, { at, compress: false });
    }
    archive.end();
  }

  /** Null if the picture was deleted meanwhile, or lost. */
  async function contentOf(person: Person, id: string): Promise<Readable | null> {
    try {
      const { open } = await photos.picture(person, id);
      return (await open()).content;
    } catch (error) {
      if (error instanceof Failure && error.status === 404) return null;
      throw error;
    }
  }

  return {
    /** The archive's bytes, and what it is called. Destroying them ends the work. */
    async begin(person: Person): Promise<{ bytes: Readable; name: string }> {
      await limits.enforceOnReading(`exports of ${person.userId}`, rule, messages.tooManyExports);
      const now = clock();
      const archive = createArchive();
      fill(archive, person, now).catch((error: unknown) => {
        // Whoever stopped reading needs no report.
        if (archive.bytes.destroyed) return;
        report(error);
        archive.bytes.destroy(error instanceof Error ? error : new Error(String(error)));
      });
      return { bytes: archive.bytes, name: messages.fileName(new Date(now)) };
    },
  };
}

type Pages<Item> = () => AsyncIterable<Item[]>;
type Lists = { [List in ExchangedList]: Pages<Exchanged<List>> };

/** Adds the document and the tables; returns the photos whose files are to follow. */
async function addRows(
  archive: Archive,
  db: Db,
  userId: UserId,
  at: Date,
): Promise<Pick<ExchangedPhoto, "id" | "file">[]> {
  const { head, settings } = presentOwn(await findOwn(db, userId));
  const pictures: Pick<ExchangedPhoto, "id" | "file">[] = [];
  const lists: Lists = {
    settings: () => once(settings),
    goalHistory: () => each(goalPages(db, userId), presentGoals),
    achievements: () => each(ledgerPages(db, userId), presentEarned),
    meals: () => each(mealPages(db, userId), presentMeal),
    water: () => each(waterPages(db, userId), ({ date, glasses }) => ({ date, glasses })),
    fasts: () => each(fastPages(db, userId), presentFast),
    photos: () => each(photoPages(db, userId), presentPhoto),
  };
  const manner = { at, compress: true };
  const begin = {
    format: "morsel",
    version: exchangeVersion,
    exportedAt: at.toISOString(),
  } as const;
  await archive.add("morsel.json", documentText({ ...begin, ...head }, lists), manner);
  for (const { name, text } of sheetsOf(lists)) await archive.add(`csv/${name}.csv`, text, manner);
  for await (const page of lists.photos())
    pictures.push(...page.map(({ id, file }) => ({ id, file })));
  return pictures;
}

/** One element a line, so that two documents can be compared. */
async function* documentText(head: ExchangedHead, lists: Lists): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, pages] of Object.entries<Pages<unknown>>(lists)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = "\n";
    for await (const items of pages()) {
      yield separator + items.map((item) => JSON.stringify(item)).join(",\n");
      separator = ",\n";
    }
    yield "\n]";
  }
  yield "}\n";
}

function sheetsOf(lists: Lists): { name: string; text: AsyncIterable<string> }[] {
  const textOf = <List extends ExchangedList>(list: List) => {
    const columns: Column<Exchanged<List>>[] | undefined = sheets[list];
    return columns ? [{ name: list, text: sheetText(columns, lists[list]()) }] : [];
  };
  return (Object.keys(lists) as ExchangedList[]).flatMap(textOf);
}

async function* each<Row, Item>(
  pages: AsyncIterable<Row[]>,
  present: (row: Row) => Item,
): AsyncGenerator<Item[]> {
  for await (const rows of pages) yield rows.map(present);
}

async function* once<Item>(items: Item[]): AsyncGenerator<Item[]> {
  if (items.length > 0) yield items;
}

/** Breaks off an archive whose reader is too slow. */
async function withinTime<T>(ms: number, archive: Archive, work: () => Promise<T>): Promise<T> {
  const done = new AbortController();
  void sleep(ms, undefined, { ref: false, signal: done.signal })
    .then(() => archive.bytes.destroy())
    .catch(() => {});
  try {
    return await work();
  } finally {
    done.abort();
  }
}
