import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { screenTitleId } from "../../components/hero.tsx";
import { createListeners } from "../../lib/listeners.ts";
import { keepChoice, readList, readText, storageKeys } from "../../lib/storage.ts";
import { storedListeners } from "../../lib/stored.ts";
import { hideToast, toast } from "../../lib/toast.ts";
import { type FeatureCard, suggestedNext, visit } from "./cards.ts";
import { tourMessages as texts } from "./messages.ts";
import { openScreenOf, stepAt, steps } from "./steps.ts";

const { tourCardsClicked, tourCompleted, tourDismissed, tourStep } = storageKeys;
/** They travel to the person's other devices (features/sync/carried.ts). */
const keys = [tourCardsClicked, tourCompleted, tourDismissed, tourStep] as const;

interface TourProgress {
  /** Titles of the feature cards that were clicked. */
  clickedCards: readonly string[];
  /** The card to suggest, 0 to 5; `null` once all were clicked. */
  suggestedNext: number | null;
  completed: boolean;
  dismissed: boolean;
  /** The step at which the tour was left, from 1; `null` if it wasn't. */
  leftAt: number | null;
  /** The step that is on screen; `null` while the tour doesn't run. */
  running: number | null;
}

/** The toast that offers the way back. */
const leftToast = "tour-left";

let running: number | null = null;
/** What had the focus when the tour began. */
let opener: Element | null = null;

const { subscribe: onRunning, tell } = createListeners();
const stored = keys.map((key) => storedListeners(key));

function read(): TourProgress {
  const clickedCards = readList(tourCardsClicked, z.string());
  const step = Number(readText(tourStep));
  return {
    clickedCards,
    suggestedNext: suggestedNext(clickedCards),
    completed: readText(tourCompleted) !== null,
    dismissed: readText(tourDismissed) !== null,
    leftAt: Number.isInteger(step) && step >= 1 && step <= steps.length ? step : null,
    running,
  };
}

let last = read();

function progress(): TourProgress {
  const now = read();
  if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
  return last;
}

function subscribe(listener: () => void): () => void {
  const stops = [onRunning(listener), ...stored.map((one) => one.subscribe(listener))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** How far the person has come, on whichever device. */
export const useTour = (): TourProgress => useSyncExternalStore(subscribe, progress, progress);

/** Shows a step, on its own screen. */
export function goTo(step: number): void {
  keepChoice(tourStep, String(step));
  hideToast(leftToast);
  openScreenOf(stepAt(step));
  running = step;
  tell();
}

/** Begins the tour, or goes on with it where it was left. */
export function startTour(): void {
  opener = document.activeElement;
  goTo(progress().leftAt ?? 1);
}

/** Takes the tour off the screen. */
export function stopTour(): void {
  running = null;
  tell();
}

/** Gives the focus back to where the tour began, or to the screen that it ended on. */
function giveFocusBack(): void {
  const isThere = opener instanceof HTMLElement && opener.checkVisibility();
  const place = isThere ? opener : document.getElementById(screenTitleId);
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** Leaves the tour; the step is kept, and the way back offered. */
export function leaveTour(): void {
  const at = running;
  if (at === null) return;
  stopTour();
  giveFocusBack();
  const { title, text, resume } = texts.left;
  toast({
    title: title(at),
    description: text,
    id: leftToast,
    action: { label: resume, run: startTour },
  });
}

export function finishTour(): void {
  keepChoice(tourCompleted, "true");
  keepChoice(tourStep, null);
  stopTour();
  giveFocusBack();
  toast({ title: texts.finished.title, description: texts.finished.text, tone: "success" });
}

/** Neither asks nor suggests any more, on any device. */
export function dismissTour(): void {
  keepChoice(tourDismissed, "true");
  tell();
  // What was pressed is gone.
  document.getElementById(screenTitleId)?.focus({ preventScroll: true });
}

/** As if there had been no tour; can be taken back. */
export function resetTour(): void {
  const before = keys.map((key) => [key, readText(key)] as const);
  for (const key of keys) keepChoice(key, null);
  stopTour();
  const { wasReset, undo } = texts.training;
  const putBack = () => {
    for (const [key, text] of before) keepChoice(key, text);
    tell();
  };
  toast({ title: wasReset, action: { label: undo, run: putBack } });
}

/** Goes where a feature card leads, and remembers that it was clicked. */
export function clickCard(card: FeatureCard): void {
  const { clickedCards } = progress();
  if (!clickedCards.includes(card.title))
    keepChoice(tourCardsClicked, JSON.stringify([...clickedCards, card.title]));
  tell();
  visit(card);
}
