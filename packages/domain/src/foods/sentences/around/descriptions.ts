import type { Catalogue } from "../../catalogue.ts";
import { oneOfKind, withoutKindWord } from "../../names/known-kind.ts";
import { parseItem } from "../item/item.ts";
import { isOfDish } from "../parting/in-row.ts";
import { form, preparationOnly } from "../parting/parts.ts";

/**
 * Lists and labels say behind a food what it is like: "bread, gluten free, 2 slices", "milk (lactose
 * free)", "eggs, large, 2". That is no food, and stands before it: "gluten free bread, 2 slices". Or
 * they name its kind first: "100 g cheese, feta", "fish (salmon)".
 */

const pause = /([,;\n]| [–—-]+ |\.(?= ))/;
/** "Milk (lactose free)", "fish (salmon) 100 g" */
const bracketed = /^(.*\p{L}) ?\(([^()]+)\)( +(?:x ?)?\d[^()]*)?$/u;
/** What only describes the food before it where an amount follows: "cookies, small" may be a size. */
const beforeAmount = new RegExp(
  `${form.source}|^(?:small|medium|large|extra large|jumbo|big)$`,
  "i",
);
const amount = /^\s*(?:\d|an? |half |one |two |three |four )/i;
/** "Tea with milk, no sugar": none in the tea. */
const leftOut = /^(?:no|without|zero) \p{L}+$/iu;
/** The last food of a list's part: "toast with butter". */
const lastFood = /^(.* (?:and|with|plus|on|&) )?(.*)$/isu;

/** The text with what is said of a food before it. */
export function withDescriptionsBefore(catalogue: Catalogue, text: string): string {
  const chunks = text.split(pause);
  /** Foods and the pauses behind them. */
  const parts: string[] = [];
  for (let at = 0; at < chunks.length; at += 2) {
    const [chunk = "", mark = "", next = ""] = chunks.slice(at, at + 3);
    const [part = "", before = ""] = parts.slice(-2);
    const isMeasuredNext = mark === "," && amount.test(next);
    const described = describedBy(catalogue, part, before, chunk, isMeasuredNext);
    if (described === undefined) parts.push(withBracketsBefore(catalogue, chunk), mark);
    else parts.splice(-2, 2, described, mark);
  }
  return parts.join("");
}

/** "Bread" and "gluten free" behind a pause as "gluten free bread"; undefined if it's no description. */
function describedBy(
  catalogue: Catalogue,
  part: string,
  before: string,
  chunk: string,
  isMeasuredNext: boolean,
): string | undefined {
  if (before === "" || before === "\n") return undefined;
  const food = lastFoodOf(catalogue, part);
  if (!food) return undefined;
  const said = chunk.trim().replace(/[.!]$/, "");
  const isBehind = (isMeasuredNext && beforeAmount.test(said)) || isMore(catalogue, food, said);
  const described = isBehind ? withBefore(catalogue, food, said) : undefined;
  if (described !== undefined || before.trim() !== ",") return described;
  return withKindNamed(catalogue, food, said);
}

/** "Milk, 2%", "ground beef, 20 % fat" */
const percent = /^\d{1,2}(?:\.\d)? ?%(?: (?:milk)?fat)?$/i;
const hasFat = /\b(?:milk|kefir|yogh?urt|skyr|cheese|cream|beef|turkey|pork|mince|butter|spread)$/i;

/** Whether it only says more of a food: "organic"; "whole wheat" of crackers, not of an apple. */
function isMore({ isName, vocabulary }: Catalogue, { name }: LastFood, said: string): boolean {
  if (percent.test(said)) return hasFat.test(name);
  if (leftOut.test(said) || !vocabulary.saysMore.test(said)) return false;
  return !isName(said) || isName(`${said} ${name}`);
}

/** "Milk (lactose free)" as "lactose free milk", "fish (salmon)" as "salmon". */
function withBracketsBefore(catalogue: Catalogue, chunk: string): string {
  const [, part = "", more = "", behind = ""] = bracketed.exec(chunk) ?? [];
  const food = more === "" ? undefined : lastFoodOf(catalogue, part);
  if (!food) return chunk;
  const said = isMore(catalogue, food, more)
    ? withBefore(catalogue, food, more)
    : withKindIn(catalogue, food, more);
  return said === undefined ? chunk : `${said}${behind}`;
}

/** The last food of a part, and what stands before it. */
interface LastFood {
  before: string;
  name: string;
  /** Whether it has an amount. */
  isMeasured: boolean;
}

/** Undefined if its name doesn't stand last. */
function lastFoodOf(catalogue: Catalogue, said: string): LastFood | undefined {
  const [, before = "", last = ""] = lastFood.exec(said.trimEnd()) ?? [];
  const { name, measurement } = parseItem(catalogue, last.trim());
  if (!last.endsWith(name)) return undefined;
  return {
    before: `${before}${last.slice(0, -name.length)}`,
    name,
    isMeasured: measurement !== "",
  };
}

/** "2 slices of bread" as "2 slices of organic bread"; undefined if `known` is no name. */
function withBefore(
  { isName }: Catalogue,
  { before, name }: LastFood,
  more: string,
  known = name,
): string | undefined {
  return isName(known) ? `${before}${more} ${name}` : undefined;
}

/** "100 g cheese" as "100 g feta", if that follows it in brackets, and "milk" as "almond milk". */
function withKindIn(catalogue: Catalogue, { before, name }: LastFood, more: string) {
  if (saysNoKind(catalogue, more)) return undefined;
  const inOrder = `${more} ${name}`;
  const one = catalogue.isName(inOrder) ? inOrder : withoutKindWord(catalogue, inOrder);
  return catalogue.isName(one) ? `${before}${one}` : undefined;
}

/** The same in a list: "100 g cheese, feta", but not "cheese, crackers", nor "1 cheese, 1 feta". */
function withKindNamed(catalogue: Catalogue, food: LastFood, more: string): string | undefined {
  // "Ice cream, cookies and cream", "sandwich, ham and cheese"
  if (/ (?:and|&) /i.test(more)) return withBefore(catalogue, food, more, `${more} ${food.name}`);
  const { name, measurement } = parseItem(catalogue, more);
  if (food.isMeasured && measurement !== "") return undefined;
  // "Peeled" is of the food before, and read where lists are parted.
  if (saysNoKind(catalogue, name) || preparationOnly.test(name)) return undefined;
  // "Omelette, 3 eggs" is made of them.
  if (isOfDish(food.name, name.split(" "))) return undefined;
  const one = oneOfKind(catalogue, food.name, name);
  if (one === undefined) return undefined;
  return measurement === "" ? `${food.before}${one}` : `${measurement} ${one}`;
}

/** "Packed with beans" and "slices" tell what is in a food, and how much. */
const saysNoKind = ({ measures }: Catalogue, said: string): boolean =>
  /\b(?:and|with|on|in)\b/i.test(said) || measures.units.named(said) !== undefined;
