import { nutritionOf, scaleNutrition, sumNutrition } from "../nutrients.ts";
import type { Food } from "../table.ts";
import type { DishPart, Kitchen } from "./kitchen.ts";

/**
 * A food by its label or menu without something: "big mac, no bun". Nobody tells its recipe, so that
 * what is taken away is what such a thing usually weighs (tables/kitchen/left-out.txt). Its id names
 * both: "21350!18350*75".
 */

/** What is taken away must leave this share of the energy, or it was never in there. */
const leastLeft = 0.1;
const isVolume = /^(?:cup|fl oz|oz|tbsp|tablespoon|tsp|teaspoon)\b/;

/** What the words take away of a food that was called so; undefined if nothing is known of them. */
export function partsTakenAway(
  { leftOut }: Kitchen,
  name: string,
  things: readonly string[],
): DishPart[] | undefined {
  const said = name.toLowerCase();
  const isOf = (of: RegExp) => of.test(said) || of.test(said.replace(/s$/u, ""));
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

/** The food without these parts; undefined if it can't have had them. */
export function foodLess(
  food: Food | undefined,
  parts: readonly DishPart[],
  { foodOf, wordFor }: { foodOf(id: string): Food | undefined; wordFor(id: string): string },
): Food | undefined {
  // The whole of it is the heaviest of what it is sold in.
  const whole = Math.max(
    0,
    ...(food?.measures ?? [])
      .filter(({ name }) => !isVolume.test(name))
      .map(({ grams, amount }) => grams / amount),
  );
  if (!food || whole === 0) return undefined;
  const taken = parts.flatMap(({ id, grams }) => {
    const part = foodOf(id);
    return part ? [scaleNutrition(part.per100g, grams)] : [];
  });
  const weight = whole - parts.reduce((sum, { grams }) => sum + grams, 0);
  const all = scaleNutrition(food.per100g, whole);
  const { total } = sumNutrition(taken);
  const left = nutritionOf((id) => {
    const amount = all[id];
    return amount === null ? null : Math.max(0, amount - (total[id] ?? 0));
  });
  const isLeft = weight > 0 && (left.calories ?? 0) > leastLeft * (all.calories ?? 0);
  if (taken.length < parts.length || !isLeft) return undefined;
  return {
    ...food,
    id: [food.id, ...parts.map(({ id, grams }) => `${id}*${grams}`)].join("!"),
    name: `${food.name}, ${parts.map(({ id }) => `no ${wordFor(id)}`).join(", ")}`,
    per100g: scaleNutrition(left, (100 * 100) / weight),
    measures: food.measures.map((measure) =>
      isVolume.test(measure.name)
        ? measure
        : { ...measure, grams: (measure.grams * weight) / whole },
    ),
  };
}
