import type { Catalogue } from "../../catalogue.ts";
import { weight } from "../../measures/weight-words.ts";
import { kindOf } from "../../names/found-kind.ts";
import { dishEnd, part } from "../parting/plain-list.ts";
import { mapParts } from "../text-parts.ts";

/**
 * A row that begins with a food and its weight, as who weighs writes it: "chicken 200g rice and
 * broccoli", "ham 50g cheese 20g roll", "bran flakes 40g 150ml skimmed milk". There each weight is of
 * the food before it, and another food begins behind it.
 *
 *     row = food weight {food weight} food [more] | food weight weight food
 *
 * "Chicken 200g thighs" and "chicken 200g curry" are one food.
 */

const pause = /([,;\n|])/;
const weighed = new RegExp(
  String.raw`(?<=\p{L}|\p{L} |^)(\d{1,4}(?:[.,]\d{1,3})? ?${weight}(?: (?:dry|cooked|raw|uncooked|drained))?)(?= |$)`,
  "iu",
);
/** What goes on with the food before, and what is counted of its nutrients: "30g protein". */
const notFood =
  /^(?:(?:and|with|on|in|over|plus|or|of|&|\+|for|at|from|each|total|protein|carbs?|fat|fib(?:er|re)|sugar|net)\b|$)/i;
const joined = / (?:and|with|on|in|over|plus|&|\+) .*$/i;

export const withWeightsBehind = (catalogue: Catalogue, text: string): string =>
  mapParts(text, pause, (chunk) => partedRow(catalogue, chunk));

function partedRow(catalogue: Catalogue, chunk: string): string {
  // Foods and the weights between them.
  const row = chunk.split(weighed);
  const [first = "", , second = ""] = row;
  if (row.length < 3 || !isFood(catalogue, first.trim())) return chunk;
  // "Overnight oats 50g oats 150g skyr": what they are made of.
  if (first.trim().split(" ").includes(second.trim())) return chunk;
  let said = first;
  for (let at = 1; at < row.length; at += 2) {
    const [before = "", amount = "", next = ""] = row.slice(at - 1, at + 2);
    const after = next.trim() === "" ? (row[at + 3] ?? "") : next;
    const isNext = isNextFood(catalogue, before.trim(), after.trim(), row.length > 3);
    said += `${amount}${isNext ? "," : ""}${next === "" && isNext ? " " : next}`;
  }
  return said;
}

const isFood = ({ isName }: Catalogue, said: string): boolean =>
  said !== "" && !/\d| (?:and|with|plus|&|of|an?|the|my|some)$/i.test(said) && isName(said);

/**
 * Whether another food begins behind the weight of the one before; `isRow` if there are more weights.
 * Behind two weights in a row, the second is of the food that follows.
 */
function isNextFood(catalogue: Catalogue, before: string, behind: string, isRow: boolean): boolean {
  if (!isFood(catalogue, before) || notFood.test(behind)) return false;
  const next = behind.replace(joined, "");
  const last = next.split(" ").at(-1) ?? "";
  if (!isFood(catalogue, next) || part.test(last)) return false;
  // "Dairy milk 45g bar"
  const isMeasure = catalogue.measures.units.named(next) !== undefined;
  if (!isRow && (isMeasure || endsDish.test(last))) return false;
  return kindOf(catalogue, before)?.name !== kindOf(catalogue, next)?.name;
}

/** "Chicken 200g curry"; but a salad was weighed without its turkey. */
const endsDish = new RegExp(dishEnd.source.replace("salads?|", ""), "i");
