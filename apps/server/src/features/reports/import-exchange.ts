import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import {
  type ExchangedFast,
  type ExchangedMeal,
  type ExchangedPhoto,
  exchangedAchievement,
  exchangedFast,
  exchangedGoals,
  exchangedHead,
  exchangedMeal,
  exchangedPhoto,
  exchangedSetting,
  exchangedWater,
  exchangeVersion,
} from "@morsel/contract/exchange";
import { logMeal } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { problemWith } from "@morsel/domain/fasting/edit";
import { planName } from "@morsel/domain/fasting/plan";
import { problemTexts } from "@morsel/domain/fasting/problem-text";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { bySentName } from "@morsel/domain/meals/nutrition";
import { shortcutSource } from "@morsel/domain/meals/source";
import { maxPictureBytes } from "@morsel/domain/photos/limits";
import type { JsonElement } from "@morsel/domain/reports/json-elements";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { ZodMiniType } from "zod/mini";
import type { ImportedEntry } from "../meals/imported.service.ts";
import { importMessages } from "./import.messages.ts";
import { checked, foundInElements } from "./import-element.ts";
import {
  type Found,
  type ImportSource,
  ownFormat,
  type Thing,
  unreadable,
} from "./import-found.ts";
import { decoded } from "./import-text.ts";
import { unpacked } from "./import-unpack.ts";

/** Its name in an archive. */
const documentName = "morsel.json";
/** Letters of one element. */
const maxLetters = 200_000;

/** Its directory is read when it is asked for, and it is closed by us. */
const opened = { autoClose: false, lazyEntries: true };

interface Opened {
  path: string;
  zip: ZipFile;
  entries: readonly Entry[];
  /** Found by `documentsIn`. */
  document: Entry;
}

const about = { format: ownFormat, headers: [], needsMapping: null };

/**
 * The documents of exports of Morsel's: the archive's own, or else those in its folders. Safari
 * unpacks what it downloads, and who packs it again has the folder in the archive.
 */
export function documentsIn(entries: readonly Entry[]): Entry[] {
  const own = entries.filter(({ fileName }) => fileName === documentName);
  return own.length > 0
    ? own
    : entries.filter(({ fileName }) => fileName.endsWith(`/${documentName}`));
}

/** Opens an export of Morsel's. */
export function openExchange({ path, zip, entries, document }: Opened): ImportSource {
  const files = new Map(entries.map((entry) => [entry.fileName, entry]));
  const folder = document.fileName.slice(0, -documentName.length);
  return {
    ...about,
    found: foundIn(zip, document, (file) => pictureIn(path, files.get(folder + file))),
  };
}

/** Whether a text is the document of an export, without its archive. */
export const isExchange = (beginning: string): boolean =>
  new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${ownFormat}"`).test(beginning);

/** Opens the document alone, such as of an archive that was unpacked: it has no pictures. */
export const openDocument = (text: AsyncGenerator<string>): ImportSource => ({
  ...about,
  found: foundInElements(text, { maxLetters, ...reader(null) }),
});

async function* foundIn(
  zip: ZipFile,
  document: Entry,
  pictureOf: (file: string) => Promise<Buffer | null>,
): AsyncGenerator<Found[]> {
  try {
    // As long as it isn't known to be sound, nothing of it is written.
    const whole = unpacked(zip, document);
    while (!(await whole.next()).done) await setImmediate();
    yield* foundInElements(decoded(unpacked(zip, document), "utf-8"), {
      maxLetters,
      ...reader(pictureOf),
    });
  } finally {
    zip.close();
  }
}

/** Opened once more: by the time that a picture is wanted, the document may have been read. */
async function pictureIn(path: string, entry: Entry | undefined): Promise<Buffer | null> {
  if (!entry || entry.uncompressedSize > maxPictureBytes) return null;
  const zip = await openPromise(path, opened);
  try {
    return await buffer(unpacked(zip, entry));
  } catch {
    return null;
  } finally {
    zip.close();
  }
}

type One = { thing: Thing } | { problem: string };

/** Reads elements in their order. Without `pictureOf`, there are no pictures. */
function reader(pictureOf: ((file: string) => Promise<Buffer | null>) | null) {
  const head = new Map<string, unknown>();
  let isHeadRead = false;

  /** What there is one of comes before the lists. */
  function self(): One[] {
    if (isHeadRead) return [];
    isHeadRead = true;
    if (head.get("format") !== ownFormat) throw unreadable(importMessages.otherDocument);
    if (head.get("version") !== exchangeVersion) throw unreadable(importMessages.otherVersion);
    const given = Object.fromEntries(head);
    return thingIn("profile", exchangedHead, given, (self) => ({ kind: "profile", self }));
  }

  const lists = new Map<string, (value: unknown) => One[]>(
    Object.entries({
      meals: (value: unknown) =>
        thingIn("meals", exchangedMeal, value, (meal) => ({ kind: "meal", entry: entryOf(meal) })),
      water: (value: unknown) =>
        thingIn("water", exchangedWater, value, ({ date, glasses }) => ({
          ...{ kind: "water", day: { date: date as Day, glasses } },
        })),
      fasts: (value: unknown) =>
        checked("fasts", exchangedFast, value, (fast) => fastIn(sessionOf(fast))),
      settings: (value: unknown) =>
        thingIn("settings", exchangedSetting, value, ({ key, data, changedAt }) => ({
          ...{ kind: "setting", setting: { key, data, timestamp: Date.parse(changedAt) } },
        })),
      goalHistory: (value: unknown) =>
        thingIn("goalHistory", exchangedGoals, value, ({ from, ...goals }) => ({
          ...{ kind: "goals", from: { date: from as Day, goals } },
        })),
      achievements: (value: unknown) =>
        thingIn("achievements", exchangedAchievement, value, ({ earnedAt, ...line }) => ({
          ...{ kind: "achievement", line: { ...line, earned_at: Date.parse(earnedAt) } },
        })),
      photos: (value: unknown) =>
        checked<ExchangedPhoto, One>("photos", exchangedPhoto, value, (given) => {
          const { file, createdAt, uploadedAt, ...photo } = given;
          if (!pictureOf) return [{ problem: importMessages.pictureApart(file) }];
          const times = { createdAt: Date.parse(createdAt), uploadedAt: Date.parse(uploadedAt) };
          const read = () => pictureOf(file);
          return [{ thing: { kind: "photo", photo: { ...photo, ...times, read } } }];
        }),
    }),
  );

  function read({ name, isOfList }: Pick<JsonElement, "name" | "isOfList">, value: unknown): One[] {
    if (!isOfList) {
      if (Object.hasOwn(exchangedHead.shape, name)) head.set(name, value);
      return [];
    }
    // What a later release of this version has beside is left out.
    return [...self(), ...(lists.get(name)?.(value) ?? [])];
  }
  return { read, end: self };
}

const thingIn = <Value>(
  list: string,
  schema: ZodMiniType<Value>,
  value: unknown,
  thingOf: (value: Value) => Thing,
): One[] => checked(list, schema, value, (read) => [{ thing: thingOf(read) }]);

/** A fast, or what is wrong with it; whether it is still to come is for who has a clock. */
function fastIn(fast: FastingSession): One[] {
  const problem = problemWith(fast, [], fast.endTime ?? fast.startTime);
  if (!problem) return [{ thing: { kind: "fast", fast } }];
  return [{ problem: importMessages.element("fasts", problem.field, problemTexts[problem.kind]) }];
}

/** The source of an entry, if it is one that entries can have. */
export const sourceOf = (source: string | null) => {
  if (source === shortcutSource) return source;
  const { success, data } = logMeal.body.shape.source.safeParse(source ?? undefined);
  return success ? data : undefined;
};

function entryOf({ nutrients, ...meal }: ExchangedMeal): ImportedEntry {
  const { source, clientRef, createdAt, loggedAt, estimated, calories, ...rest } = meal;
  const known = sourceOf(source);
  return {
    ...rest,
    date: meal.date as Day,
    timestamp: loggedAt,
    totalCalories: calories,
    ...bySentName(({ id }) => nutrients[id]),
    ...(known && { source: known }),
    ...(clientRef !== null && { clientRef }),
    stored: { createdAt: Date.parse(createdAt), isEstimated: estimated },
  };
}

const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));

const sessionOf = (fast: ExchangedFast): FastingSession => ({
  ...{ id: fast.id, planId: fast.planId, planName: planName(fast.planId) },
  ...{ startTime: Date.parse(fast.startTime), endTime: at(fast.endTime) },
  ...{ targetDuration: fast.targetDuration, status: fast.status, source: fast.source },
  pauses: fast.pauses.map(({ from, to }) => ({ from: Date.parse(from), to: at(to) })),
  createdAt: Date.parse(fast.createdAt),
});
