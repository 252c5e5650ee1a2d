import { wordsOf } from "./words.ts";

/** One name under which a food can be found. */
export interface IndexedName {
  /** The food's number in the catalogue. */
  food: number;
  /** A name that we gave ourselves because people say it, rather than the data's own. */
  everyday: boolean;
  /** What this name's food is worth before anything is asked: usual forms above rare ones. */
  prior: number;
  head: string;
  words: readonly string[];
  /** Total weight of the words that a query should name in order to mean this food. */
  weight: number;
}

interface Posting {
  name: number;
  /** What of the name's weight this word carries; 0 for a word in brackets. */
  weight: number;
}

export interface NameIndex {
  readonly names: readonly IndexedName[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** Everyday names as written, stemmed: they answer before any ranking. */
  readonly exact: ReadonlyMap<string, number>;
}

/** First parts of USDA names that tell a shelf of the shop, not the food. */
const shelves = new Set(
  [
    "beverage",
    "alcoholic beverage",
    "carbonated beverage",
    "snack",
    "candi",
    "fish",
    "crustacean",
    "mollusk",
    "spice",
    "nut",
    "seed",
    "fastfood",
    "restaurant",
    "babyfood",
    "cereal ready",
    "cereal",
    "leavening agent",
    "squash summer",
    "melon",
    "entree",
    "frozen noveltie",
    "sweetener",
    "usda commoditi",
    "restaurant chinese",
    "restaurant latino",
    "restaurant italian",
    "restaurant mexican",
    "restaurant famili",
    "side dish",
    "sandwich and burger",
  ].map((shelf) => shelf),
);

/** Words that describe the usual form, which a query needn't say. */
const usual = new Set(
  wordsOf(
    "raw fresh plain regular whole commercially prepared commercial ready includes include with " +
      "without added vitamin enriched unenriched variety varieties year round average common " +
      "mature immature unspecified salt salted fluid table boiled drained cooked ripe red " +
      "separable lean and fat trimmed choice grades meat only broilers fryers domestic composite",
  ),
);

/** Words for forms that nobody means without saying so, and what each costs. */
const unusual: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    babyfood: 0.45,
    infant: 0.5,
    formula: 0.4,
    imitation: 0.25,
    substitute: 0.25,
    dehydrated: 0.25,
    dried: 0.16,
    dry: 0.18,
    powder: 0.2,
    mix: 0.18,
    concentrate: 0.25,
    unprepared: 0.2,
    undiluted: 0.2,
    condensed: 0.12,
    frozen: 0.08,
    canned: 0.06,
    commodity: 0.25,
    lowfat: 0.1,
    nonfat: 0.14,
    reduced: 0.08,
    sugarfree: 0.12,
    calorie: 0.1,
    dietary: 0.15,
    unsalted: 0.03,
    lowsodium: 0.08,
    low: 0.06,
    decaffeinated: 0.12,
    dough: 0.15,
    alaska: 0.12,
    native: 0.12,
    game: 0.05,
    seasoned: 0.05,
    flavored: 0.04,
    organ: 0.05,
    flour: 0.08,
    skin: 0.04,
    bone: 0.02,
    variety: 0.02,
    byproduct: 0.2,
    juice: 0.04,
    restaurant: 0.04,
    fastfood: 0.05,
  }).flatMap(([word, cost]) => wordsOf(word).map((stemmed) => [stemmed, cost])),
);

const cookedWords = new Set(
  wordsOf(
    "boiled baked roasted braised broiled grilled steamed simmered fried poached microwaved stewed heated toasted",
  ),
);

const segmentWeights = [1, 0.5, 0.3, 0.2];

interface Segment {
  words: string[];
  bracketed: boolean;
}

function segmentsOf(name: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, bracketed, plain] of name.matchAll(/\(([^)]*)\)?|([^,;()]+)/g)) {
    const words = wordsOf(bracketed ?? plain ?? "");
    if (words.length > 0) segments.push({ words, bracketed: bracketed !== undefined });
  }
  return segments;
}

/** Brands are in capitals in the data: "Snacks, KELLOGG, KELLOGG'S ...". */
function brandWords(name: string): number {
  return (name.match(/\b[A-Z][A-Z&'.]{2,}\b/g) ?? []).filter((word) => word !== "USDA").length;
}

function dataName(id: string, name: string, retired: boolean) {
  let segments = segmentsOf(name);
  const shelf: string[] = [];
  while (segments.length > 1 && shelves.has(segments[0]?.words.join(" ") ?? "")) {
    shelf.push(...(segments[0]?.words ?? []));
    segments = segments.slice(1);
  }
  const weights = new Map<string, number>();
  let place = 0;
  for (const { words, bracketed } of segments) {
    const segmentWeight = segmentWeights[Math.min(place, segmentWeights.length - 1)] ?? 0;
    for (const word of words) {
      const weight = bracketed ? 0 : usual.has(word) ? segmentWeight * 0.08 : segmentWeight;
      if (!weights.has(word)) weights.set(word, weight);
      if (cookedWords.has(word) && !weights.has("cooked")) weights.set("cooked", 0);
    }
    if (!bracketed) place++;
  }
  for (const word of shelf) if (!weights.has(word)) weights.set(word, 0.02);

  let prior = 0;
  for (const word of weights.keys()) prior -= unusual[word] ?? 0;
  if (retired) prior -= 0.06;
  const brands = brandWords(name);
  if (brands > 0) prior -= 0.08;
  const group = id.slice(0, 2);
  const cookedKinds = ["05", "07", "10", "13", "15", "17", "20"];
  if (cookedKinds.includes(group) && weights.has("raw")) prior -= 0.05;
  const first = segments[0]?.words ?? [];
  return { head: first[first.length - 1] ?? "", prior, weights };
}

/**
 * Builds the search index over the data's own names and our everyday ones.
 * `foods` are in catalogue order; `everyday` pairs a food's number there with one more name.
 */
export function buildNameIndex(
  foods: readonly { id: string; name: string; retired: boolean }[],
  everyday: readonly { food: number; name: string }[],
): NameIndex {
  const names: IndexedName[] = [];
  const postings = new Map<string, Posting[]>();
  const exact = new Map<string, number>();

  function add(name: Omit<IndexedName, "words" | "weight">, weights: Map<string, number>): void {
    let weight = 0;
    for (const [word, share] of weights) {
      weight += share;
      const list = postings.get(word);
      const posting = { name: names.length, weight: share };
      if (list) list.push(posting);
      else postings.set(word, [posting]);
    }
    names.push({ ...name, words: [...weights.keys()], weight });
  }

  foods.forEach(({ id, name, retired }, food) => {
    const { head, prior, weights } = dataName(id, name, retired);
    add({ food, everyday: false, prior, head }, weights);
  });
  for (const { food, name } of everyday) {
    const words = wordsOf(name);
    const head = words[words.length - 1] ?? "";
    const key = words.join(" ");
    if (words.length === 0 || exact.has(key)) continue;
    exact.set(key, food);
    const weights = new Map(words.map((word) => [word, usual.has(word) ? 0.2 : 0.7]));
    add({ food, everyday: true, prior: 0.05, head }, weights);
  }
  return { names, postings, exact };
}
