import type { Catalogue } from "../../catalogue.ts";
import type { Kitchen } from "../../dishes/kitchen.ts";
import { plainFilling } from "../../dishes/templates/filling.ts";
import { cutLikePasta } from "../../dishes/templates/pasta.ts";
import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountOnly } from "../item/item.ts";
import { condiment } from "../told/brackets.ts";

/** Dishes that people describe by their contents. */
const dish =
  "sandwich(?:es)?|(?:sarnie|toastie|panini|sub|baguette|ciabatta|bagel|croissant|omelet(?:te)?|frittata|wrap|burrito|quesadilla|taco|fajita|pizza|smoothie)s?|(?<!greek )salad|stir[- ]?fry|(?:poke|buddha|burrito|grain|rice|power|salad|chipotle) bowl";
const pasta = `(?<!${cutLikePasta} )(?:pasta|spaghetti|penne|fettuccine|tagliatelle|linguine|fusilli|rigatoni|noodles)`;
/** The dish must come before any "and" or "with": after that, another food begins. */
const before = String.raw`^(?:(?:(?! and | with |,).)*\s)?`;
const listing = new RegExp(
  String.raw`${before}(?:(?:${dish}|${pasta})(?: (?:made|filled|topped))? (?:with|of|from)|bowl with) (.+)$`,
  "i",
);
const bracketed = sparing(String.raw`\b(${dish}|bowl) ?\(([\p{L} ,&+-]{3,80})\)`, "giu");
const onBread =
  "on (?:(?:a|an|some|toasted|dark|light|white|brown) )*(?:rye|wheat|white|sourdough|wholemeal|ciabatta|baguette|bagel|roll|bun|bread)";
/** A dish at the end of a text, in at most so many words. */
const closing = new RegExp(String.raw`^(?:${dish}|${onBread}(?: bread)?)$`, "i");
const longestClosing = 6;
/** Dressing alone doesn't make a described salad. */
const dressingAlone = /^(?:[\p{L} ]*\b)?(?:oil|dressing|vinaigrette|vinegar|mayo|ketchup|sauce)$/iu;
/** Served beside a dish, not part of it. */
const beside =
  /\b(?:coffee|tea|oj|pepsi|sprite|fanta|dr pepper|gatorade|lemonade|ginger ale|latte|cappuccino|espresso|americano|mocha|macchiato|cortado|flat white|frappuccino|matcha|chai|squash|cider|prosecco|kombucha|milkshake|coke|cola|soda|beer|wine|water|juice|fries|crisps|soup|toast|biscuits?|cookies?|cake|chips|salad|bread|shake|smoothie|hash ?brown|home fries|tater tot|grits|pancake|muffin|pita|(?:baked|green) bean|mash|mashed potatoe|potato salad|onion ring|applesauce|naan|roti|breadstick|baguette)s?$/i;
const inSmoothie = /\b(?:milk|juice|water|yogh?urt|kefir)$/i;
/** "Mini marshmallows" and "regular dressing" are kinds, so not all sizes. */
const amounted = new RegExp(
  String.raw`\d|^(?:an?|${numeral}|some|half|my|the|side|small|medium|large|glass|cup|bowl|slice|bag|packet|can|bottle|pint|mug|handful|scoop|piece|order|portion)\b`,
  "i",
);

/** "Smoothie (banana, spinach)" becomes "smoothie with banana, spinach". */
export function withoutBrackets(text: string): string {
  return text.replace(bracketed, "$1 with $2");
}

const unparted = sparing(
  String.raw`\b((?:${dish}|rolls?|(?:ham|cheese)?burgers?|bap|kebab|sarnies?) with )([\p{L} ]+?)(?=[,.;]|$| (?:and|on|with|in)\b)`,
  "giu",
);

/** "Burrito with egg potato bacon cheese" becomes "burrito with egg and potato and bacon and cheese". */
export function withFillingsParted(catalogue: Catalogue, text: string): string {
  const isInIt = (one: string) => plainFilling(catalogue.kitchen, one) ?? condiment.test(one);
  return text.replace(unparted, (said: string, before: string, things: string) => {
    const fillings = inPairs(catalogue, things.split(" "));
    const isList = fillings.length > 1 && fillings.every(isInIt);
    return isList ? `${before}${fillings.join(" and ")}` : said;
  });
}

const sauce = /^(?:sauce|dressing|mayo|ketchup|relish)$/i;

/** Words, of which two that name one filling stay together: "goat cheese", "feta cheese". */
function inPairs({ kitchen, isName }: Catalogue, words: readonly string[]): string[] {
  const roleOf = (text: string) => plainFilling(kitchen, text);
  return words.reduce<string[]>((said, word) => {
    const last = said.at(-1);
    const pair = `${last} ${word}`;
    // "Goat cheese", and "tomato sauce", which is no tomato with a sauce.
    const isOne =
      last !== undefined &&
      isName(pair) &&
      (roleOf(word) === undefined
        ? sauce.test(word)
        : (roleOf(pair) ?? roleOf(last)) === roleOf(word));
    return isOne ? [...said.slice(0, -1), pair] : [...said, word];
  }, []);
}

/** Whether these words could be one ingredient of the dish that `listed` begins. */
export function isInside({ measures }: Catalogue, thing: string, listed: string): boolean {
  // "A bowl with chicken and rice without sour cream": of the bowl.
  const words = thing.trim().replace(/ without [\p{L} ]+$/u, "");
  if (words === "" || amounted.test(words) || words.split(" ").length > 3) return false;
  if (amountOnly(measures, words)) return false;
  return (/\bsmoothie\b/i.test(listed) && inSmoothie.test(words)) || !beside.test(words);
}

/** An amount of the whole dish, not of its first ingredient, as in "2 eggs and ham omelette". */
const dishAmount = new RegExp(
  String.raw`^(?:(?:\d+|an?|${numeral}|half an?) (?:slices?|pieces?|halves|bites?) of (?:an? |the )?|(?:an?|one|half an?|(?:\d{1,2}(?:\.\d{1,2})?|${twoOrMore})(?! \p{L}+s )) )?(?:(?:${sizes}|toasted|homemade) )?`,
  "iu",
);

/** "Ham and cheese croissant": what comes before the dish is in it. */
export function isNamedByParts(catalogue: Catalogue, text: string): boolean {
  const said = text.replace(dishAmount, "");
  if (/ with /i.test(said)) return false;
  const [first = "", second = ""] = beforeClosing(said)?.split(/ (?:and|&) (.*)$/i) ?? [];
  if (first === "" || second === "") return false;
  const things = [first, ...second.split(/, | (?:and|&) /i)];
  if (/ smoothie$/i.test(said)) return things.every((thing) => isInside(catalogue, thing, said));
  return things.every((thing) => plainFilling(catalogue.kitchen, thing) !== undefined);
}

/** The text before the dish that it ends with. */
function beforeClosing(text: string): string | undefined {
  let space = text.lastIndexOf(" ");
  for (let words = 1; words <= longestClosing && space > 0; words++) {
    if (closing.test(text.slice(space + 1))) return text.slice(0, space);
    space = text.lastIndexOf(" ", space - 1);
  }
  return undefined;
}

/** "Omelette with ham and cheese": a dish and nothing but its contents. */
export function isToldByParts(catalogue: Catalogue, text: string): boolean {
  const things = listing.exec(text)?.[1]?.split(/, | (?:and|&) /i) ?? [];
  return (
    things.length > (new RegExp(String.raw`\b(?:${pasta}) with\b`, "i").test(text) ? 1 : 0) &&
    things.every((thing) => isInside(catalogue, thing.replace(/^and /i, ""), text)) &&
    !things.every((thing) => dressingAlone.test(thing.replace(/ (?:without|no) .*/i, "")))
  );
}

/**
 * Joins what commas have split: "omelette with ham, cheese and mushrooms" and "ham, cheese and
 * tomato sandwich" are one dish each. Other chunks are left alone.
 */
export function joinLists(catalogue: Catalogue, chunks: readonly string[]): string[] {
  const { kitchen } = catalogue;
  const joined: string[] = [];
  let isOpen = false;
  for (const chunk of chunks) {
    let rest = chunk;
    const last = joined.at(-1);
    if (isOpen && last !== undefined) {
      const listed = goOn(catalogue, last, chunk);
      joined[joined.length - 1] = listed.dish;
      isOpen = listed.isOpen;
      rest = listed.rest;
      if (rest === "") continue;
    }
    isOpen = beginsList(catalogue, rest) ?? isOpen;
    const isClosing = isNamedByParts(catalogue, rest.split(nextFood)[0] ?? "");
    const before = isClosing ? joined.splice(joined.length - partsBefore(kitchen, joined)) : [];
    joined.push([...before, rest].join(" and "));
  }
  return joined;
}

/** Whether the dish that a text begins may have more ingredients; undefined if it begins none. */
function beginsList(catalogue: Catalogue, text: string): boolean | undefined {
  const begun = listing.exec(text)?.[1];
  if (begun === undefined) return undefined;
  if (/\d| (?:and|&|with) /i.test(begun)) return false;
  return isToldByParts(catalogue, text) || isInside(catalogue, begun, text);
}

/** Adds the ingredients in a chunk to the dish before it; the list ends at its "and". */
function goOn(catalogue: Catalogue, dish: string, chunk: string) {
  const said = chunk.trim().split(/(?:^| )(?:and|&) /i);
  const things = said[0] === "" ? said.slice(1) : said;
  const stranger = things.findIndex((thing) => !isInside(catalogue, thing, dish));
  const inside = things.slice(0, stranger < 0 ? things.length : stranger);
  return {
    dish: [dish, ...inside].join(" and "),
    rest: things.slice(inside.length).join(" and "),
    isOpen: said.length === 1 && inside.length === 1,
  };
}

/** An article or number starts another food. */
const nextFood = / (?:and|&|with) (?=an? |\d|one |two |some )/i;

/**
 * How many of the last chunks are ingredients of the dish named after them: "ham, cheese and …".
 */
function partsBefore(kitchen: Kitchen, joined: readonly string[]): number {
  let count = 0;
  while (count < joined.length && plainFilling(kitchen, joined.at(-1 - count) ?? "")) count++;
  return count;
}
