import { isHeading } from "./headings.ts";

/** 24-hour times as shift workers and soldiers write them: "0730", "1400h", "2215 hrs". */

const time = String.raw`(?<![\d.,/$£€:-])(?:[01]\d|2[0-3])[0-5]\d(?![\d.,/:]*\d)(?:h|hrs?| ?hours?)?\b`;
const early = String.raw`(?<![\d.,/$£€:-])0\d[0-5]\d(?![\d.,/:]*\d)(?:h|hrs?| ?hours?)?\b`;
/** "1500 ml", "1200 calories", "1000 island dressing": no times. */
const counted = String.raw`(?! ?(?:g|gr|grams?|kg|mg|mcg|iu|ml|cl|l|oz|fl|kj|m|km|k?cals?|calories?|steps?|miles?|units?|island|words?|people|%)\b|-\d)`;
const marks = String.raw`\)?[ ,.:;–-]*`;

/** Behind "at", first in a line or sentence, or before a food: nobody eats 1400 cheeseburgers. */
const told = [
  String.raw`(?:\bat |@ ?|\bby |\baround |\babout )${time}${counted}${marks}`,
  String.raw`\(?${early}${counted}${marks}`,
  String.raw`(?<=^|[\n;,.] ?)${time}${counted}${marks}(?=\p{L}|\d)`,
  String.raw`(?<=\p{L} )${time}${counted} ?[:–-]? ?(?=\p{L})`,
].join("|");
/** What stands before a time in its clause, and the time. */
const timed = new RegExp(String.raw`((?<=^|[,;.\n] ?)[^,;.\n]{0,50}?)[ (]*(?:${told})`, "giu");

/** A text without times of the day, and without what was only there to tell of one: "up at 0430". */
export function withoutClock(text: string, isName: (text: string) => boolean): string {
  if (!/\d{4}/.test(text)) return text;
  return text.replace(timed, (_, before: string) =>
    before.trim() === "" || isHeading(before.trim(), isName) ? "" : `${before.trim()}, `,
  );
}
