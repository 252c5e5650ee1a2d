import type { Catalogue } from "../../catalogue.ts";
import { gramsOf } from "../../measures/grams.ts";
import { parseMeasurement } from "../../measures/measurement.ts";
import { numeral } from "../../measures/number-words.ts";
import { singular } from "../../measures/plural.ts";
import { foodFound } from "../../names/found-kind.ts";
import { oneServing } from "../../usual-portion.ts";
import { areFoods, namesInRow } from "../parting/plain-list.ts";
import { placesOfAmounts } from "../parting/row-amount.ts";
import { mapParts } from "../text-parts.ts";

/**
 * A row without commas in which each amount stands behind its food, as many in India say it: "idli 3
 * sambar 1 bowl chutney 2 tbsp coffee", "roti 3 sabzi 2 dahi 1". The amounts are put before their
 * foods, as elsewhere.
 *
 *     row = food amount {food amount} [food]
 *
 * A row that ends in a food may be the other way round, as in "toast 2 eggs 1 apple". There it is read
 * so that each amount is nearer to what is usual of its food: nobody has 3 bowls of sambar with a
 * bowl of chutney.
 */

const pause = /([,;:?!(\n]|\.(?= |$)| [|/*•] )/;
/** "Latte half sweet" has no half. */
const alone = /^(?:half|some|another|an?)$/i;
/** "Ate half a bag of sweets 140 g": a jelly is called so, too. */
const eating = /(?:^| )(?:ate|had|have|eat|drank|got)$/i;
/** "Eggs 2 and rice 1/2 cup" */
const joint = /^(?:and|plus|then|also|&|\+) /i;
const mealBefore = /^(?:breakfast|brunch|lunch|dinner|supper|snacks?) (?=\p{L})/iu;
/** At most so many amounts are tried both ways. */
const mostAmounts = 8;
/** How much farther from what is usual the other reading has to be, as a logarithm. */
const clearly = Math.log(2);
/** How far an amount is that can't be measured, or a food that can't be. */
const unmeasured = Math.log(100);

const anyAmount = new RegExp(String.raw`\d|half|${numeral}`, "i");

export const withAmountsBeforeFoods = (catalogue: Catalogue, text: string): string =>
  anyAmount.test(text) ? mapParts(text, pause, (chunk) => turned(catalogue, chunk)) : text;

/** Foods and the amounts between them. */
interface Row {
  foods: string[];
  amounts: string[];
}

function turned(catalogue: Catalogue, chunk: string): string {
  const [, space = "", said = ""] = /^(\s*)(.*)$/s.exec(chunk) ?? [];
  const row = rowIn(catalogue, said.trim().replace(mealBefore, ""));
  if (!row || !areBehind(catalogue, row)) return chunk;
  const foods = row.foods.map((food, at) => `${row.amounts[at] ?? ""} ${food}`.trim());
  return space + foods.join(", ");
}

/** Undefined where not all between the amounts are foods, or an amount comes first. */
function rowIn(catalogue: Catalogue, said: string): Row | undefined {
  const words = said.split(" ");
  const [start, ...begun] = placesOfAmounts(catalogue, words);
  if (start?.amount !== 0 || begun.length === 0 || begun.length > mostAmounts) return undefined;
  const foods = [start, ...begun].map(({ at, amount }, index) =>
    words
      .slice(at + amount, begun[index]?.at)
      .join(" ")
      .replace(joint, ""),
  );
  const last = foods.at(-1) ?? "";
  const named = foods.slice(0, -1);
  const isRow = named.every((food) => catalogue.isName(food) && !eating.test(food));
  if (!isRow || (last !== "" && !areFoods(catalogue, last.split(" ")))) return undefined;
  if (last !== "" && isMeasureOf(catalogue, named.at(-1) ?? "", last)) return undefined;
  const amounts = begun.map(({ at, amount }) => words.slice(at, at + amount).join(" "));
  if (amounts.some((amount) => alone.test(amount))) return undefined;
  return { foods: last === "" ? named : foods, amounts };
}

/** "Moi moi 2 wraps": it is counted in what is a food elsewhere. */
const isMeasureOf = (catalogue: Catalogue, food: string, last: string): boolean =>
  foodFound(catalogue, food)?.measures.some(({ name }) => name === singular(last)) ?? false;

/** Whether the amounts are of the foods before them. */
function areBehind(catalogue: Catalogue, { foods, amounts }: Row): boolean {
  // What ends in an amount has one behind each; a single one is read so anyway.
  if (foods.length === amounts.length) return amounts.length > 1;
  const behind = farFromUsual(catalogue, foods, amounts);
  const last = foods.at(-1) ?? "";
  const begun = catalogue.isName(last) ? last : (namesInRow(catalogue, last)?.[0] ?? last);
  const before = farFromUsual(catalogue, [...foods.slice(1, -1), begun], amounts);
  return behind + clearly < before;
}

/** How far these amounts are from what is usual of each food, together. */
const farFromUsual = (
  catalogue: Catalogue,
  foods: readonly string[],
  amounts: readonly string[],
): number =>
  amounts.reduce((sum, amount, at) => {
    const gramsIn = measuredOf(catalogue, foods[at] ?? "");
    const asked = gramsIn?.(amount.replace(/ of$/i, ""));
    const usual = gramsIn?.(oneServing);
    return sum + (asked && usual ? Math.abs(Math.log(asked / usual)) : unmeasured);
  }, 0);

/** What a measurement of a food comes to, in grams; undefined if nobody knows the food. */
function measuredOf(catalogue: Catalogue, name: string) {
  const { measures } = catalogue;
  const food = foodFound(catalogue, name);
  const known = food && catalogue.known(food);
  return (
    known &&
    ((measurement: string): number | undefined => {
      const read = parseMeasurement(measures, measurement);
      return read && gramsOf(measures, read, known, name)?.grams;
    })
  );
}
