import { oneIdea } from "./one-idea.ts";
import { regionalPhrases } from "./regional-words.ts";

/**
 * Brings a text to the letters that names are compared by: lower case, no accents, apostrophes
 * closed up ("McDonald's" is "mcdonalds"), "½" as "1/2".
 */
export function plainText(text: string): string {
  const letters = /[^ -~]/.test(text)
    ? text
        .replace(/œ/gi, "oe")
        .replace(/ß/g, "ss")
        // What has no width parts nothing; "1½" is one and a half, not eleven halves.
        .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
        .replace(/(\d)(?=[¼-¾⅐-⅞])/g, "$1 ")
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replace(/⁄/g, "/")
    : text;
  return letters.toLowerCase().replace(/['’‘`´]/g, "");
}

/** Words that say nothing about which food is meant. */
const emptyWords = new Set(
  (
    "a an the of and or in on to as it its by at is are any all from for style type types kind " +
    "nfs ns such other than some my your"
  ).split(" "),
);

const irregular: ReadonlyMap<string, string> = new Map([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["halves", "half"],
  ["calves", "calf"],
  ["knives", "knife"],
  ["geese", "goose"],
  ["mice", "mouse"],
  ["children", "child"],
  ["fries", "fry"],
  ["fried", "fried"],
]);

/**
 * One form for singular and plural. The result is a key for comparing, not a word to show:
 * "berry" and "berries" are both "berri", "cookie" and "cookies" both "cooki".
 */
export function stem(word: string): string {
  let stemmed = stems.get(word);
  if (stemmed === undefined) {
    stemmed = findStem(word);
    if (stems.size < mostStems) stems.set(word, stemmed);
  }
  return stemmed;
}

/** The same few thousand words make up all names; what people type beyond them isn't kept. */
const stems = new Map<string, string>();
const mostStems = 12_000;

function findStem(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known.replace(/(?:ie|y)$/, "i");
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ies|ie|y)$/.test(word)) return word.replace(/(?:ies|ie|y)$/, "i");
  if (/(?:sses|shes|ches|xes|zes|oes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** What is written in signs, and what surveys add to a name that nobody means. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bns as to [^,(]*/g, ""],
  [/,? cooked,? as ingredient\b/g, " raw"],
  [/\b(?:(?:made|prepared|reconstituted) )?from (?:a )?(?:dry )?(?:mix|powder)\b/g, "prepared"],
  [/\bnot reconstituted\b/g, "unprepared"],
  [/\b(eggs?(?:, whole)?),? fried,? (?:no|without) (?:added )?fat\b/g, "$1 poached"],
  [/,? from (?:raw|fresh|pre-?cooked)\b/g, ""],
  [
    /(?:,? (?:breaded|coated|battered),?)? skin(?: ?\/ ?coating)? (?:not eaten|removed)\b/g,
    " skinless",
  ],
  [/\bskin ?\/ ?coating\b/g, "skin"],
  // The sweets are only ever many; the burger is mostly one.
  [/^\s*whoppers\s*$/g, "malted milk balls"],
  // How the labels of baby food count the months.
  [/\bstage [12]\b|\b(?:1st|2nd|first|second) foods\b/g, "babyfood strained"],
  [/\bstage [34]\b|\b(?:3rd|third) foods\b/g, "babyfood junior"],
  [/\bbaby toddler\b/g, "babyfood"],
  [/\b(?:beech-?nut|earths best)\b/g, "babyfood"],
  [
    /\b(?:powder|liquid concentrate),? (?:made|prepared|mixed) with (?:tap |bottled |baby |plain )*water\b/g,
    "ready feed",
  ],
  [/\bw\/o\b/g, "without"],
  [/\bw\//g, "with "],
  [/\s*&\s*/g, " and "],
  [/\b(\d+)\.(\d+) ?(?:%|percent\b|per cent\b)/g, "$1p$2pct"],
  [/\b(\d+) ?(?:%|percent\b|per cent\b)/g, "$1pct"],
];
const hasSign =
  /ns as to|whoppers|as ingred|from |reconst|fried|skin|stage|foods\b|toddler|beech|earths|with |w\/|&|%|cent\b/;

interface Phrase {
  from: readonly string[];
  to: readonly string[];
}

/** All phrases by their first word, longest first. */
const phrases = new Map<string, Phrase[]>();
for (const [from, to] of [...Object.entries(oneIdea), ...Object.entries(regionalPhrases)]) {
  const phrase = { from: from.split(" ").map(stem), to: to.split(" ").filter(Boolean).map(stem) };
  const first = phrase.from[0] ?? "";
  const list = phrases.get(first) ?? [];
  list.push(phrase);
  phrases.set(first, list);
}
for (const list of phrases.values()) list.sort((a, b) => b.from.length - a.from.length);

/** Writes one word for a phrase that is one idea, and the data's word for regional ones. */
function replacePhrases(words: readonly string[]): string[] {
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const phrase = phrases
      .get(word)
      ?.find(({ from }) => from.every((part, offset) => words[at + offset] === part));
    if (phrase) replaced.push(...phrase.to);
    else replaced.push(word);
    at += phrase?.from.length ?? 1;
  }
  return replaced;
}

/** The stemmed, meaningful words of a text, in order, regional words replaced. */
export function wordsOf(text: string): string[] {
  let plain = plainText(text);
  if (hasSign.test(plain)) for (const [sign, word] of signs) plain = plain.replace(sign, word);
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 40);
  return replacePhrases(words.filter((word) => !emptyWords.has(word)).map(stem));
}

/** What stands for a word of which a name says that it is missing: "flavors other than chocolate". */
export function deniedWord(word: string): string {
  return `!${word}`;
}

/** The words of which a text says that they are missing, and don't stand in it otherwise. */
export function deniedIn(text: string): string[] {
  const said = plainText(text).match(/\b(?:no|without|other than|except|excluding)\b([^;,]*)/g);
  return said
    ? wordsOf(said.join(" ").replace(/\b(?:no|without|other than|except|excluding)\b/g, " "))
    : [];
}

/**
 * The word that says what kind of thing is meant: "soup" in "tomato soup with rice". `words` are
 * those of the whole text, which stand in where it has no such break.
 */
export function headOf(text: string, words: readonly string[] = wordsOf(text)): string {
  const plain = plainText(text);
  const end = plain.search(/[,;(]|\b(?:with|in|from|made|on|without|no|and|or|topped|filled|of)\b/);
  if (end <= 0) return words[words.length - 1] ?? "";
  const before = wordsOf(plain.slice(0, end));
  return before[before.length - 1] ?? words[words.length - 1] ?? "";
}
