import type { Vocabulary } from "../names/vocabulary.ts";
import { openUnits, type Unit, type Units } from "./units.ts";

export const sizes = ["mini", "extra small", "small", "medium", "large", "extra large"] as const;
export type Size = (typeof sizes)[number];

/** A size that people name; tables/measures/sizes.txt says what each column means. */
export interface SizeRow {
  size: Size;
  /** How much it is of a medium one, where nothing says it better. */
  medium: number;
  /** How much it is of a usual piece of which one weight is known; of three, times which. */
  one: number;
  three: readonly [of: "small" | "medium" | "large", times: number];
  /** How a food's own measures call it. */
  measures: readonly string[];
  words: string;
}

/** Words of a sort; tables/measures/words.txt says what each means. */
export const measureLists = ["looks", "preparation", "tail"] as const;
export type MeasureList = (typeof measureLists)[number];

/** What measurements are written in, as compiled from packages/food-data/tables/measures. */
export interface MeasureTables {
  units: readonly Unit[];
  /** The first whose words a text has is meant. */
  sizes: readonly SizeRow[];
  lists: Readonly<Record<MeasureList, readonly string[]>>;
}

/** Reads what measurements are written in. */
export interface Measures {
  vocabulary: Vocabulary;
  units: Units;
  /** The size that a text names, and the text without it. */
  takeSize(text: string): { size: Size; rest: string } | undefined;
  size(size: Size): SizeRow;
  /** What a food's own measure says of its size, in its own word: "jumbo". */
  sizeWord(measure: string): string | undefined;
  /** Words beside a counted thing that say how it looks; the second ones also how it was made. */
  looks: ReadonlySet<string>;
  manner: ReadonlySet<string>;
  /** As written, not stemmed. */
  preparation: ReadonlySet<string>;
  /** Whether a part behind a comma only says what to do, how much more, or what for. */
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
    size: (size) => bySize.get(size) ?? usualSize,
    sizeWord: (measure) => anySize.exec(measure)?.[0],
    looks: new Set(looks),
    manner: new Set([...looks, ...lists.preparation.flatMap(vocabulary.wordsOf)]),
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
