import { sparing } from "../../sparing-pattern.ts";
import { countWord, shareText, valueOf } from "./number-text.ts";
import { thingsOf } from "./recipe-share.ts";
import { listShared, thingShared } from "./shared-thing.ts";

/**
 * How much was eaten of a list, told before it: "split into 3: 600 g chicken, 300 g rice", "serves 4,
 * had 1: …", "half recipe: …", "split with my wife: large pizza".
 */

const portion =
  "(?:(?:equal )?(?:portions?|servings?|parts|ways|boxes|containers|meals?|lunches|bowls?|people|days))";
const had = String.raw`(?:,| and| -|;)? ?(?:i )?(?:only |just )?(?:had|ate) (?:only |just )?(${countWord})(?: of (?:them|it|these|those))?(?: ${portion})?`;
const parted = String.raw`(?:(?:split|divided|portioned)(?: (?:it|up|out))? (?:in(?:to)?|between|among|by)|(?:recipe )?(?:serves|makes)) (?:about )?(${countWord})(?: ${portion})?`;
/** "Split into 3:", "serves 4, had 1:" behind the line's beginning. */
const ofSoMany = sparing(
  String.raw`^ ?(?:\p{L}[\p{L} '-]{2,40}?,? )?(${parted})(${had})?: ?(.{5,})$`,
  "isu",
);
const ofRecipe =
  /^ ?(?:(?:i )?(?:had|ate|made) )?(half|an? third|an? quarter|third|quarter|[1-9]\/[2-9]) (?:of )?(?:an? |the |this |my )?(?:recipe|batch): ?(.{5,})$/isu;
const withOthers = sparing(
  String.raw`^ ?(?:i |we )?(?:split|shared|halved)(?: it)? (?:(with) (?:my |the |our |an? )?(?:(${countWord}) )?\p{L}+|(?:between|among) (?:the )?(${countWord})(?: of us| people)?): ?(.{3,})$`,
  "isu",
);
/** Things without a comma between them: "200 g flour 2 eggs". */
const nextAmount = / (?=\d[\d./]* ?\p{L})/u;
const listOf = (text: string) => thingsOf(text).flatMap((thing) => thing.split(nextAmount));

/** "Split into 3" without how many were eaten is one of them, but "serves 4" may be all of it. */
const isParted = (said: string) => /^ ?(?:split|divided|portioned)/iu.test(said);

/** What two or more had of each thing. */
function dividedBy(people: number, list: string): string {
  const share = 1 / people;
  return thingsOf(list)
    .map((thing) => thingShared(thing, share, shareText(share)).replace(/^([\d./]+) 1 /u, "$1 "))
    .join(", ");
}

/** "Split into 3: …", "serves 4, had 1: …" */
function ofParts(text: string): string | undefined {
  const [, parts, made = "", eaten, count, list = ""] = ofSoMany.exec(text) ?? [];
  if (parts === undefined || (eaten === undefined && !isParted(parts))) return undefined;
  const share = (valueOf(count ?? "1") ?? 1) / (valueOf(made) ?? 1);
  return share < 1 ? listShared(listOf(list), share) : undefined;
}

/** "Half recipe: …" */
function ofOneRecipe(text: string): string | undefined {
  const [said, part = "", list = ""] = ofRecipe.exec(text) ?? [];
  return said === undefined ? undefined : listShared(listOf(list), valueOf(part) ?? 1);
}

/** "Split with my wife: …", "shared between three of us: …" */
function ofFriends(text: string): string | undefined {
  const [said, others, friends, people, list = ""] = withOthers.exec(text) ?? [];
  if (said === undefined) return undefined;
  const me = others === undefined ? 0 : 1;
  const all = me + (valueOf(people ?? friends ?? "1") ?? 1);
  return all > 1 ? dividedBy(all, list) : undefined;
}

/** A text whose list of foods has so much of each as was told before it. */
export const withShareBefore = (text: string): string =>
  ofParts(text) ?? ofOneRecipe(text) ?? ofFriends(text) ?? text;
