import type { Catalogue } from "../../catalogue.ts";
import { beginsWithName } from "../../names/name-beginning.ts";
import { parseItem } from "../item/item.ts";
import { chainAtEnd } from "./chains.ts";

/**
 * Where somebody went for their food: "stopped at Panera for a bowl of soup", "went to the gym and had
 * a banana". Elsewhere "for" tells what something was good for, up to the clause's end.
 *
 *     visit = verb place ("for" | "and had") food        the place, of at most so many words
 *
 * A chain stays before its foods, as whoever notes it down writes it: "Panera: a bowl of soup".
 */

const going =
  "(?:stopp(?:ed|ing)|stop|swung|popp(?:ed|ing)|pop|went|going|nipp(?:ed|ing)|ran|ducked|dashed|drove|walked|headed|dropped|called|wandered|met|got together|sat down|was|were)";
const begins = String.raw`(?:(?<=^|[,;.!\n] ?|\b(?:and|then|so|but) )|\b(?=(?:i|we) ))(?:(?:i|we|my \p{L}+ and i) )?(?:(?:just|then|later|also) )?`;
const had =
  "(?:and|where|then|and then) (?:i |we )?(?:just |only )?(?:had|got|ate|drank|ordered|bought|grabbed|picked up)";
const visits = [
  String.raw`(${begins}${going}(?: (?!for\b|and\b)[\p{L}'’&-]+){1,7}) for ([^.;,\n]{2,60})`,
  String.raw`(${begins}${going}(?: (?!and\b)[\p{L}'’&-]+){1,9}) ${had} ([^.;,\n]{2,60})`,
].map((pattern) => new RegExp(pattern, "giu"));
/** "Went to the gym for an hour", "ran to work for the bus". */
const noFood =
  /^(?:an? |the |my |our |some |another |about |half (?:an? )?|\d+ ?|two |three )*(?:hours?|minutes?|mins|days?|weeks?|whiles?|bit|run|walk|swim|ride|class|session|work|meeting|appointment|breakfast|brunch|lunch|dinner|supper|tea (?:and (?:had|i|we)|where)|birthday|date|game|movie|film|night|party|check-?up|bus|train|flight|us|me|him|her|them|everyone|everybody|the|that)\b/iu;

/** A text with only the chain of such a place, or without the place. */
export function withoutVisits(catalogue: Catalogue, text: string): string {
  if (!/ (?:for|had|got|ate|drank|ordered|bought|grabbed|picked) /i.test(text)) return text;
  return visits.reduce(
    (said, visit) =>
      said.replace(visit, (all: string, went: string, food: string, at: number) => {
        if (noFood.test(food) || !isFood(catalogue, food)) return all;
        const chained = chainAtEnd(catalogue, went);
        // "After work we went to the pub": a pause is heard there.
        const pause = at > 0 && /[\p{L}\d] $/u.test(said.slice(0, at)) ? ", " : "";
        return pause + (chained === undefined ? food : `${chained}: ${food}`);
      }),
    text,
  );
}

function isFood(catalogue: Catalogue, said: string): boolean {
  const [one = ""] = said.replace(/^(?:the|my|some) /i, "").split(/ (?:and|with|on|in) /i);
  const { name } = parseItem(catalogue, one.trim());
  return beginsWithName(name.toLowerCase(), catalogue.isName);
}
