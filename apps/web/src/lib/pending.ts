import { useSyncExternalStore } from "react";
import { outbox } from "./changes.ts";
import { createListeners } from "./listeners.ts";
import { useOnline } from "./online.ts";
import type { ChangeItem } from "./outbox-store.ts";

/** How long (ms) a change may be on its way before it counts as held up: usually it is quicker. */
const aMoment = 2_000;

/** The kind of change by which the app carries settings and the like along by itself. */
export const carriedKind = "kept.set";

/** How many of these changes people have made and would miss. */
export const countMade = (items: readonly ChangeItem[]): number =>
  items.filter(({ kind }) => kind !== carriedKind).length;

/** The signed-in person's changes not sent yet, oldest first. */
export function usePending(): readonly ChangeItem[] {
  return useSyncExternalStore(outbox.subscribe, outbox.pending, outbox.pending);
}

const { subscribe, tell } = createListeners();
let heldUp: readonly ChangeItem[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Also looks again once the next change has waited for a moment. */
function look(): void {
  clearTimeout(timer);
  const now = Date.now();
  // If the clock was set back, nobody knows how long it has been.
  const waited = ({ madeAt }: ChangeItem) => Math.abs(now - madeAt);
  const pending = outbox.pending();
  const next = pending.filter((item) => waited(item) >= aMoment);
  const longest = Math.max(...pending.map(waited).filter((ms) => ms < aMoment));
  if (longest >= 0) timer = setTimeout(look, aMoment - longest);
  if (next.length === heldUp.length && next.every((item, at) => item === heldUp[at])) return;
  heldUp = next;
  tell();
}
outbox.subscribe(look);
look();

/** Those that don't get through, whatever the browser thinks of its network. */
export function useHeldUp(): readonly ChangeItem[] {
  const pending = usePending();
  const waiting = useSyncExternalStore(
    subscribe,
    () => heldUp,
    () => heldUp,
  );
  return useOnline() ? waiting : pending;
}
