/** A sample as apps/web/src/features/health/health-store.ts sends it. */
interface Sample {
  id: string;
  type: string;
  value: number;
  unit: string;
  date: string;
  version: number;
}

/** HealthKit takes no other dimension. */
const units: Record<string, string> = {
  ...{ water: "mL", calories: "kcal", protein: "g", carbohydrates: "g", fat: "g" },
};

/**
 * Stands in for HealthKit by its documented rules: leave to write is asked for once and the request
 * says nothing of the answer; samples are saved together or not at all; of two with one sync
 * identifier the higher version stays; an app removes only what is its own; samples of two sources
 * that overlap count once.
 */
export function createHealthKit() {
  const own = new Map<string, Sample>();
  const calls: string[] = [];
  /** What the person lets the app write; they decide in the system's sheet or in Settings. */
  let willAllow: readonly string[] = [];
  let allowed: readonly string[] = [];
  let isLocked = false;
  const open = () => {
    if (isLocked) throw new Error("Protected health data is inaccessible");
  };
  return {
    own,
    calls,
    answer: (types: readonly string[] | "all") => {
      willAllow = types === "all" ? Object.keys(units) : types;
    },
    lock: (locked: boolean) => {
      isLocked = locked;
    },
    /** The day's sum of a type, where another app's sample may cover an hour of ours. */
    total: (type: string, others: { from: number; to: number; value: number }[] = []) => {
      const counted = [...own.values()].filter(({ type: of, date }) => {
        const at = Date.parse(date);
        return of === type && !others.some(({ from, to }) => at >= from && at < to);
      });
      return [...counted, ...others].reduce((sum, { value }) => sum + value, 0);
    },
    plugin: {
      isAvailable: () => ({ available: true }),
      requestAuthorization: () => {
        allowed = willAllow;
      },
      writableTypes: () => ({ types: allowed }),
      save: (given: Record<string, unknown>) => {
        const samples = given["samples"] as Sample[];
        calls.push(`save ${samples.length}`);
        open();
        for (const { type, unit, date } of samples) {
          if (!allowed.includes(type)) throw new Error("Authorization is not determined");
          if (units[type] !== unit) throw new Error(`${unit} is incompatible with ${type}`);
          if (Number.isNaN(Date.parse(date))) throw new Error("No date");
        }
        for (const sample of samples)
          if (sample.version > (own.get(sample.id)?.version ?? 0)) own.set(sample.id, sample);
      },
      remove: (given: Record<string, unknown>) => {
        const ids = given["ids"] as string[];
        calls.push(`remove ${ids.length}`);
        open();
        for (const id of ids) own.delete(id);
      },
    },
  };
}
