import { regionalPhrases } from "./regional-words.ts";

/**
 * Brings a text to the letters that names are compared by: lower case, no accents, apostrophes
 * closed up ("McDonald's" is "mcdonalds"), "½" as "1/2".
 */
export function plainText(text: string): string {
  return text
    .replace(/œ/gi, "oe")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/⁄/g, "/");
}

/** Words that say nothing about which food is meant. */
const emptyWords = new Set(
  (
    "a an the of and or in on to as it its by at is are any all from for style type types kind " +
    "nfs ns such other than some my your"
  ).split(" "),
);

const irregular: Record<string, string> = {
  leaves: "leaf",
  loaves: "loaf",
  halves: "half",
  calves: "calf",
  knives: "knife",
  geese: "goose",
  mice: "mouse",
  children: "child",
  fries: "fry",
  fried: "fried",
};

/**
 * One form for singular and plural. The result is a key for comparing, not a word to show:
 * "berry" and "berries" are both "berri", "cookie" and "cookies" both "cooki".
 */
export function stem(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known.replace(/(?:ie|y)$/, "i");
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ies|ie|y)$/.test(word)) return word.replace(/(?:ies|ie|y)$/, "i");
  if (/(?:sses|shes|ches|xes|zes|oes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Phrases that are one idea: each is written as a single word before texts are compared. */
const ideas: readonly (readonly [RegExp, string])[] = [
  // What surveys write after a name, and nobody means.
  [/\bns as to [^,(]*/g, ""],
  [
    /\b(chicken|beef|meat|pork|ham|fish|shrimp) or (?:turkey|poultry|pork|fish|shrimp|seafood|meat)\b/g,
    "$1",
  ],
  [/\b(?:as|used as) ingredients?\b/g, ""],
  [/\b(?:no added fat|fat (?:not )?added(?: in cooking)?|no fat added|no added sauce)\b/g, ""],
  [/\bw\/o\b/g, "without"],
  [/\bw\//g, "with "],
  [/\s*&\s*/g, " and "],
  [/\b(\d+(?:\.\d+)?) ?(?:%|percent\b|per cent\b)/g, "$1pct"],
  [/\b(\d+)\.(\d+)pct/g, "$1p$2pct"],
  [/\bbar ?b ?q(?:ue)?\b|\bbarbe[cq]ued?\b|\bbbq\b/g, "barbecue"],
  [/\b(?:fat|lard)[ -]free\b|\bnon[ -]?fat\b|\b0pct fat\b|\bwithout fat\b|\bno fat\b/g, "nonfat"],
  [/\b(?:low|lower|reduced|less|light|lite|half)[ -]?(?:in )?fat\b|\blowfat\b/g, "lowfat"],
  [/\b(?:low|reduced|less|lower)[ -](?:sodium|salt)\b/g, "lowsodium"],
  [
    /\b(?:no|without|zero)(?: added)? salt(?: added)?\b|\bsalt[ -]free\b|\bsalt not added\b/g,
    "unsalted",
  ],
  [
    /\b(?:sugar|sugars)[ -]free\b|\b(?:no|zero|without)(?: added)? sugars?(?: added)?\b/g,
    "sugarfree",
  ],
  [/\bsugarless\b|\bunsweetened\b|\bnot sweetened\b/g, "sugarfree"],
  [
    /\bcaffeine[ -]free\b|\bwithout caffeine\b|\bdecaf(?:feinated)?\b|\bno caffeine\b/g,
    "decaffeinated",
  ],
  [/\bgluten[ -]free\b/g, "glutenfree"],
  [/\b(?:lactose|dairy)[ -]free\b/g, "$&"],
  [/\bskinless\b|\b(?:without|no|skin) (?:skin|removed|not eaten)\b/g, "skinless"],
  [/\bskin[ -]on\b|\bwith skin\b|\bskin eaten\b/g, "skinon"],
  [/\bready[ -]to[ -](?:eat|serve|drink|use)\b/g, "ready"],
  [/\bwhole[ -]?wheat\b|\bwholemeal\b|\bwhole[ -]?meal\b/g, "wholewheat"],
  [/\bwhole[ -]?grain\b|\bmulti[ -]?grain\b/g, "multigrain"],
  [/\bhalf (?:and|n) half\b|\bhalf-and-half\b/g, "halfandhalf"],
  [/\bice[ -]?cream\b/g, "icecream"],
  [/\bhot[ -]?dogs?\b|\bfrankfurters?\b|\bwieners?\b|\bfrankfurts?\b/g, "hotdog"],
  [/\bpeanut[ -]?butter\b/g, "peanutbutter"],
  [/\bfast[ -]?foods?\b/g, "fastfood"],
  [/\bbaby[ -]?foods?\b|\binfant foods?\b/g, "babyfood"],
  [/\bsour[ -]?dough\b/g, "sourdough"],
  [/\bcheese[ -]?cake\b/g, "cheesecake"],
  [/\bmulti[ -]?vitamin/g, "multivitamin"],
  [/\bstir[ -]?fr(?:y|ied)\b/g, "stirfry"],
  [/\bdo(?:ugh)?nuts?\b/g, "doughnut"],
  [/\byogh?ou?rts?\b/g, "yogurt"],
  [/\bcatsup\b/g, "ketchup"],
  [/\b(?:french|pommes)[ -](?:fry|fries|fried)\b|\bpommes frites\b/g, "frenchfry"],
  [/\b(?:crème|creme) br[uû]l[eé]e\b/g, "cremebrulee"],
  [
    /\bmacaroni (?:and|n|in|&) cheese\b|\bmac (?:and|n|&) cheese\b|\bmac n cheese\b/g,
    "macaroni cheese",
  ],
];

const phraseLengths = [
  ...new Set(Object.keys(regionalPhrases).map((key) => key.split(" ").length)),
].sort((a, b) => b - a);
const stemmedPhrases = new Map(
  Object.entries(regionalPhrases).map(([from, to]) => [
    from.split(" ").map(stem).join(" "),
    to.split(" ").filter(Boolean).map(stem),
  ]),
);

/** Puts the everyday American word, which the data uses, for regional and foreign ones. */
function replaceRegionalWords(words: string[]): string[] {
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLengths.find((count) =>
      stemmedPhrases.has(words.slice(at, at + count).join(" ")),
    );
    const phrase = length && stemmedPhrases.get(words.slice(at, at + length).join(" "));
    if (length && phrase) {
      replaced.push(...phrase);
      at += length;
    } else {
      replaced.push(words[at] ?? "");
      at++;
    }
  }
  return replaced;
}

/** The stemmed, meaningful words of a text, in order, regional words replaced. */
export function wordsOf(text: string): string[] {
  let plain = plainText(text);
  for (const [pattern, idea] of ideas) plain = plain.replace(pattern, idea);
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 40);
  return replaceRegionalWords(words.filter((word) => !emptyWords.has(word)).map(stem));
}
