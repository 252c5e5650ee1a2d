import type { Catalogue } from "../../catalogue.ts";
import { amountOnly } from "../item/item.ts";
import { numberText, shareWord, valueOf } from "../shares/number-text.ts";

/**
 * Amounts as people tell them, put as they are measured: "a 175 of red" is 175 ml of red wine, "half
 * the 465 ml tub" so many millilitres, "SkinnyPop 100 cal bag" by its energy.
 */

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
/** "SkinnyPop 100 cal bag": by its energy. */
const calorieBag =
  /(?<=^|[,;.\n+] ?|\b(?:and|had|ate|with) )(\p{L}[^,;.\n\d+]{2,40}?),? (\d{2,3})[- ]?(?:k?cal|calories?)s? (?:bag|pack|packet|bar|pouch|pot|tin|snack|portion)s?(?=[,;.\n]|$| and | \+)/giu;
/** "Crusts of his grilled cheese" are a sixth of one. */
const crustsOf =
  /\b(?:the )?crusts? (?:of|off|from) (?:an? |the |his |her |my |their |kids'? |kid's )*(?=\p{L})/giu;

export const withAmountsTold = (catalogue: Catalogue, text: string): string =>
  text
    .replace(crustsOf, "1/6 of a ")
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
    .replace(calorieBag, "$2 kcal $1");
