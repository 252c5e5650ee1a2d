import type { Catalogue } from "../../catalogue.ts";
import { kindIs } from "../../measures/kinds.ts";
import { weight } from "../../measures/weight-words.ts";
import { amountLast } from "./amount-behind.ts";
import { oneOf } from "./amount-first.ts";
import { parseItem } from "./item.ts";
import type { ParsedItem } from "./parsed-item.ts";

/** "2 take 5 bars", "a B-52": the count of what a name is of, but not of "1 % cottage cheese". */
const counted = /^(?:(an?|one|[1-9]\d?)(?: ?x)? (?!%))?(.+)$/is;
/**
 * What is eaten with each other is told as several foods: "ham and eggs", "coffee with 2 sugars",
 * "cheese, crackers".
 */
const joints = /(?: (?:and|&|with|w\/)|,) (?:an? |one |two |\d{1,2} )?/i;

/** "Salad and dressing" is no salad dressing. */
const beside = /^(?:sauce|dressing)$/i;

/** "A quarter of a rotisserie chicken" is a share of one, though "quarter rotisserie chicken" is a name. */
const share = /^(?:an? |one )?(?:half|quarter|third|most|rest) of /i;

/** Several foods, or none of that name: "2 burgers in buns" are burgers, though "burger bun" is a name. */
const others = / \+ |[;\n]| in (?:an? |the |their )?(?:buns?|rolls?|baps?)$/i;

interface Names {
  isName(text: string): boolean;
  /** Those of the foods that the text was read as. */
  read: readonly string[];
}

/**
 * A text that is a name we know, and so means one food, whatever its words mean elsewhere: "Steak n
 * Shake Frisco melt" is no steak, "7 and 7" isn't fourteen, "she crab soup" tells of nobody.
 * Undefined if it isn't one, or is made of names for several foods.
 */
export function wholeName(text: string, { isName, read }: Names): ParsedItem | undefined {
  const said = text.trim().replace(/[.!]$/, "");
  const isWhole = !/^an? /i.test(said) && isName(said);
  const [, count = "", rest = ""] = isWhole ? [said, "", said] : (counted.exec(said) ?? []);
  // "1" isn't A.1. sauce.
  if (!/\p{L}/u.test(rest) || others.test(rest) || !isName(rest)) return undefined;
  if (share.test(said)) return undefined;
  const names = rest.split(joints);
  const isOfNames = [...names, ...read].every((name) => isName(name) || beside.test(name));
  if (names.length > 1 && names.length === read.length && isOfNames) return undefined;
  if (count === "") return { quantity: null, unit: "", name: rest, measurement: oneOf(rest) };
  const quantity = Number(count) || 1;
  return { quantity, unit: "", name: rest, measurement: `${quantity}` };
}

const weighed = new RegExp(`^${weight}$`, "i");

/** The same of such a name with a weight behind: "take 5 candy bar 40 g". */
export function wholeMeasured(
  catalogue: Catalogue,
  text: string,
  read: readonly string[],
): ParsedItem | undefined {
  const item = amountLast(catalogue, text.trim().replace(/[.!]$/, ""));
  const isMeasured = item !== undefined && weighed.test(item.unit) && !joints.test(item.name);
  return isMeasured && wholeName(item.name, { isName: catalogue.isName, read }) ? item : undefined;
}

/** Whether two names lead to one food. */
export function isSameFood(catalogue: Catalogue, name: string, other: string): boolean {
  const idOf = (one: string) => catalogue.search(one, 1)[0]?.id;
  return name === other || idOf(name) === idOf(other);
}

/** "A can of corn" is a can of the canned one, whose name says so. */
const servedOf =
  /^(?:an? |one |\d{1,2} )?(?:slice|piece|can|tin|bottle|glass|shot|bowl)(?:e?s)? of /i;

/**
 * Parses the text of one food. Its words stay together where they are a name, and what is left of it
 * without an amount means another food: a jumbo Jack is a burger, and sliced turkey of the deli,
 * but a glass of milk is milk.
 */
export function parseNamed(catalogue: Catalogue, text: string): ParsedItem {
  // "Dave's Single no cheese", "five guys little hamburger no bun": their sizes are of their names.
  const [no = ""] = leftOut.exec(text) ?? [];
  if (no === "") return parsedAsName(catalogue, text);
  const rest = parsedAsName(catalogue, text.slice(0, -no.length));
  return catalogue.isName(rest.name)
    ? { ...rest, name: rest.name + no }
    : parsedAsName(catalogue, text);
}

const leftOut = /(?<=[\p{L}\p{N}]) (?:no|without|hold the) [\p{L}' -]+$/iu;

function parsedAsName(catalogue: Catalogue, text: string): ParsedItem {
  const item = parseItem(catalogue, text);
  const named = wholeName(text, { isName: catalogue.isName, read: [] });
  if (!named || isSameFood(catalogue, item.name, named.name)) return item;
  if (!servedOf.test(text)) return named;
  return isSliceOfDrink(catalogue, item, named.name) ? item : { ...item, name: named.name };
}

/** "2 slices of orange": no Slice soda. */
export function isSliceOfDrink(
  catalogue: Catalogue,
  { unit }: Pick<ParsedItem, "unit">,
  name: string,
): boolean {
  const [match] = unit === "slice" ? catalogue.search(name, 1) : [];
  const food = match && catalogue.food(match.id);
  return food !== undefined && kindIs(catalogue.known(food).kind, "mixer");
}
