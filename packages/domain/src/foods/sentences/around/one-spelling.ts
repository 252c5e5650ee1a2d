import type { Catalogue } from "../../catalogue.ts";
import { onesInWords, tensInWords } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { isWithinName } from "../../names/within-name.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * One spelling for what is written in several ways: "two slices & 20 grams" is "2 slices and 20 g". A
 * number that belongs to a name stays: "after eight". And a comma before one more food, where an "and"
 * would only join it to what stands before: "pie, no cream and a coffee".
 */

/** As far as people count their food. */
const tens = tensInWords.slice(0, 4).join("|");
/** "One" may be the food itself: "a muffin, the chocolate one". */
const counted = `(?:${tens})[ -](?:${onesInWords.slice(1, 10).join("|")})|${onesInWords.slice(2).join("|")}|${tens}`;
/** "Two thirds", "two and a half", "two hundred", "one or two" are read as they are. */
const number = sparing(
  String.raw`(?<![\p{L}\p{N}'-]|\d \(?|\b(?:or|to|are|hundred|hundred and) )(${counted})(?= \p{L}|$|[,;.\n)])(?! (?:thirds?|quarters?|fifths?|eighths?|tenths?|halves|half|and an? |hundred|thousand|percent|or|to|by|times|more|of (?:them|us|these|those))\b|'s|[^,;.\n]* \d{2,}(?:[,;\n]|$))`,
  "giu",
);
const weights = sparing(/(?<=\d) ?(?:grams?|gms?|grms?)\b(?! crackers?|\()/giu);
const ampersand = / & /g;
/** "No ice cream and a coffee": the coffee was had. */
const hadBeside = sparing(
  String.raw`(?<=(?:^|[,;\n(] ?)(?:no|without) (?:\p{L}+ ){1,3})and (?=(?:an?|\d+|some|half an?) (?!half\b|quarter\b)\p{L})`,
  "giu",
);
/** "Burger regular fries pepsi and a kiwi": foods in a row, and one more. */
const oneMore = sparing(
  String.raw`(?<=(?:^|[,;\n] ?)(?:(?!(?:and|n|with|w\/?|on|of|plus|in|no|without|or|from|fil)\b)[^\s,;\n\d]+ ){2,8})and (?=(?:an?|\d+|some) (?!half\b|quarter\b|bit\b|little\b|couple\b|few\b|\p{L}+ (?:of|ones?)\b)\p{L})`,
  "giu",
);

/** "Mozzarella sticks 6 of them" are six. */
const ofThem = / (\d{1,2}) of (?:them|those|these)(?=$|[,;.\n)]| and | \+ | with )/giu;

/** "3 eggs, scrambled with butter" */
const cookedWith = new RegExp(
  String.raw`(?<=(?:^|[;.\n] ?|\b(?:and|had|ate|was|wait) )[^,;.\n]{2,40}), (?=(?:${cookedSo}) (?:with|in) )`,
  "giu",
);

/** "2 eggs over easy" */
const overEasy =
  /\b(eggs?),? (?:over[- ](?:easy|medium|med|hard|well)|sunny[- ]side[- ]up|sunny[- ]side)\b/giu;

/** "Samosa 2 n chai" */
const shortAnd = /(?<=\d) ['’]?n['’]? (?=\p{L})/gu;
/** "No butter just a splash of milk" */
const noButJust = /(?<=\b(?:no|without) \p{L}+(?: \p{L}+)?) (?:but )?just (?=an? |some |the )/giu;

/** The forms of dishes that rules go by, where one is misspelt: "omlette", "sandwhich". */
const forms =
  /\b(?:(omm?lett?e?|omelete|ommelett?e?)|(sandwh?ich|sandwhich|sandwitch|sanwich|samwich|sandwch)|(sourdo(?:gh|uh|hg)|sowerdough))(e?s)?\b/giu;
const wellSpelt = (said: string, omelette?: string, sandwich?: string, sour?: string, s = "") => {
  if (omelette !== undefined) return said.toLowerCase() === "omelet" ? said : `omelette${s}`;
  if (sandwich !== undefined) return `sandwich${s}`;
  return sour === undefined ? said : "sourdough";
};

/** "Mac n chz" is no Big Mac. */
const macAndCheese = /\bmac (?:(?:n|'n'|and|&) )?(?:chz|chse|cheeze?)\b/giu;

/** Of more numbers the first are read; each costs some names. */
const mostNumbers = 30;

export function withOneSpelling(catalogue: Catalogue, text: string): string {
  let left = mostNumbers;
  const asFigure = (word: string, _: string, at: number, whole: string): string => {
    left -= 1;
    return left < 0 || isWithinName(catalogue, whole, at, word)
      ? word
      : String(readQuantity(word)?.value);
  };
  return text
    .replace(forms, wellSpelt)
    .replace(macAndCheese, "mac and cheese")
    .replace(shortAnd, " and ")
    .replace(noButJust, ", ")
    .replace(ampersand, " and ")
    .replace(weights, " g")
    .replace(hadBeside, ", ")
    .replace(oneMore, ", ")
    .replace(cookedWith, " ")
    .replace(overEasy, "fried $1")
    .replace(ofThem, " x$1")
    .replace(number, asFigure);
}
