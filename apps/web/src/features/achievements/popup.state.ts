import { useSyncExternalStore } from "react";
import { announce } from "../../lib/events.ts";
import { createListeners } from "../../lib/listeners.ts";
import type { Popup } from "./popups.ts";

/** ms: specification 1. */
const shownFor = { unlocked: 4_000, celebration: 5_000 } as const;
const tick = 250;

const textFields =
  "input:not([type=radio],[type=checkbox],[type=range],[type=button]), textarea, select, [contenteditable]";
const dialogs = ":is([role=dialog],[role=alertdialog]):not([data-popup])";

let waiting: readonly Popup[] = [];
let shown: Popup | null = null;
let left = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const { subscribe, tell } = createListeners();

function set(next: Popup | null): void {
  if (next === shown) return;
  shown = next;
  tell();
}

/** A field is being filled, or a window is open: no moment for a popup. */
const isBusy = (): boolean =>
  document.activeElement?.matches(textFields) === true || document.querySelector(dialogs) !== null;

/** Time stands still while nobody looks, or while the popup is pointed at or has the focus. */
const isHeld = (): boolean =>
  document.hidden || document.querySelector("[data-popup]:is(:hover, :focus-within)") !== null;

function step(): void {
  if (shown) {
    if (isBusy()) set(null);
    else if (!isHeld()) {
      left -= tick;
      if (left <= 0) set(null);
    }
  } else if (!document.hidden && !isBusy()) {
    const [next = null, ...others] = waiting;
    waiting = others;
    left =
      next && "celebration" in next && next.celebration ? shownFor.celebration : shownFor.unlocked;
    set(next);
    if (next) announce("moment-reached", { moment: "achievement" });
  }
  if (!shown && waiting.length === 0) {
    clearInterval(timer);
    timer = undefined;
  }
}

/** Shows them one after the other, each at a moment when nothing is being filled in. */
export function showPopups(more: readonly Popup[]): void {
  waiting = [...waiting, ...more];
  if (waiting.length > 0) timer ??= setInterval(step, tick);
}

/** The next one appears a moment later. */
export const closePopup = (): void => set(null);

export function forgetPopups(): void {
  waiting = [];
  set(null);
}

/** The popup on screen. */
export const usePopup = (): Popup | null => {
  const now = () => shown;
  return useSyncExternalStore(subscribe, now, now);
};
