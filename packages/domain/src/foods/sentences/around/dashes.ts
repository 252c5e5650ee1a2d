import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { oneOfKind } from "../../names/known-kind.ts";
import { parseItem } from "../item/item.ts";
import { isOfDish } from "../parting/in-row.ts";

/**
 * A dash between two foods, each with a name of its own: "black coffee - 2 timbits" is a list. "Rice -
 * 1 cup" says how much it was, "eggs - fried" how they were made, and "cheese - 2 slices cheddar" which.
 *
 *     text = food {" - " amount food}
 */

const dash = new RegExp(
  String.raw` [-–—] (?=(?:\d|an? |half |some |${numeral} )[^,;\n]*\p{L})`,
  "giu",
);
const chunkEnd = /^[^,;\n]*?(?= [-–—] |[,;\n]|\.(?= |$)|$| (?:and|with|w\/?) )/u;
const chunkBegin = /(?:^|[,;\n.] ?| (?:and|with|w\/?|-|–|—) )([^,;\n]*?)$/iu;

/** Of more dashes the first are read; each costs two names. */
const mostDashes = 12;

export function withDashesRead(catalogue: Catalogue, text: string): string {
  let left = mostDashes;
  return text.replace(dash, (said: string, at: number) => {
    left -= 1;
    if (left < 0) return said;
    const before = chunkBegin.exec(text.slice(0, at))?.[1] ?? "";
    const isHeading = at === before.length && !/^(?:\d|an? |half )/i.test(before);
    // "Yogurt bowl - 1 cup yogurt, 1 scoop whey": what is in it.
    if (isHeading && /,|\n| and | \+ /.test(text.slice(at))) return said;
    const behind = chunkEnd.exec(text.slice(at + said.length))?.[0] ?? "";
    return arePartedBy(catalogue, before, behind) ? ", " : said;
  });
}

function arePartedBy(catalogue: Catalogue, before: string, behind: string): boolean {
  const { name } = parseItem(catalogue, before.trim());
  const next = parseItem(catalogue, behind.trim()).name;
  if (!catalogue.isName(name) || !catalogue.isName(next)) return false;
  return !isOfDish(name, next.split(" ")) && oneOfKind(catalogue, name, next) === undefined;
}
