import type { Usage } from "./under-test.ts";

/**
 * Memory growth in MB from the end of the first round, which fills the caches, to the end of the
 * last. Both after a full collection.
 */
export function growthOf(usages: readonly Usage[]): number {
  const first = usages[0]?.heap ?? 0;
  const last = usages.at(-1)?.heap ?? 0;
  return last - first;
}
