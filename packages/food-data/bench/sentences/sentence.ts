/** What somebody types into a diary's single field, and the expected result. */
export interface Sentence {
  text: string;
  items: readonly SentenceFood[];
}

export interface SentenceFood {
  /** One way that `most-logged` knows, whose numbers are right; or a pattern in slashes that the
   * name of what was found must fit, for dishes of ours. */
  food: string;
  grams: readonly [from: number, to: number];
}

/** A sentence and its foods in order: "fried egg = 80-104; /latte/ = 300-600". */
export function sentence(text: string, foods: string): Sentence {
  const items = foods.split("; ").map((item) => {
    const [food = "", band = ""] = item.split(" = ");
    const [from = 0, to = from] = band.split("-").map(Number);
    return { food, grams: [from, to] as const };
  });
  return { text, items };
}
