import { numberTyped } from "../../typed-number.ts";

/** A number, word or sign in a text, with its position. */
export interface Token {
  kind: "number" | "word" | "mark";
  text: string;
  end: number;
  /** A number's value; NaN for a word or sign. */
  value: number;
  /** Written with a slash: 1/2. */
  isFraction: boolean;
}

const whole = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+`;
/** "1/2", "1 / 2", "1,000.5", "1.5", "1,5", ".5"; not the start of something like "1e5". */
const number = new RegExp(`(\\d{1,6}) ?/ ?(\\d{1,6})(?![\\d/])|(${whole})(?![\\d/]|e\\d)`, "y");
const word = /[\p{L}\p{M}]+/uy;
const space = /\s*/y;

/** The token at `from`, skipping spaces; undefined at the end. */
export function tokenAt(text: string, from: number): Token | undefined {
  space.lastIndex = from;
  const start = from + (space.exec(text)?.[0].length ?? 0);
  if (start >= text.length) return undefined;
  number.lastIndex = start;
  const digits = number.exec(text);
  if (digits) {
    const [said, above, below, plain = ""] = digits;
    const value = above === undefined ? numberTyped(plain) : Number(above) / Number(below);
    return token("number", said, start, value, above !== undefined);
  }
  word.lastIndex = start;
  const letters = word.exec(text)?.[0];
  if (letters !== undefined) return token("word", letters, start);
  return token("mark", String.fromCodePoint(text.codePointAt(start) ?? 0), start);
}

function token(
  kind: Token["kind"],
  text: string,
  start: number,
  value = Number.NaN,
  isFraction = false,
): Token {
  return { kind, text, end: start + text.length, value, isFraction };
}
