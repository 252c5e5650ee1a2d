import type { Catalogue } from "../../catalogue.ts";
import { isOurFood } from "../../our-food.ts";
import { parseNamed } from "../item/whole-name.ts";
import { numberText, shareSaid } from "../shares/number-text.ts";
import { type ChangeTold, changeTold, foodTaken } from "./change-told.ts";
import { isTrifle } from "./modifications.ts";
import {
  type Holder,
  holderOf,
  isNamedBefore,
  type Piece,
  partHolderOf,
  pieceOf,
  piecesOf,
  setAlone,
  textOf,
} from "./told-piece.ts";

/**
 * What was changed about a food, told in a clause of its own, as the one way that is read: "caesar
 * salad, picked the croutons out" is a "caesar salad no croutons", "burrito bowl, easy on the rice"
 * one without rice and half as much rice beside it, "tuna sandwich, yogurt instead of mayo" one without
 * mayo and as much yogurt. Of what was named as a food of its own ("burger and fries, left the fries")
 * the clause tells how much was eaten, as leavings.ts reads it.
 */

/** Where a change may begin within a clause: "burger with lettuce instead of bun". */
const inline = /\s(?=(?:with|w\/|made|using|having|without)\s)/g;
/** "Dressing on the side, used half": one clause. */
const onTheSide =
  / on the side(?:[,;]| \()? ?(?:but |and )?(?=(?:i )?(?:only |just )?(?:used|had|ate|didn|did not|not used|barely|unused|untouched))/gi;
/** What somebody has otherwise: "1 sugar, not my usual 2", "fat free yogurt, normally full fat". */
const otherwise =
  /,? \(?(?:normally|usually|instead of|rather than|not) (?:my |the )?(?:usual |normal |regular )?(?:\d{1,2}|two|three|four|five|six)\)?(?=[,.;\n)]|$)|,? \(?(?:normally|usually) [\p{L}\d% ]{2,30}\)?(?=[,.;\n]|$)/giu;
/** "Burger lettuce wrapped", "mince in lettuce cups". */
const lettuceForBun =
  /(?<=burgers?|whopper|big mac|quarter pounder|shack|double double)((?: (?!and |with )\p{L}+){0,2}?),? (?:in (?:a )?)?lettuce[- ]?wrap(?:ped|s)?(?![\p{L}])(?! burger)/giu;
const inLettuce =
  / in (?:an? )?(?:\p{L}+ )?lettuce (?:cups?|leaves|leaf|wraps?|boats?)(?![\p{L}])/giu;
/** Two changes in one clause: "easy on the feta and no olives". */
const joint = / (?:and|&|\+) /gi;
/** These are read where they stand. */
const plainly = /^(?:no|without|w\/o) /i;
const butPlainly = /^(?:and |but )?(?:no|without|w\/o) /i;

/** A text of more clauses is left as it is. */
const mostClauses = 40;

/** Meals are no parts of foods, and what labels tell neither: "no added sugar", "less fat". */
const never = /^(?:breakfast|lunch|dinner|supper|snacks?|meals?|dessert|food|seconds|drinks?)$/i;
const ofLabels =
  /^(?:and |but |with )?(?:no|without|zero|less|more|extra|added|low|reduced|half(?: the)?) (?:added |whole |saturated )?(?:sugars?|fat|salt|sodium|carbs?|calories?|cal|caffeine|alcohol|gluten|lactose|protein|fib(?:er|re))$/i;

/** What stands in a clause's place; "told" if that now stands beside the food that it is of. */
type Outcome = { text: string } | "told" | undefined;

const thingKnown =
  (catalogue: Catalogue) =>
  (thing: string): boolean =>
    catalogue.vocabulary.isPart.test(thing) ||
    catalogue.isName(thing) ||
    isTrifle(catalogue, thing) ||
    catalogue.kitchen.leftOut.some(({ words }) => words.test(thing.toLowerCase()));

/** "Burger with lettuce instead of bun" in two, where what stands behind tells of a change. */
function parted(catalogue: Catalogue, piece: Piece): Piece[] {
  const isChange = (text: string) => changeTold(text.trim(), thingKnown(catalogue)) !== undefined;
  if (isChange(piece.text)) return [piece];
  for (const { 0: and, index } of piece.text.matchAll(joint)) {
    const [one, two] = [piece.text.slice(0, index), piece.text.slice(index + and.length)];
    if (isChange(one) && isChange(two)) return [{ ...piece, text: one }, pieceOf(", ", two)];
  }
  for (const { index } of piece.text.matchAll(inline)) {
    const text = piece.text.slice(index + 1);
    if (index === 0 || plainly.test(text) || !isChange(text)) continue;
    return [{ ...piece, text: piece.text.slice(0, index) }, pieceOf(" ", text)];
  }
  return [piece];
}

/** What becomes of a piece; undefined if it tells of no change. */
function outcomeOf(catalogue: Catalogue, before: readonly Piece[], piece: Piece): Outcome {
  const text = piece.text.trim();
  const told = changeTold(text, thingKnown(catalogue));
  if (!told || ofLabels.test(text) || told.things.some((thing) => never.test(thing)))
    return undefined;
  const own = told.things.find((thing) => isNamedBefore(before, thing));
  if (own !== undefined) return ofNamed(told, own);
  const held = told.things.flatMap((thing) => holderOf(catalogue, before, thing) ?? []);
  // "Cake, no frosting" is a cake of its own.
  const isLeft = held.length === 0 && !butPlainly.test(text);
  if (isLeft && isPartLeft(catalogue, before, told)) return "told";
  const isUnknown = told.how === "more" && held.every(({ grams }) => grams === 0);
  if (held.length === 0 || isUnknown) return outcomes[told.how](catalogue, before, { text, told });
  // "Burrito, with beans, no cheese" is read where it stands.
  const isNext = held.every(({ piece, food }) => piece === before.at(-1) && food === piece.text);
  if (butPlainly.test(text) && !isNext) return undefined;
  for (const [at, holder] of held.entries()) {
    change(catalogue, holder, told, told.things[at] ?? "");
  }
  return "told";
}

/** Tells the food that has such a part how much of it was eaten without. */
function isPartLeft(
  catalogue: Catalogue,
  before: readonly Piece[],
  { how, things: [part = ""], eaten = 0 }: ChangeTold,
): boolean {
  if (how !== "none" && how !== "less") return false;
  const holder = partHolderOf(catalogue, before, part);
  holder?.piece.shares.add(1 - (1 - holder.left) * (1 - eaten));
  return holder !== undefined;
}

/** Of what was named as a food of its own. */
function ofNamed({ how, eaten = 0, taken = "" }: ChangeTold, thing: string): Outcome {
  if (how === "none") return { text: `didn't eat the ${thing}` };
  if (how === "less" && eaten === 1) return "told";
  if (how === "less") return { text: `ate ${shareSaid(eaten)} the ${thing}` };
  return how === "swapped" ? { text: `${taken} instead of ${thing}` } : undefined;
}

/** Less than this many grams are not worth a food of their own. */
const leastGrams = 2;

/** Tells the food that has a thing what was changed about it. */
function change(
  catalogue: Catalogue,
  { piece, food, called, grams }: Holder,
  told: ChangeTold,
  thing: string,
): void {
  // Of what nobody knows how much there is, nobody knows how much half of it is.
  if (grams === 0 && told.how === "less") return;
  setAlone(catalogue, piece, food);
  if (told.how !== "more") piece.without.push(thing);
  if (told.how === "none") return;
  const much = grams * (told.eaten ?? 1);
  const { taken } = told;
  const isMeasured = taken !== undefined && (taken !== foodTaken(taken) || much < leastGrams);
  if (isMeasured) piece.beside.push(taken);
  else if (much >= leastGrams) {
    const more = told.how === "more" ? "another " : "";
    piece.beside.push(`${more}${numberText(Math.round(much))} g ${taken ?? called}`);
  }
}

type Unheld = (
  catalogue: Catalogue,
  before: readonly Piece[],
  clause: { text: string; told: ChangeTold },
) => Outcome;

const foodBefore = (catalogue: Catalogue, before: readonly Piece[]): string =>
  parseNamed(catalogue, before.at(-1)?.text ?? "").name;

const madeWith = /^(?:but )?(?:made (?:lighter |healthier )?(?:with|using)|using|with|used) /i;
/** "Chicken shawarma plate, only ate half the rice": it came with the plate. */
const ateTheRest = /^(?:but )?(?:i )?(?:only|just|left|didn['’]?t|ate|had|finished) .*\bthe /i;

const isOurs = ({ search }: Catalogue, name: string): boolean => {
  const [found] = search(name, 1);
  return found !== undefined && isOurFood(found.id);
};

/** What is told of a thing that no food before it is known to have. */
const outcomes: Readonly<Record<ChangeTold["how"], Unheld>> = {
  none: (_, __, { text, told }) => {
    if (told.isIfHad || plainly.test(text)) return undefined;
    return butPlainly.test(text) ? { text: `no ${told.things.join(" or ")}` } : "told";
  },
  more: ({ vocabulary }, _, { text, told }) => {
    if (/^(?:with )?extra /i.test(text)) return undefined;
    const added = told.things.filter((thing) => !vocabulary.isPart.test(thing));
    return added.length === 0 ? "told" : { text: `extra ${added.join(" and ")}` };
  },
  swapped: (catalogue, before, { text, told: { taken = "", things } }) => {
    const food = taken.replace(/^(?:an?|the) /i, "");
    const to = foodBefore(catalogue, before);
    // "Flat white with oat milk" is a drink of its own.
    if (catalogue.isName(`${to} with ${food}`)) return { text: `with ${food}` };
    // What such a dish is made of is a guess already.
    if (madeWith.test(text) && isOurs(catalogue, to)) return "told";
    const isAdded = catalogue.company.usualAddition(food, to) !== undefined;
    return { text: isAdded ? `with ${food}` : `${taken} instead of ${things.join(" and ")}` };
  },
  less: (catalogue, before, { text, told: { things, isVague, isIfHad } }) => {
    const [thing = ""] = things;
    if (isIfHad) return undefined;
    const to = foodBefore(catalogue, before);
    const isOfIt = isOurs(catalogue, to);
    if (!isOfIt && catalogue.company.usualAddition(thing, to) !== undefined)
      return { text: `bit of ${thing}` };
    const isOfDish = isOfIt && (madeWith.test(text) || ateTheRest.test(text));
    return isVague || isOfDish || catalogue.vocabulary.isPart.test(thing) ? "told" : undefined;
  },
};

/** A text whose changed foods are told as "caesar salad no croutons, 10 g bacon". */
export function withChangesTold(catalogue: Catalogue, text: string): string {
  const plain = text
    .replace(otherwise, "")
    .replace(lettuceForBun, "$1 no bun")
    .replace(inLettuce, ", 30 g lettuce");
  const clauses = piecesOf(plain.replace(onTheSide, " on the side "));
  if (clauses.length > mostClauses) return plain;
  const pieces = clauses.flatMap((piece) => parted(catalogue, piece));
  const kept: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    // "Chipotle bowl: double chicken" lists what it is of.
    const isListed = kept.length === 0 || piece.mark.trim() === ":";
    const outcome = isListed ? undefined : outcomeOf(catalogue, kept, piece);
    if (outcome === undefined) {
      kept.push(piece);
      continue;
    }
    const next = pieces[at + 1];
    if (piece.mark.endsWith("(") && next) next.mark = next.text.trim() === "" ? "" : ", ";
    if (outcome === "told") continue;
    kept.push(pieceOf(outcome.text.startsWith("with ") ? " " : ", ", outcome.text));
  }
  const isSame = kept.length === pieces.length && kept.every((piece, at) => piece === pieces[at]);
  return isSame ? plain : kept.map(textOf).join("");
}
