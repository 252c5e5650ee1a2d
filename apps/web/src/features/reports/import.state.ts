import type {
  ImportMapping,
  ImportProgress,
  ImportReading,
  ImportSummary,
} from "@morsel/contract/imports";
import { useSyncExternalStore } from "react";
import { ApiFailure, call, NoConnection } from "../../lib/api.ts";
import { createListeners } from "../../lib/listeners.ts";
import { personId } from "../../lib/person.ts";
import { isWorthRetrying } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { setUnfinished } from "../../lib/unfinished.ts";
import { HealthFailure, isHealthExport, readHealth } from "./health-reading.ts";
import { importMessages as texts } from "./import.messages.ts";
import { importContract, sendImport } from "./import-upload.ts";

/** What the person has before them. */
export type ImportView =
  /** `failure`: why the last file couldn't be read. */
  | { step: "none"; failure?: string }
  /** Apple Health's export is read on this device. `part`: how much of it, from 0 to 1. */
  | { step: "reading here"; name: string; part: number; stop: AbortController }
  /** `part`: how much was sent, from 0 to 1. */
  | { step: "sending"; name: string; part: number; stop: AbortController }
  | { step: "read"; reading: ImportReading; isBusy: boolean; failure?: string }
  | ({ step: "under way"; doing: Doing; progress: ImportProgress } & Begun)
  | ({ step: "ended"; progress: ImportProgress } & Begun);

type Doing = "apply" | "cancel" | "undo";

/** An import that the server works on, or is done with. */
type Begun = Pick<ImportSummary, "id" | "format">;

const none: ImportView = { step: "none" };
/** How often the server is asked how far it has come (ms). */
const lookEvery = 700;

/** Goes on while the person looks at something else. */
let view: ImportView = none;
/** Steps that only this page knows of; the server goes on with the others by itself. */
const onlyHere: readonly ImportView["step"][] = ["reading here", "sending", "read"];
let owner: string | null = null;
const { subscribe, tell } = createListeners();

function show(next: ImportView): void {
  view = next;
  owner = personId();
  setUnfinished("import", onlyHere.includes(next.step));
  tell();
}

const current = () => (owner === personId() ? view : none);

export const useImport = (): ImportView => useSyncExternalStore(subscribe, current);

/** Sends a file, and shows what it holds. */
export async function readFile(file: File): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const on = (step: "reading here" | "sending") => (part: number) =>
    show({ step, name: file.name, part, stop });
  try {
    const content = await sendable(file, { onProgress: on("reading here"), signal });
    signal.throwIfAborted();
    on("sending")(0);
    const reading = await sendImport(content, { onProgress: on("sending"), signal });
    show({ step: "read", reading, isBusy: false });
  } catch (error) {
    show(signal.aborted ? none : { step: "none", failure: complain(error) });
  }
}

/** Of Apple Health's export only what Morsel has a place for; any other file as it is. */
async function sendable(file: File, reading: Parameters<typeof readHealth>[1]): Promise<File> {
  if (!(await isHealthExport(file))) return file;
  reading.onProgress(0);
  return readHealth(file, reading);
}

/** Reads the file once more, as the person says that it is to be read. */
export async function readAgain(reading: ImportReading, mapping: ImportMapping): Promise<void> {
  show({ step: "read", reading, isBusy: true });
  try {
    const params = { id: reading.id };
    const again = await call(importContract, "previewImport", { params, body: { mapping } });
    show({ step: "read", reading: again, isBusy: false });
  } catch (error) {
    show({ step: "read", reading, isBusy: false, failure: complain(error) });
  }
}

/** Has what was read written. */
export async function applyReading(reading: ImportReading): Promise<void> {
  show({ step: "read", reading, isBusy: true });
  try {
    const params = { id: reading.id };
    const progress = await call(importContract, "applyImport", { params, body: undefined });
    await follow(reading, "apply", progress);
  } catch (error) {
    show({ step: "read", reading, isBusy: false, failure: complain(error) });
  }
}

/** Forgets what was only read. */
export async function forgetReading({ id }: ImportReading): Promise<void> {
  show(none);
  // If it doesn't arrive, the server forgets the file by itself.
  await call(importContract, "deleteImport", { params: { id } }).catch(() => undefined);
}

/** Cancels an import that is under way, or undoes one. */
export async function takeBack(begun: Begun, doing: "cancel" | "undo"): Promise<void> {
  const before = current();
  try {
    const params = { id: begun.id };
    const progress = await call(importContract, "deleteImport", { params });
    await follow(begun, doing, progress);
  } catch (error) {
    show(before);
    complain(error);
  }
}

const ends: Record<Doing, readonly ImportProgress["state"][]> = {
  apply: ["applied", "cancelled", "failed", "undone"],
  // It may have been done before it was cancelled.
  cancel: ["cancelled", "failed", "undone"],
  undo: ["undone", "failed"],
};

let following = 0;

/** Imports that the server no longer tells of. */
const lost = new Set<string>();

/** Resolves when it is time to look again: after a while, and not while nobody looks. */
async function nextLook(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, lookEvery));
  if (document.hidden)
    await new Promise((looked) =>
      document.addEventListener("visibilitychange", looked, { once: true }),
    );
}

/** Watches an import until it is at its end; whoever follows last is the one who does. */
export async function follow(
  { id, format }: Begun,
  doing: Doing,
  first: ImportProgress,
): Promise<void> {
  if (lost.has(id)) return;
  following += 1;
  const turn = following;
  const person = personId();
  let progress = first;
  while (turn === following && person === personId()) {
    if (ends[doing].includes(progress.state)) {
      show({ step: "ended", id, format, progress });
      return;
    }
    show({ step: "under way", id, format, doing, progress });
    await nextLook();
    try {
      progress = await call(importContract, "getImport", { params: { id } });
    } catch (failure) {
      // Without a network it goes on all the same: the next look tells.
      if (isWorthRetrying(failure)) continue;
      lost.add(id);
      if (turn !== following || person !== personId()) return;
      show(none);
      complain(failure, texts.lostSight);
      return;
    }
  }
}

/** Says why it failed, and returns it: the card keeps it. */
function complain(error: unknown, title: string = texts.failedTitle): string {
  const description = reasonOf(error);
  toast({ title, description, tone: "error", duration: 10_000 });
  return description;
}

function reasonOf(error: unknown): string {
  if (error instanceof HealthFailure) return texts.health.faults[error.fault];
  if (error instanceof NoConnection) return texts.lost;
  if (!(error instanceof ApiFailure)) return texts.failed;
  // A proxy's page says nothing to people, and over HTTP/2 there is no status text either.
  if (!error.isOurs) return error.status === 413 ? texts.notLetThrough : texts.failed;
  return error.status < 500 ? error.reason : texts.failed;
}
