import type { Vocabulary } from "./vocabulary.ts";

/** What the data calls poultry with and without its skin. */
const skins = new Map([
  ["meat only", "without skin"],
  ["meat and skin", "with skin"],
  ["flesh and skin", "with skin"],
  ["flesh", "without skin"],
]);

const isTail = (part: string) => /^(?:with|without|in|from|for|made|prepared|no)\b/.test(part);
/** Shelves without which the rest would name another food: an orange is no orange soda. */
const saidShelf = /^(?:carbonated beverage|babyfood|squash|melons|seeds)\b/;
/** Kinds that a name has room for. */
const maxKinds = 3;

/** Small letters; a brand, which the data writes in capitals, gets a capital. */
function smallLetters(text: string): string {
  return text.replace(/[\p{L}'’]+/gu, (word) => {
    const isBrand = word.length > 2 && word === word.toUpperCase();
    const small = word.toLowerCase();
    return isBrand ? small.charAt(0).toUpperCase() + small.slice(1) : small;
  });
}

/**
 * Says a name of the data in the order people do: "Chicken, broilers or fryers, breast, meat only,
 * cooked, roasted" is "roasted chicken breast without skin".
 */
export function spokenName(vocabulary: Vocabulary, name: string): string {
  const { shelves, keyOf, unsaid, animals, cooked } = vocabulary;
  const all = name
    .replace(/\([^)]*\)?/g, "")
    .split(/[,;]/)
    .map((part) => smallLetters(part.replace(/\s+/g, " ").trim()))
    .filter((part) => part !== "");
  const isSilent = (part: string) => shelves.has(keyOf(part)) && !saidShelf.test(part);
  const first = all.findIndex((part) => !isSilent(part));
  const [head = "", ...rest] = all.slice(Math.max(0, first));
  const ways: string[] = [];
  const kinds: string[] = [];
  const tails: string[] = [];
  for (const part of rest) {
    const skin = skins.get(part);
    if (skin) tails.push(skin);
    else if (part === "raw" || part.split(" ").every((word) => cooked.has(word))) ways.push(part);
    else if (part === "cooked") ways.unshift(part);
    else if (unsaid.some((start) => part.startsWith(start))) continue;
    else if (isTail(part)) tails.push(part);
    else kinds.push(part);
  }
  const way = ways.length > 1 ? ways.filter((one) => one !== "cooked") : ways;
  const told = kinds.slice(0, maxKinds);
  const before = told.toReversed();
  // "Sauce, chili sauce" is one sauce, and ground beef is no cut.
  const isSaid = before.at(-1)?.split(" ").at(-1) === head;
  const hasCut = animals.has(head) && told[0] !== "ground";
  const what = hasCut ? [head, ...told] : isSaid ? before : [...before, head];
  return [...way, ...what, ...tails.slice(0, 2)].join(" ").replace(/\s+/g, " ");
}
