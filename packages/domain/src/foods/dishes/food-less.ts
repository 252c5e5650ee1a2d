import { changedId, isChangedId, isDishId } from "../food-id.ts";
import { type Nutrition, nutritionOf, scaleNutrition } from "../nutrients.ts";
import type { Food } from "../table.ts";
import type { DishPart, Kitchen } from "./kitchen.ts";
import { holdsAsMuch, lighter } from "./less-of-it.ts";

/**
 * A food by its label or menu without something: "big mac, no bun". Nobody tells its recipe, so that
 * what is taken away is what such a thing usually weighs (tables/kitchen/left-out.txt). Its id names
 * both: "21350!18350*75".
 */

/** What has less than this share of such a thing's protein, carbs or fat never had it in it. */
const leastHeld = 0.9;
const macros = ["protein", "carbs", "fat"] as const;

/** What the words take away of a food by its names; undefined if nothing is known of them. */
export function partsTakenAway(
  { leftOut }: Kitchen,
  names: readonly string[],
  things: readonly string[],
): DishPart[] | undefined {
  const said = names
    .map((name) => name.toLowerCase())
    .flatMap((name) => [name, name.replace(/s$/u, "")]);
  const isOf = (of: RegExp) => said.some((name) => of.test(name));
  const rows = things.flatMap(
    (thing) => leftOut.find((row) => row.words.test(thing.toLowerCase()) && isOf(row.of)) ?? [],
  );
  return rows.length === 0 ? undefined : rows.filter(({ grams }) => grams > 0);
}

const partText = /^([\w:-]{1,40})\*(\d{1,3})$/;

/** The parts that an id names behind its food. */
export const partsOfId = (texts: readonly string[]): DishPart[] =>
  texts.flatMap((text) => {
    const [, id = "", grams] = partText.exec(text) ?? [];
    return id === "" ? [] : [{ id, grams: Number(grams) }];
  });

/**
 * The food without these parts, as far as it can have had them: a turkey burger that is only a patty
 * stays what it is. Undefined if nobody knows what a whole one weighs.
 */
export function foodLess(
  food: Food | undefined,
  parts: readonly DishPart[],
  { foodOf, wordFor }: { foodOf(id: string): Food | undefined; wordFor(id: string): string },
): Food | undefined {
  // The whole of it is the heaviest of what it is sold in.
  const whole = Math.max(
    0,
    ...(food?.measures ?? [])
      .filter((measure) => !holdsAsMuch(measure))
      .map(({ grams, amount }) => grams / amount),
  );
  if (!food || whole === 0) return undefined;
  let weight = whole;
  let left = scaleNutrition(food.per100g, whole);
  const taken = parts.filter(({ id, grams }) => {
    const part = foodOf(id);
    const inIt = part && scaleNutrition(part.per100g, grams);
    const rest = inIt && weight > grams ? lessOf(left, inIt) : undefined;
    if (!rest) return false;
    left = rest;
    weight -= grams;
    return true;
  });
  if (taken.length === 0) return food;
  const share = weight / whole;
  const measures = lighter(food.measures, share);
  return {
    ...food,
    id: changedId(
      food.id,
      taken.map(({ id, grams }) => `${id}*${grams}`),
    ),
    name: `${food.name}, ${taken.map(({ id }) => `no ${wordFor(id)}`).join(", ")}`,
    per100g: scaleNutrition(left, (100 * 100) / weight),
    measures: [{ amount: 1, name: "serving", grams: weight }, ...measures],
  };
}

/** What a piece of such a food usually weighs has what was taken away in it. */
export const lacksPart = (id: string): boolean => isChangedId(id) && !isDishId(id);
export const noPieces = { usualPiece: () => undefined, servedPiece: () => undefined };

/** One without the other; undefined if it hadn't as much of anything. */
function lessOf(all: Nutrition, part: Nutrition): Nutrition | undefined {
  const holds = macros.every((id) => (all[id] ?? Infinity) >= (part[id] ?? 0) * leastHeld);
  if (!holds) return undefined;
  return nutritionOf((id) => {
    const amount = all[id];
    return amount === null ? null : Math.max(0, amount - (part[id] ?? 0));
  });
}
