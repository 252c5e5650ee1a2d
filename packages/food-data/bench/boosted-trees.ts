import {
  type ConfidenceTree,
  type Evidence,
  endOf,
  evidenceNames,
  type Split,
} from "@morsel/domain/foods/confidence-trees";

/** A row to fit on. */
export interface Example {
  evidence: Evidence;
  isRight: boolean;
  /** How many rows it counts as. */
  weight: number;
}

/** As many levels of splits as tell enough without learning single rows by heart. */
const options = {
  trees: 80,
  levels: 3,
  rate: 0.1,
  share: 0.7,
  leastRows: 20,
  ridge: 1,
  limits: 32,
};

interface Left {
  example: Example;
  /** What the trees before have left unexplained: 1 or 0, less the chance that they give. */
  residual: number;
  /** How much an end may move it. */
  curve: number;
}

/** The same numbers each time, so that a fit can be repeated. */
function openRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What an end of a tree that holds these rows adds, by one step of Newton's method. */
function endFor(rows: readonly Left[]): number {
  const residual = rows.reduce((sum, row) => sum + row.residual * row.example.weight, 0);
  const curve = rows.reduce((sum, row) => sum + row.curve * row.example.weight, options.ridge);
  return (options.rate * residual) / curve;
}

function gainOf(rows: readonly Left[]): number {
  const residual = rows.reduce((sum, row) => sum + row.residual * row.example.weight, 0);
  const curve = rows.reduce((sum, row) => sum + row.curve * row.example.weight, options.ridge);
  return residual ** 2 / curve;
}

/** Values that part the rows into about equally many. */
function limitsOf(rows: readonly Left[], name: Split[0]): number[] {
  const values = rows.map(({ example }) => example.evidence[name]).sort((a, b) => a - b);
  const limits = Array.from(
    { length: options.limits - 1 },
    (_, at) => values[Math.floor(((at + 1) * values.length) / options.limits)],
  );
  return [...new Set(limits.map((limit) => Number((limit ?? 0).toFixed(3))))];
}

/** What can only speak for an answer the more there is of it, and what only against it. */
const speaksFor = new Set<Split[0]>(["fit", "known", "agreed", "ahead", "alike", "said", "heard"]);
const speaksAgainst = new Set<Split[0]>(["spread", "kinSpread", "unsaid", "apart"]);

/** Whether a split goes the way that it must, so that a misspelt name isn't surer by chance. */
function isSensible(name: Split[0], left: readonly Left[], right: readonly Left[]): boolean {
  if (speaksFor.has(name)) return endFor(left) <= endFor(right);
  return !speaksAgainst.has(name) || endFor(left) >= endFor(right);
}

/** A split that every row passes to the right, where no other is worth it. */
const noSplit: Split = ["fit", -1];

function splitFor(rows: readonly Left[]): Split {
  let best = { gain: gainOf(rows), split: noSplit };
  for (const name of evidenceNames) {
    for (const limit of limitsOf(rows, name)) {
      const isLeft = ({ example }: Left) => example.evidence[name] < limit;
      const left = rows.filter(isLeft);
      if (left.length < options.leastRows || rows.length - left.length < options.leastRows)
        continue;
      const right = rows.filter((row) => !isLeft(row));
      const gain = gainOf(left) + gainOf(right);
      if (gain > best.gain && isSensible(name, left, right)) best = { gain, split: [name, limit] };
    }
  }
  return best.split;
}

function treeFor(rows: readonly Left[]): ConfidenceTree {
  const splits: Split[] = [];
  let parts: (readonly Left[])[] = [rows];
  for (let level = 0; level < options.levels; level++) {
    parts = parts.flatMap((part) => {
      const split = splitFor(part);
      splits.push(split);
      const isLeft = ({ example }: Left) => example.evidence[split[0]] < split[1];
      return [part.filter(isLeft), part.filter((row) => !isLeft(row))];
    });
  }
  return { splits, ends: parts.map((part) => Number(endFor(part).toFixed(3))) };
}

/** Boosted trees for how likely a row like these is right (J. Friedman, 2001). */
export function fitTrees(examples: readonly Example[]): ConfidenceTree[] {
  const weight = examples.reduce((sum, example) => sum + example.weight, 0);
  const right = examples.reduce((sum, { isRight, weight: each }) => sum + (isRight ? each : 0), 0);
  const base = Number(Math.log(right / (weight - right)).toFixed(3));
  const trees: ConfidenceTree[] = [{ splits: [], ends: [base] }];
  const random = openRandom(1);
  const odds = examples.map(() => base);
  for (let turn = 0; turn < options.trees; turn++) {
    const rows = examples.map((example, at) => {
      const chance = 1 / (1 + Math.exp(-(odds[at] ?? 0)));
      const residual = (example.isRight ? 1 : 0) - chance;
      return { example, residual, curve: chance * (1 - chance) };
    });
    const tree = treeFor(rows.filter(() => random() < options.share));
    examples.forEach(({ evidence }, at) => {
      odds[at] = (odds[at] ?? 0) + endOf(tree, evidence);
    });
    trees.push(tree);
  }
  return trees;
}
