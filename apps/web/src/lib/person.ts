import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

let person: string | null = null;
const { subscribe, tell } = createListeners();

/** The id of whoever is signed in; null for visitors, and while a second factor is outstanding. */
export const personId = (): string | null => person;

/** The same for components. */
export const usePersonId = (): string | null => useSyncExternalStore(subscribe, personId, personId);

/** Only `showPerson` in lib/changes.ts calls this, so that the outbox switches along. */
export function setPerson(next: string | null): void {
  person = next;
  tell();
}
