import type { Catalogue, FoodMatch } from "../catalogue.ts";
import { kindOf } from "../measures/kinds.ts";
import { plainText, wordsOf } from "../names/words.ts";
import type { Food } from "../table.ts";
import { mixtureId } from "./mixture.ts";

/** Grams of what is added to 100 g of the whole, by its kind; the first that fits. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/^(?:butter|oil)$/, 5],
  [/^(?:sugar|honey and syrup|jam and spread)$/, 8],
  [/^(?:mayonnaise and dressing|cream|nut butter|nuts and seeds|cheese.*)$/, 12],
  [/^(?:dried fruit|bacon|frosting|candy and chocolate)$/, 15],
  [/^(?:salt and spice|vinegar and extract)$/, 1],
];
const usualShare = 22;

/** On a slice of bread lies more than there is in a bowl of rice. */
const onBread: readonly (readonly [RegExp, number])[] = [
  [/^butter$/, 15],
  [/^(?:jam and spread|honey and syrup)$/, 40],
  [/^(?:cheese, soft|cream|mayonnaise and dressing)$/, 28],
  [/^(?:nut butter|cheese)$/, 36],
];
const usualOnBread = 45;
/** Flakes swim in milk. */
const milkOnCereal = 75;

/** Kinds that things are eaten with, or on. */
const bases =
  /grain|porridge|pasta|potato|fries|beans|vegetable|bread|roll|cracker|pancake|doughnut|cereal|yogurt|ice cream|pudding|salad|berries|fruit|leaves/;

/** What is stirred into tea and the like, and how much of it. */
const inDrinks = /^(?:sugar|honey and syrup|cream)$/;
const stirredIn = 5;

const sure = 0.8;
/** What a food has rather than gets. */
const itsOwn = /\b(?:skin|peel|bones?|seeds?|rind|crust|water|juice)\b/;

/**
 * Two foods of which the one is eaten with or on the other: "rice with raisins", "toast with
 * almond butter". Undefined when the text names one food, or a part isn't surely known.
 */
export function readPair(
  catalogue: Catalogue,
  text: string,
  match: FoodMatch | undefined,
): { food: Food; score: number } | undefined {
  const said = plainText(text).match(
    /^([^;(]{3,60}?),? (?:with|topped with|and) ([a-z -]{3,40}?)(?:,? (?:no added fat|fat added|nfs).*)?$/,
  );
  const [, baseText = "", addedText = ""] = said ?? [];
  const addedWords = wordsOf(addedText);
  if (addedWords.length === 0 || addedWords.length > 3 || itsOwn.test(addedText)) return undefined;
  const nameWords = wordsOf(match?.name ?? "");
  if (addedWords.every((word) => nameWords.includes(word))) return undefined;
  const [baseMatch] = catalogue.search(baseText, 1);
  const [addedMatch] = catalogue.search(addedText, 1);
  if (!baseMatch || !addedMatch || Math.min(baseMatch.score, addedMatch.score) < sure) {
    return undefined;
  }
  const base = catalogue.food(baseMatch.id);
  const added = catalogue.food(addedMatch.id);
  if (!base || !added || base.id === added.id) return undefined;
  const [baseKind, addedKind] = [kindOf(base).name, kindOf(added).name];
  const stirred = baseKind === "drink" && inDrinks.test(addedKind);
  if (!bases.test(baseKind) && !stirred) return undefined;
  const isBread = /bread|roll|cracker/.test(baseKind);
  const table = isBread ? onBread : shares;
  const swims = baseKind === "dry cereal" && addedKind === "drink";
  const share = swims
    ? milkOnCereal
    : stirred
      ? stirredIn
      : (table.find(([kind]) => kind.test(addedKind))?.[1] ??
        (isBread ? usualOnBread : usualShare));
  const food = catalogue.food(
    mixtureId([
      { id: base.id, grams: 100 - share },
      { id: added.id, grams: share },
    ]),
  );
  return food && { food, score: Math.min(baseMatch.score, addedMatch.score) * 0.75 };
}
