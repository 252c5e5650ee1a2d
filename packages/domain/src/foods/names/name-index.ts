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
  /** Number of foods in the data; rows from here on are our own dishes. */
  readonly foods: number;
  readonly postings: Postings;
  /** Everyday names, stemmed, with their foods: an exact hit needs no ranking. */
  readonly exact: ReadonlyMap<string, number>;
  /** Those deliberately given to one of our dishes: they beat even the same name in the data. */
  readonly decided: ReadonlySet<string>;
  readonly correct: Corrector;
  readonly vocabulary: Vocabulary;
}

/** Weights of the words of an everyday name, charged when a query leaves them out. */
const everydayWeights = { usual: 0.2, plain: 0.7, head: 1.2 };

interface EverydayName {
  /** The food's row in the catalogue. */
  food: number;
  name: string;
  decided?: boolean;
}

/** Names read in one step: some ten milliseconds on a slow machine. */
const namesAStep = 200;

/**
 * Builds the search index over the data's names and our everyday ones, as a generator, so that the
 * caller can do something else between steps. `foods` are in catalogue order; `everyday` has
 * further names for rows of the catalogue.
 */
export function* buildNameIndex(
  vocabulary: Vocabulary,
  foods: readonly ReferenceFood[],
  everyday: readonly EverydayName[],
): Generator<undefined, NameIndex> {
  const draft: Draft = { vocabulary, names: [], postings: new PostingsDraft() };
  yield* readReferenceNames(draft, foods);
  const { exact, decided } = yield* readEverydayNames(draft, everyday);
  const { names } = draft;
  const postings = draft.postings.finish();
  yield;
  const correct = createCorrector(postings);
  return { names, foods: foods.length, postings, exact, decided, correct, vocabulary };
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
): Generator<undefined, Pick<NameIndex, "exact" | "decided">> {
  const exact = new Map<string, number>();
  const given = new Set<string>();
  for (const { food, name, decided = false } of everyday) {
    const said = vocabulary.wordsOf(name);
    const key = said.join(" ");
    if (said.length === 0 || exact.has(key)) continue;
    exact.set(key, food);
    if (decided) given.add(key);
    const head = vocabulary.headOf(name, said);
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
    names.push({ food, everyday: true, prior: 0, head, costs: none, brand: none, weight });
    if (names.length % namesAStep === 0) yield;
  }
  return { exact, decided: given };
}

const none: readonly never[] = [];
