import type { Catalogue } from "../catalogue.ts";
import { longestFoodText } from "../limits.ts";
import { isWithinName } from "./within-name.ts";

/**
 * Ways to cook as the data calls them, which knows some ten: "pan-fried cod" is sautéed, "sous vide
 * salmon" cooked salmon. A way that belongs to a name stays: "pan fried noodles", "pan-fried pork chop". So does one
 * that tells of a fat, "pan fried in butter", as that is read elsewhere.
 */

const panFried = "(?:pan|shallow|lightly|skillet|griddle)[- ]fried";

/** How the data calls it, and how people do. */
const ways = [
  // What is fried is battered in most of its names, but not these.
  [
    "fried",
    `${panFried}(?= (?:eggs?|rice|tofu|bread|plantains?)\\b)|(?<=(?:eggs?|tofu),? )${panFried}`,
  ],
  ["sauteed", `${panFried}|pan[- ]cooked`],
  ["roasted", "(?:oven|spit|fire)[- ](?:roasted|roast)"],
  ["baked", "oven[- ](?:baked|cooked)"],
  [
    "grilled",
    "(?:char|flame|pan)[- ]?(?:grilled|broiled)|chargrilled|griddled|charred|blackened|(?:pan[- ])?seared|(?:bbq|barbequ)['’]?e?d",
  ],
  [
    "cooked",
    "(?:slow|pressure)[- ]cook(?:ed|er)|crock[- ]?pot|instant pot|sous[- ]vide|(?:half|under|over|part|par|freshly|home|just)[- ]?cooked(?: from frozen)?|cooked from (?:frozen|raw|fresh|scratch)",
  ],
  ["boiled", "(?:blanched|parboiled)"],
  ["breaded", "crumbed|panko[- ](?:crusted|breaded|coated)|panko(?= \\p{L})"],
] as const;

const said = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${ways.map(([, words]) => `(${words})`).join("|")})(?![\p{L}\p{N}-]| in )`,
  "giu",
);

const pause = /[,;\n(]| (?:and|with) /i;

/** Of more ways the first are read; each costs some names. */
const mostWays = 12;

export function withPlainWays(catalogue: Catalogue, text: string): string {
  let left = mostWays;
  return text.replace(said, (way: string, ...found: unknown[]) => {
    left -= 1;
    const at = found[ways.length];
    if (left < 0 || typeof at !== "number") return way;
    const which = found.slice(0, ways.length).findIndex((group) => group !== undefined);
    if (isWithinName(catalogue, text, at, way)) return way;
    // "Pan" alone may be bread.
    if (isWayOfFood(catalogue, text, at, way)) return way.replace(" ", "-");
    return ways[which]?.[0] ?? way;
  });
}

/** "Pan-fried pork chop" is in the data: a food is found by all its words. */
function isWayOfFood(catalogue: Catalogue, text: string, at: number, way: string): boolean {
  const { heardIn, search, food, measures, vocabulary } = catalogue;
  const pieces = text.slice(0, at).split(pause);
  const last = pieces.at(-1) ?? "";
  // "Pork chop, pan-fried"
  const before = last.trim() === "" ? `${pieces.at(-2) ?? ""} ` : last;
  const chunk = before + (text.slice(at).split(pause)[0] ?? "");
  const isAmount = (word: string) => /\d/.test(word) || measures.units.named(word) !== undefined;
  const name = chunk
    .split(" ")
    .filter((word) => !isAmount(word))
    .join(" ")
    .slice(0, longestFoodText);
  if (name.trim() === way) return false;
  const found = food(search(name, 1)[0]?.id ?? "");
  return found !== undefined && heardIn(found, vocabulary.wordsOf(name)) === 1;
}
