import {
  openPlaces,
  openTexts,
  type PackedTexts,
  type TextColumns,
  TextsDraft,
} from "../packed-texts.ts";
import { type PreparedName, prepareName } from "./name-fit.ts";
import type { NamedFood } from "./suggestion.ts";

/**
 * The names of all foods that can be suggested, by number: those of a food one after another, its
 * main one first. There are 77,000, so they aren't objects.
 */
export interface SuggestedNames {
  readonly length: number;
  /** In small letters, as they are compared. */
  readonly plain: PackedTexts;
  readonly commonness: Float64Array;
  at(name: number): PreparedName;
  /** The places of the foods' main names, ascending. */
  readonly mains: Uint32Array;
  /** The id of the food at this place, and the place of the food with this id, or -1. */
  idOf(food: number): string;
  foodOf(id: string): number;
}

/** What the names consist of: plain data, which a browser can store (`openSuggestedNames`). */
export interface SuggestedColumns {
  readonly plain: TextColumns;
  readonly commonness: Float64Array;
  /** Of the names that aren't plain as they are: hardly one in ten. */
  readonly shown: ReadonlyMap<number, string>;
  readonly ids: TextColumns;
  readonly mains: Uint32Array;
}

/** Names that are still being gathered. */
export class SuggestedNamesDraft {
  readonly #plain = new TextsDraft();
  readonly #commonness: number[] = [];
  readonly #shown = new Map<number, string>();
  readonly #ids = new TextsDraft();
  readonly #mains: number[] = [];

  add({ id, names }: NamedFood): void {
    if (names.length === 0) return;
    this.#ids.add(id);
    this.#mains.push(this.#commonness.length);
    for (const { name, commonness } of names) {
      const { plain } = prepareName(name);
      if (plain !== name) this.#shown.set(this.#commonness.length, name);
      this.#plain.add(plain);
      this.#commonness.push(commonness);
    }
  }

  finish(): SuggestedColumns {
    return {
      plain: this.#plain.finish().columns,
      commonness: Float64Array.from(this.#commonness),
      shown: this.#shown,
      ids: this.#ids.finish().columns,
      mains: Uint32Array.from(this.#mains),
    };
  }
}

export function openSuggestedNames({
  commonness,
  shown,
  mains,
  ...columns
}: SuggestedColumns): SuggestedNames {
  const plain = openTexts(columns.plain);
  const ids = openTexts(columns.ids);
  return {
    length: plain.length,
    plain,
    commonness,
    at(name) {
      const text = plain.at(name);
      return { name: shown.get(name) ?? text, plain: text };
    },
    mains,
    idOf: ids.at,
    foodOf: openPlaces(ids),
  };
}
