import type { FormCost } from "./vocabulary.ts";

/** One name by which a food can be found. */
export interface IndexedName {
  /** The food's row in the catalogue. */
  food: number;
  /** A bonus for its food, whatever is searched for. */
  prior: number;
  head: string;
  /** Unusual forms, and what they cost unless the query asks for them. */
  costs: readonly FormCost[];
  brand: readonly string[];
  /** The weight of all its words; a query should cover most of it. */
  weight: number;
}

/** What all of them consist of: plain data, which a browser can store (`openNames`). */
export interface NameColumns {
  readonly foods: Int32Array;
  readonly priors: Float64Array;
  readonly weights: Float64Array;
  readonly heads: SharedColumn<string>;
  readonly costs: SharedColumn<IndexedName["costs"]>;
  readonly brands: SharedColumn<IndexedName["brand"]>;
}

/** A column of values of which a few thousand differ: each of these is kept once. */
interface SharedColumn<Value> {
  readonly values: readonly Value[];
  readonly numbers: Int32Array;
}

/**
 * All of them, by position. In columns, because 70,000 objects take six times the memory, and
 * reading one figure of each takes longer than all sums of a search.
 */
export interface IndexedNames extends Pick<NameColumns, "foods" | "priors" | "weights"> {
  readonly length: number;
  headAt(position: number): string | undefined;
  costsAt(position: number): IndexedName["costs"];
  brandAt(position: number): IndexedName["brand"];
}

/** Names that are still being gathered. */
export class IndexedNamesDraft {
  readonly #foods: number[] = [];
  readonly #priors: number[] = [];
  readonly #weights: number[] = [];
  readonly #heads = new SharedDraft<string>();
  readonly #costs = new SharedDraft<IndexedName["costs"]>();
  readonly #brands = new SharedDraft<IndexedName["brand"]>();

  get length(): number {
    return this.#foods.length;
  }

  add({ food, prior, weight, head, costs, brand }: IndexedName): void {
    this.#foods.push(food);
    this.#priors.push(prior);
    this.#weights.push(weight);
    this.#heads.add(head, head);
    this.#costs.add(costs.map(([word, cost]) => `${word} ${cost}`).join(), costs);
    this.#brands.add(brand.join(" "), brand);
  }

  finish(): NameColumns {
    return {
      foods: Int32Array.from(this.#foods),
      priors: Float64Array.from(this.#priors),
      weights: Float64Array.from(this.#weights),
      heads: this.#heads.finish(),
      costs: this.#costs.finish(),
      brands: this.#brands.finish(),
    };
  }
}

export function openNames({ heads, costs, brands, ...columns }: NameColumns): IndexedNames {
  return {
    ...columns,
    length: columns.foods.length,
    headAt: (position) => valueAt(heads, position),
    costsAt: (position) => valueAt(costs, position) ?? none,
    brandAt: (position) => valueAt(brands, position) ?? none,
  };
}

function valueAt<Value>(
  { values, numbers }: SharedColumn<Value>,
  position: number,
): Value | undefined {
  return values[numbers[position] ?? -1];
}

const none: readonly never[] = [];

/** A shared column that is still being gathered. */
class SharedDraft<Value> {
  readonly #values: Value[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #column: number[] = [];

  /** `key` is the same for the same values only. */
  add(key: string, value: Value): void {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#values.push(value) - 1;
      this.#numbers.set(key, number);
    }
    this.#column.push(number);
  }

  finish(): SharedColumn<Value> {
    return { values: this.#values, numbers: Int32Array.from(this.#column) };
  }
}
