import { useEffect, useState } from "react";
import { personId } from "./person.ts";

/*
 * What was typed and not sent, across the one reload that brings a new release. Drafts are written
 * down at that moment only, and for this tab only; passwords are none.
 */
const key = "morsel-drafts";
/** How long (ms) the reload may take: what is older belongs to another day. */
const validFor = 60_000;

const shown = new Map<string, unknown>();
let kept: Map<string, unknown> | undefined;

/** Writes down the drafts on screen; call right before reloading. */
export function keepDrafts(): void {
  const text = JSON.stringify({ at: Date.now(), person: personId(), drafts: [...shown] });
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is switched off: the fields will be empty.
  }
}

function readDrafts(): Map<string, unknown> {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { at, person, drafts } = JSON.parse(text ?? "{}") as {
      at?: number;
      person?: string | null;
      drafts?: [string, unknown][];
    };
    const age = Date.now() - (at ?? Number.NaN);
    return new Map(age >= 0 && age < validFor && person === personId() ? drafts : []);
  } catch {
    return new Map();
  }
}

/** Another release may have kept another shape under the name. */
function fits<T>(draft: unknown, like: T): draft is T {
  if (typeof draft !== typeof like || draft === null || like === null) return false;
  if (typeof draft !== "object" || typeof like !== "object") return true;
  const texts = Object.values(draft).every((field) => typeof field === "string");
  return texts && Object.keys(like).every((field) => Object.hasOwn(draft, field));
}

/** Whether something was typed before the reload that nothing on screen has taken up yet. */
export function hasDraft(name: string): boolean {
  kept ??= readDrafts();
  return kept.has(name);
}

/** The draft from before the reload, else the value given: a text, or an object of texts. */
export function draftOr<T>(name: string, otherwise: T): T {
  kept ??= readDrafts();
  const draft = kept.get(name);
  return fits(draft, otherwise) ? draft : otherwise;
}

/** Keeps a value across the reload as long as the component is on screen. */
export function useKeptDraft(name: string, value: unknown): void {
  // Not while rendering: React may throw a first rendering away.
  useEffect(() => void kept?.delete(name), [name]);
  useEffect(() => {
    shown.set(name, value);
    return () => void shown.delete(name);
  }, [name, value]);
}

/** `useState` for what is typed: a text, or an object of texts. */
export function useDraft<T>(name: string, initial: T) {
  const [value, setValue] = useState(() => draftOr(name, initial));
  useKeptDraft(name, value);
  return [value, setValue] as const;
}
