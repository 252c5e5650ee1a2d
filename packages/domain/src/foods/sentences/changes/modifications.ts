import type { Catalogue } from "../../catalogue.ts";
import type { Kitchen } from "../../dishes/kitchen.ts";
import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { numberText } from "../shares/number-text.ts";

/**
 * What was changed about a food as it is sold: "whopper no mayo extra pickles", "big mac extra sauce",
 * "mcdouble add mac sauce no bun", "whopper light mayo". Only of foods of which it is known what can be
 * left out (tables/kitchen/left-out.txt): extra of it is as much again, and light half of it.
 */

const without = "(?:no|without|hold the|minus)";
const more = "(?:extra|add(?:ed)?)";
const less = "(?:light|lite|easy)";
const how = String.raw`(?:${without}|${more}|${less})`;
const plain = String.raw`(?!(?:${how}|and|or|with|on|an?|${sizes}|plus)\b)\p{L}[\p{L}'-]*`;
const mod = String.raw`(?:,? (?:and |but |with (?!${less} ))?(${how}) (?:the |any )?(${plain}(?: ${plain}){0,2}))`;
const saysHow = new RegExp(String.raw`\b${how} `, "i");
const next = sparing(`^${mod}`, "iu");
const item = sparing(
  String.raw`(?<=^|[,;:.\n] ?|\b(?:and|had|ate|got|ordered|with) )((?:\d{1,2} |an? |one |two |my )?${plain}(?: (?!(?:${how}|with|and) )[\p{L}\d][\p{L}\d'-]*){0,5}?)(?=,? (?:and |but |with (?!${less} ))?${how} )`,
  "giu",
);

interface Changes {
  left: string[];
  added: string[];
  weighed: string[];
}

type Rows = Kitchen["leftOut"];

/** What weighs next to nothing, so that more or less of it is all the same: "extra pickles". */
export const isTrifle = ({ vocabulary }: Catalogue, thing: string) =>
  vocabulary.trifleLeftOut.test(`it no ${thing.toLowerCase()}`);

/** How much of the name a food tells of: the longest that is known to be in it, or any food. */
function thingIn(said: string, rows: Rows, isThing: (text: string) => boolean): string | undefined {
  const words = said.split(" ");
  for (let count = words.length; count > 0; count--) {
    const thing = words.slice(0, count).join(" ");
    if (rowOf(rows, thing) || isThing(thing)) return thing;
  }
  return undefined;
}

const rowOf = (rows: Rows, thing: string) =>
  rows.find(({ words }) => words.test(thing.toLowerCase()));

const saysLeft = new RegExp(`^${without}$`, "i");
const nextAmount = new RegExp(String.raw`^ (?:${sizes}|an?|${numeral}|\d+) `, "i");
const saysLess = new RegExp(`^${less}$`, "i");

/** Notes one change; false if nobody knows how much less of it there is: "light beer". */
function noted(catalogue: Catalogue, rows: Rows, changes: Changes, said: string, thing: string) {
  const row = rowOf(rows, thing);
  const isKnown = row !== undefined && row.grams > 0;
  const grams = (share: number) =>
    isKnown
      ? `${numberText(row.grams * share)} g ${catalogue.kitchen.wordFor(row.id) ?? thing}`
      : "";
  if (saysLeft.test(said)) changes.left.push(thing);
  else if (isKnown && saysLess.test(said)) {
    changes.left.push(thing);
    changes.weighed.push(grams(0.5));
  } else if (isKnown) changes.weighed.push(grams(1));
  else if (isTrifle(catalogue, thing)) return true;
  else if (saysLess.test(said)) return false;
  else changes.added.push(thing);
  return true;
}

/** The changes that a text begins with, and how long they are; undefined if one isn't understood. */
function changesIn(catalogue: Catalogue, rows: Rows, text: string) {
  const isThing = (thing: string) => catalogue.isName(thing) || isTrifle(catalogue, thing);
  const changes: Changes = { left: [], added: [], weighed: [] };
  let at = 0;
  let count = 0;
  for (let found = next.exec(text); found; found = next.exec(text.slice(at))) {
    const [all, said = "", things = ""] = found;
    const thing = thingIn(things, rows, isThing);
    if (thing === undefined || !noted(catalogue, rows, changes, said, thing)) break;
    at += all.length - (things.length - thing.length);
    count++;
    if (thing.length < things.length) break;
  }
  return { changes, length: at, count };
}

/** A text whose changed foods are without what is left out, and what was added stands beside them. */
export function withModifications(catalogue: Catalogue, text: string): string {
  const { kitchen } = catalogue;
  if (!saysHow.test(text)) return text;
  let read = "";
  let end = 0;
  for (const { 0: said, index } of text.matchAll(item)) {
    if (index < end) continue;
    const name = said.toLowerCase();
    const rows = kitchen.leftOut.filter(
      ({ of }) => of.test(name) || of.test(name.replace(/s$/, "")),
    );
    if (rows.length === 0) continue;
    const behind = index + said.length;
    const { changes, length, count } = changesIn(catalogue, rows, text.slice(behind));
    const { left, added, weighed } = changes;
    // "Whopper no mayo" is read as it is.
    if (count === 0 || (count === 1 && left.length === 1 && weighed.length === 0)) continue;
    const no = left.length === 0 ? "" : ` no ${left.join(" or ")}`;
    const plus = added.length === 0 ? "" : ` with ${added.join(" and ")}`;
    read += text.slice(end, behind) + no + plus + weighed.map((one) => `, ${one}`).join("");
    end = behind + length;
    // "Whopper no mayo no onions large fries"
    if (nextAmount.test(text.slice(end))) read += ",";
  }
  return read + text.slice(end);
}
