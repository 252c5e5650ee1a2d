import type { Usage } from "./under-test.ts";

/**
 * MB that are held longer than a round: between the end of the first round, which fills what is
 * filled once, and the end of the last. Both after a full collection.
 */
export function growthOf(usages: readonly Usage[]): number {
  const first = usages[0]?.heap ?? 0;
  const last = usages.at(-1)?.heap ?? 0;
  return last - first;
}
