import { createShaper, type ReferenceFood } from "./name-shape.ts";
import { type Postings, PostingsDraft } from "./postings.ts";
import { type Corrector, createCorrector } from "./spelling.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One name by which a food can be found. */
export interface IndexedName {
  /** The food's row in the catalogue. */
  food: number;
  /** One of our everyday names, not the data's own. */
  everyday: boolean;
  /** A bonus for its food, whatever is searched for. */
  prior: number;
  head: string;
  /** Unusual forms, and what they cost unless the query asks for them. */
  costs: readonly (readonly [word: string, cost: number])[];
  brand: readonly string[];
  /** The weight of all its words; a query should cover most of it. */
  weight: number;
}

export interface NameIndex {
  readonly names: readonly IndexedName[];
  /** From this position on, names are those of labels, which don't make a word any commoner. */
  readonly firstLabel: number;
  /** Number of foods in the data; rows from here on are our own dishes. */
  readonly foods: number;
  readonly postings: Postings;
  /** Everyday names, stemmed, with their foods: an exact hit needs no ranking. */
  readonly exact: ReadonlyMap<string, number>;
  /** Those given to a label or deliberately to a dish: they beat even the same name in the data. */
  readonly decided: ReadonlySet<string>;
  readonly correct: Corrector;
  /** The most frequent word that sounds like this one. */
  sounding(word: string): string | undefined;
  readonly vocabulary: Vocabulary;
}

/** A product's label is meant a little less often than what everybody calls so. */
const labelPrior = -0.04;

/** Weights of the words of an everyday name, charged when a query leaves them out. */
const everydayWeights = { usual: 0.2, plain: 0.7, head: 1.2 };

interface EverydayName {
  /** The food's row in the catalogue. */
  food: number;
  name: string;
  decided?: boolean;
  /** Of a food by its label, with its maker's or chain's name if it has one. */
  label?: { brand?: string | undefined } | undefined;
}

/** Names read in one step: some ten milliseconds on a slow machine. */
const namesAStep = 200;

/**
 * Builds the search index over the data's names and our everyday ones, as a generator, so that the
 * caller can do something else between steps. `foods` are in catalogue order; `everyday` has
 * further names for rows of the catalogue, those of labels last.
 */
export function* buildNameIndex(
  vocabulary: Vocabulary,
  foods: readonly ReferenceFood[],
  everyday: readonly EverydayName[],
): Generator<undefined, NameIndex> {
  const draft: Draft = { vocabulary, names: [], postings: new PostingsDraft() };
  yield* readReferenceNames(draft, foods);
  const { exact, decided, firstLabel } = yield* readEverydayNames(draft, everyday);
  const { names } = draft;
  const postings = draft.postings.finish();
  yield;
  const correct = createCorrector(postings);
  const size = { foods: foods.length, firstLabel };
  yield;
  const sounding = openSounding(vocabulary, postings);
  return { names, ...size, postings, exact, decided, correct, sounding, vocabulary };
}

/** Shorter words sound like too many others. */
const shortestSounding = 6;

function openSounding({ soundOf }: Vocabulary, postings: Postings): NameIndex["sounding"] {
  const bySound = new Map<string, { word: string; uses: number }>();
  for (const [word, uses] of postings.uses()) {
    if (word.length < shortestSounding) continue;
    const sound = soundOf(word);
    if (uses > (bySound.get(sound)?.uses ?? 0)) bySound.set(sound, { word, uses });
  }
  return (word) => (word.length < shortestSounding ? undefined : bySound.get(soundOf(word))?.word);
}

interface Draft {
  vocabulary: Vocabulary;
  names: IndexedName[];
  postings: PostingsDraft;
}

function* readReferenceNames(
  { vocabulary, names, postings }: Draft,
  foods: readonly ReferenceFood[],
): Generator<undefined, void> {
  const shapeOf = createShaper(vocabulary);
  for (const [food, reference] of foods.entries()) {
    const { head, words, weights, costs, brand, prior } = shapeOf(reference);
    let weight = 0;
    words.forEach((word, at) => {
      const share = weights[at] ?? 0;
      weight += share;
      postings.add(word, names.length, share);
    });
    names.push({ food, everyday: false, prior, head, costs, brand, weight });
    if (names.length % namesAStep === 0) yield;
  }
}

function* readEverydayNames(
  { vocabulary, names, postings }: Draft,
  everyday: readonly EverydayName[],
): Generator<undefined, Pick<NameIndex, "exact" | "decided" | "firstLabel">> {
  const exact = new Map<string, number>();
  const given = new Set<string>();
  let firstLabel: number | undefined;
  for (const { food, name, decided = false, label } of everyday) {
    const said = vocabulary.wordsOf(name);
    const key = said.join(" ");
    if (said.length === 0 || exact.has(key)) continue;
    exact.set(key, food);
    if (decided || label) given.add(key);
    const head = vocabulary.headOf(name, said);
    const makers = label?.brand === undefined ? none : vocabulary.wordsOf(label.brand);
    const makerWords = new Set<string>(makers);
    const brand = makerWords.size === 0 ? none : said.filter((word) => makerWords.has(word));
    if (label && firstLabel === undefined) firstLabel = names.length;
    let weight = 0;
    said.forEach((word, at) => {
      if (said.indexOf(word) < at) return;
      const share =
        word === head
          ? everydayWeights.head
          : vocabulary.usual.has(word)
            ? everydayWeights.usual
            : everydayWeights.plain;
      weight += share;
      postings.add(word, names.length, share);
    });
    const prior = label ? labelPrior : 0;
    names.push({ food, everyday: true, prior, head, costs: none, brand, weight });
    if (names.length % namesAStep === 0) yield;
  }
  return { exact, decided: given, firstLabel: firstLabel ?? names.length };
}

const none: readonly never[] = [];
