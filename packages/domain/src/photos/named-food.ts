/** A food as a provider named it on a picture: no figures but how much there is of it. */
export interface NamedFood {
  name: string;
  /** Null if it can't tell; then a usual portion is taken. */
  grams: number | null;
  /** Around `grams`; null where it didn't say. */
  minGrams: number | null;
  maxGrams: number | null;
  /** 0 to 1. */
  confidence: number;
}

/** Foods of one picture; more is no plate. */
export const maxNamedFoods = 20;
/** A portion in grams, as people may set it, too. */
export const portionGrams = { min: 1, max: 1_000, default: 100 } as const;
const longestName = 100;

/** A guess of which nobody said how sure it is. */
const unsure = 0.5;

const numberIn = (value: unknown): number | null => {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

function gramsIn(value: unknown): number | null {
  const grams = numberIn(value);
  return grams === null || grams <= 0 ? null : Math.min(portionGrams.max, Math.max(1, grams));
}

/** "85" of a hundred, too. What is out of both scales says nothing. */
function confidenceIn(value: unknown): number {
  const given = numberIn(value);
  if (given === null || given < 0 || given > 100) return unsure;
  if (given <= 1) return given;
  return given >= 10 ? given / 100 : unsure;
}

/**
 * What can be used of a provider's answer, whatever else is wrong with it: entries with a name,
 * and of their figures those that can be true. Null if it has no list of foods at all.
 */
export function readNamedFoods(answer: unknown): NamedFood[] | null {
  const list = Array.isArray(answer) ? answer : (answer as { foods?: unknown } | null)?.foods;
  if (!Array.isArray(list)) return null;
  return list.slice(0, maxNamedFoods).flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const given = entry as Partial<Record<keyof NamedFood, unknown>>;
    if (typeof given.name !== "string") return [];
    const name = given.name.replace(/[\p{C}\s]+/gu, " ").trim();
    if (!/\p{L}/u.test(name)) return [];
    const grams = gramsIn(given.grams);
    const [min, max] = [gramsIn(given.minGrams), gramsIn(given.maxGrams)];
    return [
      {
        name: name.slice(0, longestName),
        grams,
        minGrams: grams !== null && min !== null && min <= grams ? min : null,
        maxGrams: grams !== null && max !== null && max >= grams ? max : null,
        confidence: confidenceIn(given.confidence),
      },
    ];
  });
}
