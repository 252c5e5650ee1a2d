import { shapeOf, usualWords } from "./name-shape.ts";
import { type Corrector, createCorrector } from "./spelling.ts";
import { wordsOf } from "./words.ts";

/** One name under which a food can be found. */
export interface IndexedName {
  /** The food's number in the catalogue. */
  food: number;
  /** A name that we gave ourselves because people say it, rather than the data's own. */
  everyday: boolean;
  /** What this name's food is worth before anything is asked. */
  prior: number;
  head: string;
  /** Unusual forms and what they cost a query that doesn't ask for them. */
  costs: readonly (readonly [word: string, cost: number])[];
  brand: readonly string[];
  /** What all its words weigh; a query should say most of that. */
  weight: number;
}

export interface Posting {
  name: number;
  /** What of the name's weight this word carries; 0 for a word in brackets. */
  weight: number;
}

export interface NameIndex {
  readonly names: readonly IndexedName[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** Everyday names, stemmed, and the food of each: they answer before any ranking. */
  readonly exact: ReadonlyMap<string, number>;
  readonly correct: Corrector;
}

/**
 * Builds the search index over the data's own names and our everyday ones.
 * `foods` are in catalogue order; `everyday` pairs a food's number there with one more name.
 */
export function buildNameIndex(
  foods: readonly { id: string; name: string; retired: boolean }[],
  everyday: readonly { food: number; name: string }[],
): NameIndex {
  const names: IndexedName[] = [];
  const postings = new Map<string, Posting[]>();
  const exact = new Map<string, number>();
  const known = new Map<string, string[]>();

  function words(text: string): readonly string[] {
    let found = known.get(text);
    if (!found) {
      found = wordsOf(text);
      known.set(text, found);
    }
    return found;
  }

  function add(name: Omit<IndexedName, "weight">, weights: ReadonlyMap<string, number>): void {
    let weight = 0;
    for (const [word, share] of weights) {
      weight += share;
      const posting = { name: names.length, weight: share };
      const list = postings.get(word);
      if (list) list.push(posting);
      else postings.set(word, [posting]);
    }
    names.push({ ...name, weight });
  }

  foods.forEach(({ id, name, retired }, food) => {
    const { weights, ...shape } = shapeOf(id, name, retired, words);
    add({ ...shape, food, everyday: false }, weights);
  });
  for (const { food, name } of everyday) {
    const said = wordsOf(name);
    const key = said.join(" ");
    if (said.length === 0 || exact.has(key)) continue;
    exact.set(key, food);
    const head = said[said.length - 1] ?? "";
    const weights = new Map(said.map((word) => [word, usualWords.has(word) ? 0.2 : 0.7]));
    add({ food, everyday: true, prior: 0, head, costs: [], brand: [] }, weights);
  }
  let corrector: Corrector | undefined;
  // Most queries are spelt right: the corrector is made when one isn't.
  const correct: Corrector = (word) => {
    corrector ??= createCorrector(postings);
    return corrector(word);
  };
  return { names, postings, exact, correct };
}
