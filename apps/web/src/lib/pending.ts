import { useSyncExternalStore } from "react";
import { outbox } from "./changes.ts";
import type { ChangeItem } from "./define-change.ts";

/** The signed-in person's changes not sent yet, oldest first. */
export function usePending(): readonly ChangeItem[] {
  return useSyncExternalStore(outbox.subscribe, outbox.pending, outbox.pending);
}
