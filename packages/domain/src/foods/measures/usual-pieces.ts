import type { Size } from "./measurement.ts";

/** Grams of small, medium and large ones; where one figure is given, of the medium one. */
type PieceGrams = number | readonly [small: number, medium: number, large: number];

/** What countable foods usually weigh, for foods whose data has no such measure. */
export interface PieceRow {
  /** Against the lower-case name. */
  words: string;
  /** What is counted, singular; "" stands for the food itself ("2 tamales"). */
  things: readonly string[];
  grams: PieceGrams;
}

/**
 * Grams of one usual piece of a food: `things` are what was counted (units and words, singular;
 * none for the food itself). Undefined when no row knows it.
 */
export type UsualPiece = (
  name: string,
  things: readonly string[],
  size: Size | undefined,
) => number | undefined;

const sizePlaces: Readonly<Record<Size, number>> = {
  mini: 0,
  "extra small": 0,
  small: 0,
  medium: 1,
  large: 2,
  "extra large": 2,
};
const sizeFactors: Readonly<Record<Size, number>> = {
  mini: 0.5,
  "extra small": 0.8,
  small: 1,
  medium: 1,
  large: 1,
  "extra large": 1.25,
};
const oneSizeFactors: Readonly<Record<Size, number>> = {
  mini: 0.5,
  "extra small": 0.6,
  small: 0.75,
  medium: 1,
  large: 1.3,
  "extra large": 1.6,
};

/** The first row whose food and thing fit decides. */
export function openUsualPieces(rows: readonly PieceRow[]): UsualPiece {
  const rules = rows.map((row) => ({ ...row, words: new RegExp(row.words) }));
  return (name, things, size) => {
    const asked = things.length === 0 ? [""] : things;
    const found = rules.find(
      (rule) => rule.things.some((thing) => asked.includes(thing)) && rule.words.test(name),
    );
    if (!found) return undefined;
    const { grams } = found;
    if (typeof grams === "number") return grams * (size ? oneSizeFactors[size] : 1);
    return (grams[size ? sizePlaces[size] : 1] ?? 0) * (size ? sizeFactors[size] : 1);
  };
}
