import type { FastingSettings } from "@morsel/contract/fasting";
import { firstSettings } from "@morsel/domain/fasting/schedule";
import { useMemo, useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";
import { personId, usePersonId } from "../../lib/person.ts";
import { readText, storageKeys, writeStored } from "../../lib/storage.ts";

const { subscribe, tell } = createListeners();
const keptText = () => readText(storageKeys.fastingSettings);

/** Keeps them in this browser, for where there is no network and for what draws nothing. */
export function keepSettings(settings: FastingSettings): void {
  const before = keptText();
  writeStored(storageKeys.fastingSettings, { ...settings, person: personId() });
  if (keptText() !== before) tell();
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

/** As this browser kept them last for this person; the server has checked them, or this page made them. */
export const keptSettings = () => settingsIn(keptText(), personId());

/** The same for components; the usual ones where none are kept. */
export function useKeptSettings(): FastingSettings {
  const person = usePersonId();
  const text = useSyncExternalStore(subscribe, keptText);
  return useMemo(() => settingsIn(text, person) ?? firstSettings(), [text, person]);
}
