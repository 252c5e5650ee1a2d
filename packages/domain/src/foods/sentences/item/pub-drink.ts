import { numeral } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * What is drunk by the pint. "3 pints of Black Sheep", "a schooner of Furphy": no list has all the beers
 * of the world, and hardly anything else that nobody knows is counted so.
 */

const count = String.raw`(?:(?:an?|the|${numeral}|another|\d{1,2}(?:\.5)?|half an?|1/2) )`;
/** Of a drink with a name that is no food we know; pints of milk, berries and ice cream are known. */
const counted = sparing(
  `^(${count}?(?:half )?(?:pints?|schooners?|midd(?:y|ies)|pots?(?= of)|tall ?boys?|tinn(?:y|ies?)|stubb(?:y|ies)|jugs?(?= of)|pitchers?(?= of)|steins?|halves))(?: of)? (?!of\\b)(\\p{L}[\\p{L}\\d' .&-]{1,40})$`,
  "iu",
);
/** Sold in a pint, but eaten with a spoon or poured over something. */
const noDrink =
  /\b(?:ice cream|gelato|sorbet|yogh?urt|milk|cream|juice|water|soup|broth|sauce|salsa|berries|\p{L}+berr(?:y|ies)|tomatoes|cherries|wings|rice|noodles|salad|slaw|shrimps?|prawns|oysters|cockles|whelks|mussels|winkles|tea|coffee|smoothie|shake|kefir|custard|chili|curry|halo top|talenti|ben ?(?:and|&) ?jerry'?s)\b/iu;

/** The same amount of beer; undefined if the text counts no drink by the pint. */
export function asBeer(text: string): string | undefined {
  const [said, amount = "", name = ""] = counted.exec(text.trim()) ?? [];
  if (said === undefined || noDrink.test(name)) return undefined;
  return `${amount} of beer`;
}
