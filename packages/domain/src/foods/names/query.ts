import type { Effort } from "../effort.ts";
import type { NameIndex } from "./name-index.ts";
import { plainText } from "./plain-text.ts";
import { repairWords } from "./repair.ts";
import { deniedWord, type Vocabulary } from "./vocabulary.ts";
import { openMeanings, withWordsMeant } from "./words-meant.ts";

/** Factors on a word's rarity, by what kind of word it is. */
const share = {
  head: 1.1,
  afterOr: 0.7,
  afterWith: 0.75,
  /** "Fat free" and the like: to whoever asks for it, another form is another food. */
  form: 1.5,
  brand: 0.4,
  /** A word that no name has. */
  unknown: 0.5,
  /** What a name says it isn't: any milk is "not chocolate", not only what is sold as that. */
  negated: 0.2,
};

/** What was typed, parsed for the search. */
export interface Query {
  /** The text, with misspelt words as they are meant. */
  text: string;
  words: readonly string[];
  weights: ReadonlyMap<string, number>;
  /** The sum of the weights. */
  asked: number;
  head: string;
  spelling: boolean;
  /** Words said to be missing. */
  denied: ReadonlySet<string>;
}

/** A word in fewer names may be a misspelling that someone put down as a name. */
const rareUses = 8;
/** A longer name isn't known as a whole. */
const longestName = 3;

/**
 * "Avocado tost" is "avocado toast", though something is called "tost": a whole name that is known
 * is better evidence than a rare word. Undefined unless another spelling of one word makes a name.
 */
function asKnownName(
  index: NameIndex,
  words: readonly string[],
  effort: Effort,
): string[] | undefined {
  if (words.length < 2 || words.length > longestName || index.exact.has(words.join(" "))) {
    return undefined;
  }
  for (const [at, word] of words.entries()) {
    const uses = index.postings.get(word)?.names.length ?? 0;
    if (uses === 0 || uses > rareUses || effort.left <= 0) continue;
    const { word: meant, compared } = index.correct(word, "another");
    effort.left -= compared;
    const other = meant === undefined ? undefined : words.with(at, meant);
    if (other && index.exact.has(other.join(" "))) return other;
  }
  return undefined;
}

/** Of more words the first are read. */
const mostWords = 16;

/** What was typed as it is meant, and its words. */
function readWords(index: NameIndex, typed: string, effort: Effort) {
  const { vocabulary } = index;
  const all = vocabulary.wordsOf(typed).slice(0, mostWords);
  const needs = {
    known: index.postings,
    isWhole: (word: string) => vocabulary.brands.has(word) || vocabulary.spoken.has(word),
    stem: vocabulary.stem,
    correct: openMeanings(index, all, effort),
  };
  const first = repairWords(all, needs);
  const text = first.spelling ? withWordsMeant(index, typed, needs.correct) : typed;
  const repaired = first.spelling
    ? repairWords(vocabulary.wordsOf(text).slice(0, mostWords), needs)
    : first;
  const asName = asKnownName(index, repaired.words, effort);
  const spelling = first.spelling || asName !== undefined;
  const headOf = (said: string) => repairWords([said], needs).words.at(-1) ?? "";
  return { text, words: asName ?? repaired.words, spelling, headOf };
}

/** Parses a text to search for; undefined if it has no words. */
export function readQuery(index: NameIndex, typed: string, effort: Effort): Query | undefined {
  const { vocabulary } = index;
  const { text, words, spelling, headOf } = readWords(index, typed, effort);
  if (words.length === 0) return undefined;
  const head = headAfterShelf(index, text) ?? headOf(headIn(index, text));
  const placeShare = openPlaceShare(index, text, head);
  const negated = negatedIn(vocabulary, text).filter((word) => words.includes(word));
  const denied = new Set([...vocabulary.deniedIn(text), ...negated]);
  const weights = new Map<string, number>();
  for (const said of new Set(words)) {
    const word = denied.has(said) ? deniedWord(said) : said;
    const found = index.postings.get(word)?.names ?? [];
    if (found.length === 0 && denied.has(said)) continue;
    const sort =
      rarityOf(index, found) *
      (vocabulary.weak.get(said) ?? 1) *
      sortShare(index, word, found.length);
    const isNegated = word !== said && negated.includes(said);
    weights.set(word, sort * placeShare(word) * (isNegated ? share.negated : 1));
  }
  const asked = weightAsked(index, text, words, weights);
  return { text, words, weights, asked, head, spelling, denied };
}

/**
 * None where nothing is said but what it isn't or how it is: "not sure how much", "in chunks"; "no bake
 * cookies" is a name.
 */
function weightAsked(
  { exact, vocabulary }: NameIndex,
  text: string,
  words: readonly string[],
  weights: ReadonlyMap<string, number>,
): number {
  const isDenied = [...weights.keys()].every((word) => deniesOnly.test(word));
  const isNoFood = isDenied || vocabulary.saysState(text);
  if (isNoFood && !exact.has(words.join(" "))) return 0;
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

/** A word that only denies others, and what is denied. */
const deniesOnly = /^(?:not|no|without|!.*)$/;

/** What follows "not": "milk, not chocolate". */
const negatedIn = ({ wordsOf }: Vocabulary, text: string): readonly string[] =>
  (plainText(text).match(/\bnot ([^;,]*)/g) ?? []).flatMap((some) =>
    wordsOf(some.replace(/^not /, "")),
  );

/** Forms that nothing is called by, as the vocabulary has them: an egg's white is a thing. */
const ownForms: ReadonlySet<string> = new Set([
  ...["raw", "cooked", "skinless", "skinon", "leanonly", "not"],
]);

/** "Pear peeled" and "chicken breast grilled" end in a form, and are a pear and a breast. */
function headIn(index: NameIndex, text: string): string {
  const { cooked, headOf, wordsOf } = index.vocabulary;
  const head = headOf(text);
  const isForm = (word: string) => cooked.has(word) || ownForms.has(word);
  const words = wordsOf(text);
  // "Napoli cooked" is hardly the salami.
  if (!isForm(head) || (head === "cooked" && words.length < 3)) return head;
  const before = words.slice(0, words.indexOf(head)).findLast((word) => !isForm(word));
  return before !== undefined && isHead(index, before) ? before : head;
}

const isHead = ({ postings, names }: NameIndex, word: string): boolean =>
  postings.get(word)?.names.some((at) => names.headAt(at) === word) ?? false;

/** "Fish, salmon, baked" is salmon; "fish, baked" is fish. */
function headAfterShelf(index: NameIndex, text: string) {
  const { vocabulary } = index;
  const [shelf, kind] = text.split(",", 2);
  if (shelf === undefined || kind === undefined) return undefined;
  if (!vocabulary.shelves.has(vocabulary.keyOf(shelf))) return undefined;
  const head = vocabulary.headOf(kind);
  return isHead(index, head) ? head : undefined;
}

/** How rare a word is, by its names in order; what only labels call so is as rare as can be. */
function rarityOf({ firstLabel }: NameIndex, found: ArrayLike<number>): number {
  let uses = found.length;
  while (uses > 0 && (found[uses - 1] ?? 0) >= firstLabel) uses--;
  return Math.log(1 + firstLabel / (1 + uses));
}

/** The factor for what kind of word it is. */
function sortShare({ vocabulary }: NameIndex, word: string, uses: number): number {
  // Common English tells of something else; other unknown words may be a food's by-name.
  let weight = uses === 0 && !vocabulary.spoken.has(word) ? share.unknown : 1;
  if (vocabulary.brands.has(word)) weight *= share.brand;
  if (vocabulary.standIns.has(word)) weight *= share.form;
  return weight;
}

/** The factor for where the word is in the text. */
function openPlaceShare(
  { vocabulary: { wordsOf } }: NameIndex,
  text: string,
  head: string,
): (word: string) => number {
  const plain = plainText(text);
  const afterOr = new Set(
    [...plain.matchAll(/\bor ([a-z]+)/g)].flatMap(([, word = ""]) => wordsOf(word)),
  );
  const afterWith = new Set(wordsOf(/\b(?:with|in|on|from)\b(.*)$/.exec(plain)?.[1] ?? ""));
  return (word) => {
    if (word === head) return share.head;
    if (afterOr.has(word)) return share.afterOr;
    return afterWith.has(word) ? share.afterWith : 1;
  };
}
