import type { Asked } from "./asked-amount.ts";
import { gramsOfBareNumber } from "./bare-number.ts";
import { kindIs } from "./kinds.ts";
import { type Grams, rounded, takeRefuse } from "./measurement.ts";
import { unitIs } from "./units.ts";

/** A small one of what is baked has no more energy than this, whatever is on it. */
const smallKcal = 1_300;

export function smallOf({ measurement, food }: Asked, whole: Grams): Grams {
  const { size, amount } = measurement;
  const isSmall =
    size !== undefined && !["large", "extra large", "family", "medium"].includes(size);
  const isBaked = food.kind.round !== undefined || kindIs(food.kind, "pastry");
  const most = (amount * smallKcal * 100) / (food.per100g.calories ?? 1);
  if (!isSmall || !isBaked || whole.from === "weight" || whole.grams <= most) return whole;
  return { ...whole, grams: most, how: `a ${size} one counted as ${rounded(most / amount)} g` };
}

/** "1 whole waffle" is no less than "1", whatever else is known of whole ones. */
export function oneAtLeast({ measures, measurement, food, typed }: Asked, whole: Grams): Grams {
  const { unit, size, words, amount } = measurement;
  if (unit?.id !== "whole" || size || words.length > 0) return whole;
  const one = gramsOfBareNumber(measures, { amount: 1 }, food, typed);
  return one && one.grams * amount > whole.grams ? { ...one, grams: one.grams * amount } : whole;
}

/** Grams from which on a can was weighed with its liquid. */
const fullCan = 300;

/** Of a can that was drained, or poured out with all that is in it. */
export function cannedOf({ measures, measurement, food }: Asked, whole: Grams): Grams {
  const { canned, unit } = measurement;
  if (canned === undefined || !unitIs(unit, "can")) return whole;
  // What a label says is with the liquid, whatever the food's own figures are of.
  const isLabelled = whole.from === "weight";
  const isOther = !/\bcanned\b/i.test(food.name) || /\bdrained\b/i.test(food.name);
  if (isOther && !(isLabelled && canned === "drained")) return whole;
  const isDrained = !isLabelled && whole.grams / measurement.amount < fullCan;
  if ((canned === "drained") === isDrained) return whole;
  const share = measures.eatenOf(food.name, "liquid");
  const grams = isDrained ? whole.grams / share : whole.grams * share;
  const how = `${whole.how}, ${canned === "drained" ? "drained" : "with its liquid"}`;
  return { ...whole, grams, confidence: Math.min(whole.confidence, 0.7), how };
}

/** What is eaten of an amount that was weighed in the shell, with bones or unpeeled. */
export function edibleOf({ measures, measurement, food, typed }: Asked, whole: Grams): Grams {
  // "Chops, bone-in" in the data's own name tells what was analysed, without the bone.
  const isNamed = takeRefuse(food.name.toLowerCase()).left !== undefined;
  const left = measurement.left ?? (isNamed ? undefined : takeRefuse(typed.toLowerCase()).left);
  const isWeighed = measurement.unit?.kind === "weight" || measurement.unit?.kind === "volume";
  const eaten = left && isWeighed ? measures.eatenOf(food.name, left) : 1;
  if (eaten === 1) return whole;
  return {
    ...whole,
    grams: whole.grams * eaten,
    confidence: Math.min(whole.confidence, 0.7),
    how: `${whole.how}, of which ${Math.round(eaten * 100)} % are eaten without the ${left}`,
  };
}
