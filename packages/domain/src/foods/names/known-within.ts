import type { Catalogue, FoodMatch } from "../catalogue.ts";
import { fullNameScore } from "./full-name-score.ts";
import type { KnownPart } from "./known-part.ts";
import { partsOf } from "./known-tail.ts";

/** Foods of another kind whose energy hardly differs may as well be what is meant: "frosted roll". */
const farApart = 1.5;
/** How it was kept or cut up makes nothing else of a food: "bone-in chicken" is no bone broth. */
const kept =
  /^(?:(?:bone[- ]in|boneless|skinless|skin[- ]on|frozen|thawed|fresh|cut[- ]up|mashed|whole|toasted(?= .*(?:bread|loaf|cake|scone|muffin)$))[ ,]+)+/i;
/** What has less, in kcal per 100 g, may have nothing left without its sugar: "diet fruit drink". */
const leastWhole = 100;

/**
 * The name that a text only describes further, if what is found for the whole is another kind of
 * thing: "crispy apple" is an apple rather than the apple chips of some maker, and "spicy rice" no
 * puffed rice. Words that are foods or brands make another food of it.
 */
export function knownWithin(
  catalogue: Catalogue,
  text: string,
  found: FoodMatch,
  limit: number,
): KnownPart | undefined {
  // A misspelt word only looks as if no food were called so.
  if (found.by === "spelling" || found.score >= fullNameScore || catalogue.isName(text))
    return undefined;
  const claimless = withoutClaim(catalogue, text);
  const isClaim = claimless !== text;
  const names = isClaim ? [claimless].filter(catalogue.isName) : namesWithin(catalogue, text);
  const cut = knownKept(catalogue, text, found, limit);
  if (cut) return cut;
  for (const name of names) {
    const matches = catalogue.search(name, limit);
    const [match] = matches;
    if (match && match.id !== found.id) {
      if (isClaim && (catalogue.energyOf(match.id) ?? 0) < leastWhole) return undefined;
      return isKindOf(catalogue, found, name, match) ? undefined : { name, matches };
    }
  }
  return undefined;
}

/** "Frozen chicken breast", where what is found for it is headed by another food. */
function knownKept(catalogue: Catalogue, text: string, found: FoodMatch, limit: number) {
  const name = text.replace(kept, "");
  if (name === text || !catalogue.isName(name)) return undefined;
  const matches = catalogue.search(name, limit);
  const [match] = matches;
  if (!match) return undefined;
  // "Toasted banana bread" is no toast.
  const words = catalogue.vocabulary.wordsOf(name);
  const heard = (id: string) => {
    const food = catalogue.food(id);
    return food ? catalogue.heardIn(food, words) : 0;
  };
  const isOther = catalogue.headOf(found.id) !== catalogue.headOf(match.id);
  return isOther || heard(found.id) < heard(match.id) ? { name, matches } : undefined;
}

/** "Vegan salad" and "microwaved oatmeal", which nothing is called: the salad, the oatmeal. */
export function knownBesideClaim(
  catalogue: Catalogue,
  text: string,
  limit: number,
): KnownPart | undefined {
  const name = nameDescribed(catalogue, text);
  return name === undefined ? undefined : { name, matches: catalogue.search(name, limit) };
}

/** The name in a text that besides only claims something, or says how it was cut, made or packed. */
export function nameDescribed(catalogue: Catalogue, text: string): string | undefined {
  const claimless = withoutClaim(catalogue, text);
  const name = catalogue.isName(claimless) ? claimless : nameBehindState(catalogue, text);
  return name === text ? undefined : name;
}

/** "Vegan salad" without what any food may be. */
const withoutClaim = ({ vocabulary }: Catalogue, text: string): string =>
  text.replace(vocabulary.claimBefore, "$1").replace(vocabulary.claimAfter, "");

/** "Cut up mango": the name behind how it was cut, made or packed. */
function nameBehindState({ isName, vocabulary }: Catalogue, text: string): string | undefined {
  const words = text.split(" ");
  for (let at = 1; at < words.length; at++) {
    if (!vocabulary.saysState(words.slice(0, at).join(" "))) continue;
    const name = words.slice(at).join(" ");
    if (isName(name)) return name;
  }
  return undefined;
}

/** The text without a first word that is neither food nor form, or a last one that only describes. */
function namesWithin(catalogue: Catalogue, text: string): string[] {
  const { isName, isDescription, vocabulary } = catalogue;
  const { brands, formCosts, spoken, wordsOf } = vocabulary;
  const { words, after } = partsOf(text);
  if (after !== "") return [];
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  // "The chicken lady" is no chicken.
  const isMore = (word: string) => brands.has(word) || formCosts.has(word) || spoken.has(word);
  const isLess = (text: string) => !isName(text) && !wordsOf(text).some(isMore);
  const tail = isLess(first) ? words.slice(1) : [];
  const begin = isLess(last) && isDescription(last) ? words.slice(0, -1) : [];
  return [tail, begin].map((some) => some.join(" ")).filter(isName);
}

/** Whether both foods are one of the same, or the first is one of what the name says. */
function isKindOf(
  { headOf, energyOf, vocabulary }: Catalogue,
  found: FoodMatch,
  name: string,
  match: FoodMatch,
): boolean {
  const kind = headOf(found.id);
  if (kind === undefined || kind === headOf(match.id) || kind === vocabulary.headOf(name))
    return true;
  const [less = 0, more = 0] = [energyOf(found.id) ?? 0, energyOf(match.id) ?? 0].toSorted(
    (a, b) => a - b,
  );
  return more < less * farApart;
}
