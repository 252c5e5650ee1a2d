import { openPlaces, openTexts, packMap, packTexts, type TextColumns } from "../packed-texts.ts";
import {
  type IndexedNames,
  IndexedNamesDraft,
  type NameColumns,
  openNames,
} from "./indexed-names.ts";
import { costsOf, createShaper, type ReferenceFood } from "./name-shape.ts";
import { openPostings, type PostingColumns, type Postings, PostingsDraft } from "./postings.ts";
import { type Corrector, createCorrector } from "./spelling.ts";
import { deniedWord, type Vocabulary } from "./vocabulary.ts";

/** Where which names begin. */
interface NameRanges {
  /** From this position on, names are everyday ones. */
  readonly firstEveryday: number;
  /**
   * From this position on, names are those of labels and, behind them, of imported foods. They don't
   * make a word any commoner, so the other names rank as without them.
   */
  readonly firstLabel: number;
  readonly firstImported: number;
  /** Number of foods in the data; rows from here on are our own dishes. */
  readonly foods: number;
  /** So many of them, the first, have their own name at their row. The others came with releases. */
  readonly reference: number;
}

/**
 * What an index consists of: plain data, which a browser can store. Reading the names takes most of
 * the time, and opening what was read (`openNameIndex`) a tenth of it.
 */
export interface NameIndexColumns extends NameRanges {
  readonly names: NameColumns;
  readonly postings: PostingColumns;
  readonly exact: ExactColumns;
  readonly naming: ReadonlySet<string>;
}

export interface NameIndex extends NameRanges {
  readonly columns: NameIndexColumns;
  readonly names: IndexedNames;
  /** The position of the data's own name of a food; undefined for ours. */
  ownNameOf(food: number): number | undefined;
  readonly postings: Postings;
  readonly exact: ExactNames;
  /** Words that the data calls a food by, without any other: "moose". */
  readonly naming: ReadonlySet<string>;
  readonly correct: Corrector;
  /** The most frequent word that sounds like this one. */
  sounding(word: string): string | undefined;
  readonly vocabulary: Vocabulary;
}

/** Everyday names, stemmed, with their foods: an exact hit needs no ranking. */
export interface ExactNames {
  has(name: string): boolean;
  get(name: string): number | undefined;
  /** Whether a label or, deliberately, a dish was given it: it beats even the same one in the data. */
  isDecided(name: string): boolean;
}

/** A product's label is meant a little less often than what everybody calls so. */
const labelPrior = -0.04;

/**
 * So is a food that a release has added: of what people mean, hardly anything is missing from what
 * our names were written for.
 */
const importedPrior = -0.06;

/** Weights of the words of an everyday name, charged when a query leaves them out. */
const everydayWeights = { usual: 0.2, plain: 0.7, head: 1.2 };

/** A name of ours. */
export interface EverydayName {
  /** The food's row in the catalogue. */
  food: number;
  name: string;
  decided?: boolean;
  /** Of a food by its label, with its maker's or chain's name if it has one. */
  label?: { brand?: string | undefined } | undefined;
}

/** A name in the data. */
export interface DataName extends ReferenceFood {
  /** The food's row in the catalogue. */
  food: number;
}

/** Names read in one step: some ten milliseconds on a slow machine. */
const namesAStep = 200;

/**
 * Reads the names of the search index, the data's and our everyday ones, as a generator, so that the
 * caller can do something else between steps. `foods` are the first rows of the catalogue in their
 * order; `everyday` has further names for its rows, those of labels last; `imported` are the names
 * that came with releases, those of its further rows first and in their order.
 */
export function* readNameIndex(
  vocabulary: Vocabulary,
  given: {
    foods: readonly DataName[];
    everyday: Iterable<EverydayName>;
    imported: readonly DataName[];
    /** The number of foods in the data. */
    rows: number;
  },
): Generator<undefined, NameIndexColumns> {
  const draft: Draft = {
    vocabulary,
    names: new IndexedNamesDraft(),
    postings: new PostingsDraft(),
    naming: new Set(),
  };
  const shapeOf = createShaper(vocabulary);
  yield* readDataNames(draft, shapeOf, given.foods, 0);
  const firstEveryday = draft.names.length;
  const { exact, firstLabel } = yield* readEverydayNames(draft, given.everyday);
  const firstImported = draft.names.length;
  yield* readDataNames(draft, shapeOf, given.imported, importedPrior);
  const names = draft.names.finish();
  yield;
  const postings = draft.postings.finish();
  yield;
  return {
    ...{ names, postings, exact, naming: draft.naming },
    ...{ firstEveryday, firstLabel, firstImported },
    ...{ foods: given.rows, reference: given.foods.length },
  };
}

/** Opens an index, in steps. `vocabulary` is the one that its names were read with. */
export function* openNameIndex(
  columns: NameIndexColumns,
  vocabulary: Vocabulary,
): Generator<undefined, NameIndex> {
  const { foods, reference, firstImported } = columns;
  const postings = openPostings(columns.postings);
  yield;
  const correct = createCorrector(postings, vocabulary.spoken);
  yield;
  const sounding = openSounding(vocabulary, postings);
  yield;
  const exact = openExact(columns.exact);
  return {
    ...columns,
    columns,
    ownNameOf(food) {
      if (food >= foods) return undefined;
      return food < reference ? food : firstImported + food - reference;
    },
    ...{ names: openNames(columns.names), postings, exact, correct, sounding, vocabulary },
  };
}

/** Shorter words sound like too many others. */
const shortestSounding = 6;

function openSounding({ soundOf, spoken }: Vocabulary, postings: Postings): NameIndex["sounding"] {
  const { words, usesOf } = postings;
  const draft = new Map<string, number>();
  for (let at = 0; at < words.length; at++) {
    const word = words.at(at);
    if (word.length < shortestSounding) continue;
    const sound = soundOf(word);
    const known = draft.get(sound);
    if (known === undefined || usesOf(at) > usesOf(known)) draft.set(sound, at);
  }
  const bySound = packMap(draft);
  return (word) => {
    if (word.length < shortestSounding || spoken.has(word)) return undefined;
    const at = bySound(soundOf(word));
    return at === undefined ? undefined : words.at(at);
  };
}

interface Draft {
  vocabulary: Vocabulary;
  names: IndexedNamesDraft;
  postings: PostingsDraft;
  naming: Set<string>;
}

function* readDataNames(
  { names, postings, naming }: Draft,
  shapeOf: ReturnType<typeof createShaper>,
  given: readonly DataName[],
  bonus: number,
): Generator<undefined, void> {
  for (const { food, ...named } of given) {
    const { head, naming: own, words, weights, costs, brand, prior } = shapeOf(named);
    for (const word of own) naming.add(word);
    let weight = 0;
    words.forEach((word, at) => {
      const share = weights[at] ?? 0;
      weight += share;
      postings.add(word, names.length, share);
    });
    names.add({ food, prior: prior + bonus, head, costs, brand, weight });
    if (names.length % namesAStep === 0) yield;
  }
}

function* readEverydayNames(
  { vocabulary, names, postings }: Draft,
  everyday: Iterable<EverydayName>,
): Generator<undefined, Pick<NameIndexColumns, "exact" | "firstLabel">> {
  const exact = new Map<string, ExactName>();
  let firstLabel: number | undefined;
  for (const { food, name, decided = false, label } of everyday) {
    const said = vocabulary.wordsOf(name);
    const key = said.join(" ");
    if (said.length === 0 || exact.has(key)) continue;
    exact.set(key, { food, isDecided: decided || label !== undefined });
    const head = vocabulary.headOf(name, said);
    const telling = label ? new Set(vocabulary.wordsOf(label.brand ?? "")) : babyWords;
    const isTelling = (word: string) => telling.has(word);
    // Most have none, and share that.
    const brand = said.some(isTelling) ? said.filter(isTelling) : none;
    if (label && firstLabel === undefined) firstLabel = names.length;
    const missing = missingIn(vocabulary, name);
    let weight = 0;
    said.forEach((word, at) => {
      if (said.indexOf(word) < at) return;
      const share = everydayWeight(vocabulary, word, head);
      weight += share;
      postings.add(missing.has(word) ? deniedWord(word) : word, names.length, share);
    });
    const prior = label ? labelPrior : 0;
    // Plain "Hellmann's mayonnaise" isn't the light one, though only that may have such a name.
    const lighter = said.filter((word) => vocabulary.lighter.has(word));
    const costs = costsOf(lighter, noGroup, vocabulary);
    names.add({ food, prior, head, costs, brand, weight });
    if (names.length % namesAStep === 0) yield;
  }
  return { exact: packed(exact), firstLabel: firstLabel ?? names.length };
}

interface ExactName {
  food: number;
  isDecided: boolean;
}

/** Exact names in columns: a third of the memory that a map takes. */
interface ExactColumns {
  readonly names: TextColumns;
  readonly foods: Int32Array;
  readonly decided: Uint8Array;
}

function packed(names: ReadonlyMap<string, ExactName>): ExactColumns {
  const given = [...names.values()];
  return {
    names: packTexts(names.keys()).columns,
    foods: Int32Array.from(given, ({ food }) => food),
    decided: Uint8Array.from(given, ({ isDecided }) => Number(isDecided)),
  };
}

function openExact({ names, foods, decided }: ExactColumns): ExactNames {
  const placeOf = openPlaces(openTexts(names));
  return {
    has: (name) => placeOf(name) >= 0,
    get: (name) => foods[placeOf(name)],
    isDecided: (name) => decided[placeOf(name)] === 1,
  };
}

/** The words that a name says are missing: "coleslaw without dressing" is no coleslaw dressing. */
function missingIn(vocabulary: Vocabulary, name: string): ReadonlySet<string> {
  const [without] = leftOut.exec(name) ?? [];
  return without === undefined ? nothing : new Set(vocabulary.deniedIn(without));
}

function everydayWeight({ usual }: Vocabulary, word: string, head: string): number {
  if (word === head) return everydayWeights.head;
  return usual.has(word) ? everydayWeights.usual : everydayWeights.plain;
}

/** As the vocabulary stems them: who doesn't say "baby" means no baby food, nor baby spinach. */
const babyWords = new Set(["babi", "babyfood", "infant", "toddler", "strained", "junior"]);
/** What an everyday name says is missing. "No" may well be part of it: "no salt added tomatoes". */
const leftOut = / without .*$/;
/** A name that people use is of no group of the reference. */
const noGroup = "";
const none: readonly never[] = [];
const nothing: ReadonlySet<string> = new Set();
