/**
 * The text with what `read` makes of each part between marks, which `marks` captures; `before` is the
 * mark in front of the part.
 */
export const mapParts = (
  text: string,
  marks: RegExp,
  read: (part: string, before: string | undefined) => string,
): string =>
  text
    .split(marks)
    .map((part, at, all) => (at % 2 === 0 ? read(part, all[at - 1]) : part))
    .join("");

/** The text with its words as they are written in another one: "big mac" as "Big Mac". */
export function withCapitalsOf(written: string, text: string): string {
  if (!/\p{Lu}/u.test(written)) return text;
  const words = written.match(/\p{L}+/gu) ?? [];
  // Of a word that is written both ways, the last: "For" begins a sentence.
  const asWritten = new Map(words.map((word) => [word.toLowerCase(), word]));
  return text.replace(/\p{L}+/gu, (word) => asWritten.get(word) ?? word);
}
