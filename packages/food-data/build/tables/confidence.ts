import {
  type ConfidenceTree,
  evidenceNames,
  type Split,
} from "@morsel/domain/foods/confidence-trees";
import { readTable } from "./table-text.ts";

/** confidence.txt: the trees that tell how likely a found food is the right one. */
export function readConfidence(file: string, text: string): ConfidenceTree[] {
  return readTable(file, text, ["splits", "ends"]).map((row) => {
    const splits = row.list("splits").map((split): Split => {
      const [observation, below] = split.split(" < ");
      const known = evidenceNames.find((name) => name === observation);
      const limit = Number(below);
      return known && Number.isFinite(limit) ? [known, limit] : row.fail(`"${split}" is no split.`);
    });
    const ends = row.list("ends").map(Number);
    if (ends.length !== splits.length + 1 || !ends.every(Number.isFinite)) {
      row.fail("a tree has one end more than splits.");
    }
    return { splits, ends };
  });
}
