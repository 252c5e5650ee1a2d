import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { leadingSize, type Reader, unmeasured } from "./parsed-item.ts";

/** What is counted of a food, behind its name: "4 bacon strips", "large pepperoni pizza slice". */

const lastPiece = new RegExp(
  String.raw`^(?:an? |one )?(.*?\p{L}) ((?:${sizes}|thin|thick) )?(slice|piece|wedge|packet|can|tin|bottle|carton|sachet|tub|plate|pot|splash|drizzle|dash|dollop|knob|scrape|squirt|sprinkle)$`,
  "iu",
);

const ofNamesOnly = /^(?:plate|pot|splash|drizzle|dash|dollop|knob|scrape|squirt|sprinkle)$/i;

/** "large pepperoni pizza slice": a slice, not the pizza. */
export const pieceLast: Reader = ({ isName }, text) => {
  const [, said = "", sized = "", piece = ""] = /^\d/.test(text)
    ? []
    : (lastPiece.exec(text) ?? []);
  if (piece === "" || isName(text)) return undefined;
  const leading = leadingSize.exec(text)?.[0] ?? "";
  const name = said.slice(leading.length);
  // "Pancake plate", "milk splash", but not "a chip off the kids plate".
  if (ofNamesOnly.test(piece) && !isName(name)) return undefined;
  return { quantity: null, unit: piece, name, measurement: `1 ${sized || leading}${piece}` };
};

/** What is cut off, baked or sold by the piece. A thigh or a bar is what it's named after, not a measure. */
const countedThings = sparing(
  String.raw`^(?:(\d{1,2}|a few|a couple of|few|several|an?|${numeral}|\d\/\d{1,2}|half an?) )?(\p{L}[\p{L} -]{2,40}) (loaf|loaves|sleeves?|slices?|strips?|rashers?|links?|sticks?|wedges?|spears?|florets?|cubes?|chunks?|rings?|cans?|bottles?|pots?|packs?|packets?|tubs?|tins?|cartons?|pouch(?:es)?)$`,
  "iu",
);

/**
 * "4 bacon strips", "2 sausage links": what is counted comes last, unless it names another food. So
 * do turkey sausage links, but they are still counted.
 */
export const thingLast: Reader = (catalogue, text) => {
  const [, number = "", name = "", thing = ""] = countedThings.exec(text) ?? [];
  const unit = catalogue.measures.units.named(thing.toLowerCase());
  if (unit?.kind !== "count") return undefined;
  const counted = `${name} ${thing}`;
  const isSame = isSameFood(catalogue, name, counted);
  if (!isSame && (number === "" || unit.label !== "link")) return undefined;
  // "Orange slices": who knows how many of an orange?
  if (number === "") return thing === unit.label ? undefined : unmeasured(name);
  const quantity = readQuantity(number)?.value ?? 1;
  const measurement = `${number} ${thing}`;
  return { quantity, unit: unit.label, name: isSame ? name : counted, measurement };
};

/** Whether a name with what is counted of it still means what it does alone: not "chicken strips". */
function isSameFood({ isName, search }: Catalogue, name: string, counted: string): boolean {
  if (!isName(name)) return false;
  return !isName(counted) || search(counted, 1)[0]?.id === search(name, 1)[0]?.id;
}
