import type { WordTables } from "./vocabulary.ts";

/**
 * Returns a function that gives words the same key if they sound alike: "kwinoa" and "quinoa".
 */
export function openSounds(rows: WordTables["sounds"]): (word: string) => string {
  const sounds = new Map(
    rows.flatMap(([sound, letters]) => letters.split("; ").map((one) => [one, sound] as const)),
  );
  const longestFirst = [...sounds.keys()].sort((a, b) => b.length - a.length);
  const letters = new RegExp(longestFirst.join("|"), "g");
  return (word) =>
    word
      .replace(letters, (said) => sounds.get(said) ?? said)
      .replace(/(.)\1+/g, "$1")
      .replace(/e$/, "");
}
