import type { Catalogue } from "../../catalogue.ts";
import type { Effort } from "../../effort.ts";
import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { weight } from "../../measures/weight-words.ts";
import { cookedSo, cutSo } from "../../names/cooking-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountOnly, parseItem } from "../item/item.ts";
import { numberText } from "../shares/number-text.ts";
import { pieces } from "../words.ts";
import { partAtAmounts } from "./amounts.ts";
import { withCookedUnder } from "./cooked-under.ts";
import { countsFirst } from "./counted-first.ts";
import { foodsInRow } from "./in-row.ts";
import { joinLists, withFillingsParted, withoutBrackets } from "./listed.ts";
import { isOneFood, softBreak } from "./one-food.ts";
import { part, plainList } from "./plain-list.ts";
import { plates } from "./plates.ts";
import { partAtSize, sizeAlone } from "./size-alone.ts";
import { isOfTwoFlavours, withoutFlavourJoint } from "./two-flavours.ts";
import { isSide, joinWeighed, weighed } from "./weighed-whole.ts";

/** The text of one food in a sentence. */
export interface Part {
  text: string;
  /** The food it is added to, from a "with" or "on", or a list after one. */
  to?: string;
  /** Beyond the limits of a sentence, so not read. */
  unread?: true;
}

/** At most this many foods of a sentence are read. */
const maxParts = 30;
/** How many joints ("and", "with") a dish described by its contents may have. */
const maxJoints = 8;
const longestName = 160;

const meals =
  "breakfast|brekkie|brekky|brunch|lunch|dinner|supper|snacks?|dessert|afternoon tea|elevenses";
/** Ends a sentence, and with it what is listed: "a sub with mayo, lettuce. Crackers". */
const sentenceBreak = /\s*\.\s+(?=[\p{L}\d])/u;
/** Separates foods wherever it occurs; also "2x eggs 1x toast". */
const hardBreak =
  /\s*(?:[;\n+•]|,(?!\d)|\s\|\s|\s\/\s(?=\p{L}|\d.*\p{L})(?<!\d\s\/\s(?=\d))|\bthen\b|\balso\b|(?<=\p{L})\s(?=\d+ ?x \p{L}))\s*/giu;
const joins = /^(?:and|&|und|et|e|y|ve)$/;
/** Bullets and numbers of a list: "- milk", "* oats", "1) salad", "2. bread". */
const listMark = /^[^\S\n]*(?:[-*•–]\s+|\d{1,2}[.)]\s+(?=\D))/gm;

/** Only says how the food before was made. */
export const preparationOnly = new RegExp(
  String.raw`^(?:(?:lightly|well|freshly|finely|no|without|plain|medium|rare) ?)*(?:${cookedSo}|(?:hard|soft)[- ]boiled|raw|${cutSo}|peeled|pitted|seeded|deseeded|trimmed|melted|softened|beaten|packed|rinsed|thawed|frozen|fresh|canned|dried|plain|unsweetened|black|medium|rare|well done|no \w+|without \w+|drained|skinless|boneless|bone[- ]in|skin[- ]on|homemade|large|small|whole|skim(?:med)?|semi-skimmed|(?:fat|sugar)[- ]free|(?:low|reduced)[- ]fat|nonfat|lean|extra lean|salted|unsalted)$`,
  "i",
);
/** Of these, what tells one food from another: "milk, whole" is "whole milk". */
export const form = new RegExp(
  String.raw`^(?:${cookedSo}|(?:hard|soft)[- ]boiled|raw|skinless|boneless|bone[- ]in|skin[- ]on|canned|dried|frozen|unsweetened|whole|skim(?:med)?|semi-skimmed|(?:fat|sugar)[- ]free|(?:low|reduced)[- ]fat|nonfat|lean|extra lean)$`,
  "i",
);
/** "drained (112 g)", "baked 140 g". */
const madeAndAmount = new RegExp(String.raw`^(${cookedSo}|raw|drained)[ ,-]*(\(?\d.*)$`, "i");
/** "1 cup cooked", but "2 slices wholemeal toasted" are slices of toast. */
const amountAndMade = new RegExp(
  String.raw`^(\d.*?),? ((?!toasted)(?:${cookedSo})|raw|dry|drained)$`,
  "i",
);
/** "Crisps, 25g bag": so much of them; "bag" may be a food's name. */
const weightOfPack = new RegExp(
  String.raw`^(\d+(?:\.\d+)? ?${weight}) (?:share |small |large )?(?:bag|pack|packet|bar|can|tin|bottle|tub|pot|carton|box|sachet|jar|pouch|punnet|piece|portion|serving|slice|fillet|glass|bowl)$`,
  "i",
);
const weightFirst = new RegExp(String.raw`^\d[\d.,]* ?${weight}\b`, "i");
const milkyCoffee = /\b(?:latte|cappuccino|flat white|mocha|macchiato|cortado|frappuccino)s?\b/i;
const leftOut = /^(?:no|without) [\p{L} ]+$/iu;
/** "…, split one with my husband" */
const pronoun =
  /^(?:just |only )?(?:one|some|it|them|those|these|both|none|nothing|husband|wife)$/i;
const onlyMeal = new RegExp(`^(?:my |the |a )?(?:${meals})$`, "i");

/** "[raw]" and "((large))" are "(raw)" and "(large)". */
const nested = /[([{]+([^()[\]{}]{0,200})[)\]}]+/g;

/** "Chicken thighs (skinless, cooked)" */
const bracketedForms = sparing(/ ?\(([\p{L} -]{3,30}(?:, ?[\p{L} -]{3,30}){1,4})\)/giu);
/** "Pizza (medium, classic crust)": what names no food only describes the one before it. */
function asTail({ isName }: Catalogue, said: string, forms: string): string {
  const all = forms.split(/, ?/).map((each) => each.trim());
  if (all.every((each) => preparationOnly.test(each))) return `, ${forms}`;
  return all.some(isName) ? said : "";
}

/** "Eggs bacon toast": of what is eaten by the piece, two at least. */
const uncountedPieces = sparing(`^${pieces}$`, "iu");

/** The start of a food with an amount of its own. */
const amounted = /^(?:\d|an? |one |two |half |some |my )/i;

/** Marks at the ends of a chunk that belong to no food; in "-5 eggs" it is a sign. */
const startMarks = /^(?:[\s.,:!?*]|-(?!\d)|\((?=[^)]*(?:\(|$)))+/;
/** "Cheese and , 5 crackers" */
const joinedToNothing = /(?<=\p{L}) (?:and|&)$/iu;
const endMarks = new Set(" \t\n.,:!?");

function trimmed(chunk: string): string {
  const text = chunk.replace(startMarks, "");
  let end = text.length;
  const isMark = (mark: string) => endMarks.has(mark) || (mark === ")" && !text.includes("("));
  while (end > 0 && isMark(text.charAt(end - 1))) end--;
  return text.slice(0, end).replace(joinedToNothing, "");
}

/**
 * Splits a sentence into its foods, one per line, comma or "and". If there are too many, or the
 * effort is used up, the rest is one unread part.
 *
 *     text     = sentence {". " sentence}          a list ends with its sentence
 *     sentence = chunk {hard-break chunk}          2 eggs, toast and butter; then a coffee
 *     chunk    = amount | preparation              150 g / boiled: of the food before it
 *              | food {soft-break food}            toast and butter
 */
export function splitFoods(catalogue: Catalogue, text: string, effort: Effort): Part[] {
  const parts: Part[] = [];
  let listedOn: string | undefined;
  const listed = text
    .replace(listMark, "")
    .replace(nested, "($1)")
    .replace(bracketedForms, (said, forms: string) => asTail(catalogue, said, forms));
  const chunks = withFillingsParted(catalogue, withoutBrackets(listed))
    .split(sentenceBreak)
    .flatMap((sentence) => chunksOf(catalogue, sentence));
  for (const [at, chunk] of chunks.entries()) {
    if (parts.length >= maxParts || effort.left <= 0) {
      parts.push(...chunks.slice(at).map((left): Part => ({ text: trimmed(left), unread: true })));
      break;
    }
    const last = parts.at(-1);
    effort.left -= chunk.length + (last?.text.length ?? 0);
    const clean = foodIn(catalogue, chunk);
    if (isNoFood(catalogue, clean, last !== undefined)) continue;
    const amount = amountIn(catalogue, clean, last?.text);
    const more = last && textWith(catalogue, last, clean, amount);
    if (last && more !== undefined) {
      last.text = more;
      continue;
    }
    const split = splitSoftly(catalogue, clean, amount ? undefined : listedOn, effort);
    const found = split.flatMap((part) => listedPlainly(catalogue, part));
    parts.push(...found);
    listedOn = listGoesOn(chunk, clean) ? (found.at(-1)?.to ?? baseOf(clean)) : undefined;
  }
  return withCookedUnder(catalogue, withOneRest(parts)).map((part) =>
    uncountedPieces.test(part.text) ? { ...part, text: `2 ${part.text}` } : part,
  );
}

/** What hard breaks and amounts part, but for what is listed of one food. */
function chunksOf(catalogue: Catalogue, sentence: string): string[] {
  const plain = sentence
    .split(hardBreak)
    .flatMap(partAtAmounts)
    .flatMap((chunk) => partAtSize(catalogue, chunk))
    .flatMap((chunk) => foodsInRow(catalogue, chunk));
  return joinLists(catalogue, joinWeighed(catalogue, plain));
}

/** A part as the foods that it names without a comma: "eggs toast bacon coffee". */
function listedPlainly(catalogue: Catalogue, part: Part): Part[] {
  if (isOfTwoFlavours(part.text)) {
    return [{ ...part, text: withoutFlavourJoint(catalogue, part.text) }];
  }
  const named = part.unread
    ? undefined
    : (plates(catalogue, part.text) ?? plainList(catalogue, part.text));
  return named?.map((text) => ({ text })) ?? [part];
}

/** "150 g" or "drained (112 g)" without a food: the amount, and how the food was made. */
function amountIn(
  catalogue: Catalogue,
  text: string,
  before = "",
): { said: string; made: string } | undefined {
  const [, made = "", rest = text] = madeAndAmount.exec(text) ?? [];
  // "2 sausages, 2 rashers": a rasher is bacon, whatever stands before it.
  if (/\brashers?$/i.test(rest) && !/\bbacon$/i.test(before)) return undefined;
  const [, ofPack] = weightOfPack.exec(rest) ?? [];
  if (ofPack !== undefined) return { said: timesAsMany(catalogue, before, ofPack), made };
  const [, amount = rest, behind = ""] = amountAndMade.exec(rest) ?? [];
  const said = sizedAlone.test(amount) ? amount : amountOnly(catalogue.measures, amount);
  return said === undefined ? sizeOf(catalogue, text, before) : { said, made: made || behind };
}

/** "2 packets of crisps, 25g bag": 25 g each. */
function timesAsMany(catalogue: Catalogue, before: string, weight: string): string {
  const { quantity } = parseItem(catalogue, before);
  const times = Math.max(1, quantity ?? 1);
  return weight.replace(/^[\d.]+/, (one) => numberText(Number(one) * times));
}

/** "Small square" behind a food; its own count stays: "2 brownies, small squares". */
function sizeOf(catalogue: Catalogue, text: string, before: string) {
  const { name, measurement } = parseItem(catalogue, before);
  const size = sizeAlone(catalogue, text, name);
  return size && measurement !== "" ? { said: measurement, made: "" } : size;
}

/** "Eggs, 2 large", "eggs, 2x", "banana, half" */
const sizedAlone = new RegExp(
  String.raw`^(?:\d{1,2}(?: (?:${sizes}|jumbo)| ?x)|x ?\d{1,2}|(?:an? |one )?half(?: of an?)?|\d\/\d|0?\.\d{1,2})$`,
  "i",
);

/** What is a measure of some foods, and a food by itself. */
const thing = new RegExp(
  String.raw`^(?:\d{1,2}|an?|${numeral}) (?:small |large |big )?(rib|wing|leg|thigh|drumstick|breast|link|patt(?:y|ie)|roll|bar|cake|steak|chop|cutlet|fillet|biscuit)s?$`,
  "i",
);

/** "100 g chicken, 2 wraps"; but amala is sold by the wrap. */
const wraps = new RegExp(`^(?:\\d{1,2}|an?|${numeral}) wraps?$`, "i");

/** "Potato salad, 2 ribs" are ribs, "chicken, 2 thighs" is chicken. */
function isOtherThing({ isName }: Catalogue, before: string, chunk: string): boolean {
  if (wraps.test(chunk)) return amounted.test(before);
  const said = thing.exec(chunk)?.[1];
  return said !== undefined && isName(said) && !isName(`${before} ${said}`);
}

/** Adds a chunk with an amount or preparation to its food; undefined if it is another food. */
function textWith(
  catalogue: Catalogue,
  { text: food, to }: Part,
  chunk: string,
  amount: ReturnType<typeof amountIn>,
): string | undefined {
  if (amount) {
    if (isOtherThing(catalogue, food, chunk)) return undefined;
    const { name } = parseItem(catalogue, food);
    const said = `${amount.said} ${amount.made} ${name}`.replace("  ", " ");
    // "100 g ham, 2 slices" weighed so much.
    const [grams] = weightFirst.test(amount.said) ? [] : (weightFirst.exec(food) ?? []);
    return grams === undefined ? said : `${said} (${grams})`;
  }
  // "Chicken, breast, raw": as the data has its names.
  if (part.test(chunk) && catalogue.isName(`${food} ${chunk}`)) return `${food} ${chunk}`;
  if (!preparationOnly.test(chunk)) return withState(catalogue, food, chunk);
  // "Salad with chicken, no dressing": on the salad.
  if (to !== undefined && leftOut.test(chunk)) return food;
  const { measurement, name } = parseItem(catalogue, food);
  return form.test(chunk) ? `${measurement} ${chunk} ${name}`.trim() : `${food}, ${chunk}`;
}

/** "Oatmeal, instant" is known so, "oatmeal, prepared" is oatmeal. */
function withState(catalogue: Catalogue, food: string, chunk: string): string | undefined {
  const { isName, vocabulary } = catalogue;
  if (/\d/.test(chunk) || !vocabulary.saysState(chunk)) return undefined;
  const { measurement, name } = parseItem(catalogue, food);
  const known = `${chunk} ${name}`;
  return isName(known) ? `${measurement} ${known}`.trim() : food;
}

/** A chunk without its leading "and" and the like, and without a label. */
const foodIn = (catalogue: Catalogue, chunk: string) =>
  withoutLabel(
    catalogue,
    trimmed(chunk).replace(/^(?:(?:topped|made|served) )?(?:and|with|of|about)(?:\s+|$)/i, ""),
  );

/**
 * "Porridge with banana, honey and nuts": the list ends at its "and". What is counted in it begins
 * another, but eggs always are: "full english with 2 eggs, bacon, beans".
 */
const listGoesOn = (chunk: string, clean: string) =>
  !/\s(?:and|&)\s|^and\s/i.test(chunk) && !/\d(?! eggs?$)/.test(clean);
const baseOf = (clean: string) => /^(.+?) (?:topped )?with /i.exec(clean)?.[1];

/** Merges all parts from the first unread one, or from the limit, into one unread part. */
function withOneRest(parts: readonly Part[]): Part[] {
  const unread = parts.findIndex((part, at) => part.unread === true || at === maxParts);
  if (unread < 0) return [...parts];
  const rest = parts.slice(unread).map(({ text }) => text);
  const text = rest.filter((said) => /[\p{L}\p{N}]/u.test(said)).join(", ");
  return [...parts.slice(0, unread), ...(text === "" ? [] : [{ text, unread: true as const }])];
}

/**
 * "sushi: 6 pieces salmon nigiri" is nigiri, but "milk: 200 ml" is milk. "Eggs - fried" are fried
 * eggs, as other apps write it.
 */
function withoutLabel(catalogue: Catalogue, text: string): string {
  const label = text.match(/^[\p{L} ]{3,25}(?::| -) *(?=.)/u)?.[0];
  const rest = label ? text.slice(label.length) : "";
  if (label && form.test(rest)) return `${rest} ${label.replace(/(?::| -) *$/u, "")}`;
  return /\p{L}/u.test(rest) && !amountIn(catalogue, rest) ? rest : text;
}

/** Splits at "and" and "with", but keeps names together. */
function splitSoftly(
  catalogue: Catalogue,
  text: string,
  listedOn: string | undefined,
  effort: Effort,
): Part[] {
  const words = text.split(softBreak);
  if (words.length === 1) return [partOf(text, listedOn)];
  const joints = [...text.matchAll(softBreak)].map(([joint]) => joint);
  const parts: Part[] = [];
  let base = listedOn;
  for (let at = 0; at < words.length; ) {
    if (parts.length >= maxParts || effort.left <= 0) {
      return [...parts, { text: join(words, joints, at, words.length).trim(), unread: true }];
    }
    const endOfDish = endOfName(catalogue, words, joints, at, effort);
    const end = endWithContents(catalogue, { words, joints }, at, endOfDish);
    const piece = join(words, joints, at, end).trim();
    if (!takeIn(parts.at(-1), piece) && isFood(piece, at > 0)) {
      if (at > 0 && isAdding(joints[at - 1])) base ??= parts[0]?.text;
      parts.push(partOf(piece, at > 0 ? base : listedOn));
    }
    at = end;
  }
  return parts;
}

/** "200 g burrito with beans and rice": what is in a dish was weighed with it. */
function endWithContents(
  catalogue: Catalogue,
  { words, joints }: { words: readonly string[]; joints: readonly string[] },
  from: number,
  endOfDish: number,
): number {
  let end = endOfDish;
  if (!weighed.test(words[from] ?? "") || countsFirst.test(join(words, joints, from, from + 2))) {
    return end;
  }
  if (isSide(catalogue, join(words, joints, from, end), words[end] ?? "")) return end;
  // "And" goes on with the list that "with" has begun.
  const isIn = (at: number) => isAdding(joints[at - 1]) || at > endOfDish;
  while (end < words.length && isIn(end) && !amounted.test(words[end] ?? "")) end++;
  return end;
}

/** "With" and "on" add to a food; "and" begins another. */
const isAdding = (joint = "") => !joins.test(joint.trim().toLowerCase());

const partOf = (text: string, to: string | undefined): Part =>
  to === undefined ? { text } : { text, to };

/** Something left out isn't a food of its own. */
const isFood = (piece: string, isFurther: boolean) =>
  piece !== "" && !(isFurther && leftOut.test(piece));

/** Whether a chunk has nothing to eat: only a meal's name, or what was left out of the food before. */
const isNoFood = (catalogue: Catalogue, chunk: string, isFurther: boolean) =>
  !/[\p{L}\p{N}]/u.test(chunk) ||
  onlyMeal.test(chunk) ||
  (isFurther && pronoun.test(chunk)) ||
  (isFurther && isLeftOut(catalogue, chunk));

/** "…, no sour cream": nothing that was eaten, unless a name begins so ("no bake cookies"). */
function isLeftOut({ isName }: Catalogue, chunk: string): boolean {
  if (preparationOnly.test(chunk) || isName(chunk)) return false;
  const things = /^(?:no|without) (.+)$/i.exec(chunk)?.[1]?.split(/,? (?:and |or |no |without )+/i);
  return things?.every((thing) => isName(thing)) ?? false;
}

/**
 * Puts it to the food before, if that has it in it: to a latte its milk, which tells what sort of latte
 * it is. Returns whether it had.
 */
function takeIn(before: Part | undefined, piece: string): boolean {
  if (!before || !isItsMilk(piece, before.text)) return false;
  if (telling.test(piece)) before.text += ` with ${piece}`;
  return true;
}

/** The end of the longest run from `at` that is one food. */
function endOfName(
  catalogue: Catalogue,
  words: readonly string[],
  joints: readonly string[],
  at: number,
  effort: Effort,
): number {
  let end = Math.min(words.length, at + maxJoints + 1);
  for (; end > at + 1 && effort.left > 0; end--) {
    const run = join(words, joints, at, end);
    effort.left -= run.length;
    if (run.length <= longestName && isOneFood(catalogue, run, end - at - 1)) return end;
  }
  return at + 1;
}

/** Milks that change the energy of a coffee, and which our coffees are known with. */
const telling = /^(?:skim(?:med)?|skinny|non-?fat|fat[- ]free|soy) ?milk$/i;

/** The oat milk of a "latte with oat milk" is already in the latte. */
function isItsMilk(piece: string, before: string): boolean {
  return /^[\p{L}% \d]{0,20}milk$/iu.test(piece) && milkyCoffee.test(before);
}

function join(words: readonly string[], joints: readonly string[], from: number, to: number) {
  let text = words[from] ?? "";
  for (let at = from + 1; at < to; at++) text += `${joints[at - 1] ?? " "}${words[at] ?? ""}`;
  return text;
}
