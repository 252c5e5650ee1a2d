import type { KeptKey, KeptValue } from "@morsel/contract/kept";
import type { storageKeys } from "../../lib/storage.ts";

/** What has no table of its own and goes along to a person's other devices, by key. */
export const carriedKeys = [
  ...(["morsel-recent-analyses", "fastingDismissed"] as const),
  ...(["tour-cards-clicked", "tour-completed", "tour-dismissed", "tour-step"] as const),
  ...(["morsel-theme", "morsel-units", "morsel-calm"] as const),
] as const satisfies readonly (KeptKey & (typeof storageKeys)[keyof typeof storageKeys])[];
export type CarriedKey = (typeof carriedKeys)[number];

/** What a device has under a key, and when it last changed there (ms); 0 if that isn't known. */
export interface Carried {
  text: string | null;
  changedAt: number;
}

/** What is stored, as it is sent: JSON where it is some, else the text itself. */
export function dataOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

/** What is sent, as it is stored. */
export function textOf(data: unknown): string | null {
  if (data === null || data === undefined) return null;
  return typeof data === "string" ? data : JSON.stringify(data);
}

/**
 * Which side has the later value: `theirs` is what the server knows. A value that this device has
 * from before it knew times gives way.
 */
export function laterOf(ours: Carried, theirs: KeptValue | undefined): "ours" | "theirs" | "same" {
  if (textOf(theirs?.data) === ours.text) return "same";
  if (!theirs) return "ours";
  return ours.changedAt > theirs.timestamp ? "ours" : "theirs";
}
