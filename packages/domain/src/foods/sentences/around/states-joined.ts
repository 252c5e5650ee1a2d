import type { Catalogue } from "../../catalogue.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountOnly, parseItem } from "../item/item.ts";
import { preparationOnly } from "../parting/parts.ts";
import { mapParts } from "../text-parts.ts";

/**
 * How a food was made, joined by "and" as two foods are: "shrimp breaded and fried", "kale, washed and
 * dried", "peeled and boiled potatoes". Each is said of the food, as after a comma.
 *
 *     text = food [","] how "and" how | how "and" how food
 *
 * "Sweet and sour chicken" and "chicken grilled and fried rice" stay as they are.
 */

const pause = /([,;\n]|\.(?= |$)| with )/i;
const joint = / (?:and|&) /i;
/** "Fried 100 g" */
const amountBehind = sparing(/ (?:x ?)?\d[^\n]*$/iu);
/** "Extra crispy", "lightly salted" */
const longestHow = 3;

export function withStatesJoined(catalogue: Catalogue, text: string): string {
  if (!joint.test(text)) return text;
  return mapParts(text, pause, (chunk, before) => withJoined(catalogue, chunk, before === ","));
}

/** "Sweet and sour" is a taste, and "hot and spicy". */
const taste = /^(?:sweet|sour|hot|spicy|salty|mild)$/i;

const isHow = ({ vocabulary }: Catalogue, said: string): boolean =>
  !taste.test(said) && (vocabulary.saysState(said) || preparationOnly.test(said));

/** A chunk of a sentence; `isBehind` if a food may stand before its comma. */
function withJoined(catalogue: Catalogue, chunk: string, isBehind: boolean): string {
  const [before = "", behind = "", ...others] = chunk.split(joint);
  if (behind === "" || others.length > 0) return chunk;
  const words = before.trim().split(" ");
  const next = behind.trim().replace(amountBehind, "");
  const from = howAtEnd(catalogue, words);
  if (from === words.length) return chunk;
  const [food, how] = [words.slice(0, from).join(" "), words.slice(from).join(" ")];
  if (catalogue.isName(`${how} and ${next}`)) return chunk;
  if (isHow(catalogue, next)) {
    const isOfFood = food === "" ? isBehind : catalogue.isName(parseItem(catalogue, food).name);
    const start = food === "" ? " " : `${food}, `;
    return isOfFood ? `${start}${how}, ${behind.trim()}` : chunk;
  }
  const isAlone =
    food === "" || amountOnly(catalogue.measures, food) !== undefined || /^\d+$/.test(food);
  return isAlone && isHowBefore(catalogue, how, next) ? chunk.replace(joint, " ") : chunk;
}

/** Where what is said of the food begins in the words; behind the last if nothing is. */
function howAtEnd(catalogue: Catalogue, words: readonly string[]): number {
  for (let from = Math.max(0, words.length - longestHow); from < words.length; from++)
    if (isHow(catalogue, words.slice(from).join(" "))) return from;
  return words.length;
}

/** "Peeled" and "boiled potatoes"; but "baked and mashed potatoes" may be two foods. */
function isHowBefore(catalogue: Catalogue, how: string, said: string): boolean {
  const [next = "", ...food] = said.split(" ");
  const isPassing = [how, next].some((one) => catalogue.vocabulary.saysState(one));
  return isPassing && isHow(catalogue, next) && catalogue.isName(food.join(" "));
}
