import type { HealthRecord, HealthType } from "@morsel/domain/health/record";
import { nativePlugin } from "../../lib/native.ts";

/** A record with a number that grows: of two with the same id the higher one stays. */
export type HealthSample = HealthRecord & { version: number };

/**
 * A phone's health store, as the native half (apps/mobile) offers it under the name `MorselHealth`.
 * The rules are HealthKit's; Health Connect's client record ids and versions mean the same.
 */
export interface HealthStore {
  isAvailable(): Promise<{ available: boolean }>;
  /** Lets the system ask for leave to write. Resolves whatever the person answers. */
  requestAuthorization(asked: { types: readonly HealthType[] }): Promise<void>;
  /** What may be written. What may be read can't be told, and nothing is read. */
  writableTypes(): Promise<{ types: readonly HealthType[] }>;
  /** All or none. A sample whose id is there with a lower version takes its place. */
  save(given: { samples: readonly HealthSample[] }): Promise<void>;
  /** Takes away what this app has written under these ids; others are passed over. */
  remove(given: { ids: readonly string[] }): Promise<void>;
}

export const healthStore = () => nativePlugin<HealthStore>("MorselHealth");
