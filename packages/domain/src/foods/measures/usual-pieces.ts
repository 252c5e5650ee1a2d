import type { Food } from "../table.ts";
import type { Measures, Size } from "./measures.ts";
import type { Unit } from "./units.ts";

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

/**
 * What a usual piece is looked up by. Where one food is eaten with another and no unit is named, the
 * one alone is counted: a bowl of rice with raisins, not a raisin.
 */
export function pieceName(
  { id, name }: Pick<Food, "id" | "name">,
  typed: string,
  unit?: Unit,
): string {
  const isPair = !unit && /^mix:[^/]*$/.test(id);
  const called = isPair
    ? `${typed.replace(/ (?:with|and|topped) .*/i, "")} ${name.replace(/ \+ .*/, "")}`
    : `${typed} ${name}`;
  return called.toLowerCase();
}

/** The first row whose food and thing fit decides. */
export function openUsualPieces(rows: readonly PieceRow[], measures: Measures): UsualPiece {
  const rules = rows.map((row) => ({ ...row, words: new RegExp(row.words) }));

  function sized(grams: PieceGrams, said: Size): number {
    const { one, three } = measures.size(said);
    if (typeof grams === "number") return grams * one;
    const [small, medium, large] = grams;
    const [of, times] = three;
    return { small, medium, large }[of] * times;
  }

  return (name, things, size) => {
    const asked = things.length === 0 ? [""] : things;
    const found = rules.find(
      (rule) => rule.things.some((thing) => asked.includes(thing)) && rule.words.test(name),
    );
    return found && sized(found.grams, size ?? "medium");
  };
}
