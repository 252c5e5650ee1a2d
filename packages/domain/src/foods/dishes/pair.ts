import type { Catalogue, FoodMatch } from "../catalogue.ts";
import type { Kind } from "../measures/kinds.ts";
import { plainText, wordsOf } from "../names/words.ts";
import type { Food } from "../table.ts";
import { mixtureId } from "./mixture.ts";

/** Grams of what is added to 100 g of the whole, where its kind says nothing else. */
const usualShare = 22;
/** On a slice of bread lies more than there is in a bowl of rice. */
const usualOnBread = 45;
/** Flakes swim in milk. */
const milkOnCereal = 75;
/** What is stirred into tea and the like. */
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
  const share = shareOf(catalogue.known(added).kind, catalogue.known(base).kind);
  if (share === undefined) return undefined;
  const food = catalogue.food(
    mixtureId([
      { id: base.id, grams: 100 - share },
      { id: added.id, grams: share },
    ]),
  );
  return food && { food, score: Math.min(baseMatch.score, addedMatch.score) * 0.75 };
}

/** Grams of the one in 100 g of both; undefined where it isn't eaten with the other. */
function shareOf(added: Kind, base: Kind): number | undefined {
  const [onto, adds] = [base.traits, added.traits];
  if (onto.includes("in milk") && adds.includes("drink")) return milkOnCereal;
  if (onto.includes("drink") && adds.includes("stirred in")) return stirredIn;
  if (!onto.includes("base")) return undefined;
  return onto.includes("bread") ? (added.onBread ?? usualOnBread) : (added.added ?? usualShare);
}
