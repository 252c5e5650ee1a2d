import { fromJson, toJson } from "./database/json.ts";

/** When a change was made, as its sender says: see `made` in the contract. */
export interface Made {
  changedAt?: number | undefined;
  sentAt?: number | undefined;
}

/** When a change was made by our clock: never later than now, or a fast clock would win for hours. */
export function madeAt({ changedAt = Infinity, sentAt }: Made, now: number): number {
  const late = sentAt === undefined ? 0 : now - sentAt;
  return Math.min(now, changedAt + late);
}

/**
 * What of a change takes effect: fields that weren't changed later already. `kept` is the row's
 * `field_times`; `fieldOf` gives names that only make sense together one field. Undefined if
 * nothing is left, otherwise with the row's new times.
 */
export function mergeFields<Change extends object>(
  change: Change,
  kept: string | null,
  at: number,
  fieldOf: (name: string) => string = (name) => name,
): { change: Partial<Change>; field_times: string } | undefined {
  const before = new Map(
    Object.entries(kept === null ? {} : fromJson<Record<string, number>>(kept)),
  );
  const after = new Map(before);
  const taken = Object.entries(change).filter(([name, value]) => {
    const field = fieldOf(name);
    if (value === undefined || (before.get(field) ?? -Infinity) > at) return false;
    after.set(field, at);
    return true;
  });
  if (taken.length === 0) return undefined;
  return {
    change: Object.fromEntries(taken) as Partial<Change>,
    field_times: toJson(Object.fromEntries(after)),
  };
}
