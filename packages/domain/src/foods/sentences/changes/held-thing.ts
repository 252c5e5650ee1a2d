import { type Calculation, calculate } from "../../calculation.ts";
import type { Catalogue } from "../../catalogue.ts";
import { isTemplateId, templateOf } from "../../food-id.ts";
import { isOurFood } from "../../our-food.ts";
import { referenceGroup } from "../../reference-group.ts";
import { oneServing } from "../../usual-portion.ts";
import { parseNamed } from "../item/whole-name.ts";

/** A thing that a food is known to have: what it is called there, and how much, 0 if nobody knows. */
export interface HeldThing {
  called: string;
  grams: number;
}

/** How much of a thing is in a food as it is told; undefined if none is known to be. */
export function heldThing(
  catalogue: Catalogue,
  told: string,
  thing: string,
): HeldThing | undefined {
  const { name, measurement } = parseNamed(catalogue, told);
  const isWhole = told.toLowerCase().endsWith(name.toLowerCase());
  if (name === "" || !isWhole || !catalogue.isName(name)) return undefined;
  const amount = measurement === "" ? oneServing : measurement;
  const whole = calculate(catalogue, name, amount);
  const rest = calculate(catalogue, `${name} no ${thing}`, amount);
  if (!whole.ok || !rest.ok || !isLess(rest.calculation, whole.calculation)) return undefined;
  const isSame = isMadeOf(rest.calculation.food.id, whole.calculation.food.id);
  if (catalogue.vocabulary.isPart.test(thing)) {
    // "Chicken, no skin" is another form of it; "fish and chips, no batter" would be fish alone.
    const [form, food] = [rest, whole].map(({ calculation }) =>
      referenceGroup(calculation.food.id),
    );
    const isForm = !isOurFood(whole.calculation.food.id) && form === food;
    return !isSame && isForm ? { called: thing, grams: 0 } : undefined;
  }
  return isSame
    ? differenceOf(catalogue, whole.calculation, rest.calculation, thing)
    : usuallyHeld(catalogue, name, thing);
}

const isLess = (rest: Calculation, whole: Calculation): boolean =>
  rest.food.id !== whole.food.id &&
  (rest.nutrition.calories ?? 0) < (whole.nutrition.calories ?? 0);

/** The same food without some of it, or two by the same template: "mix:burrito/18364*62". */
const isMadeOf = (id: string, whole: string): boolean =>
  id.startsWith(whole) || (isTemplateId(id) && templateOf(id) === templateOf(whole));

function differenceOf(
  { kitchen }: Catalogue,
  whole: Calculation,
  rest: Calculation,
  thing: string,
): HeldThing {
  const [id = ""] = /(?<=!)[\w:-]+/.exec(rest.food.id.slice(whole.food.id.length)) ?? [];
  return {
    called: kitchen.wordFor(id) ?? thing,
    grams: Math.max(0, whole.grams - rest.grams),
  };
}

/** What kitchen/left-out.txt tells of such a food. */
function usuallyHeld(
  { kitchen, isName }: Catalogue,
  name: string,
  thing: string,
): HeldThing | undefined {
  const row = kitchen.leftOut.find(
    ({ words, of }) => words.test(thing.toLowerCase()) && of.test(name.toLowerCase()),
  );
  if (!row || row.grams === 0) return undefined;
  // A caesar salad's dressing is caesar dressing.
  const own = `${kitchen.wordFor(row.id) ?? ""} ${thing}`;
  return { called: isName(own) ? own : thing, grams: row.grams };
}
