import { isPlural } from "../../measures/plural.ts";
import { spoons } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { vessel } from "../words.ts";
import { shareWord } from "./number-text.ts";

/** How much of it stands before or within a food's name without an article: "nandos half chicken". */

/** "Whole pineapple", "nandos half chicken": how much of it, before its name. */
const wholeFirst = new RegExp(
  String.raw`(?<=^|[,;.\n] ?|\b(?:and|had|ate|then|plus) )(?:(?:the )?whole|(?:the |an |my )?entire) (?!(?:wheat|grain|milk|meal|foods?|oat|english|fat|cream|bean|kernel|${vessel}|packet|tube|sleeve|pan|tin)s?\b)(\p{L}+(?: \p{L}+)?)(?=[,;\n]|\.(?!\d)|$| (?:and|with)\b)`,
  "gu",
);
/** But "toast with half an avocado" and "cereal with whole milk" are of what stands behind. */
const shareInside = sparing(
  /(?<=^|[,;.\n:] ?|\b(?:and|had|ate) )((?!(?:an?|the|my|about|only|just|like|around|another|some|of|other|i|we|and|with|then|plus|also|but|so)\b)(?:(?!(?:with|w|in|on|of|over|from|for)\b)\p{L}[\p{L}']* ){1,3})(half|quarter|whole(?! (?:milk|wheat|grain)\b)|1\/2|1\/4|1\/3) (?:an? |the |of )?((?!and\b|n\b)(?:\p{L}+ ){0,2}\p{L}+)(?=[,;\n]|\.(?!\d)|$| (?:and|with)\b)/gu,
);

/** "1/4 Ben & Jerry's": of a pint. */
const ofPint = new RegExp(
  String.raw`(?<![\d/])(${shareWord}) (?:of )?(?:an? |the |my )?(?=(?:ben (?:and|&|n) jerr(?:y|ie)'?s|halo top|h[aä]agen[- ]?dazs|talenti)\b)`,
  "gu",
);
/** "1/2 cup walnuts - 10 slices": what a recipe made. */
const madeOf = new RegExp(
  String.raw`(?<=^|[,;.\n] ?)(\d[\d./]* ?(?:cups?|c|${spoons}|g|oz|ml|lb) [^,;.\n\d]{2,40}?) (?:-|–|=) \d{1,2} (?:slices|servings|portions|pieces|squares)(?=[.;\n)]|$)`,
  "gu",
);

export function withShareFirst(text: string, isName: (text: string) => boolean): string {
  return text
    .replace(madeOf, "$1")
    .replace(wholeFirst, (said: string, name: string) =>
      isPlural(name) || (isName(said) && !name.endsWith("chicken")) ? said : `1 whole ${name}`,
    )
    .replace(shareInside, (said: string, maker: string, share: string, food: string) => {
      const name = `${maker}${food}`;
      // "Buttermilk quarter pounder" is no quarter; a chain's chicken is a chicken.
      if (isName(said) || !isName(food)) return said;
      if (isName(name)) return `${share.replace("quarter", "1/4")} ${name}`;
      return /^chicken$/u.test(food) ? `${share.replace("quarter", "1/4")} roast chicken` : said;
    });
}

/** A share of an ice cream that is sold by the pint. */
export const ofPints = (text: string): string => text.replace(ofPint, "$1 pint of ");
