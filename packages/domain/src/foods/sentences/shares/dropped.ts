import { numeral } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { restSaid } from "./number-text.ts";

/** What went on the floor, of small children's meals most of all. */

const number = String.raw`(?:\d{1,2}|an?|${numeral})`;
const dropped = String.raw`,? ?\(?(?:(?:was|were|went|ended up|landed|fell|all|is|are) )*(?:on|onto|in|to) (?:the|her|his|my) (?:floor|ground|lap|hair|carpet|bin|trash|garbage|dog)\b`;
const foodBegins = String.raw`(?:^|(?<=[,;.\n] ?|\b(?:and|with|plus) ))(?!(?:and|i|we|sat|ate|had|picnic|eating) )`;
const aFood = String.raw`${foodBegins}([\p{L}\d][^,;.\n()]{1,50}?)`;
/** "5 chips on the floor, 5 eaten": so many. */
const partDropped = sparing(
  String.raw`${foodBegins}${number} (\p{L}[^,;.\n()\d]{1,50}?)${dropped}\)?,? (?:and |but )?(${number}) (?:were )?(?:eaten|in (?:her|his|my) (?:mouth|belly|tummy))`,
  "gu",
);
/** "Pasta, half on the floor". */
const shareDropped = sparing(
  String.raw`${aFood},? \(?(?:but )?(?:about )?(half|most|a quarter|a third)(?: of (?:it|them|that))?${dropped}\)?`,
  "gu",
);
/** "Half the peas on the floor, rest eaten". */
const shareFirst = sparing(
  String.raw`(?:^|(?<=[,;.\n] ?|\b(?:and|but) ))(half|most|a quarter|a third) (?:of )?(?:the |my |her |his )?(?!(?:of|it|them|that)\b)(\p{L}[^,;.\n()\d]{1,40}?)${dropped}(?:,? (?:and )?(?:the )?rest (?:was )?eaten)?`,
  "gu",
);
/** "Broccoli on the floor so 0", "peas, ate none": none of it. */
const allDropped = sparing(
  String.raw`${aFood}(?:${dropped}\)?(?:,? (?:so|=|means|ate) ?(?:0|zero|none|nothing)(?: eaten)?)?|,? -? ?(?:so |ate |had |but ate )(?:0|zero|none|nothing)(?: of (?:it|them))?|,? -? ?(?:none|0|zero) eaten|, (?:but )?(?:didn'?t|did not|wouldn'?t) (?:eat|have|touch|want) (?:it|them|any|any of (?:it|them)))(?=[,;\n)]|\.(?!\d)|$)`,
  "gu",
);

/** The text in small letters, with what was eaten of each food that was dropped. */
export function withoutDropped(text: string): string {
  return text
    .replace(shareFirst, (_, share: string, food: string) => restSaid(share) + food)
    .replace(shareDropped, (_, food: string, share: string) => restSaid(share) + food)
    .replace(partDropped, (_, food: string, eaten: string) => `${eaten} ${food}`)
    .replace(allDropped, "");
}
