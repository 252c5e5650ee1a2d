import { energyLog } from "../energy-log.ts";
import { sampleOf } from "../sample.ts";
import type { NameIndex } from "./name-index.ts";

/** What single words tell of the foods that are named with them, whatever a search makes of a text. */
export interface WordWitness {
  /**
   * The share of the words, by how rare each is, that some name of the food has. `row` is the food's
   * in the catalogue, below 0 if it was put together from several, which have no other name.
   */
  heard(words: readonly string[], food: { row: number; name: string }): number;
  /**
   * The logarithm of the energy that foods with these words have. A word whose foods are all alike
   * counts for more. Undefined if none is known.
   */
  energyOf(words: readonly string[]): number | undefined;
}

interface WordEnergy {
  mean: number;
  weight: number;
}

/** Foods aren't more alike than this, even if few have the word. */
const leastSpread = 0.15;

export function openWordWitness(
  { names, postings, firstLabel, vocabulary }: NameIndex,
  energyAt: (row: number) => number | null,
): WordWitness {
  const energies = new Map<string, WordEnergy | undefined>();

  function work(word: string): WordEnergy | undefined {
    const rows = new Set<number>();
    for (const at of postings.get(word)?.names ?? []) {
      const row = names.foods[at];
      if (row !== undefined) rows.add(row);
    }
    const logs = sampleOf([...rows])
      .flatMap((row) => energyAt(row) ?? [])
      .map(energyLog);
    if (logs.length === 0) return undefined;
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length;
    return { mean, weight: 1 / (leastSpread + Math.sqrt(squares)) };
  }
  function energyOfWord(word: string): WordEnergy | undefined {
    // Whatever else people type isn't kept.
    if (!postings.has(word)) return undefined;
    if (!energies.has(word)) energies.set(word, work(word));
    return energies.get(word);
  }

  return {
    heard(words, { row, name }) {
      const own = new Set(vocabulary.wordsOf(name));
      let all = 0;
      let heard = 0;
      for (const word of words) {
        const found = postings.get(word)?.names;
        const rarity = Math.log(1 + firstLabel / (1 + (found?.length ?? 0)));
        all += rarity;
        if (own.has(word) || found?.some((at) => names.foods[at] === row)) heard += rarity;
      }
      return all > 0 ? heard / all : 0;
    },
    energyOf(words) {
      let sum = 0;
      let weight = 0;
      for (const word of words) {
        const energy = energyOfWord(word);
        if (!energy) continue;
        sum += energy.mean * energy.weight;
        weight += energy.weight;
      }
      return weight > 0 ? sum / weight : undefined;
    },
  };
}
