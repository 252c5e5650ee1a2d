import type { Catalogue } from "../../catalogue.ts";
import { onesInWords, tensInWords } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { isWithinName } from "../../names/within-name.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountOnly } from "../item/item.ts";
import { numberText, shareWord, valueOf } from "../shares/number-text.ts";

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
/** "A pretzel, the big soft one", "monster (the white zero one)" */
const thatOne =
  /(?<=^|[,;.\n] ?|\b(?:and|had|ate) )((?:an? |the |\d{1,2} )?)((?:\p{L}+ ){0,2}\p{L}+)(?:, | \()the ((?:\p{L}+ ){1,3})ones?\)?(?=[,.;\n]|$| (?:and|with) )/giu;
/** "2 scoops vanilla" */
const scoops =
  /(?<!\b(?:ice cream|gelato|sorbet|froyo|yogurt)s?,? )\b((?:an?|one|two|three|\d) scoops? (?:of )?)(vanilla|chocolate|strawberry|pistachio|mint(?: chip)?|cookies and cream|cookie dough|rum and raisin|salted caramel|butter pecan)(?=[,.;\n]|$| and | with )/giu;
/** "Rice with butter, ate about a cup and a half" */
const ateSoMuch =
  /(?<=, )(?:i )?(?:only |just )?(?:ate|had|drank) ((?:about|around|maybe|roughly|~) ?)?((?![^,;.\n]*\b(?:portion|serving|share|piece|slice|one)s?\b)[^,;.\n]{2,40}?)(?=[,;\n]|\.(?!\d)|$)/giu;
/** "Ice cream, half the 465 ml tub" */
const halfTheTub = new RegExp(
  String.raw`(?:ate |had )?(?:about )?(${shareWord}) (?:of )?(?:the|an?) (\d{2,4}) ?(ml|g|oz) (?:tub|bag|pot|bottle|can|box|pack|packet|jar|carton|container|tin|block|bar)(?![\p{L}])`,
  "giu",
);
/** "Few bites lasagna", "2 spoons rice" */
const bitesOf =
  /\b((?:an? )?(?:few|couple(?: of)?|\d) (?:bites?|spoonfuls?|mouthfuls?|forkfuls?)) (?!of\b)(?=\p{L})/giu;
/** "A 175 of red": a glass of a pub. */
const pubWine =
  /\b(?:an? )?(125|175|250)(?: ?ml)?(?: glass)?(?: of)? (red|white|ros[eé]|prosecco|merlot|malbec|sauvignon|pinot|chardonnay|rioja|shiraz)\b(?! (?:rice|bread|meat|sauce|onions?|beans|fish|flour|chocolate))/giu;
const wines = new Set(["red", "white", "rose", "rosé"]);
/** "Salad dressing on the side": the salad was had. */
const saladAndDressing = /\bsalad dressing (?=on the side|on side)/gi;
/** "No butter just a splash of milk" */
const noButJust = /(?<=\b(?:no|without) \p{L}+(?: \p{L}+)?) (?:but )?just (?=an? |some |the )/giu;
/** "SkinnyPop 100 cal bag": by its energy. */
const calorieBag =
  /(?<=^|[,;.\n+] ?|\b(?:and|had|ate|with) )(\p{L}[^,;.\n\d+]{2,40}?),? (\d{2,3})[- ]?(?:k?cal|calories?)s? (?:bag|pack|packet|bar|pouch|pot|tin|snack|portion)s?(?=[,;.\n]|$| and | \+)/giu;
const sizesFirst = new RegExp(`^(?:${sizes} )+`, "i");
/** "Crusts of his grilled cheese" are a sixth of one. */
const crustsOf =
  /\b(?:the )?crusts? (?:of|off|from) (?:an? |the |his |her |my |their |kids'? |kid's )*(?=\p{L})/giu;

/** The forms of dishes that rules go by, where one is misspelt: "omlette", "sandwhich". */
const forms =
  /\b(?:(omm?lett?e?|omelete|ommelett?e?)|(sandwh?ich|sandwhich|sandwitch|sanwich|samwich|sandwch)|(sourdo(?:gh|uh|hg)|sowerdough))(e?s)?\b/giu;
const wellSpelt = (said: string, omelette?: string, sandwich?: string, sour?: string, s = "") => {
  if (omelette !== undefined) return said.toLowerCase() === "omelet" ? said : `omelette${s}`;
  if (sandwich !== undefined) return `sandwich${s}`;
  return sour === undefined ? said : "sourdough";
};

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
  const asOne = (_: string, count: string, food: string, which: string) => {
    const bare = which.replace(sizesFirst, "").trim();
    const names = [bare, bare.split(" ").at(-1)].flatMap((one) => [
      `${one} ${food}`,
      `${food} ${one}`,
    ]);
    const name = names.find((one) => catalogue.isName(one));
    if (name !== undefined) return `${count}${name}`;
    return catalogue.isName(bare) ? `${count}${food}, ${bare}` : `${count}${food}`;
  };
  return text
    .replace(forms, wellSpelt)
    .replace(thatOne, asOne)
    .replace(crustsOf, "1/6 of a ")
    .replace(shortAnd, " and ")
    .replace(bitesOf, "$1 of ")
    .replace(scoops, "$1$2 ice cream")
    .replace(ateSoMuch, (said: string, about: string | undefined, much: string) =>
      amountOnly(catalogue.measures, much.replace(/ and an? (?:half|quarter)$/i, "")) === undefined
        ? said
        : `${about ?? ""}${much}`,
    )
    .replace(
      halfTheTub,
      (_, share: string, much: string, unit: string) =>
        `${numberText((valueOf(share) ?? 1) * Number(much))} ${unit}`,
    )
    .replace(pubWine, (_, ml: string, wine: string) =>
      wines.has(wine.toLowerCase()) ? `${ml} ml ${wine} wine` : `${ml} ml ${wine}`,
    )
    .replace(saladAndDressing, "salad, dressing ")
    .replace(noButJust, ", ")
    .replace(calorieBag, "$2 kcal $1")
    .replace(ampersand, " and ")
    .replace(weights, " g")
    .replace(hadBeside, ", ")
    .replace(oneMore, ", ")
    .replace(cookedWith, " ")
    .replace(overEasy, "fried $1")
    .replace(ofThem, " x$1")
    .replace(number, asFigure);
}
