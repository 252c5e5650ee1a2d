import type { Meal } from "@morsel/contract/meals";
import type { AnalysisReply, KeptPlate, Photo } from "@morsel/contract/photos";
import { beforeAnalysis } from "@morsel/domain/photos/limits";
import { useSyncExternalStore } from "react";
import { ApiFailure, call } from "../../lib/api.ts";
import { onEvent } from "../../lib/events.ts";
import { newId } from "../../lib/id.ts";
import { createListeners } from "../../lib/listeners.ts";
import { type Taken, takenNow } from "../../lib/taken.ts";
import { hideToast, toast } from "../../lib/toast.ts";
import { setUnfinished } from "../../lib/unfinished.ts";
import { type AnalysisProblem, problemOf } from "./analysis-problem.ts";
import { analyzerMessages } from "./analyzer.messages.ts";
import { photoContract } from "./contract.ts";
import { keepPlate, keptPlate } from "./kept-plates.ts";
import { sendPlate } from "./plate.changes.ts";
import { entryOf, figuresOf, type PlateEntry, plateOf } from "./plate.ts";

/** ms; the first by specification 2. */
const waits = { beforeLogging: 3_000, beforeSaving: 600 } as const;
const toastId = "photo-logged";
const texts = analyzerMessages.log;

type Entry = NonNullable<KeptPlate["entry"]>;
type Analyzed = Pick<Photo, "id" | "storageUrl">;
/** The entry of a photo that is opened again. */
export type Reopened = Entry & Pick<Meal, "name" | "calories" | "protein" | "carbs" | "fat">;

/** What the analyzer asks of the diary, which is another room. */
export interface Diary {
  /** Null if the person declines, or the diary can't take it. */
  log: (content: PlateEntry, id: string, taken: Taken) => Promise<Entry | null>;
  /** `last` is what it was to hold before; "gone" if the entry isn't there any more. */
  correct: (
    entry: Entry,
    content: PlateEntry,
    last: PlateEntry,
  ) => Promise<"kept" | "declined" | "gone">;
  remove: (entry: Entry) => Promise<void>;
}

/**
 * Where a plate stands: about to be logged, logged (by itself, by hand, or some time ago and maybe
 * changed elsewhere since), or why it isn't.
 */
export type Logging =
  | ("soon" | "logged" | "by hand" | "reopened" | "reopened changed")
  /** The entry is there, without the last correction, or although it was to go. */
  | ("uncorrected" | "still in")
  | ("logged before" | "not" | "undone" | "gone" | "failed");
/** What was logged from the same picture before. */
export type LoggedBefore = AnalysisReply["loggedBefore"];

export type Analyzer =
  | { is: "idle" }
  | { is: "analyzing"; photo: Analyzed }
  | { is: "failed"; photo: Analyzed; problem: AnalysisProblem }
  /** The photo was deleted; its entry is still there. */
  | { is: "gone"; entry: Reopened }
  | { is: "result"; plate: KeptPlate; logging: Logging; before: LoggedBefore };

let shown: Analyzer = { is: "idle" };
let diary: Diary | null = null;
/** The photo as it is on this device. */
let picture: Blob | null = null;
/** Its person may look at another day by the time that it is logged. */
let taken = takenNow();
/** The first entry has the photo's id, so that a repeat or another device can't make a second. */
let nextEntryId = "";
/** What was opened again: an entry, and its plate as this device has it. */
let reopened: { entry: Reopened; kept: KeptPlate | null } | null = null;
/** The plate as the diary has it, and whether it was changed since. */
let saved: KeptPlate | null = null;
let isUnsaved = false;
/** Whether the person has put anything right. */
let isCorrected = false;
let isOnScreen = false;
let running = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;
const { subscribe, tell } = createListeners();

function show(next: Analyzer): void {
  shown = next;
  const isOnItsWay = next.is === "analyzing" || (next.is === "result" && next.logging === "soon");
  setUnfinished("analysis", isOnItsWay);
  tell();
}

const result = () => (shown.is === "result" ? shown : null);

/** What happens on the analyzer page, whether it is on the screen or not. */
export const useAnalyzer = (): Analyzer => useSyncExternalStore(subscribe, () => shown);

/** The photo that is being analyzed, as this device has it. */
export const usePicture = (): Blob | null => useSyncExternalStore(subscribe, () => picture);

/** Whether the page is on the screen: if not, a toast tells what it would. */
export function setOnScreen(next: boolean): void {
  isOnScreen = next;
  if (next) hideToast(toastId);
}

/** Back to choosing a photo. What was logged stays. */
export function startOver(): void {
  saveNow();
  forget();
}

function forget(): void {
  running.abort();
  clearTimeout(timer);
  [picture, reopened, saved] = [null, null, null];
  [isUnsaved, isCorrected] = [false, false];
  show({ is: "idle" });
}

// The next person sees nothing of it, and nothing is logged to theirs.
onEvent("signed-in", forget);
onEvent("auth-state-change", ({ signedIn }) => {
  if (!signedIn) forget();
});
window.addEventListener("pagehide", saveNow);

/** Analyzes a photo that was just recorded, and logs what is on it. */
export function analyze(photo: Photo, bytes: Blob, into: Diary): void {
  startOver();
  picture = bytes;
  taken = takenNow();
  diary = into;
  void ask(photo, beforeAnalysis);
}

/**
 * Opens a photo again whose entry is in the diary: as it was left on this device, if that is what
 * the entry says; else as the server has it, which remembers the analysis and what was corrected.
 */
export async function reopen(photo: Analyzed, entry: Reopened, into: Diary): Promise<void> {
  startOver();
  diary = into;
  running = new AbortController();
  const { signal } = running;
  show({ is: "analyzing", photo });
  const kept = await keptPlate(photo.id);
  if (signal.aborted) return;
  reopened = { entry, kept };
  if (kept && isAsLogged(kept, entry)) showReopened(kept, entry);
  else void ask(photo, 0);
}

const isAsLogged = (plate: KeptPlate, { calories }: Reopened): boolean =>
  entryOf(plate).totalCalories === Math.round(calories);

function showReopened(kept: KeptPlate, entry: Reopened): void {
  const { id, date } = entry;
  const plate = { ...kept, entry: { id, date } };
  saved = plate;
  nextEntryId = newId();
  const logging = isAsLogged(plate, entry) ? "reopened" : "reopened changed";
  show({ is: "result", plate, logging, before: null });
}

/** What can be shown of a photo that is opened again, if the server doesn't answer. */
function showWithoutAnswer(photo: Analyzed, failure: unknown): void {
  const problem = problemOf(failure);
  if (reopened?.kept) showReopened(reopened.kept, reopened.entry);
  else if (reopened && failure instanceof ApiFailure && failure.status === 404)
    show({ is: "gone", entry: reopened.entry });
  else {
    show({ is: "failed", photo, problem });
    if (!isOnScreen)
      toast({ title: problem.title, description: problem.text, tone: "error", id: toastId });
  }
}

/** Analyzes the same photo once more. */
export function retry(): void {
  if (shown.is === "failed") void ask(shown.photo, 0);
}

async function ask(photo: Analyzed, wait: number): Promise<void> {
  running = new AbortController();
  const { signal } = running;
  show({ is: "analyzing", photo });
  const isStopped = () => signal.aborted;
  await new Promise((done) => setTimeout(done, wait));
  if (isStopped()) return;
  try {
    const body = { imageUrl: photo.storageUrl };
    const reply = await call(photoContract, "analyzeFood", { body, signal });
    if (!isStopped()) found(reply, photo.id);
  } catch (failure) {
    if (isStopped()) return;
    showWithoutAnswer(photo, failure);
  }
}

function found(reply: AnalysisReply, photoId: string): void {
  const plate = plateOf(reply, photoId);
  if (reopened) {
    const { entry, kept } = reopened;
    showReopened(reply.corrected ?? kept ?? plate, entry);
    return;
  }
  nextEntryId = photoId;
  const before = reply.loggedBefore;
  const logging = before ? "logged before" : plate.foods.length === 0 ? "not" : "soon";
  show({ is: "result", plate, logging, before });
  if (logging === "soon") timer = setTimeout(() => void log("logged"), waits.beforeLogging);
}

async function log(how: "logged" | "by hand"): Promise<void> {
  const before = result();
  if (!before || !diary) return;
  const { signal } = running;
  try {
    const when = how === "logged" ? taken : takenNow();
    const entry = await diary.log(entryOf(before.plate), nextEntryId, when);
    const now = result();
    if (signal.aborted || !now) return;
    if (!entry) {
      show({ ...now, logging: "not" });
      return;
    }
    nextEntryId = newId();
    keep({ ...before.plate, entry });
    show({ ...now, plate: { ...now.plate, entry }, logging: how });
    if (now.plate !== before.plate) saveSoon();
    if (!isOnScreen) tellLogged(before.plate);
  } catch {
    const now = result();
    if (!signal.aborted && now) show({ ...now, logging: "failed" });
  }
}

/** For whoever has gone on to another page. */
function tellLogged(plate: KeptPlate): void {
  const { total, caloriesRange } = figuresOf(plate);
  toast({
    id: toastId,
    title: texts.logged,
    description: texts.toast(entryOf(plate).name, { kcal: total.calories, range: caloriesRange }),
    tone: "success",
    action: { label: texts.undo, run: () => void undo() },
  });
}

/** Logs what isn't in the diary. */
export function logNow(): void {
  clearTimeout(timer);
  void log("by hand");
}

/** Takes the entry out of the diary again, or leaves it out. */
export async function undo(): Promise<void> {
  const now = result();
  if (!now) return;
  clearTimeout(timer);
  isUnsaved = false;
  const { entry } = now.plate;
  show({ ...now, plate: { ...now.plate, entry: null }, logging: entry ? "undone" : "not" });
  if (!entry) return;
  const { signal } = running;
  try {
    await diary?.remove(entry);
  } catch {
    showNotDone("still in", entry, signal);
  }
}

/**
 * The diary has failed to do something to an entry. What was corrected stays unsaved, so that it is
 * tried again by a press, with the next correction, and when the plate is left.
 */
function showNotDone(
  logging: "uncorrected" | "still in",
  entry: Entry,
  { aborted: isLeft }: AbortSignal,
): void {
  const now = isLeft ? null : result();
  if (now) {
    const plate = { ...now.plate, entry: now.plate.entry ?? entry };
    isUnsaved = plate.foods.length > 0;
    show({ ...now, plate, logging });
  }
  if (!now || !isOnScreen) toast({ id: toastId, title: texts.notDone[logging], tone: "error" });
}

/** Changes the plate, and the entry with it. */
export function change(to: (plate: KeptPlate) => KeptPlate): void {
  const now = result();
  if (!now) return;
  const plate = to(now.plate);
  isCorrected = true;
  show({ ...now, plate });
  if (plate.foods.length === 0) void undo();
  else if (plate.entry) saveSoon();
}

/** Typing "150" is one change, not three. */
function saveSoon(): void {
  isUnsaved = true;
  clearTimeout(timer);
  timer = setTimeout(saveNow, waits.beforeSaving);
}

/** Corrects the entry without waiting for more, if there is something to correct. */
export function saveNow(): void {
  if (isUnsaved) void save();
}

function keep(plate: KeptPlate): void {
  saved = plate;
  void keepPlate(plate);
  if (isCorrected) void sendPlate(plate);
}

async function save(): Promise<void> {
  isUnsaved = false;
  clearTimeout(timer);
  const before = result();
  const entry = before?.plate.entry;
  if (!before || !entry || !diary) return;
  const { signal } = running;
  try {
    const content = entryOf(before.plate);
    const outcome = await diary.correct(entry, content, saved ? entryOf(saved) : content);
    if (!signal.aborted) showCorrected(outcome, before.plate);
  } catch {
    showNotDone("uncorrected", entry, signal);
  }
}

function showCorrected(outcome: "kept" | "declined" | "gone", plate: KeptPlate): void {
  const now = result();
  if (!now) return;
  const logging = now.logging === "uncorrected" ? "reopened" : now.logging;
  if (outcome === "kept") {
    keep(plate);
    show({ ...now, logging });
  } else if (outcome === "declined" && saved) show({ ...now, plate: saved, logging });
  else show({ ...now, plate: { ...now.plate, entry: null }, logging: "gone" });
}
