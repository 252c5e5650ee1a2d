import { plainText } from "./plain-text.ts";

/** A row of packages/food-data/tables/words/kind-words.txt. */
export interface KindWordRow {
  /** What people call the kinds: "pasta". */
  words: readonly string[];
  /** Whether all foods of the kinds are called so. */
  isExact: boolean;
  /** Their names in kinds.txt: "pasta, cooked". */
  kinds: readonly string[];
}

/** A text as a word for a kind of food and the rest of it. */
export interface SaidKind {
  /** In the order of a name: "goat cheese" for "cheese, goat". */
  inOrder: string;
  rest: string;
  kinds: ReadonlySet<string>;
  /** Whether all foods of these kinds are called so. */
  isExact: boolean;
}

/** Such a word has at most so many words: "ice cream bar". */
const longestWord = 3;

/**
 * Returns a function that reads texts like "gouda cheese" and "cheese (gouda)". None of the ways
 * that a text may be read need make sense: of "goat cheese" it returns "goat".
 */
export function openKindWords(
  rows: readonly KindWordRow[],
  stem: (word: string) => string,
): (text: string) => SaidKind[] {
  const keyOf = (words: readonly string[]) =>
    words.map((word) => stem(plainText(word).trim())).join(" ");
  const kindsOf = new Map(
    rows.flatMap(({ words, isExact, kinds }) =>
      words.map((word) => [keyOf(word.split(" ")), { isExact, kinds: new Set(kinds) }] as const),
    ),
  );

  return (text) => {
    const words = text.replace(/[,:()]| [–-] /g, " ").match(/\S+/g) ?? [];
    const found: SaidKind[] = [];
    for (let count = Math.min(longestWord, words.length - 1); count > 0; count--) {
      const behind = words.slice(-count);
      const before = words.slice(0, count);
      const readings = [
        { word: behind, rest: words.slice(0, -count) },
        { word: before, rest: words.slice(words[count] === "of" ? count + 1 : count) },
      ];
      for (const { word, rest } of readings) {
        const said = kindsOf.get(keyOf(word));
        if (!said) continue;
        const inOrder = [...rest, ...word].join(" ");
        found.push({ ...said, inOrder, rest: rest.join(" ") });
      }
    }
    return found;
  };
}
