import {
  openPlaces,
  openTexts,
  type PackedTexts,
  packTexts,
  type TextColumns,
} from "../packed-texts.ts";

/** The names a word occurs in, and its share of each name's weight. */
export interface Posting {
  readonly names: Int32Array;
  /** Places in the postings' weights; the weight of a word in brackets is 0. */
  readonly weights: Uint16Array;
}

export interface Postings {
  has(word: string): boolean;
  get(word: string): Posting | undefined;
  /** The few dozen weights that words have. */
  readonly weights: Float64Array;
  /** All words, and how many names each occurs in. */
  readonly words: PackedTexts;
  usesOf(word: number): number;
}

/**
 * What all postings consist of: plain data, which a browser can store (`openPostings`). All in two
 * columns: a third of the memory that a list for each word takes.
 */
export interface PostingColumns {
  readonly names: Int32Array;
  readonly weightNumbers: Uint16Array;
  readonly weights: Float64Array;
  readonly words: TextColumns;
  /** Where each word's postings start, and where the last ones end. */
  readonly starts: Int32Array;
}

/** Postings under construction. */
export class PostingsDraft {
  readonly #byWord = new Map<string, { names: number[]; weights: number[] }>();
  #count = 0;

  add(word: string, name: number, weight: number): void {
    let posting = this.#byWord.get(word);
    if (!posting) {
      posting = { names: [], weights: [] };
      this.#byWord.set(word, posting);
    }
    posting.names.push(name);
    posting.weights.push(weight);
    this.#count += 1;
  }

  finish(): PostingColumns {
    const names = new Int32Array(this.#count);
    const weightNumbers = new Uint16Array(this.#count);
    const numbers = new Map<number, number>();
    const starts = new Int32Array(this.#byWord.size + 1);
    let end = 0;
    let row = 0;
    for (const posting of this.#byWord.values()) {
      names.set(posting.names, end);
      for (const weight of posting.weights) {
        const number = numbers.get(weight) ?? numbers.size;
        numbers.set(weight, number);
        weightNumbers[end++] = number;
      }
      starts[++row] = end;
    }
    const words = packTexts(this.#byWord.keys()).columns;
    return { names, weightNumbers, weights: Float64Array.from(numbers.keys()), words, starts };
  }
}

export function openPostings({
  names,
  weightNumbers,
  weights,
  starts,
  ...columns
}: PostingColumns): Postings {
  const words = openTexts(columns.words);
  const rowOf = openPlaces(words);
  return {
    has: (word) => rowOf(word) >= 0,
    get(word) {
      const at = rowOf(word);
      if (at < 0) return undefined;
      const from = starts[at] ?? 0;
      const to = starts[at + 1] ?? 0;
      return { names: names.subarray(from, to), weights: weightNumbers.subarray(from, to) };
    },
    weights,
    words,
    usesOf: (at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0),
  };
}

/** Whether a list in ascending order, such as a posting's names, has a number. */
export function holds(list: Int32Array | undefined, sought: number): boolean {
  if (!list) return false;
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = list[middle] ?? 0;
    if (value === sought) return true;
    if (value < sought) from = middle + 1;
    else to = middle;
  }
  return false;
}
