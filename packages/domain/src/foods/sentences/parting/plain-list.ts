import type { Catalogue } from "../../catalogue.ts";
import { isDishId, isMixtureId } from "../../food-id.ts";
import { type Kind, kindIs } from "../../measures/kinds.ts";
import { cookedSo, cutSo } from "../../names/cooking-words.ts";
import { kindOf } from "../../names/found-kind.ts";
import { longestNames } from "../../names/longest-names.ts";

/** Before these, other foods tell what they are made with: "tuna rye bread", "ham cheese omelette". */
const madeWith = new Set(["bread", "egg"]);
const breakfast = new Set(["egg", "bacon", "sausage"]);
const breakfastEnds = /^(?:eggs?|toast|coffee|tea|milk|juice)$/i;
const word = /^\p{L}[\p{L}'-]*$/u;
const joint = /^(?:and|with|or|in|on|of)$/i;
const isPlain = (one: string) => word.test(one) && !joint.test(one);
/** "Minced" alone is beef in Britain, but before a food it tells how that was prepared. */
export const prepared = new RegExp(
  String.raw`^(?:ground|${cutSo}|melted|toasted|fried|roast|roasted|smoked|stuffed)$`,
  "i",
);
const cooked = new RegExp(`^(?:${cookedSo}|roast)$`, "i");
const words = { least: 3, most: 8 };
/** Words of a name: "green beans", but also "chicken" and "rice" where "chicken rice" is a dish. */
const longest = [3, 1];

/**
 * "Eggs toast bacon coffee", "chicken rice broccoli": foods that nothing separates. Undefined where
 * the words may be one food.
 */
export function plainList(catalogue: Catalogue, text: string): string[] | undefined {
  // "Meatloaf slice mashed potatoes green beans"
  const said = text.replace(/(?<=\p{L}) (?:slice|piece|patty)(?= )/giu, "").split(" ");
  if (said.length < words.least || said.length > words.most) return undefined;
  // Where "and" joins foods, it is that which parts them: "omelet with ham and cheese".
  if (!said.every(isPlain) || isNameCooked(catalogue, said)) return undefined;
  const lists = longest.map((most) => namesIn(catalogue, said, most));
  const list =
    lists.find((foods) => foods && isMeal(catalogue, foods)) ??
    bowlIn(catalogue, lists[0]) ??
    listWithOthers(catalogue, said);
  return list && !isFoundWhole(catalogue, text) ? list : undefined;
}

/** A name, or a longer one and how it was made: "roasted sweet potato wedges", not "fried egg rice". */
function isNameCooked({ isName }: Catalogue, said: readonly string[]): boolean {
  const [how = "", ...others] = said;
  if (isName(said.join(" "))) return true;
  return others.length >= words.least && cooked.test(how) && isName(others.join(" "));
}

/** From so many foods on, what goes with them may end the row: "toast butter jam tea". */
const leastWithOthers = 4;

/** "Rice chicken broccoli soy sauce", "eggs toast coffee oj": a list, and what goes with it. */
function listWithOthers(catalogue: Catalogue, said: readonly string[]): string[] | undefined {
  const others: string[] = [];
  let rest = said;
  for (let name = nameGoingWith(catalogue, rest); name; name = nameGoingWith(catalogue, rest)) {
    others.unshift(name.join(" "));
    rest = rest.slice(0, -name.length);
  }
  if (others.length === 0) return undefined;
  const list = longest
    .map((most) => namesIn(catalogue, rest, most))
    .find((foods) =>
      foods?.length === 1
        ? kindIs(kindOf(catalogue, foods[0] ?? ""), "plated")
        : foods && isMeal(catalogue, foods),
    );
  if (!list || list.length + others.length < leastWithOthers) return undefined;
  return [...list, ...others];
}

const sauce = /\b(?:sauce|mayo|dressing|gravy|ketchup|mustard)$/i;

/** The longest name at the end of a row that goes with other foods, or a fruit, which nothing follows. */
function nameGoingWith(
  catalogue: Catalogue,
  row: readonly string[],
): readonly string[] | undefined {
  for (let length = Math.min(longest[0] ?? 1, row.length - 1); length > 0; length--) {
    const name = row.slice(-length);
    if (catalogue.isName(name.join(" "))) {
      const kind = kindOf(catalogue, name.join(" "));
      const isLast = goesWith(kind) || onBowl.has(kind?.name ?? "") || sauce.test(name.join(" "));
      return isLast ? name : undefined;
    }
  }
  return undefined;
}

/** Words that a dish ends with, whatever was named before: "chicken quesadilla soup". */
export const dishEnd =
  /^(?:soups?|salads?|sandwich(?:es)?|wraps?|burgers?|pizzas?|rolls?|pies?|casserole|stew|curry|bowl|tacos?|bake|cakes?|muffins?|scones?|doughnuts?|donuts?|brownies?|cheesecakes?|milkshakes?)$/i;

/** What is put together of the others: "turkey provolone sandwich whole wheat". */
const made = /^(?:sandwich|sub|wrap|toastie|panini|baguette|omelet(?:te)?)(?:e?s)?$/i;

/** What is a part of an animal, and counted of its meat. */
export const part =
  /^(?:rib|wing|leg|thigh|drumstick|breast|fillet|filet|chop|cutlet|patt(?:y|ie))s?$/i;

function isMeal(catalogue: Catalogue, foods: readonly string[]): boolean {
  if (foods.length < 2 || foods.some((name) => part.test(name) || made.test(name))) return false;
  const last = foods.at(-1) ?? "";
  // "Ham cheese tomato sandwich"
  return !dishEnd.test(last) && areEatenTogether(catalogue, foods, last);
}

/** What stands in a bowl, and what is put on it: "oats banana peanut butter honey". */
const inBowl = new Set(["oatmeal", "porridge", "raw grain", "dry cereal", "yogurt"]);
const onBowl = new Set(["fruit", "berries", "dried fruit", "nuts and seeds", "dry cereal"]);

function bowlIn(catalogue: Catalogue, foods: string[] = []): string[] | undefined {
  const [bowl = "", ...others] = foods;
  const isBowl =
    others.length > 1 &&
    inBowl.has(kindOf(catalogue, bowl)?.name ?? "") &&
    others.every((name) => {
      const kind = kindOf(catalogue, name);
      // "Cereal frosted flakes whole milk" is one bowl.
      const isSame = kind?.name === kindOf(catalogue, bowl)?.name;
      return !isSame && (goesWith(kind) || onBowl.has(kind?.name ?? ""));
    });
  return isBowl ? foods : undefined;
}

/** Whether it goes with other foods, on them or in a glass, so that it tells nothing of the row. */
const goesWith = (kind: Kind | undefined): boolean =>
  kindIs(kind, "drink") ||
  (kindIs(kind, "served with") && !kindIs(kind, "plated")) ||
  kind?.role === "spread";

function areEatenTogether(catalogue: Catalogue, foods: readonly string[], last: string): boolean {
  const kinds = foods.map((name) => kindOf(catalogue, name));
  const end = kinds.at(-1);
  // "Shredded cheddar cheese"
  if (foods.length === 2 && kinds[0]?.name === kinds[1]?.name) return false;
  const before = kinds.slice(0, -1);
  // So many are no dish of one food and what it is made with.
  if (foods.length > 3 && kinds.every((kind) => kindIs(kind, "plated") || kindIs(kind, "main")))
    return true;
  if (!before.every((kind) => kindIs(kind, "plated"))) return false;
  if (!breakfastEnds.test(last)) return kindIs(end, "plated") && !madeWith.has(end?.name ?? "");
  return before.some((kind) => breakfast.has(kind?.name ?? ""));
}

/**
 * "Lox cream cheese capers", which no food is called: its names, if every word belongs to one and
 * they are more than a joined one.
 */
export function namesInRow(catalogue: Catalogue, text: string): string[] | undefined {
  const said = text.split(" ");
  if (said.length < 2 || said.length > words.most || !said.every(isPlain)) return undefined;
  const names = namesIn(catalogue, said, longest[0] ?? 1);
  return names && names.length > 1 ? names : undefined;
}

/**
 * "Chicken schnitzel chips", which was found as a cutlet: its names, if the food that was found
 * has no word of one of them, and that is a main food.
 */
export function foodsBesideFound(
  catalogue: Catalogue,
  said: string,
  found: { id: string; name: string },
): string[] | undefined {
  // What was put together was found by all its words.
  if (isMixtureId(found.id) || catalogue.isName(said)) return undefined;
  const names = namesInRow(catalogue, said);
  if (!names || names.length > 3 || dishEnd.test(names.at(-1) ?? "")) return undefined;
  const { vocabulary } = catalogue;
  const own = new Set(vocabulary.wordsOf(found.name));
  const isBeside = (name: string) => vocabulary.wordsOf(name).every((word) => !own.has(word));
  const beside = names.filter(isBeside);
  if (beside.length === names.length || areOverlapping(catalogue, names)) return undefined;
  // "Idli sambar coconut chutney": two at least that no word of it is for.
  if (beside.length > 1 && beside.every((name) => !kindIs(kindOf(catalogue, name), "flavoring"))) {
    return names;
  }
  // What stands before it may tell what is in it: "chicken doner".
  if (!beside.includes(names.at(-1) ?? "")) return undefined;
  return beside.some((name) => kindIs(kindOf(catalogue, name), "main")) ? names : undefined;
}

/** Less likely than this the food that was meant, it may as well be one of several. */
const doubtful = { dish: 0.5, any: 0.25 };

/**
 * "Samosa chai", which was found as chai alone, and not surely: its names, if one that was left over
 * is a dish, which tells of no other food what it is made with.
 */
export function foodsBesideDoubtful(
  catalogue: Catalogue,
  said: string,
  found: { id: string; sure: number },
): string[] | undefined {
  if (isMixtureId(found.id) || found.sure >= doubtful.dish || catalogue.isName(said)) {
    return undefined;
  }
  const names = namesInRow(catalogue, said);
  if (!names || names.length > 4 || dishEnd.test(names.at(-1) ?? "")) return undefined;
  if (areOverlapping(catalogue, names) || isKindOfLast(catalogue, said, names, found.id)) {
    return undefined;
  }
  const beside = names.filter((name) => catalogue.search(name, 1)[0]?.id !== found.id);
  // "Pasta pesto" is a food of its own; "cereal milk banana" hardly is a powder with milk.
  if (beside.length === names.length) return found.sure < doubtful.any ? names : undefined;
  const dishes = beside.filter((name) => isDish(catalogue, name));
  const mains = beside.filter((name) => kindIs(kindOf(catalogue, name), "main"));
  return dishes.length > 0 || mains.length > 1 ? names : undefined;
}

/** "Mushroom gravy", "whole wheat macaroni": of two names, the data has the last one as the first. */
function isKindOfLast(
  catalogue: Catalogue,
  said: string,
  [, last = "", ...more]: readonly string[],
  id: string,
): boolean {
  const head = catalogue.headOf(id) ?? "";
  const isHead = more.length === 0 && catalogue.vocabulary.wordsOf(last).includes(head);
  return isHead && isFoundWhole(catalogue, said);
}

const isDish = ({ search }: Catalogue, name: string): boolean =>
  isDishId(search(name, 1)[0]?.id ?? "");

/** "Semisweet chocolate" and "chips", of which "chocolate chips" are a name, too. */
function areOverlapping({ isName }: Catalogue, [first = "", second = "", ...more]: string[]) {
  const [, last] = / (\S+)$/.exec(first) ?? [];
  return more.length === 0 && last !== undefined && isName(`${last} ${second}`);
}

/** A name, also behind a maker that isn't known with it: "KFC zinger burger". */
export const isFood = ({ isName, isDescription }: Catalogue, words: readonly string[]): boolean =>
  isName(words.join(" ")) ||
  (words.length > 2 && isName(words.slice(1).join(" ")) && !isDescription(words.join(" ")));

/** The same, or several names in a row. */
export const areFoods = (catalogue: Catalogue, words: readonly string[]): boolean =>
  isFood(catalogue, words) || namesInRow(catalogue, words.join(" ")) !== undefined;

/** The longest names; none if one only tells how the next was prepared: "ground". */
function namesIn(
  { isName }: Catalogue,
  said: readonly string[],
  longestName: number,
): string[] | undefined {
  const names = longestNames(said, isName, longestName);
  const isPreparation = (name: string, at: number) =>
    at + 1 < (names?.length ?? 0) && prepared.test(name);
  return names?.some(isPreparation) ? undefined : names;
}

/** Whether one food's name has all the words; "chicken rice veg" is no soup of these that nobody named. */
export function isFoundWhole({ search, vocabulary }: Catalogue, text: string): boolean {
  const name = search(text, 1)[0]?.name ?? "";
  if (/\bsoup\b/i.test(name) && !/\bsoups?\b/i.test(text)) return false;
  const own = new Set(vocabulary.wordsOf(name));
  return vocabulary.wordsOf(text).every((one) => own.has(one));
}
