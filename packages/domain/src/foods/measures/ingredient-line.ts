import { plainText } from "../names/words.ts";
import { preparationWords, tailStart } from "./preparation-words.ts";
import { readQuantity } from "./quantity.ts";
import { readUnit } from "./units.ts";

/** A line of a shopping list or recipe, taken apart. */
export interface IngredientLine {
  /** Null when the line names none. */
  quantity: number | null;
  /** Written out and singular ("cup", "large clove"); empty when things are just counted. */
  unit: string;
  name: string;
}

const sizeWord =
  /^(?:(?:very|extra|heaping|healthy|generous|scant|level)[ -])?(?:small(?:[ -]to[ -]medium)?|medium(?:[ -]to[ -]large|-large)?|large|big|thick|thin|mini|jumbo|heaping|healthy)(?:[ -]sized?)?(?=[ ,])/i;

/** "Juice of 1/2 lemon", "Finely grated rind of one orange". */
const partOf =
  /^(?:(?:the|\w+ly|\w+ed)\s+)*(?:juice|rind|zest|peel|grated rind|skin|leaves|seeds)(?:\s+and\s+\w+)?\s+(?:of|from)\s+/i;

/** Reads one line such as "2 large cloves garlic, minced". Whatever is written, it answers. */
export function parseIngredientLine(line: string): IngredientLine {
  let rest = line
    .slice(0, 1000)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[-*•]\s+/, "");
  rest = rest.replace(/^(?:about|approximately|around|roughly)\s+/i, "");
  rest = rest.replace(partOf, "");
  const quantity = readQuantity(rest);
  const value = quantity ? (quantity.range?.from ?? quantity.value) : null;
  if (quantity) rest = original(rest, quantity.rest);

  const held = rest.match(
    /^\(?\d+(?:[ -]\d+\/\d+|\.\d+|\/\d+)?[ -](?:ounces?|oz\.?|pounds?|lb|inch(?:es)?|grams?|g|ml)(?:-long|-thick|-wide)?\)?[ -]*/i,
  );
  if (held && quantity) rest = rest.slice(held[0].length);

  let unit = "";
  const size = rest.match(sizeWord);
  if (size && quantity) {
    unit = size[0].toLowerCase();
    rest = rest.slice(size[0].length).replace(/^[, ]+/, "");
  }
  const packed = rest.match(/^(?:packed|heaped|level|scant|rounded|generous)\s+(?=\w)/i);
  if (packed && readUnit(rest.slice(packed[0].length).toLowerCase())) {
    rest = rest.slice(packed[0].length);
  }
  const read = quantity ? readUnit(rest.toLowerCase()) : undefined;
  if (read && countsSomething(read.unit.kind, read.unit.id, read.rest)) {
    unit = unit ? `${unit} ${read.unit.label}` : read.unit.label;
    rest = rest.slice(rest.length - read.rest.length);
    rest = rest.replace(/^of\s+/i, "");
    rest = withoutSecondAmount(rest);
  }
  const name = nameIn(rest);
  const counted = read && unit !== size?.[0].toLowerCase() ? undefined : name.match(countedAfter);
  if (quantity && counted) {
    const label = readUnit((counted[2] ?? "").toLowerCase())?.unit.label ?? "";
    return { quantity: value, unit: unit ? `${unit} ${label}` : label, name: counted[1] ?? name };
  }
  return { quantity: value, unit, name };
}

/** "4 garlic cloves": the thing counted stands last. */
const countedAfter = /^(.+) (cloves?|sprigs?|bulbs?|sticks?|stalks?)$/i;

/** The end of `text` that corresponds to the plain `rest` of it, in its own letters. */
function original(text: string, rest: string): string {
  const before = text.length - rest.length;
  // Plain text is shorter by apostrophes, longer by "½": look around where it should start.
  for (const shift of [0, 1, -1, 2, -2, 3, -3, 4, 5, 6, 7, 8]) {
    const end = text.slice(Math.max(0, before + shift));
    if (plainText(end).trimStart() === rest) return end.trimStart();
  }
  return rest;
}

/** "2 ribs celery" counts ribs; "4 rib or loin chops" doesn't, nor does "2 stick". */
function countsSomething(kind: string, id: string, rest: string): boolean {
  if (kind !== "count") return true;
  if (
    ["half", "whole", "c", "square", "round", "ring", "string", "root", "unit", "item"].includes(id)
  ) {
    return false;
  }
  return rest !== "" && !/^(?:or|and|,|\(|chops?|roast|steaks?|lettuce|meat|bones?)/.test(rest);
}

/** "1/3 cup plus 2 tablespoons oil" is oil. */
function withoutSecondAmount(text: string): string {
  const second = text.match(/^(?:plus|and|\+|or|to)\s+/i);
  if (!second) return text;
  const quantity = readQuantity(text.slice(second[0].length));
  const unit = quantity && readUnit(quantity.rest);
  return unit ? original(text, unit.rest).replace(/^of\s+/i, "") : text;
}

function nameIn(text: string): string {
  let name = text
    .replace(/\([^)]*\)?/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+,/g, ",")
    .trim();
  name = (
    name.split(
      /;| plus | such as | mixed with | for garnish| for serving| to taste| about \d| at room temp| for [a-z]+ing\b| cut (?=from|into|in|length|cross)| that (?=have|has|is|are)| with (?=stems|leaves|skin)| or to | or more| or less| if /i,
    )[0] ?? ""
  ).trim();
  // "or" before an amount is another way to measure; before a word, another thing to buy.
  name = (name.split(/,? or (?=\d|half\b|an?\b|one\b|two\b)/i)[0] ?? "").trim();
  name = withoutPreparation(name.replace(/^(?:of|a|the)\s+/i, ""));
  const parts = name.split(", ");
  let kept = parts[0] ?? "";
  for (const part of parts.slice(1)) {
    const first = part.toLowerCase().split(" ")[0] ?? "";
    const isTail =
      tailStart.test(part.toLowerCase()) ||
      preparationWords.has(first) ||
      (/(?:ed|ly)$/.test(first) && !/\bor\b/.test(part));
    if (isTail) break;
    kept = `${kept}, ${part}`;
  }
  // A list of alternatives stays whole; "onions, red" doesn't.
  if (kept.includes(", ") && !/, .*\bor\b|^(?:ripe|plain|firm|fresh|dry|sweet)\b/i.test(kept)) {
    kept = kept.split(", ")[0] ?? kept;
  }
  return withoutPreparation(kept)
    .replace(/[.,:]+$/, "")
    .trim();
}

function withoutPreparation(text: string): string {
  let words = text.split(" ");
  while (words.length > 1) {
    const word = (words[0] ?? "").toLowerCase().replace(/,$/, "");
    const joins = ["and", "or", "but"].includes(word) && words.length > 2;
    if (!preparationWords.has(word) && !joins) break;
    words = words.slice(1);
  }
  return words.join(" ");
}
