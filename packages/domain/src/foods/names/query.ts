import type { Effort } from "../effort.ts";
import { brandWords } from "./brand-words.ts";
import { standIns } from "./forms.ts";
import type { NameIndex } from "./name-index.ts";
import { repairWords } from "./repair.ts";
import { deniedIn, deniedWord, headOf, plainText, wordsOf } from "./words.ts";

/** How much more or less than by its rarity a word of a query counts, for what it is. */
const share = {
  head: 1.1,
  afterOr: 0.7,
  afterWith: 0.75,
  /** "Fat free" and the like: a food in another form is another food to who asks for it. */
  form: 1.5,
  brand: 0.4,
  /** A word that no name has. */
  unknown: 0.5,
};

/** Words of a query that rarely decide which food is meant. */
const faint = new Map(
  Object.entries({
    plain: 0.25,
    regular: 0.25,
    fresh: 0.3,
    homemade: 0.25,
    cooked: 0.5,
    raw: 0.7,
    prepared: 0.3,
    ready: 0.3,
    large: 0.2,
    small: 0.2,
    medium: 0.2,
    with: 0.05,
    no: 0.1,
    not: 0.1,
    made: 0.1,
    added: 0.1,
    commercially: 0.2,
    organic: 0.1,
    pack: 0.3,
    brand: 0.1,
    whole: 0.6,
    flavor: 0.3,
    flavored: 0.3,
    skinon: 0.6,
    home: 0.2,
    recipe: 0.2,
    kind: 0.1,
    water: 0.7,
    filled: 0.5,
    based: 0.3,
    coated: 0.7,
    includes: 0.1,
    without: 0.1,
    purchased: 0.1,
    eaten: 0.1,
    part: 0.1,
    style: 0.2,
    food: 0.3,
    "100%": 0.15,
  }).flatMap(([word, weight]) => wordsOf(word).map((stemmed) => [stemmed, weight] as const)),
);

/** What was typed, as the search reads it. */
export interface Query {
  words: readonly string[];
  weights: ReadonlyMap<string, number>;
  /** The sum of the weights. */
  asked: number;
  head: string;
  spelling: boolean;
  /** Words that were said to be missing. */
  denied: ReadonlySet<string>;
}

/** Corrects a word while the effort lasts, and each word once. */
function correctorFor(index: NameIndex, effort: Effort): (word: string) => string | undefined {
  const corrected = new Map<string, string | undefined>();
  return (word) => {
    if (!corrected.has(word) && effort.left > 0) {
      const { word: meant, compared } = index.correct(word);
      effort.left -= compared;
      corrected.set(word, meant);
    }
    return corrected.get(word);
  };
}

/** Reads a text to search for; undefined when it has no words. */
export function readQuery(index: NameIndex, text: string, effort: Effort): Query | undefined {
  const typed = wordsOf(text).slice(0, 16);
  if (typed.length === 0) return undefined;
  const correct = correctorFor(index, effort);
  const { words, spelling } = repairWords(typed, index.postings, correct);
  const plain = plainText(text);
  const afterOr = new Set(
    [...plain.matchAll(/\bor ([a-z]+)/g)].flatMap(([, word = ""]) => wordsOf(word)),
  );
  const afterWith = new Set(wordsOf(plain.match(/\b(?:with|in|on|from)\b(.*)$/)?.[1] ?? ""));
  const head = repairWords([headOf(text)], index.postings, correct).words.at(-1) ?? "";
  const weights = new Map<string, number>();
  let asked = 0;
  const denied = new Set(deniedIn(text));
  for (const said of new Set(words)) {
    const word = denied.has(said) ? deniedWord(said) : said;
    const uses = index.postings.get(word)?.names.length ?? 0;
    let weight = Math.log(1 + index.names.length / (1 + uses)) * (faint.get(said) ?? 1);
    if (uses === 0 && denied.has(said)) continue;
    if (uses === 0) weight *= share.unknown;
    if (brandWords.has(word)) weight *= share.brand;
    if (standIns.has(word)) weight *= share.form;
    if (word === head) weight *= share.head;
    else if (afterOr.has(word)) weight *= share.afterOr;
    else if (afterWith.has(word)) weight *= share.afterWith;
    weights.set(word, weight);
    asked += weight;
  }
  return { words, weights, asked, head, spelling, denied };
}
