import { type HealthType, healthTypes, type Shared } from "./record.ts";

/** What the health store was given, by the record's id. */
export type Written = ReadonlyMap<string, { said: string; day: string }>;

/** What is to be done so that the health store says what the diary says. */
export interface HealthPlan {
  save: readonly Shared[];
  /** The ids of what is no longer so. */
  remove: readonly string[];
}

const typeOf = (id: string) => healthTypes.find((type) => id.startsWith(`${type}:`));

/**
 * Compares what is so with what was written. Nothing is said of days before `from`, which the
 * device no longer holds, and of types that may not be written.
 */
export function planOf(
  shared: readonly Shared[],
  written: Written,
  { from, types }: { from: string; types: ReadonlySet<HealthType> },
): HealthPlan {
  const current = shared.filter(({ record, day }) => day >= from && types.has(record.type));
  const ids = new Set(current.map(({ record }) => record.id));
  return {
    save: current.filter(({ record, said }) => written.get(record.id)?.said !== said),
    remove: [...written].flatMap(([id, { day }]) => {
      const type = typeOf(id);
      return day >= from && type && types.has(type) && !ids.has(id) ? [id] : [];
    }),
  };
}

/** What the health store has been given once `done` is done; days before `from` are forgotten. */
export function writtenAfter(written: Written, done: HealthPlan, from: string): Written {
  const removed = new Set(done.remove);
  const kept = [...written].filter(([id, { day }]) => day >= from && !removed.has(id));
  const saved = done.save.map(({ record, said, day }) => [record.id, { said, day }] as const);
  return new Map([...kept, ...saved]);
}
