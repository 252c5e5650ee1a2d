import { plainText } from "../names/plain-text.ts";
import { aboutFirst } from "./hedge-words.ts";
import type { Measures } from "./measures.ts";
import { readQuantity } from "./quantity.ts";
import { type Unit, unitIs } from "./units.ts";

/** A line of a shopping list or recipe, parsed. */
export interface IngredientLine {
  /** Null if the line has no amount. */
  quantity: number | null;
  /** Spelled out and singular ("cup", "large clove"); empty if things are simply counted. */
  unit: string;
  name: string;
}

const sizeWord =
  /^(?:(?:very|extra|heaping|healthy|generous|scant|level)[ -])?(?:small(?:[ -]to[ -]medium)?|medium(?:[ -]to[ -]large|-large)?|large|big|thick|thin|mini(?:ature)?|personal|tiny|jumbo|heaping|healthy|(?:fun|king|snack|bite|family|party)(?=[ -]size))(?:[ -]sized?)?(?=[ ,])/i;

/** "Juice of 1/2 lemon", "Finely grated rind of one orange". */
const partOf =
  /^(?:(?:the|\w+ly|\w+ed)\s+)*(?:juice|rind|zest|peel|grated rind|skin|leaves|seeds)(?:\s+and\s+\w+)?\s+(?:of|from)\s+/i;

/** "(14-ounce)": the content or length of each. */
const holding =
  /^\(?\d+(?:[ -]\d+\/\d+|\.\d+|\/\d+)?[ -](?:ounces?|oz\.?|pounds?|lb|inch(?:es)?|grams?|g|ml)(?:-long|-thick|-wide)?\)?[ -]*/i;
/** Says how full a measure is. */
const filled = /^(?:packed|heaped|level|scant|rounded|generous)\s+(?=\w)/i;

/**
 * Reads one line such as "2 large cloves garlic, minced". Whatever is written, it answers.
 *
 *     line = ["about"] ["juice of"] quantity [holding] [size] [filled] [unit] ["of"] name
 *          | name
 */
export function parseIngredientLine(measures: Measures, line: string): IngredientLine {
  const text = line
    .slice(0, 1000)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[-*•]\s+/, "")
    .replace(aboutFirst, "")
    .replace(partOf, "");
  const quantity = readQuantity(text);
  if (!quantity) {
    return { quantity: null, unit: "", name: nameIn(measures, withoutFilling(measures, text)) };
  }
  const behind = original(text, quantity.rest).replace(holding, "");
  return {
    quantity: quantity.range?.from ?? quantity.value,
    ...readCounted(measures, behind),
  };
}

/** Reads what follows the number: size and unit, and the name. */
function readCounted(measures: Measures, text: string): Pick<IngredientLine, "unit" | "name"> {
  const size = sizeWord.exec(text)?.[0] ?? "";
  const sized = size === "" ? text : text.slice(size.length).replace(/^[, ]+/, "");
  const rest = withoutFilling(measures, sized);
  const read = measures.units.read(rest.toLowerCase());
  const counts = read !== undefined && countsSomething(read.unit, read.rest);
  const unit = joinedWords(size.toLowerCase(), counts ? read.unit.label : undefined);
  const name = nameIn(measures, counts ? behindUnit(measures, rest, read.rest.length) : rest);
  return read && (counts || size === "") ? { unit, name } : countedLast(measures, unit, name);
}

/** What follows the unit, without a leading "of" or second amount. */
const behindUnit = (measures: Measures, line: string, letters: number) =>
  withoutSecondAmount(measures, afterOf(line.slice(line.length - letters)));

/** "4 garlic cloves": the unit comes last. */
function countedLast(measures: Measures, label: string, name: string) {
  const [, counted = name, thing = ""] = countedAfter.exec(name) ?? [];
  const unit = measures.units.read(thing.toLowerCase())?.unit.label;
  return { unit: joinedWords(label, unit), name: counted };
}

const countedAfter = /^(.+) (cloves?|sprigs?|bulbs?|sticks?|stalks?)$/i;

const joinedWords = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(" ");
const afterOf = (text: string) => text.replace(/^of\s+/i, "");

function withoutFilling(measures: Measures, text: string): string {
  const plain = text.replace(filled, "");
  return measures.units.read(plain.toLowerCase()) ? plain : text;
}

/** The end of `text` that corresponds to `rest`, which has been through `plainText`. */
function original(text: string, rest: string): string {
  const before = text.length - rest.length;
  // Plain text loses apostrophes and gains letters for "½": search around the expected start.
  for (const shift of [0, 1, -1, 2, -2, 3, -3, 4, 5, 6, 7, 8]) {
    const end = text.slice(Math.max(0, before + shift));
    if (plainText(end).trimStart() === rest) return end.trimStart();
  }
  return rest;
}

/** "2 ribs celery" counts ribs; "4 rib or loin chops" doesn't, nor does "2 stick". */
function countsSomething(unit: Unit, rest: string): boolean {
  if (unit.kind !== "count") return true;
  if (unitIs(unit, "plain word")) return false;
  return rest !== "" && !/^(?:or|and|,|\(|chops?|roast|steaks?|lettuce|meat|bones?)/.test(rest);
}

/** "1/3 cup plus 2 tablespoons oil" is oil. */
function withoutSecondAmount(measures: Measures, text: string): string {
  const second = text.match(/^(?:plus|and|\+|or|to)\s+/i);
  if (!second) return text;
  const quantity = readQuantity(text.slice(second[0].length));
  const unit = quantity && measures.units.read(quantity.rest);
  return unit ? afterOf(original(text, unit.rest)) : text;
}

/** Where a name ends: what follows is how to prepare it, how much more, or what for. */
const nameEnd =
  /;| plus | such as | mixed with | for garnish| for serving| to taste| about \d| at room temp| for [a-z]+ing\b| cut (?=from|into|in|length|cross)| that (?=have|has|is|are)| with (?=stems|leaves|skin)| or to | or more| or less| if /i;
/** "Or" before an amount is another way to measure; before a word, another thing to buy. */
const otherAmount = /,? or (?=\d|half\b|an?\b|one\b|two\b)/i;
/** A list of alternatives is kept whole; "onions, red" isn't one. */
const keepsCommas = /, .*\bor\b|^(?:ripe|plain|firm|fresh|dry|sweet)\b/i;

const partBefore = (text: string, end: RegExp | string) => (text.split(end)[0] ?? "").trim();

function nameIn(measures: Measures, text: string): string {
  const plain = text
    .replace(/\([^)]*\)?/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+,/g, ",")
    .trim();
  const named = partBefore(partBefore(plain, nameEnd), otherAmount);
  const name = withoutPreparation(measures, named.replace(/^(?:of|a|the)\s+/i, ""));
  const [first = "", ...parts] = name.split(", ");
  const tail = parts.findIndex((part) => isTail(measures, part));
  const kept = [first, ...(tail < 0 ? parts : parts.slice(0, tail))].join(", ");
  return withoutPreparation(measures, keepsCommas.test(kept) ? kept : partBefore(kept, ", "))
    .replace(/[.,:]+$/, "")
    .trim();
}

function isTail(measures: Measures, part: string): boolean {
  const plain = part.toLowerCase();
  const first = plain.split(" ")[0] ?? "";
  if (measures.isTail(plain) || measures.preparation.has(first)) return true;
  return /(?:ed|ly)$/.test(first) && !/\bor\b/.test(part);
}

function withoutPreparation(measures: Measures, text: string): string {
  let words = text.split(" ");
  while (words.length > 1) {
    const word = (words[0] ?? "").toLowerCase().replace(/,$/, "");
    const joins = ["and", "or", "but"].includes(word) && words.length > 2;
    if (!measures.preparation.has(word) && !joins) break;
    words = words.slice(1);
  }
  return words.join(" ");
}
