import { useSyncExternalStore } from "react";
import { newId } from "./id.ts";
import { createListeners } from "./listeners.ts";
import { personId } from "./person.ts";
import { readText, storageKeys, writeStored } from "./storage.ts";

/** One line of the bell's list, which lives until the page is closed. */
export interface Notice {
  id: string;
  type: "success" | "info" | "achievement";
  title: string;
  message: string;
  timestamp: number;
  read: boolean;
}

/** Which notices were given today, and to whom. */
interface Announced {
  day: string;
  person: string | null;
  keys: string[];
}

const max = 50;
const none: readonly Notice[] = [];
let notices = none;
/** Whose they are: a session can be replaced without a reload. */
let owner: string | null = null;
const { subscribe, tell } = createListeners();

function set(next: readonly Notice[]): void {
  notices = next;
  owner = personId();
  tell();
}

const current = () => (owner === personId() ? notices : none);

function toldKeys(day: string, person: string | null): string[] {
  try {
    const announced = JSON.parse(
      readText(storageKeys.noticesTold) ?? "null",
    ) as Partial<Announced> | null;
    return announced?.day === day && announced.person === person && Array.isArray(announced.keys)
      ? announced.keys
      : [];
  } catch {
    return [];
  }
}

/** True the first time for this key and day, and records it. */
function isFirst({ day, key }: { day: string; key: string }): boolean {
  const person = personId();
  const keys = toldKeys(day, person);
  if (keys.includes(key)) return false;
  writeStored(storageKeys.noticesTold, { day, person, keys: [...keys, key] } satisfies Announced);
  return true;
}

/**
 * Adds a notice to the bell's list. With `once`, it is skipped when the key was used that day.
 * Returns whether it was added.
 */
export function notify(
  { type, title, message }: Pick<Notice, "type" | "title" | "message">,
  once?: { day: string; key: string },
): boolean {
  if (once && !isFirst(once)) return false;
  const notice = { id: newId(), type, title, message, timestamp: Date.now(), read: false };
  set([notice, ...current()].slice(0, max));
  return true;
}

export function markAllRead(): void {
  set(current().map((notice) => ({ ...notice, read: true })));
}

export function dismiss(id: string): void {
  set(current().filter((notice) => notice.id !== id));
}

/** The bell's list of whoever is signed in, newest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, current, current);
}
