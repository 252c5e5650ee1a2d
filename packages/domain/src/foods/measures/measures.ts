import type { Vocabulary } from "../names/vocabulary.ts";
import { openUnits, type Unit, type Units } from "./units.ts";

export const sizeNames = [
  "personal",
  "slider",
  "child",
  "fun",
  "mini",
  "extra small",
  "small",
  "medium",
  "large",
  "extra large",
  "family",
] as const;
export type Size = (typeof sizeNames)[number];

/** A named size; tables/measures/sizes.txt explains each column. */
export interface SizeRow {
  size: Size;
  /** Multiple of a medium one, if nothing better is known. */
  medium: number;
  /** Multiple of a usual piece with one known weight; with three, which weight and its multiple. */
  one: number;
  three: readonly [of: "small" | "medium" | "large", times: number];
  /** How the foods' own measures call it. */
  measures: readonly string[];
  words: string;
}

/** What isn't eaten of a food, and may be weighed with it. */
export const refuses = ["shell", "bone", "peel", "liquid"] as const;
export type Refuse = (typeof refuses)[number];

/** The share eaten of a food that was weighed with a part that isn't. */
export interface EdibleRow {
  left: Refuse;
  eaten: number;
  /** A pattern for the name in lower case. */
  words: string;
}

/** Word lists; tables/measures/words.txt explains each. */
export const measureLists = ["looks", "preparation", "altered", "tail"] as const;
export type MeasureList = (typeof measureLists)[number];

/** What measurements consist of, compiled from packages/food-data/tables/measures. */
export interface MeasureTables {
  units: readonly Unit[];
  /** The first row with a word in the text wins. */
  sizes: readonly SizeRow[];
  lists: Readonly<Record<MeasureList, readonly string[]>>;
  /** The first row that fits wins. */
  edible: readonly EdibleRow[];
}

/** Reads the parts of a measurement. */
export interface Measures {
  vocabulary: Vocabulary;
  units: Units;
  /** The size named in a text, and the text without it. */
  takeSize(text: string): { size: Size; rest: string } | undefined;
  size(size: Size): SizeRow;
  /** The share of a food that is eaten if it was weighed with this. */
  eatenOf(name: string, left: Refuse): number;
  /** The size word in the name of a food's own measure: "jumbo". */
  sizeWord(measure: string): string | undefined;
  /** Words with a counted thing that describe its looks; `manner` adds how it was made. */
  looks: ReadonlySet<string>;
  manner: ReadonlySet<string>;
  /** What leaves no gaps in a cup: crumbs, mash. */
  altered: ReadonlySet<string>;
  /** As written, not stemmed. */
  preparation: ReadonlySet<string>;
  /** Whether what follows a comma is only preparation, a further amount or a purpose. */
  isTail(part: string): boolean;
}

export function openMeasures(tables: MeasureTables, vocabulary: Vocabulary): Measures {
  const { lists } = tables;
  const rows = tables.sizes.map((row) => ({ row, words: new RegExp(row.words) }));
  const bySize = new Map(tables.sizes.map((row) => [row.size, row]));
  const sizeWords = tables.sizes
    .flatMap(({ measures }) => measures)
    .sort((a, b) => b.length - a.length)
    .join("|");
  const anySize = new RegExp(sizeWords);
  const edible = tables.edible.map((row) => ({ ...row, words: new RegExp(row.words, "i") }));
  const looks = lists.looks.flatMap(vocabulary.wordsOf);
  return {
    vocabulary,
    units: openUnits(tables.units),
    takeSize(text) {
      for (const { row, words } of rows) {
        const found = words.exec(text);
        if (!found) continue;
        const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
        return { size: row.size, rest: rest.replace(/\s+/g, " ").replace(/^[\s,/-]+/, "") };
      }
      return undefined;
    },
    eatenOf: (name, left) =>
      edible.find((row) => row.left === left && row.words.test(name))?.eaten ?? 1,
    size: (size) => bySize.get(size) ?? usualSize,
    sizeWord: (measure) => anySize.exec(measure)?.[0],
    looks: new Set(looks),
    manner: new Set([...looks, ...lists.preparation.flatMap(vocabulary.wordsOf)]),
    altered: new Set(lists.altered.flatMap(vocabulary.wordsOf)),
    preparation: new Set(lists.preparation),
    isTail: (part) => /^\d/.test(part) || lists.tail.some((start) => part.startsWith(start)),
  };
}

const usualSize: SizeRow = {
  size: "medium",
  medium: 1,
  one: 1,
  three: ["medium", 1],
  measures: [],
  words: "medium",
};
