import type { Catalogue } from "../../catalogue.ts";
import { sizes } from "../../measures/size-words.ts";
import { nameOfKind, oneOfKind, sort, withoutKindWord } from "../../names/known-kind.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountOnly, parseItem } from "../item/item.ts";
import type { ParsedItem } from "../item/parsed-item.ts";
import { dishNamed, isUsualIn } from "../item/part-of-dish.ts";
import { isOfDish } from "../parting/in-row.ts";
import { preparationOnly } from "../parting/parts.ts";
import { placesOfAmounts } from "../parting/row-amount.ts";

/**
 * Lists and labels say behind a food what it is like: "bread, gluten free, 2 slices", "milk (lactose
 * free)", "eggs, large, 2". That is no food, and stands before it: "gluten free bread, 2 slices". Or
 * they name its kind first: "100 g cheese, feta", "fish (salmon)".
 */

const pause = /((?:[,;\n]| [–—-]+ |\.(?= ))(?![^()\n]*\)))/;
/** "Milk (lactose free)", "fish (salmon) 100 g" */
const bracketed = /^(.*\p{L}) ?\(([^()]+)\)( +(?:x ?)?\d[^()]*)?$/u;
const listed = /, ?/;
/** What only describes the food before it where an amount follows: "cookies, small" may be a size. */
const size = new RegExp(String.raw`^(?:${sizes}|jumbo)$`, "i");
const isLike = (said: string): boolean =>
  size.test(said) || (preparationOnly.test(said) && !leftOut.test(said));
const amount = /^\s*(?:\d|an? |half |one |two |three |four )/i;
/** "Tea with milk, no sugar": none in the tea. */
const leftOut = /^(?:no|without|zero) \p{L}+$/iu;
/** The last food of a list's part: "toast with butter". */
const lastFood = /^(.* (?:and|with|plus|on|&) )?(.*)$/isu;

/** "A large coffee, with milk" has its milk as one without the comma. */
const pausedWith = sparing(
  String.raw`(?<=(?:^|[.;\n] ?)[^,.;\n]*\p{L}(?:, (?:${sizes}))?), (?=with (?!no\b)\p{L})`,
  "giu",
);
/** "Popcorn, medium with butter" */
const sizeWith = new RegExp(`^\\s*(${sizes}),? (with .+)$`, "isu");

/** The text with what is said of a food before it. */
export function withDescriptionsBefore(catalogue: Catalogue, text: string): string {
  const chunks = withPackSaid(catalogue, text.replace(pausedWith, " "))
    .split(pause)
    .flatMap((chunk, at) => (at % 2 || at === 0 ? chunk : parted(catalogue, chunk)));
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

const fromPack = sparing(
  /((?:\p{L}+ ){0,2}(?!straight|right)\p{L}+),? (?:straight |right )?(?:from|out of) (?:an?|the) (?:(can|tin)|jar|box|packet|tub|carton|bag|bottle|pouch|package|mix)\b(?! of\b)/giu,
);

/** "Peaches from a can" are canned peaches; "hummus, straight from the tub" is hummus. */
const withPackSaid = ({ isName }: Catalogue, text: string): string =>
  text.replace(fromPack, (_, food: string, can?: string) => {
    const words = food.split(" ");
    const at = words.findIndex((_, from) => isName(`canned ${words.slice(from).join(" ")}`));
    return (can === undefined || at < 0 ? words : words.toSpliced(at, 0, "canned")).join(" ");
  });

/** "Cooked 1 cup" as what it was like, a comma and how much it was: an amount on its own is read as one. */
function parted(catalogue: Catalogue, chunk: string): string[] {
  const words = chunk.trim().split(" ");
  const [start, amount] = placesOfAmounts(catalogue, words);
  if (start?.amount !== 0 || !amount || amount.at + amount.amount < words.length) return [chunk];
  const said = words.slice(0, amount.at).join(" ");
  const isDescription =
    preparationOnly.test(said) || packed.test(said) || catalogue.vocabulary.saysMore.test(said);
  return isDescription ? [` ${said}`, ",", ` ${words.slice(amount.at).join(" ")}`] : [chunk];
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
  const [, ofSize, more] = sizeWith.exec(said) ?? [];
  const sized = ofSize === undefined ? undefined : withBefore(catalogue, food, ofSize);
  if (sized !== undefined) return `${sized} ${more}`;
  if (packed.test(said)) return withBehind(catalogue, food, said);
  const [, taste] = flavour.exec(said) ?? [];
  if (taste !== undefined) return withFlavour(catalogue, food, taste);
  const isBehind = (isMeasuredNext && isLike(said)) || isMore(catalogue, food, said);
  const described = isBehind ? withBefore(catalogue, food, said) : undefined;
  if (described !== undefined || before.trim() !== ",") return described;
  return withKindNamed(catalogue, food, said);
}

/** "Tuna, canned in water" */
const packed = sparing(/^(?:canned |tinned |packed |jarred )?in \p{L}[\p{L} ]*$/iu);

/** "Cup noodles, beef flavor" */
const flavour = sparing(/^(\p{L}+(?: (?:and |& )?\p{L}+){0,2})[ -]flavou?r(?:ed|ing)?$/iu);

function withFlavour({ isName }: Catalogue, food: LastFood, taste: string): string | undefined {
  if (!isName(food.name)) return undefined;
  const known = [`${taste} ${food.name}`, `${food.name} ${taste}`].find(isName);
  return food.before + (known ?? food.name);
}

function withBehind({ isName }: Catalogue, { before, name }: LastFood, said: string) {
  const packedSo = [said, said.replace(/^.*\bin /i, "in ")].map((one) => `${name} ${one}`);
  const known = packedSo.find(isName);
  return known && before + known;
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
  const all = more.split(listed);
  const said =
    withAllIn(catalogue, food, all) ??
    (all.length === 1 ? withKindIn(catalogue, food, more) : undefined);
  return said === undefined ? chunk : `${said}${behind}`;
}

/** "Milk (lactose free)", "chicken (cooked, no skin)": what was left off stays behind the food. */
function withAllIn(catalogue: Catalogue, food: LastFood, more: readonly string[]) {
  const isListed = more.length > 1;
  const isOfFood = (one: string) =>
    isMore(catalogue, food, one) || (isListed && preparationOnly.test(one) && !size.test(one));
  if (!more.every(isOfFood)) return undefined;
  const left = more.filter((one) => leftOut.test(one));
  const before = more.filter((one) => !leftOut.test(one)).join(" ");
  const said = withBefore(catalogue, food, before);
  return said && [said, ...left].join(" ");
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
  const item = parseItem(catalogue, more);
  const { name, measurement } = item;
  if (food.isMeasured && measurement !== "") return undefined;
  if (isListed(catalogue, food.name, item)) return undefined;
  // "Peeled" is of the food before, and read where lists are parted.
  if (saysNoKind(catalogue, name) || preparationOnly.test(name)) return undefined;
  // "Soup, a cup" is so much of it, not "cup a soup".
  if (amountOnly(catalogue.measures, more) !== undefined) return undefined;
  // "Omelette, 3 eggs" is made of them.
  if (isOfDish(food.name, name.split(" "))) return undefined;
  // "Fufu with light soup, goat" has meat.
  const isSort = sort.test(name) && !/\bwith\b/i.test(food.before);
  const one = isSort
    ? nameOfKind(catalogue, food.name, name)
    : oneOfKind(catalogue, food.name, name);
  if (one === undefined) return undefined;
  return `${food.before}${measurement} ${one}`.replace(/ {2,}/g, " ");
}

/** "Burger, 1 bun, 1 slice of cheese" lists what it was made of; "curry, 200 g chicken" says which. */
function isListed(catalogue: Catalogue, food: string, { name, quantity, unit }: ParsedItem) {
  const saysWhich = unit !== "" && !food.includes(" ");
  const dish = quantity !== null && !saysWhich ? dishNamed(catalogue, food) : undefined;
  return dish !== undefined && isUsualIn(catalogue, dish, name, 0.1);
}

/** "Packed with beans" and "slices" tell what is in a food, and how much. */
const saysNoKind = ({ measures }: Catalogue, said: string): boolean =>
  /\b(?:and|with|on|in)\b/i.test(said) || measures.units.named(said) !== undefined;
