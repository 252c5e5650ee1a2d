/** Foods of one name, or with one word, are compared by so many of them. */
const sampled = 40;

/** Some of a long list, spread over all of it. */
export function sampleOf<Item>(all: readonly Item[]): Item[] {
  const step = Math.max(1, Math.floor(all.length / sampled));
  return all.filter((_, at) => at % step === 0);
}
