import type { GlassesOfDay } from "@morsel/contract/water";
import { clampGlasses } from "@morsel/domain/water/glasses";
import { useSyncExternalStore } from "react";
import { readText, storageKeys, writeStored } from "../../lib/storage.ts";
import { storedListeners } from "../../lib/stored.ts";

const { subscribe, tell } = storedListeners(storageKeys.dailyStats);

function kept(): string | null {
  return readText(storageKeys.dailyStats);
}

/** Parses the stored water; null if malformed. */
export function waterIn(text: string | null): GlassesOfDay | null {
  try {
    const stats: unknown = JSON.parse(text ?? "null");
    if (typeof stats !== "object" || stats === null) return null;
    const { waterGlasses, date } = stats as Record<string, unknown>;
    if (typeof waterGlasses !== "number" || !Number.isFinite(waterGlasses)) return null;
    return typeof date === "string"
      ? { date: date.slice(0, 10), glasses: clampGlasses(waterGlasses) }
      : null;
  } catch {
    return null;
  }
}

/** Stores a visitor's water, which stays on the device: one day. */
export function keepOnDevice({ date, glasses }: GlassesOfDay): void {
  writeStored(storageKeys.dailyStats, { waterGlasses: glasses, date });
  tell();
}

/** A visitor's glasses of a day. */
export function glassesOnDevice(date: string): number {
  const day = waterIn(kept());
  return day?.date === date ? day.glasses : 0;
}

/** The same for components; follows other tabs. */
export function useDeviceWater(): GlassesOfDay | null {
  return waterIn(useSyncExternalStore(subscribe, kept));
}
