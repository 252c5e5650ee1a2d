import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

let person: string | null = null;
const { subscribe, tell } = createListeners();

/**
 * The id of whoever is signed in: whose day is shown, asked for, kept and changed. Null for a
 * visitor, and while a second factor is outstanding.
 */
export const personId = (): string | null => person;

/** The same for components, which draw again when it changes. */
export const usePersonId = (): string | null => useSyncExternalStore(subscribe, personId, personId);

/** Says who it is. Only `showPerson` of lib/changes.ts does, so that the outbox goes along. */
export function setPerson(next: string | null): void {
  person = next;
  tell();
}
