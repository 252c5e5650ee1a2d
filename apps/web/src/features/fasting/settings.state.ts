import type { FastingSettings } from "@morsel/contract/fasting";
import { firstSettings } from "@morsel/domain/fasting/schedule";
import { useMemo, useSyncExternalStore } from "react";
import { noteFastingSettings } from "../../lib/calm.ts";
import { createListeners } from "../../lib/listeners.ts";
import { personId, usePersonId } from "../../lib/person.ts";
import { readText, storageKeys, writeStored } from "../../lib/storage.ts";

const { subscribe, tell } = createListeners();
const keptText = () => readText(storageKeys.fastingSettings);

/** Stores the settings for use offline and outside of components. */
export function keepSettings(settings: FastingSettings): void {
  const before = keptText();
  writeStored(storageKeys.fastingSettings, { ...settings, person: personId() });
  if (keptText() === before) return;
  tell();
  noteFastingSettings();
}

function settingsIn(text: string | null, whose: string | null): FastingSettings | undefined {
  try {
    const { person, ...kept } = JSON.parse(text ?? "{}") as Partial<FastingSettings> & {
      person?: string | null;
    };
    const isWhole = Array.isArray(kept.week) && kept.week.length === 7 && kept.reminders;
    const isTheirs = (person ?? null) === whose;
    return isWhole && isTheirs ? { ...firstSettings(), ...kept } : undefined;
  } catch {
    return undefined;
  }
}

/** The person's stored settings, which the server or this page has validated. */
export const keptSettings = () => settingsIn(keptText(), personId());

/** The same for components; the defaults if there are none. */
export function useKeptSettings(): FastingSettings {
  const person = usePersonId();
  const text = useSyncExternalStore(subscribe, keptText);
  return useMemo(() => settingsIn(text, person) ?? firstSettings(), [text, person]);
}
