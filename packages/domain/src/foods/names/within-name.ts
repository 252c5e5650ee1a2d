import type { Catalogue } from "../catalogue.ts";

/** As many words before and behind some may be one name with them. */
const around = 2;

const wordsOf = (text: string) => text.match(/[^\s,;.()\n]+/gu) ?? [];

/** Whether what a text says at a place is only a part of a name: "after eight", "pan fried noodles". */
export function isWithinName(
  { isName, vocabulary }: Catalogue,
  text: string,
  at: number,
  said: string,
): boolean {
  const before = wordsOf(text.slice(0, at)).slice(-around);
  const behind = wordsOf(text.slice(at + said.length)).slice(0, around);
  for (let from = 0; from <= before.length; from++)
    for (let to = from === 0 ? 1 : 0; to <= behind.length; to++) {
      const words = [...before.slice(before.length - from), said, ...behind.slice(0, to)];
      const name = words.join(" ");
      if (isName(name) || vocabulary.chainBefore.test(`${name} burger`)) return true;
    }
  return false;
}
