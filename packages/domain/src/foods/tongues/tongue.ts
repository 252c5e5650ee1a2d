import { plainText } from "../names/plain-text.ts";
import { type Corrector, createCorrector } from "../names/spelling.ts";
import { packTexts } from "../packed-texts.ts";
import type { PictureRow } from "./pictures.ts";

/** The tongues that foods are read in beside English, by their codes. */
export const tongueCodes = ["de", "es", "fr", "it", "pt"] as const;
export type TongueCode = (typeof tongueCodes)[number];

/** What a word is in a sentence, which decides where it stands in English. */
const wordRoles = ["food", "measure", "form", "word"] as const;
export type WordRole = (typeof wordRoles)[number];

/** What is said in each of the tongues, in their order; several ways are separated by "; ". */
export type TongueRow = readonly [english: string, ...said: string[]];

/** Compiled from packages/food-data/tables/tongues. */
export interface TongueTables {
  words: Readonly<Record<WordRole, readonly TongueRow[]>>;
  /** How words end in the plural and the like; the first ending that fits is replaced. */
  endings: readonly (readonly [code: TongueCode, ending: string, becomes: string])[];
  /** What is said with a picture alone. */
  pictures: readonly PictureRow[];
  /** English words that another tongue has, too: "more" isn't Italian for blackberries. */
  english: readonly string[];
}

/** A word or phrase of a tongue. */
export interface Saying {
  /** Its words, plain. */
  words: readonly string[];
  english: string;
  role: WordRole;
}

/** One tongue's words. */
export interface Tongue {
  code: TongueCode;
  /** The longest saying that begins at a place of these words. */
  at(words: readonly string[], place: number): Saying | undefined;
  /** The word of this tongue that was probably meant. */
  correct(word: string): string | undefined;
}

/** Shorter words aren't taken for a plural or a compound. */
const shortestStem = 3;
const shortestCompound = 7;

/** A text's words as tongues compare them; "d'huile" is two. */
export function tongueWords(text: string): string[] {
  return plainText(text.replace(/['’]/g, " ")).match(/[\p{L}]+/gu) ?? [];
}

export function openTongue(tables: TongueTables, code: TongueCode): Tongue {
  const column = tongueCodes.indexOf(code) + 1;
  const endings = tables.endings.filter(([of]) => of === code);

  function stemOf(word: string): string {
    const found = endings.find(
      ([, ending]) => word.endsWith(ending) && word.length - ending.length >= shortestStem,
    );
    return found ? word.slice(0, word.length - found[1].length) + found[2] : word;
  }

  const exact = new Map<string, Saying[]>();
  const stemmed = new Map<string, Saying[]>();
  const add = (to: Map<string, Saying[]>, word: string, saying: Saying) => {
    const known = to.get(word);
    if (known) known.push(saying);
    else to.set(word, [saying]);
  };
  for (const role of wordRoles) {
    for (const row of tables.words[role]) {
      for (const said of (row[column] ?? "").split("; ")) {
        const words = tongueWords(said);
        const [first] = words;
        if (first === undefined) continue;
        const saying: Saying = { words, english: row[0], role };
        add(exact, first, saying);
        add(stemmed, stemOf(first), saying);
      }
    }
  }
  for (const map of [exact, stemmed]) {
    for (const list of map.values()) list.sort((a, b) => b.words.length - a.words.length);
  }

  const isSame = (a: string, b: string) => a === b || stemOf(a) === stemOf(b);
  function among(sayings: readonly Saying[] | undefined, words: readonly string[], place: number) {
    return sayings?.find(({ words: said }) =>
      said.every((word, at) => at === 0 || isSame(word, words[place + at] ?? "")),
    );
  }

  /** A food or form of one word. */
  function alone(word: string): Saying | undefined {
    const all = exact.get(word) ?? stemmed.get(stemOf(word));
    return all?.find(
      ({ words, role }) => words.length === 1 && (role === "food" || role === "form"),
    );
  }

  /** "Erdbeerkuchen": the last word is what it is, the first tells which. */
  function compound(word: string): Saying | undefined {
    if (code !== "de" || word.length < shortestCompound) return undefined;
    for (let cut = shortestStem; cut <= word.length - shortestStem; cut++) {
      const last = alone(word.slice(cut));
      const first = last?.role === "food" ? alone(word.slice(0, cut)) : undefined;
      if (last && first) {
        return { words: [word], english: `${first.english} ${last.english}`, role: "food" };
      }
    }
    return undefined;
  }

  let corrector: Corrector | undefined;
  function correct(word: string): string | undefined {
    if (!corrector) {
      const known = new Set([...exact.values()].flat().flatMap(({ words }) => words));
      // Of words that are equally close, none is more usual.
      corrector = createCorrector({ words: packTexts(known), usesOf: () => 1 }, new Set());
    }
    return corrector(word).word;
  }

  return {
    code,
    correct,
    at(words, place) {
      const word = words[place] ?? "";
      // Without its dots, "Käse" is "kase" here; people without them on their keyboard write "Kaese".
      const undotted = code === "de" ? word.replace(/([aou])e/g, "$1") : word;
      return (
        among(exact.get(word), words, place) ??
        among(exact.get(undotted), words, place) ??
        among(stemmed.get(stemOf(word)), words, place) ??
        compound(word)
      );
    },
  };
}
