import type { Catalogue } from "../../catalogue.ts";
import { parseItem } from "../item/item.ts";
import { form } from "../parting/parts.ts";

/**
 * Lists and labels say behind a food what it is like: "bread, gluten free, 2 slices", "milk (lactose
 * free)", "eggs, large, 2". That is no food, and stands before it: "gluten free bread, 2 slices".
 */

const pause = /([,;\n]| [–—-]+ |\.(?= ))/;
const bracketed = /^(.*\p{L}) ?\(([^()]+)\)$/u;
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
    const said = chunk.trim().replace(/[.!]$/, "");
    const isListed = mark === "," && amount.test(next) && beforeAmount.test(said);
    const [food = "", before = "\n"] = parts.slice(-2);
    const isBehind = before !== "\n" && (isListed || isMore(catalogue, said));
    const described = isBehind ? withBefore(catalogue, food, said) : undefined;
    if (described === undefined) parts.push(withBracketsBefore(catalogue, chunk), mark);
    else parts.splice(-2, 2, described, mark);
  }
  return parts.join("");
}

const isMore = ({ isName, vocabulary }: Catalogue, said: string): boolean =>
  vocabulary.saysMore.test(said) && !leftOut.test(said) && !isName(said);

/** "Milk (lactose free)" as "lactose free milk". */
function withBracketsBefore(catalogue: Catalogue, chunk: string): string {
  const [, food = "", more = ""] = bracketed.exec(chunk) ?? [];
  return (isMore(catalogue, more) ? withBefore(catalogue, food, more) : undefined) ?? chunk;
}

/** "2 slices of bread" as "2 slices of organic bread"; undefined if its food isn't known. */
function withBefore(catalogue: Catalogue, said: string, more: string): string | undefined {
  const [, before = "", last = ""] = lastFood.exec(said.trimEnd()) ?? [];
  const { name } = parseItem(catalogue, last.trim());
  if (!catalogue.isName(name) || !last.endsWith(name)) return undefined;
  return `${before}${last.slice(0, -name.length)}${more} ${name}`;
}
