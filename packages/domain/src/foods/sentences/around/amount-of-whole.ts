import type { Catalogue } from "../../catalogue.ts";
import { hedge } from "../../measures/hedge-words.ts";
import { kindIs } from "../../measures/kinds.ts";
import { twoOrMore } from "../../measures/number-words.ts";
import { isPlural } from "../../measures/plural.ts";
import type { Unit } from "../../measures/units.ts";
import { foodFound, kindOf } from "../../names/found-kind.ts";
import { nameAtEnd } from "../parting/name-at-end.ts";
import { isOneFood } from "../parting/one-food.ts";

/**
 * An amount behind "A with B" is of the whole, or of B: "coffee with cream 2 cups", "tacos with beef
 * 3", "sushi with salmon, eight pieces", but "toast with butter 10 g", "soup with crackers x4",
 * "curry with white rice 1 cup". It is put before what it is of, where amounts are read.
 *
 *     text = A joint B {"and" B} [","] [about] amount
 *
 * What nobody counts, as sauce, isn't counted, and of butter nobody has more than some grams.
 */

/** Also where "and" goes on behind an amount: "oatmeal with honey 1 tsp and banana". */
const pause = /([,;\n]|\.(?= |$)|(?<=\d ?\p{L}{1,12}) and )/u;
const joint =
  / (?:(?:made|served|topped|cooked|mixed|eaten) with|with|w\/?|(?:fried|cooked|packed) in|in(?= (?:\p{L}+ )?(?:water|brine|oil|juice|syrup|gravy)\b)) /giu;
const number = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?(?:\/\d{1,2})?|(?:an?|one)(?= \p{L})|${twoOrMore}|half an?)`;
const amountBehind = new RegExp(
  String.raw`^(.*\p{L}\)?)\s+\(?(?:${hedge} ?)*(?:x ?)?(${number})(?: ?x| ?(\p{L}{1,12}(?: (?:oz|ounces?))?)(?: in total| in all| altogether)?)?\)?$`,
  "iu",
);
const amountAlone = new RegExp(
  String.raw`^\s*(?:${hedge} ?)*(?:x ?)?${number}(?: ?\p{L}{1,12}(?: of them)?)?\s*$`,
  "iu",
);
const hedged = new RegExp(String.raw`,?(?: ${hedge})+$`, "iu");
const spoon = /^(?:tbsp|tsp)$/;
const piece = /^(?:piece|skewer|roll|stick)$/;
/** Of what is stirred in or spread, nobody has more than this, in grams. */
const mostAdded = 60;

export function withAmountOfWhole(catalogue: Catalogue, text: string): string {
  if (!/ (?:with|w\/?|in) /i.test(text)) return text;
  const chunks = text.split(pause);
  const said: string[] = [];
  for (let at = 0; at < chunks.length; at += 2) {
    const [chunk = "", mark = "", next = ""] = chunks.slice(at, at + 3);
    const isAmount = /[,\n]/.test(mark) && amountAlone.test(next);
    const moved = isAmount ? withAmountMoved(catalogue, `${chunk} ${next.trim()}`) : undefined;
    if (moved !== undefined) at += 2;
    said.push(moved ?? withAmountMoved(catalogue, chunk) ?? chunk, chunks[at + 1] ?? "");
  }
  return said.join("");
}

/** "Coffee", " with ", "cream" and "2 cups". */
interface Told {
  start: string;
  whole: string;
  joint: string;
  things: string[];
  count: string;
  measure: string;
}

/** Undefined where no amount stands behind a food with another. */
function told(catalogue: Catalogue, chunk: string): Told | undefined {
  const [, said = "", count = "", measure = ""] = amountBehind.exec(chunk) ?? [];
  const before = said.replace(hedged, "");
  const joined = [...before.matchAll(joint)].at(-1);
  if (!joined) return undefined;
  const added = before.slice(joined.index + joined[0].length);
  const whole = wholeAtEnd(catalogue, before.slice(0, joined.index));
  if (whole === undefined || /\d/.test(added)) return undefined;
  // "A bowl of cereal with milk around 8" was eaten then.
  if (measure === "" && said !== before && !isPlural(whole)) return undefined;
  const start = before.slice(0, joined.index - whole.length);
  return { start, whole, joint: joined[0], things: added.split(/ (?:and|&) /i), count, measure };
}

/** The name at the end, be it of more than is known: "egg white omelet". */
function wholeAtEnd(catalogue: Catalogue, text: string): string | undefined {
  const name = nameAtEnd(catalogue, text);
  const start = name === undefined ? "" : text.slice(0, text.length - name.length).trim();
  return catalogue.isName(start) ? text.trim() : name;
}

/** Undefined where there is no such amount, or nothing tells whose it is. */
function withAmountMoved(catalogue: Catalogue, chunk: string): string | undefined {
  const found = told(catalogue, chunk);
  const said = found && withoutItself(found);
  const amount = said && amountOf(catalogue, said.count, said.measure);
  if (!amount) return undefined;
  const { start, whole, joint: by, things, count, measure } = said;
  // "Chickpeas in water 240 g" were weighed with it, or without.
  const isPacked = by === " in " && amount.unit !== undefined;
  const added = things.join(" and ");
  const moved = `${count} ${measure}`.trim();
  const ofWhole = `${moved} ${whole}${by}${added}`;
  const isOne = () =>
    amount.unit?.kind === "weight" && isOneFood(catalogue, ofWhole, things.length);
  const likely = () => (isPacked ? "whole" : sideOf(catalogue, whole, things, amount));
  const isOfAdded = amount.unit !== undefined && hasOwnAmount(catalogue, start, whole, amount.unit);
  const side = isOfAdded ? "added" : (likely() ?? (isOne() ? "whole" : undefined));
  if (side === "whole") return `${start}${ofWhole}`;
  const last = things.at(-1) ?? "";
  const others = added.slice(0, added.length - last.length);
  return side && `${start}${whole}${by}${others}${moved} ${last}`;
}

const countBefore = /(?:^|\s)\d[\d./]* $/;
const measureBefore = /(?:^|\s)(?:\d[\d./]*|an?|half an?) ?(\p{L}+)(?: of)? $/u;

/** "40 g oats with milk 200 ml", "2 weetabix with milk 150 ml"; but of two lattes each has 300 ml. */
function hasOwnAmount(catalogue: Catalogue, start: string, whole: string, { kind }: Unit): boolean {
  const [, measure = ""] = measureBefore.exec(start) ?? [];
  const own = catalogue.measures.units.named(measure);
  if (own !== undefined) return !vessel.test(own.id);
  const isPoured = kind === "volume" && !kindIs(kindOf(catalogue, whole), "drink");
  return isPoured && countBefore.test(start);
}

/** "Buffalo wings with dip, 8 wings" are eight of them. */
function withoutItself(said: Told): Told {
  const isItself = said.whole.split(" ").at(-1)?.toLowerCase() === said.measure.toLowerCase();
  return isItself && isPlural(said.whole) ? { ...said, measure: "" } : said;
}

/** Undefined if the measure is none. */
function amountOf({ measures }: Catalogue, count: string, measure: string): Amount | undefined {
  const unit = measures.units.named(measure);
  // "Pears in heavy syrup 1 half"
  if (measure !== "" && (unit === undefined || /^hal(?:f|ves)$/i.test(measure))) return undefined;
  const number = Number.parseFloat(count.replace(",", "."));
  const grams = unit?.kind === "weight" ? number * unit.size : Number.NaN;
  return { unit, grams, count: number };
}

interface Amount {
  unit: Unit | undefined;
  count: number;
  /** For a weight. */
  grams: number;
}

/** "Salad with shrimp 400" weighs that. */
const manyShrimp = 50;

/** Whose amount it is; undefined where it stays as it is. */
function sideOf(
  catalogue: Catalogue,
  whole: string,
  things: readonly string[],
  { unit, grams, count }: Amount,
): "whole" | "added" | undefined {
  const last = things.at(-1) ?? "";
  if (unit === undefined) return countedOf(catalogue, whole, last, { count });
  if (spoon.test(unit.id)) return "added";
  if (piece.test(unit.id)) return countedOf(catalogue, whole, last, { count, isPieces: true });
  const isAddition = isAdded(catalogue, last, whole);
  if (unit.kind === "weight" && isAddition) return grams < mostAdded ? "added" : "whole";
  if (unit.kind === "volume" || vessel.test(unit.id)) return pouredOf(catalogue, whole, last, unit);
  return unit.id === "slice" && sliced.test(whole) && isAddition ? "whole" : undefined;
}

const vessel = /^(?:bowl|plate|glass|mug|cup|serving|portion|katori)$/;
const sliced = /\b(?:pie|cake|pizza|quiche|cheesecake|tart|lasagn[ae]|loaf)$/i;

/** What a food is eaten or made with rather than beside: butter, milk in tea, a sauce. */
function isAdded(catalogue: Catalogue, name: string, to: string): boolean {
  const kind = kindOf(catalogue, name);
  if (kindIs(kind, "flavoring") || kindIs(kind, "stirred in") || sauce.test(name)) return true;
  return catalogue.company.usualAddition(name, to) !== undefined;
}

const sauce = /\b(?:sauce|dressing|gravy|syrup|cream|butter|oil|ketchup|mayo(?:nnaise)?|dip)$/i;

/** "Tacos with beef 3" are tacos, "soup with crackers x4" are crackers. */
function countedOf(
  catalogue: Catalogue,
  whole: string,
  added: string,
  { count, isPieces = false }: { count: number; isPieces?: boolean },
): "whole" | "added" {
  if (isPlural(whole)) return "whole";
  if (isPlural(added) || (count < manyShrimp && /\bshrimp$/i.test(added))) return "added";
  const kind = kindOf(catalogue, added);
  if (kindIs(kind, "bread") || kind?.name === "egg") return "added";
  if (!isPieces || hasPieces(catalogue, whole)) return "whole";
  return kindIs(kind, "main") || hasPieces(catalogue, added) ? "added" : "whole";
}

/** Sushi and tikka come in pieces, biryani doesn't. */
function hasPieces(catalogue: Catalogue, name: string): boolean {
  const measures = foodFound(catalogue, name)?.measures ?? [];
  return measures.some((measure) => /^piece\b/.test(measure.name));
}

/** "Cereal with milk 1 bowl" is all of it; a glass with cookies is of the milk, a cup of the rice. */
function pouredOf(
  catalogue: Catalogue,
  whole: string,
  added: string,
  unit: Unit,
): "whole" | "added" | undefined {
  const kind = kindOf(catalogue, added);
  if (kindIs(kind, "swollen")) return unit.id === "cup" ? "added" : undefined;
  const base = kindOf(catalogue, whole);
  const isSolid = kindIs(base, "in handfuls") || kindIs(base, "bread") || kindIs(base, "pastry");
  if (kindIs(kind, "drink") && isSolid && !/cereal|oat/i.test(base?.name ?? "")) return "added";
  return "whole";
}
