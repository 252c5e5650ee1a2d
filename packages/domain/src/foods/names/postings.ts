import { openPlaces, type PackedTexts, packTexts } from "../packed-texts.ts";

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

  /** All in two columns: a third of the memory that a list for each word takes. */
  finish(): Postings {
    const names = new Int32Array(this.#count);
    const weights = new Uint16Array(this.#count);
    const weightNumbers = new Map<number, number>();
    const starts = new Int32Array(this.#byWord.size + 1);
    let end = 0;
    let row = 0;
    for (const posting of this.#byWord.values()) {
      names.set(posting.names, end);
      for (const weight of posting.weights) {
        const number = weightNumbers.get(weight) ?? weightNumbers.size;
        weightNumbers.set(weight, number);
        weights[end++] = number;
      }
      starts[++row] = end;
    }
    const words = packTexts(this.#byWord.keys());
    const rowOf = openPlaces(words);
    return {
      has: (word) => rowOf(word) >= 0,
      get(word) {
        const at = rowOf(word);
        if (at < 0) return undefined;
        const from = starts[at] ?? 0;
        const to = starts[at + 1] ?? 0;
        return { names: names.subarray(from, to), weights: weights.subarray(from, to) };
      },
      weights: Float64Array.from(weightNumbers.keys()),
      words,
      usesOf: (at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0),
    };
  }
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
