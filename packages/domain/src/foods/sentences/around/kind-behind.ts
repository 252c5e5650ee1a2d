import type { Catalogue } from "../../catalogue.ts";
import { hedge } from "../../measures/hedge-words.ts";
import { numeral } from "../../measures/number-words.ts";
import { sizeOnly } from "../../measures/size-words.ts";
import { nameOfKind } from "../../names/known-kind.ts";
import { sparing } from "../../sparing-pattern.ts";
import { parseItem } from "../item/item.ts";
import { isOfDish } from "../parting/in-row.ts";
import { preparationOnly } from "../parting/parts.ts";
import { fill, placesOfAmounts } from "../parting/row-amount.ts";
import { mapParts } from "../text-parts.ts";

/**
 * A diary's line that says the food, how much, and only then which: "rice 1 cup brown", "steak 8 oz
 * ribeye", "juice 250 ml apple", "tuna 1 tin in brine". That is one food, and its amount stands first:
 * "1 cup brown rice". "Rice 1 cup dal" and "toast 2 slices butter" are two.
 */

const pause = /([,;\n])/;
const joint = /( (?:and|with|plus|&|\+) )/i;
/** "Pasta 80 g dry whole wheat" */
const made = /^((?:dry|raw|uncooked|cooked|frozen|canned|tinned|dried) )?(.*)$/i;
/** How the food was when it was measured; behind some measures it is read so: "edamame 1 cup shelled". */
const state = /^(?:dry|raw|uncooked|cooked|shelled|peeled|drained)$/i;
/** In a row without an amount behind them these are as often of a name, "Kashi Go Lean", or told of a can. */
const ofNames = /^(?:lean|whole|drained|salted|unsalted|rare)$/i;
/** "Steak 8 oz ribeye medium rare": how long it was cooked changes nothing. */
const doneness =
  /(?<=\bsteak\b.*[a-z]) (?:cooked )?(?:(?:medium[- ])?(?:rare|well)|medium|well[- ]done)$/i;
const blended = /\b(?:shake|smoothie)$/i;
const spooned = /(?:\bscoops?|\btbsps?|\btsps?|\btablespoons?|\bteaspoons?|\d ?g)$/i;
/** "Rice about 1 cup brown" */
const hedged = sparing(
  String.raw`(?<=\p{L}) ${hedge} (?=(?:\d{1,4}|${numeral})(?: ?\p{L}+){1,3}$)`,
  "iu",
);
const within = /^(?:in|from|of) /i;

/** The text with the amount first where its food's kind stands behind that. */
export const withKindBefore = (catalogue: Catalogue, text: string): string =>
  mapParts(text, pause, (part) => {
    const said = amountFirst(catalogue, part);
    if (said !== part) return said;
    if (joint.test(part)) return mapParts(part, joint, (one) => amountFirst(catalogue, one));
    return stateFirst(catalogue, part);
  });

function amountFirst(catalogue: Catalogue, part: string): string {
  const [, space = "", whole = ""] = /^(\s*)(.*)$/s.exec(part) ?? [];
  const said = whole.replace(doneness, "");
  const sure = said.replace(hedged, " ");
  const words = sure.split(" ");
  const [start, amount, ...others] = placesOfAmounts(catalogue, words);
  if (start?.amount !== 0 || !amount || others.length > 0 || catalogue.isName(said)) return part;
  const behind = amount.at + amount.amount;
  const which = words
    .slice(behind)
    .join(" ")
    .replace(/^\((.*)\)$/, "$1");
  const food = words.slice(0, amount.at).join(" ");
  const ordered = inOrder(catalogue, food, words.slice(amount.at, behind), which);
  // "About 1 cup brown rice"
  const told = sure === said ? ordered : ordered && `about ${ordered}`;
  return told === undefined ? part : space + told;
}

/** "Ribeye steak grilled", where nothing else is said; "party pizza whole" tells how much of it. */
function stateFirst(catalogue: Catalogue, part: string): string {
  const said = part.trim();
  const name = / whole$/i.test(said) ? undefined : withStateBefore(catalogue, said);
  return name === undefined ? part : part.replace(said, name);
}

/** The amount, and then the food that both parts say; undefined if they are two. */
function inOrder(
  catalogue: Catalogue,
  food: string,
  amount: readonly string[],
  which: string,
): string | undefined {
  const measured = amount.join(" ");
  const name = withStateBefore(catalogue, food);
  if (which === "") {
    // "Salt and vinegar crisps 1 bag", "hummus 2 heaped tbsp"
    const isApart = name !== food || / (?:and|&) /i.test(food) || amount.some(isFill);
    if (name === undefined || !isApart) return undefined;
    return `${measured}${name === food ? "" : ofBehind(catalogue, amount)} ${name}`;
  }
  // "Rye bread 2 slices thin"
  if (isFill(which) && amount.length > 1)
    return name && [...amount.slice(0, -1), which, amount.at(-1), name].join(" ");
  if (isState(which)) {
    // "Tuna in water 1 can drained"
    const isRead =
      state.test(which) && parseItem(catalogue, `${food} ${measured} ${which}`).quantity !== null;
    return isRead || name === undefined ? undefined : `${measured} ${which} ${name}`;
  }
  return asBoth(catalogue, food, measured, which);
}

/** "1 cup brown rice"; "protein shake 1 scoop whey" is made with it. */
function asBoth(catalogue: Catalogue, food: string, measured: string, which: string) {
  if (blended.test(food) && spooned.test(measured) && catalogue.isName(which))
    return `${food}, ${measured} ${which}`;
  const both = nameOfBoth(catalogue, food, which);
  return both && `${measured} ${both}`;
}

/** "3 slices of roasted pork": without it, slices may be taken for a part of the name. */
const ofBehind = ({ measures }: Catalogue, amount: readonly string[]): string =>
  measures.units.named(amount.at(-1) ?? "")?.kind === "count" ? " of" : "";

/** A food's name, and "artichoke steamed" as "steamed artichoke"; undefined if it's none. */
function withStateBefore({ isName }: Catalogue, food: string): string | undefined {
  if (isName(food)) return food;
  const [, name = "", said = ""] = /^(.*) (.*)$/.exec(food) ?? [];
  return isState(said) && !ofNames.test(said) && isName(name) ? `${said} ${name}` : undefined;
}

const isFill = (word: string): boolean => fill.test(word);

const isState = (said: string): boolean =>
  state.test(said) || (preparationOnly.test(said) && !sizeOnly.test(said));

/** The name of the food that both parts say. */
function nameOfBoth(catalogue: Catalogue, food: string, said: string): string | undefined {
  const { isName } = catalogue;
  // "Omelette 3 eggs" is made of them, and "chicken adobo 2 thighs" has them.
  if (said === "" || !isName(food) || isOfDish(food, said.split(" "))) return undefined;
  const inOrder = within.test(said) ? `${food} ${said}` : `${said} ${food}`;
  if (isName(inOrder) && !isName(said)) return inOrder;
  const [, form = "", which = ""] = made.exec(said) ?? [];
  const one = nameOfKind(catalogue, food, which);
  return one === undefined ? undefined : form + one;
}
