import type { Catalogue } from "../../catalogue.ts";
import { isLabelId } from "../../food-id.ts";
import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { parseItem } from "../item/item.ts";
import { isHeading } from "./headings.ts";

/**
 * Where something was eaten, by the name of a chain: "Greggs after work, steak bake", "patty melt
 * whataburger". Some chains are called like a food of theirs, which wasn't had beside the others.
 */

interface Patterns {
  /** "Mcdonalds on the way home, ": the chain, what is told of it, and what parts it from the foods. */
  before: RegExp;
  behind: RegExp;
  /** "Taco bell 2 bean burritos": so many of its own. */
  counted: RegExp;
  /** "A dominos small pepperoni pizza": a size between the two. */
  sized: RegExp;
  /** "Panda express orange chicken, chow mein": its own first, and what else was had. */
  first: RegExp;
  /** "A whopper from burger king and fries": where more follows. */
  from: RegExp;
  /** "We stopped at panera": at the end of a text. */
  last: RegExp;
  /** "2 tacos, taco bell": where all of it was from. */
  alone: RegExp;
}

const told = String.raw`(?: (?:after|before|during|on|for|at|in|near|with|w|w\/|again|tonight|today|yesterday|last|this|late|drive|run|trip|stop|order|delivery|take-?out|take-?away|lunch|dinner|breakfast|brekkie|brunch|supper|app|date|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^,.;:\n\d]{0,30}(?:\d{1,2} ?[ap]m)?)`;

const opened = new WeakMap<Catalogue, Patterns>();

function patternsOf(catalogue: Catalogue): Patterns {
  const known = opened.get(catalogue);
  if (known) return known;
  const { chain } = catalogue.vocabulary;
  const patterns = {
    before: new RegExp(
      String.raw`(?<=^|[\n;.] ?)(?:(?:i |we )?(?:had|ate|went to|at|from|stopped at|hit|got|grabbed|in) )?(?:an? |the )?(${chain})(${told})?( ?[,:;.!\n]+| -)\s*(?=[\p{L}\d])([^\n]*)`,
      "giu",
    ),
    behind: new RegExp(
      String.raw`(?<=^|[,;.\n] ?)([^,;.:()\n]{3,50}?)(?<! [-–]) (?:from |@ ?)?(${chain})(?=[,;.\n(]|$| \()`,
      "giu",
    ),
    from: new RegExp(
      String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate|and|got) )([^,;.:()\n]{3,50}?) (?:from|@) (${chain})(?= (?:with|and|plus) )`,
      "giu",
    ),
    last: new RegExp(String.raw`\b(${chain})$`, "iu"),
    alone: new RegExp(String.raw`^([^,;.:()\n]{3,60}), (?:from |@ ?|at )?(${chain})\.?$`, "iu"),
    first: new RegExp(
      String.raw`(?<=^|[\n;.] ?)((?:\d{1,2} |an? )?(${chain}) [^,;.:()\n\d+&]{3,50}?)(,| \+| &| and| w\/?| with)( [^;.()\n]+)`,
      "giu",
    ),
    sized: new RegExp(String.raw`(?<=\b(?:an?|one) )(${chain}) (${sizes}) (?=\p{L})`, "giu"),
    counted: new RegExp(
      String.raw`(?<=^|[,;.\n] ?|\b(?:and|had|ate) )(${chain}) (\d{1,2}|${twoOrMore}) (?=\p{L})(?!(?:inch|in|ft|foot|oz|g|ml|x|pcs?|pces?|pieces?|for|lb|strips?|slices?|sl|cups?|bowls?|scoops?|packs?|packets?|cans?|bottles?|nuggets|wings)\b)`,
      "giu",
    ),
  };
  opened.set(catalogue, patterns);
  return patterns;
}

/** The chain that a text ends in. */
export const chainAtEnd = (catalogue: Catalogue, text: string): string | undefined =>
  patternsOf(catalogue).last.exec(text)?.[1];

/** A text with the chain's own of what was eaten there, and no food of the chain's name beside it. */
export function withoutChains(catalogue: Catalogue, text: string): string {
  const { isName } = catalogue;
  const { alone, before, behind, counted, first, from, sized } = patternsOf(catalogue);
  return text
    .replace(alone, (_, food: string, chain: string) => ofChain(catalogue, chain, food))
    .replace(sized, "$2 $1 ")
    .replace(counted, "$2 $1 ")
    .replace(
      before,
      (said: string, chain: string, when: string | undefined, end: string, foods: string) => {
        // "Whataburger, fries" is one of its burgers.
        const isFood = when === undefined && end.trim() === "," && /burger$/i.test(chain);
        if (isFood || !isCircumstance(when ?? "", isName)) return said;
        return foods
          .split(/(, ?|\. )/)
          .flatMap((listed) => parted(catalogue, listed))
          .map((food) => ofChain(catalogue, chain, food))
          .join("");
      },
    )
    .replace(first, (said: string, food: string, chain: string, joint: string, more: string) => {
      if (holdsOthers.test(food) || !isName(parseItem(catalogue, food).name)) return said;
      const others = more.split(/(, ?| \+ | & | and | w\/? | with )/);
      return food + joint + others.map((one) => ofChain(catalogue, chain, one)).join("");
    })
    .replace(from, (said: string, food: string, chain: string) =>
      ofChainIf(catalogue, said, food, chain),
    )
    .replace(behind, (said: string, food: string, chain: string) =>
      ofChainIf(catalogue, said, food, chain),
    );
}

/** A food with the chain that stands behind it, if it is known for such a food. */
function ofChainIf(catalogue: Catalogue, said: string, food: string, chain: string): string {
  const { isName } = catalogue;
  if (isCounting.test(food)) return said;
  const { name } = parseItem(catalogue, food);
  if (isName(said) || (!isName(name) && !isName(ownName(chain, name)))) return said;
  return ofChain(catalogue, chain, food);
}

/** "Rice 3 spoons", "jollof 2 serving spoons": what is counted there is no pub. */
const isCounting = new RegExp(
  String.raw`(?:\d|\b(?:${numeral}|few|couple|${sizes}|heaped|level|serving|table|tea|dessert|soup))$`,
  "iu",
);

/** What follows these is in them. */
const holdsOthers = /\b(?:bowl|plate|salad|sub|footlong|wrap|burrito|sandwich|meal|combo)s?$/iu;

/** "On the way home", "in Amarillo", but not "for fries". */
const isCircumstance = (said: string, isName: (text: string) => boolean): boolean =>
  / (?:in|at|near|by|off) \p{Lu}/u.test(said) || isHeading(said.trim(), isName);

/** "Burger and fries" is parted, "mac and cheese" isn't. */
const parted = (catalogue: Catalogue, foods: string): string[] =>
  catalogue.isName(parseItem(catalogue, foods).name) ? [foods] : foods.split(/( and )/);

/** "Greggs cheese and onion bake", where "cheese n onion bake" was said. */
const ownName = (chain: string, name: string) =>
  `${chain} ${name.replace(/ (?:n|&) /giu, " and ")}`;

/** "2 fries" as "2 mcdonalds fries", if the chain is known for them. */
export function ofChain(catalogue: Catalogue, chain: string, food: string): string {
  const { name } = parseItem(catalogue, food.trim());
  const own = ownName(chain, name);
  if (
    catalogue.vocabulary.wordsOf(name).length === 0 ||
    !food.includes(name) ||
    !catalogue.isName(own)
  )
    return food;
  const [match] = catalogue.search(own, 1);
  const isOwn = match && (isLabelId(match.id) || startsWithWord(match.name, chain));
  return isOwn && !startsWithWord(name, chain) ? food.replace(name, own) : food;
}

/** "McDONALD'S, French Fries", of "mcdonalds". */
function startsWithWord(name: string, word: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(name).startsWith(letters(word));
}
