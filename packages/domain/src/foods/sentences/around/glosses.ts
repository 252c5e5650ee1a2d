import type { Catalogue } from "../../catalogue.ts";
import { isDishId } from "../../food-id.ts";
import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import { kindOf } from "../../names/found-kind.ts";
import { sparing } from "../../sparing-pattern.ts";
import { nameAtEnd } from "../parting/name-at-end.ts";

/**
 * What explains a food to somebody who may not know it, and is no other food: "nihari, slow-cooked
 * beef stew, with two naans", "halloumi, a Cypriot cheese", "plov, rice with carrots and mutton",
 * "dal bhat (lentils and rice)".
 *
 *     text  = chunk {pause chunk}
 *     gloss = ["a"] words        the same food again, one of its kind, or what is in it
 */

const pause = /(,|;|\n|\.(?= ))/;
const longestList = 6;
/** It has no amount: "a cup of soup" and "2 eggs" are eaten. */
const amount = new RegExp(
  String.raw`\d|^(?:some|my|the|another|${numeral}|half|${sizes}|side|little|extra|more|and|with|plus|then)\b|\b(?:glass|cup|bowl|plate|slice|piece|side|portion|serving|order|handful|spoon|spoonful|${spoons}|can|bottle|bag|packet|mug)s?\b`,
  "i",
);
const article = /^(?:an?) /i;
/** "Someone brought donuts, had half a glazed one": what was eaten of them. */
const eating = /^(?:i |we )?(?:just |only )?(?:had|ate|drank|finished|got) /i;
/** "A mix of rice, lentils, pasta and fried onions", "a dish of rice and beans" */
const madeOf = sparing(
  /^(?:(?:an?|the) )?(?:[\p{L}-]+ ){0,3}(?:mix(?:ture)?|blend|combination|medley|dish|stew|made|prepared|consisting)(?: made)? (?:of|with|from) /iu,
);
const joint = / (?:and|with|in|cooked with|cooked in|topped with|&) /i;
const joinedMore = / (?:with|in|cooked with|cooked in|topped with) /i;
/** What such an explanation calls a dish. */
const sort =
  /\b(?:stew|soup|porridge|curry|dumplings?|(?:flat)?bread|pancakes?|sausages?|pastry|drink|dip|noodles|dish|dessert|cakes?)$/i;
/** Two of these are as likely: "a tea, a black coffee"; the last kind is that of all else. */
const severalOfKind = /^(?:drink|fruit|vegetable|food|)$/;
const servedWith = /^\s*(?:served |eaten |topped )?with /i;
const bracketed = /^(.*\p{L}) ?\(([\p{L} ,'-]+)\)(.*)$/u;

export function withoutGlosses(catalogue: Catalogue, text: string): string {
  const chunks = text.split(pause);
  const kept: string[] = [];
  for (let at = 0; at < chunks.length; at += 2) {
    const [chunk = "", mark = "", next = ""] = chunks.slice(at, at + 3);
    const isBehindComma = at > 0 && chunks[at - 1] === ",";
    const food = isBehindComma ? nameAtEnd(catalogue, kept.at(-2) ?? "") : undefined;
    const length = food ? glossLength(catalogue, food, chunks.slice(at), next) : 0;
    if (length === 0) {
      kept.push(withoutBracketedGloss(catalogue, chunk), mark);
      continue;
    }
    at += (length - 1) * 2;
    kept.splice(-1, 1, chunks[at + 1] ?? "");
  }
  return kept.join("");
}

/** How many chunks explain the food before them; 0 if the first is another food. */
function glossLength(
  catalogue: Catalogue,
  food: string,
  chunks: readonly string[],
  next: string,
): number {
  const said = (chunks[0] ?? "").trim();
  if (said === "" || eating.test(said) || amount.test(said.replace(article, ""))) return 0;
  if (madeOf.test(said)) return listLength(chunks);
  return isGloss(catalogue, food, said, next) ? 1 : 0;
}

/** A list ends with the chunk that has its "and". */
function listLength(chunks: readonly string[]): number {
  for (let at = 0; at < longestList && at * 2 < chunks.length; at++) {
    const chunk = chunks[at * 2] ?? "";
    if (at > 0 && amount.test(chunk.trim().replace(/^and /i, ""))) return 1;
    if (/(?:^| )and /i.test(chunk)) return at + 1;
    if (chunks[at * 2 + 1] !== ",") return 1;
  }
  return 1;
}

function isGloss(catalogue: Catalogue, food: string, said: string, next: string): boolean {
  const [known] = catalogue.search(food, 1);
  if (!known) return false;
  const words = said.replace(article, "");
  if (joinedMore.test(words) && isMadeOf(catalogue, known.id, words)) return true;
  const [name = ""] = words.split(joinedMore);
  if (!name.includes(" ") || hasWordOf(food, name)) return false;
  const isSame = catalogue.search(name, 1)[0]?.id === known.id;
  if (isSame || catalogue.isName(name)) return isSame;
  if (article.test(said) && areOfOneKind(catalogue, food, name)) return true;
  // "Nihari, slow-cooked beef stew, with two naans": who lists foods says no "with" of its own.
  return isDishId(known.id) && sort.test(name) && servedWith.test(next);
}

/** "Halloumi, a Cypriot cheese" */
function areOfOneKind(catalogue: Catalogue, food: string, name: string): boolean {
  const kind = kindOf(catalogue, food)?.name ?? "";
  return !severalOfKind.test(kind) && kind === kindOf(catalogue, name)?.name;
}

/** "A burger, a chicken burger" are two. */
const hasWordOf = (food: string, name: string) =>
  food.split(" ").some((word) => name.toLowerCase().split(" ").includes(word.toLowerCase()));

/** Whether the dish has these, but for one: "rice with carrots and mutton" where it has lamb. */
function isMadeOf(catalogue: Catalogue, dish: string, said: string): boolean {
  const things = said.split(joint).map((thing) => thing.trim());
  const inside = things.filter((thing) => catalogue.dishWithout(dish, [thing]) !== undefined);
  return inside.length >= 2 && inside.length >= things.length - 1;
}

/** "Dal bhat (lentils and rice)" */
function withoutBracketedGloss(catalogue: Catalogue, chunk: string): string {
  const [, before = "", more = "", behind = ""] = bracketed.exec(chunk) ?? [];
  const food = more === "" ? undefined : nameAtEnd(catalogue, before);
  const [known] = food === undefined ? [] : catalogue.search(food, 1);
  const isIn = known !== undefined && joint.test(more) && isMadeOf(catalogue, known.id, more);
  return isIn ? `${before}${behind}` : chunk;
}
