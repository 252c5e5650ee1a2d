/** What tells whether the right food was found. Shares are from 0 to 1. */
export const evidenceNames = [
  /** How well the name fits, as a share: the words used, the head noun, the form, the spelling. */
  "fit",
  /** 1 if what was typed is a name that we know. */
  "known",
  /** Share of the other close matches with the same energy: then it matters less which it is. */
  "agreed",
  /** How far the best match of another energy is behind, in shares of a fit. */
  "ahead",
  /** Share of the foods of the same name in the data that have the same energy. */
  "alike",
  /** How far the close matches' energies are from the food's: the mean of their logarithms. */
  "spread",
  /** The same of the data's foods of this name. */
  "kinSpread",
  /** Share of the words that were typed which the food's own name has. */
  "said",
  /** Share of the words of the food's own name that weren't typed. */
  "unsaid",
  /** Share of what was typed, by how rare each word is, that any name of the food has. */
  "heard",
  /** How far the energy is from that of all foods with the words typed, as logarithms. */
  "apart",
  /** How many times "with", "and", "in" or "or" was typed: what is made of several varies more. */
  "joints",
  /** How many words were typed: a longer name is a more particular one. */
  "words",
  /** How many matches are close. */
  "near",
  /** How many foods of this name the data has, as a logarithm. */
  "kin",
  /** The logarithm of the kcal of 100 g: what is watery differs more than what is dry. */
  "energy",
  /** 1 for plain ingredients, whose energy depends on how they were prepared. */
  "plain",
] as const;
export type EvidenceName = (typeof evidenceNames)[number];
export type Evidence = Readonly<Record<EvidenceName, number>>;
/** Which observation is looked at, and below which value one goes left. */
export type Split = readonly [observation: EvidenceName, below: number];

/**
 * A small decision tree, all of whose branches are equally long: the splits level by level, then
 * what each of its ends adds, from left to right. So a tree of three splits has four ends.
 *
 *          fit < 0.5
 *     words < 2   words < 4
 *     -1    -2    1      2
 */
export interface ConfidenceTree {
  splits: readonly Split[];
  ends: readonly number[];
}

/**
 * How likely the right food was found, from 0 to 1, by boosted trees: each adds to the log-odds, and
 * corrects what those before it got wrong. bench/calibration.ts fits them; tables/confidence.txt
 * keeps them.
 */
export function chanceOf(trees: readonly ConfidenceTree[], evidence: Evidence): number {
  const odds = trees.reduce((sum, tree) => sum + endOf(tree, evidence), 0);
  return 1 / (1 + Math.exp(-odds));
}

/** What a tree adds to the log-odds. */
export function endOf({ splits, ends }: ConfidenceTree, evidence: Evidence): number {
  let at = 0;
  for (let split = splits[at]; split; split = splits[at]) {
    const [observation, below] = split;
    at = 2 * at + (evidence[observation] < below ? 1 : 2);
  }
  return ends[at - splits.length] ?? 0;
}
