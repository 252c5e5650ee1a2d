import type { Catalogue } from "../../catalogue.ts";
import { isOfItsDish } from "../item/of-its-dish.ts";
import { valueOf } from "../shares/number-text.ts";
import { type HeldThing, heldThing } from "./held-thing.ts";

/** A text in clauses, each with what parts it from the one before. */
export interface Piece {
  mark: string;
  text: string;
  /** What is told of it by the clauses behind: what it hasn't, and what stands beside it. */
  without: string[];
  beside: string[];
  /** The shares of its energy that it has without each part that was left. */
  shares: Set<number>;
}

export const pieceOf = (mark: string, text: string): Piece => ({
  mark,
  text,
  without: [],
  beside: [],
  shares: new Set(),
});

const marks =
  /(,\s+|;\s*|:\s+|\.\s+|\.?\n(?:[-*•]\s*)?|\s*\(|\)[.,;]?\s*|\s+(?=(?:but|except|minus|sans|w\/o|skip|hold)\s))/;
/** "Burger and fries": two foods. */
const joints = /( (?:and|with|plus|w\/|&) | \+ )/i;

export function piecesOf(text: string): Piece[] {
  const parts = text.split(marks);
  return parts.flatMap((said, at) =>
    at % 2 === 1 ? [] : [pieceOf(at === 0 ? "" : (parts[at - 1] ?? ""), said)],
  );
}

/** Shares as people tell them. */
const told = ["1/4", "1/3", "1/2", "2/3", "3/4", "4/5", "5/6", "9/10"].map(
  (text) => [text, valueOf(text) ?? 1] as const,
);

/** The nearest of these; nothing for all of it. */
function eatenText(shares: ReadonlySet<number>): string {
  if (shares.size === 0) return "";
  const share = [...shares].reduce((left, one) => left * one, 1);
  const far = (value: number) => Math.abs(value - share);
  const [text] = told.reduce((best, one) => (far(one[1]) < far(best[1]) ? one : best));
  return `, ate ${text}`;
}

/** A piece with what was changed about it: "burger no bun or cheese, 75 g lettuce". */
export function textOf({ mark, text, without, beside, shares }: Piece): string {
  const no = without.length === 0 ? "" : ` no ${without.join(" or ")}`;
  return mark + text + no + eatenText(shares) + beside.map((food) => `, ${food}`).join("");
}

export interface Holder extends HeldThing {
  piece: Piece;
  /** The food of the piece that has it. */
  food: string;
}

/** The latest food before a clause that has such a thing in it. */
export function holderOf(
  catalogue: Catalogue,
  before: readonly Piece[],
  thing: string,
): Holder | undefined {
  for (const piece of before.toReversed()) {
    for (const food of new Set([piece.text, ...piece.text.split(joints)])) {
      const held = heldThing(catalogue, food.trim(), thing);
      if (held) return { piece, food, ...held };
    }
  }
  return undefined;
}

/** The latest food before a clause that weighs less without such a part, and the share that is left. */
export function partHolderOf(
  { kitchen }: Catalogue,
  before: readonly Piece[],
  part: string,
): { piece: Piece; left: number } | undefined {
  for (const piece of before.toReversed()) {
    const left = kitchen.shareWithout(piece.text.trim().toLowerCase(), part.toLowerCase());
    if (left < 1) return { piece, left };
  }
  return undefined;
}

/** Whether a thing stands as a food of its own: "fries" of "burger and large fries". */
export function isNamedBefore(before: readonly Piece[], thing: string): boolean {
  const own = new RegExp(
    String.raw`(?:^| (?:and|with|plus|w\/|&) | \+ )(?:[\d.]+ ?\p{L}* |an? |the |some |my )?(?:\p{L}+ ){0,2}${thing.replaceAll("-", "\\-")}(?: (?:at|from|in|on|for) .*)?$`,
    "iu",
  );
  return before.some(({ text }) =>
    text.split(joints).some((_, at, all) => own.test(all.slice(0, at + 1).join(""))),
  );
}

/** "Burger and fries" as "burger, fries": what is told is of the first alone. Pho has its beef. */
export function setAlone(catalogue: Catalogue, piece: Piece, food: string): void {
  const end = piece.text.indexOf(food) + food.length;
  const behind = piece.text.slice(end);
  if (behind.trim() === "") return;
  const beside = behind.replace(/^ (?:and|with|plus|w\/|&|\+) /i, "");
  if (!isOfItsDish(catalogue, { text: beside, to: food.trim() })) piece.beside.push(beside);
  piece.text = piece.text.slice(0, end);
}
