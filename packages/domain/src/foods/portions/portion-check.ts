import { maxGrams } from "../limits.ts";
import type { ReferencePortion } from "./reference-portion.ts";

export interface PortionCheck {
  reasonable: boolean;
  grams: number;
  portion: ReferencePortion;
  /** Above the warning threshold, which is more than unusual. */
  isFarAbove: boolean;
  /** Only if the portion isn't reasonable. */
  warning?: string;
  suggestion?: string;
}

/** Last resort: the first rule whose word is in the name, and whose excluded one isn't. */
const keywordRules: readonly { has: RegExp; lacks?: RegExp; portion: string }[] = [
  { has: /ice cream bar/, portion: "ice cream bar" },
  { has: /popsicle/, portion: "popsicle" },
  { has: /ice cream/, portion: "ice cream" },
  { has: /chip/, portion: "chips" },
  { has: /nut/, lacks: /butter/, portion: "nuts" },
  { has: /candy/, portion: "candy" },
  { has: /cookie/, portion: "cookies" },
  { has: /cracker/, portion: "crackers" },
  { has: /jerky/, portion: "jerky" },
];

/** The reference portion for a typed food: by exact name, else by containment. */
export function portionNamed(
  portions: readonly ReferencePortion[],
  food: string,
): ReferencePortion | undefined {
  const name = food.trim().toLowerCase();
  if (name === "") return undefined;
  const exact = portions.find((portion) => portion.name === name);
  if (exact) return exact;
  return portions
    .filter((portion) => name.includes(portion.name) || portion.name.includes(name))
    .filter((portion) => !misleading(name, portion.name))
    .sort((a, b) => endOf(name, b) - endOf(name, a) || b.name.length - a.name.length)[0];
}

/** The one that a word in the food's name stands for. */
export function portionByKeyword(
  portions: readonly ReferencePortion[],
  food: string,
): ReferencePortion | undefined {
  const name = food.toLowerCase();
  const rule = keywordRules.find(({ has, lacks }) => has.test(name) && !lacks?.test(name));
  return portions.find((portion) => portion.name === rule?.portion);
}

/**
 * The same for the food that the engine has found for a name without one: a word counts if it is
 * the food's own and about as much of it is eaten. Chipotle isn't chips, nor nutmeg nuts.
 */
export function portionOfFound(
  portions: readonly ReferencePortion[],
  { name, reference }: { name: string; reference: number },
): ReferencePortion | undefined {
  const portion = portionByKeyword(portions, name);
  const times = (portion?.fdaRACCgrams ?? 0) / reference;
  return times >= 1 / 2 && times <= 2 ? portion : undefined;
}

/** Where a portion's name ends within a food's: later is better, as in "potato chips". */
function endOf(name: string, portion: ReferencePortion): number {
  const at = name.lastIndexOf(portion.name);
  return at < 0 ? -1 : at + portion.name.length;
}

/** An eggplant is no egg, a cheeseburger no cheese, and two letters are too few. */
function misleading(name: string, portion: string): boolean {
  if (portion.includes(name)) return name.length < 3;
  const at = name.lastIndexOf(portion);
  const rest = name.slice(at + portion.length).replace(/^e?s(?![a-z])/, "");
  return /[a-z]$/.test(name.slice(0, at)) || /^[a-z]/.test(rest);
}

/**
 * Grams of a measurement by the portion check's simple rules. 0 if it can't be read, or comes to
 * more than a calculation takes: a row of sixty nines isn't "Your portion (1e+60g)".
 */
function portionGrams(measurement: string, portion: ReferencePortion): number {
  const grams = gramsRead(measurement, portion);
  return grams > maxGrams ? 0 : grams;
}

function gramsRead(measurement: string, portion: ReferencePortion): number {
  const text = measurement.trim().toLowerCase();
  const found = text.match(/^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|^(\d+(?:\.\d+)?|\.\d+)/);
  const amount = amountOf(found);
  if (!Number.isFinite(amount) || amount <= 0) return 0;
  const unit = text.slice(found?.[0].length ?? 0);
  if (found && /^\s*(?:g|gr|grams?|grammes?)\b/.test(unit)) return amount;
  const measure = portionMeasures.find(({ words }) => words.test(unit));
  return measure ? amount * measure.grams(portion) : 0;
}

/** "1 1/2", "1/2" or "1.5"; 1 if there is no number. */
function amountOf(found: RegExpMatchArray | null): number {
  if (!found) return 1;
  const [, whole = 0, above, below, plain] = found;
  return plain === undefined ? Number(whole) + Number(above) / Number(below) : Number(plain);
}

const portionMeasures: readonly { words: RegExp; grams(portion: ReferencePortion): number }[] = [
  { words: /\b(?:oz|ounces?)\b|^\s*oz/, grams: () => 28.35 },
  { words: /\bcups?\b/, grams: ({ name }) => gramsPerCup(name) },
  { words: /\b(?:tbsps?|tablespoons?)\b/, grams: () => 15 },
  { words: /\b(?:tsps?|teaspoons?)\b/, grams: () => 5 },
  {
    words: /\b(?:pieces?|bars?|pops?|whole|medium|large|small)\b/,
    grams: ({ fdaRACCgrams }) => fdaRACCgrams,
  },
];

function gramsPerCup(portion: string): number {
  if (portion === "ice cream") return 99;
  if (portion === "milk") return 240;
  if (portion === "rice" || portion === "pasta") return 125;
  return 120;
}

/**
 * The live check while both fields are filled. Undefined if the food has no reference portion or
 * the measurement has no grams. `found` is the engine's portion for a food that none is named
 * after, or null if it has none; without it, keywords decide.
 */
export function checkPortion(
  portions: readonly ReferencePortion[],
  food: string,
  measurement: string,
  found?: ReferencePortion | null,
): PortionCheck | undefined {
  const portion =
    portionNamed(portions, food) ??
    (found === undefined ? portionByKeyword(portions, food) : found);
  if (!portion) return undefined;
  const grams = portionGrams(measurement, portion);
  return grams === 0 ? undefined : judgePortion(portion, grams);
}

/** A reference portion as a calculation names it: `1 oz (about 15 chips) (28g)`. */
export const portionText = ({ commonDescription, fdaRACCgrams }: ReferencePortion): string =>
  `${commonDescription} (${fdaRACCgrams}g)`;

/** Compares grams with a reference portion and words the warning and suggestion. */
export function judgePortion(portion: ReferencePortion, grams: number): PortionCheck {
  const reference = portion.fdaRACCgrams;
  const threshold = portion.warningThreshold ?? reference * 3;
  const ratio = grams / reference;
  const isFarAbove = grams > threshold;
  const tooLarge = isFarAbove || ratio > 2;
  const tooSmall = ratio < 0.3;
  if (!tooLarge && !tooSmall) return { reasonable: true, grams, portion, isFarAbove };
  const verdict = tooLarge ? `${Number(ratio.toFixed(1))}x larger` : "seems too small";
  return {
    reasonable: false,
    grams,
    portion,
    isFarAbove,
    warning: `Your portion (${Math.round(grams)}g) vs FDA standard (${reference}g) - ${verdict}`,
    suggestion: `Try: ${portion.commonDescription} • Or: ${portion.alternativeUnits.join(", ")}`,
  };
}
