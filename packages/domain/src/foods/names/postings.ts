/** The names a word occurs in, and its share of each name's weight. */
export interface Posting {
  readonly names: Int32Array;
  /** 0 for a word in brackets. */
  readonly weights: Float64Array;
}

export interface Postings {
  has(word: string): boolean;
  get(word: string): Posting | undefined;
  /** Each word, and how many names it occurs in. */
  uses(): Iterable<readonly [word: string, uses: number]>;
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
    const weights = new Float64Array(this.#count);
    const starts = new Int32Array(this.#byWord.size + 1);
    const rows = new Map<string, number>();
    let end = 0;
    for (const [word, posting] of this.#byWord) {
      names.set(posting.names, end);
      weights.set(posting.weights, end);
      end += posting.names.length;
      rows.set(word, rows.size);
      starts[rows.size] = end;
    }
    const placeOf = (row: number) => [starts[row] ?? 0, starts[row + 1] ?? 0] as const;
    return {
      has: (word) => rows.has(word),
      get(word) {
        const row = rows.get(word);
        if (row === undefined) return undefined;
        const place = placeOf(row);
        return { names: names.subarray(...place), weights: weights.subarray(...place) };
      },
      *uses() {
        for (const [word, row] of rows) {
          const [from, to] = placeOf(row);
          yield [word, to - from];
        }
      },
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
