import { isOurFood } from "../our-food.ts";
import type { Asked, Way } from "./asked-amount.ts";
import { gramsOfBareNumber } from "./bare-number.ts";
import { cannedOf, edibleOf, oneAtLeast, smallOf } from "./corrections.ts";
import { fromHousehold } from "./household.ts";
import { type KnownFood, kindIs } from "./kinds.ts";
import { type Grams, type Measurement, rounded } from "./measurement.ts";
import type { Measures } from "./measures.ts";
import {
  byCupOfCups,
  byPieceInSauce,
  byPortion,
  byServedPiece,
  bySizedHandful,
  bySizedPiece,
  byWhole,
} from "./piece-grams.ts";
import { inSizeOrder } from "./size-order.ts";
import { gramsOfSpecial } from "./special-grams.ts";
import {
  byCookedVolume,
  byDrinkMade,
  byMash,
  bySaucedVolume,
  byVessel,
  byVolume,
  ofVolume,
} from "./volume-grams.ts";

/**
 * The grams of a measured food: from the weight, else the food's own household measures, else its
 * own density or that of its kind, else the usual portion of its kind. Undefined if what was
 * counted can't be this food.
 */
export function gramsOf(
  measures: Measures,
  measurement: Measurement,
  food: KnownFood,
  typed = "",
): Grams | undefined {
  if (measurement.isBare) return gramsOfBareNumber(measures, measurement, food, typed);
  const asked = { measures, measurement, food, typed };
  const grams = weighed(asked);
  return (
    grams &&
    inSizeOrder(asked, grams, (size) =>
      weighed({ ...asked, measurement: { ...measurement, size } }),
    )
  );
}

function weighed(asked: Asked): Grams | undefined {
  for (const way of ways) {
    const grams = way(asked);
    if (grams) return oneAtLeast(asked, cannedOf(asked, smallOf(asked, edibleOf(asked, grams))));
  }
  return undefined;
}

const byWeight: Way = ({ measurement: { unit, amount } }) => {
  if (unit?.kind !== "weight") return undefined;
  const grams = amount * unit.size;
  return { grams, from: "weight", confidence: 1, how: `${rounded(grams)} g as given` };
};

/** What weighs less (g/ml) is a powder; more, and its "cup" isn't one of 240 ml. */
const poured = { least: 0.9, most: 1.45 };

/** "20 oz of cola", "8oz milk": what is poured is measured in fluid ounces. */
const byPouredOunces: Way = (asked) => {
  const { unit, amount } = asked.measurement;
  const fluid = asked.measures.units.named("fl oz");
  if (unit?.id !== "oz" || !fluid || !kindIs(asked.food.kind, "mixer")) return undefined;
  const volume = ofVolume(asked, amount * fluid.size, `${amount} fl oz`);
  const density = volume.grams / (amount * fluid.size);
  const isPoured = density >= poured.least && density <= poured.most;
  return isPoured ? { ...volume, confidence: 0.95 } : undefined;
};

/** "2 cans (8 oz)": by the content of each. */
const byHolding: Way = (asked) => {
  const { amount, holds } = asked.measurement;
  if (!holds) return undefined;
  const each = holds.amount * holds.unit.size;
  const label = `${holds.amount} ${holds.unit.id}`;
  if (holds.unit.kind === "volume") return ofVolume(asked, amount * each, label);
  if (holds.unit.kind === "count") return undefined;
  return { grams: amount * each, from: "weight", confidence: 0.95, how: `${label} each as given` };
};

/** "A tin of sweetcorn": what the reference says of a can. */
const byCanForTin: Way = ({ measures, measurement, food, typed }) => {
  const can = measurement.unit?.id === "tin" ? measures.units.named("can") : undefined;
  return can && fromHousehold(measures, { ...measurement, unit: can }, food, typed);
};

/** "1/8 of a pie" of apple pie, "10 fries" of sweet potato fries: so many of the food itself. */
const byItself: Way = ({ measures, measurement: { unit, size, words, amount }, food, typed }) => {
  if (unit || size || words.length === 0 || amount === 1) return undefined;
  const { wordsOf } = measures.vocabulary;
  // "3 egg whites" are no three egg white omelets.
  const isMany = isOurFood(food.id) && words.at(-1) === wordsOf(typed).at(-1);
  if (amount > 1 && !isMany) return undefined;
  const own = wordsOf(`${food.name} ${typed}`);
  // A cheesecake is a cake.
  const isIt = (word: string) =>
    own.some((one) => one === word || (word.length > 2 && one.endsWith(word)));
  return words.every(isIt) ? gramsOfBareNumber(measures, { amount }, food, typed) : undefined;
};

/** Tried in this order; the first that applies wins. */
const ways: readonly Way[] = [
  ({ measurement, food }) => gramsOfSpecial(measurement, food),
  byPouredOunces,
  byWeight,
  byHolding,
  byCupOfCups,
  byMash,
  byCookedVolume,
  bySaucedVolume,
  byDrinkMade,
  byWhole,
  byItself,
  bySizedHandful,
  byServedPiece,
  bySizedPiece,
  byPieceInSauce,
  ({ measures, measurement, food, typed }) => fromHousehold(measures, measurement, food, typed),
  byCanForTin,
  byVolume,
  byVessel,
  byPortion,
];
