import { calculate } from "../../calculation.ts";
import type { Catalogue } from "../../catalogue.ts";
import { about } from "../../measures/hedge-words.ts";
import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { numberText } from "../shares/number-text.ts";
import { parseItem } from "./item.ts";
import type { ParsedItem } from "./parsed-item.ts";

/**
 * What an amount weighed, in brackets behind its food: "a small glass of milk (150 ml)", "2 slices of
 * bread (80 g)". The weight counts, rather than what the glass or the slice usually holds.
 */

const form = "drained|raw|uncooked|dry|cooked|boiled";
const bracket = sparing(
  String.raw`^(.*\p{L}.*?) ?\((?:(${form}|net),? )?(?:${about} ?)?(\d[\d.]*) ?(${weight})\.?(?: (?:in )?(total|altogether|${form}|approx|net|weight))?(?: weight)?\)$`,
  "iu",
);
/** "2 slices bread 80 g": the same without brackets, if there is an amount before. */
const behindCount = new RegExp(
  String.raw`^((?:\d{1,2}|an?|${numeral}|half an?) \p{L}.*\p{L})()[ ,]+(\d[\d.]*) ?(${weight})(?: (total|altogether|${form}))?$`,
  "iu",
);
/** "Large coffee", "glass of milk": amounts without a number. */
export const amountAlone = sparing(
  String.raw`^(?:(?:${sizes}|little|tall|short) )?(?:(?:cup|mug|glass|can|tin|bottle|bowl|plate|slice|piece|portion|helping|handful|knob|scoop|bag|box|carton|pouch|packet|pack|sachet|pot|jar|tub|bar|stick|chunk|cube|wedge|block|fillet|pint|spoon|dollop|drizzle|splash|sprinkle|bunch|punnet)s? of |(?<=(?:${sizes}|little|regular|tall|short) ))(?=\p{L})`,
  "iu",
);
/** What holds as much as its label tells, however many there are. */
const sold = /^(?:can|bottle|packet|pack|bag|carton|tin|sachet|pouch|pot|tub|bar|box|jar)$/;
/** So much nearer to what is usual a weight must be as that of one. */
const surely = 0.3;
/** Less than this share of a usual one, no piece of it weighs. */
const leastOfPiece = 0.25;
/** What changes a food by being said. */
const telling = /^(?:raw|uncooked|dry|cooked|boiled)$/i;

/** The weight that was told, and the food without it; undefined if a text has none beside an amount. */
export function weighedInBrackets(catalogue: Catalogue, text: string): ParsedItem | undefined {
  const weighed = readBracket(text);
  if (!weighed) return undefined;
  const { food, state, quantity, unit, isTotal } = weighed;
  const item = parseItem(catalogue, amountAlone.test(food) ? `1 ${food}` : food);
  // "Rice (180 g)" has no other amount.
  if (item.quantity === null && item.measurement === "") return undefined;
  if (!text.endsWith(")") && !catalogue.isName(item.name)) return undefined;
  const name = item.name.includes(state) ? item.name : `${state} ${item.name}`;
  const value = isTotal ? quantity : weightOf(catalogue, item, { quantity, unit, name });
  if (value === undefined) return item;
  return {
    quantity: value,
    unit: catalogue.measures.units.read(unit.toLowerCase())?.unit.label ?? unit,
    name,
    measurement: `${numberText(value)} ${unit}`,
  };
}

/** The parts of "2 slices of bread (80 g total)". */
function readBracket(text: string) {
  const [all, food = "", before = "", told = "", unit = "", behind = ""] =
    bracket.exec(text) ?? behindCount.exec(text) ?? [];
  if (all === undefined) return undefined;
  const state = [before, behind].find((word) => telling.test(word)) ?? "";
  const isTotal = /^(?:total|altogether)$/i.test(behind);
  return { food, state, quantity: Number(told), unit, isTotal };
}

interface Told {
  quantity: number;
  unit: string;
  name: string;
}

/**
 * "2 cans (330 ml)" are twice as much, "2 slices (80 g)" aren't: whichever is nearer to the usual.
 * Undefined for what no piece weighs: "1 apple (25g)" tells its carbs, "1 Quest bar (21g)" its protein.
 */
function weightOf(
  catalogue: Catalogue,
  item: ParsedItem,
  { quantity, unit, name }: Told,
): number | undefined {
  const count = item.quantity ?? 1;
  const isPiece = item.unit === "" && item.measurement !== "";
  if (count === 1 && !isPiece) return quantity;
  if (count > 1 && sold.test(item.unit)) return quantity * count;
  const gramsOf = (measurement: string) => {
    const outcome = calculate(catalogue, name, measurement);
    return outcome.ok ? outcome.calculation.grams : undefined;
  };
  const usual = gramsOf(item.measurement);
  const once = gramsOf(`${quantity} ${unit}`);
  if (usual === undefined || once === undefined) return quantity;
  if (isPiece && Math.max(once, once * count) < usual * leastOfPiece) return undefined;
  const distance = (grams: number) => Math.abs(Math.log(grams / usual));
  const margin = count > 1 ? surely : 0;
  return distance(once * count) + margin < distance(once) ? quantity * count : quantity;
}
