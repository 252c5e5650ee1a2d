import { useEffect } from "react";
import { createListeners } from "./listeners.ts";
import { personId } from "./person.ts";

/*
 * What lives only in this page, so that a reload would lose it: a photo that is being analyzed, say.
 * A new release isn't offered meanwhile. Single fields come back after a reload (`drafts.ts`).
 */
const unfinished = new Map<string, string | null>();
const { subscribe, tell } = createListeners();

/** What somebody left here who has signed out since isn't waited for. */
export const isAnythingUnfinished = (): boolean => [...unfinished.values()].includes(personId());

/** Runs whenever something begins or is done. */
export const watchUnfinished = subscribe;

/** Says whether something of this name, such as "export", is under way now. */
export function setUnfinished(name: string, is: boolean): void {
  if (is) unfinished.set(name, personId());
  else unfinished.delete(name);
  tell();
}

/** Something is under way as long as the component is on screen. */
export function useUnfinished(name: string): void {
  useEffect(() => {
    setUnfinished(name, true);
    return () => setUnfinished(name, false);
  }, [name]);
}
