import type { Catalogue, FoodMatch } from "./catalogue.ts";

/**
 * A budget for the work that one text may cause. Every loop over typed text takes its steps from
 * it, so that no text, however odd, can block the server or the page: once it is used up, the rest
 * is "not understood". A step looks at one thing, such as a letter or a known word, and takes well
 * under a microsecond.
 */
export interface Effort {
  left: number;
}

/** For a sentence: several times what thirty foods with amounts need. */
export const sentenceEffort = 150_000;

/** For one food's name. */
export const nameEffort = 60_000;

/**
 * The same catalogue for one request: its searches share one effort, and repeated ones are cached.
 */
export function withEffort(catalogue: Catalogue, effort: Effort): Catalogue {
  const found = new Map<string, FoodMatch[]>();
  return {
    ...catalogue,
    search(text, limit) {
      const key = `${limit} ${text}`;
      const known = found.get(key) ?? catalogue.search(text, limit, effort);
      found.set(key, known);
      return known;
    },
  };
}
