import { useEffect, useEffectEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { windowsAt } from "./tabs.ts";

/** What closes each open window, the innermost last. */
const open: (() => void)[] = [];
/** On the way back past the entries of windows that are closed. */
let isGoingBack = false;
/** The page that was opened meanwhile; the way back leaves it again. */
let openedMeanwhile: string | null = null;

/** Gives each open window its history entry, and goes back past those of closed ones. */
function settle(): void {
  if (isGoingBack) return;
  const beyond = windowsAt() - open.length;
  // The page stays where it is: a browser would scroll back to where the window was opened.
  window.history.scrollRestoration = beyond === 0 && open.length === 0 ? "auto" : "manual";
  if (beyond > 0) {
    isGoingBack = true;
    window.history.go(-beyond);
  }
  while (windowsAt() < open.length) window.history.pushState({ windows: windowsAt() + 1 }, "");
}

// A window that opens while another one closes takes over its entry.
const settleSoon = () => setTimeout(settle);

function wentBack(): void {
  if (!isGoingBack) for (const close of open.slice(windowsAt()).reverse()) close();
  isGoingBack = false;
  if (openedMeanwhile !== null) navigate(openedMeanwhile);
  openedMeanwhile = null;
  settleSoon();
}

function pageOpened(): void {
  if (isGoingBack) openedMeanwhile = window.location.href;
}

let isWatched = false;

/** Makes Back close windows. Entries of windows that a reload has closed are passed over. */
export function watchBack(): void {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener("popstate", wentBack);
  window.addEventListener("pushState", pageOpened);
  window.addEventListener("replaceState", pageOpened);
  settleSoon();
}

/** While a window is open that can be closed, the browser's Back does so and the page stays. */
export function useBackCloses(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  const isClosable = isOpen && onClose !== undefined;
  useEffect(() => {
    if (!isClosable) return undefined;
    watchBack();
    const closes = () => close();
    open.push(closes);
    settleSoon();
    return () => {
      open.splice(open.indexOf(closes), 1);
      settleSoon();
    };
  }, [isClosable]);
}
