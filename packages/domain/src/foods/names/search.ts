import { brandWords } from "./brand-words.ts";
import type { IndexedName, NameIndex } from "./name-index.ts";
import { repairWords } from "./repair.ts";
import { deniedIn, deniedWord, headOf, plainText, wordsOf } from "./words.ts";

export interface NameMatch {
  /** The food's number in the catalogue. */
  food: number;
  /** 0 to 1: how well the name fits, and how sure we are that it is meant. */
  score: number;
  /** How it was found. */
  by: "everyday-name" | "name" | "spelling";
}

/** How the ranking weighs its reasons; found by search on tables of names and their foods. */
const ranking = {
  /** A name that goes beyond the query costs up to this. */
  beyond: 0.31,
  /** Unsaid weight at which half of it is charged. */
  beyondHalf: 2.6,
  sameHead: 0.06,
  headMissing: 0.17,
  headFactor: 1.1,
  afterOr: 0.5,
  afterWith: 0.75,
  unusual: 0.7,
  brand: 0.18,
  /** What brands, and words that no name has, count for among the words of a query. */
  brandWord: 0.4,
  unknownWord: 0.5,
  opposite: 0.1,
  spelling: 0.25,
  everyday: 0.12,
  /** What an everyday name scores that is just what was typed. */
  exact: 1.6,
  exactMisspelt: 0.97,
  /** A name of the data is the very thing asked for from this score, with less than that unsaid. */
  fullName: 0.85,
  fullLeft: 0.45,
  /** An unusual form is not the very thing, whatever else it says. */
  fullUnasked: 0.06,
  /** Share of an everyday name that may be left unsaid before it stops being preferred. */
  everydayFar: 0.5,
  babyfood: 0.3,
};

/** Words of a query that rarely decide which food is meant. */
const faint = new Map(
  Object.entries({
    plain: 0.25,
    regular: 0.25,
    fresh: 0.3,
    homemade: 0.25,
    cooked: 0.5,
    raw: 0.7,
    prepared: 0.3,
    ready: 0.3,
    large: 0.2,
    small: 0.2,
    medium: 0.2,
    with: 0.05,
    no: 0.1,
    not: 0.1,
    made: 0.1,
    added: 0.1,
    commercially: 0.2,
    organic: 0.1,
    pack: 0.3,
    brand: 0.1,
    whole: 0.6,
    flavor: 0.3,
    flavored: 0.3,
    skinon: 0.6,
    home: 0.2,
    recipe: 0.2,
    kind: 0.1,
    water: 0.7,
    filled: 0.5,
    based: 0.3,
    coated: 0.7,
    includes: 0.1,
    without: 0.1,
    purchased: 0.1,
    eaten: 0.1,
    part: 0.1,
    style: 0.2,
    food: 0.3,
    "100%": 0.15,
  }).flatMap(([word, weight]) => wordsOf(word).map((stemmed) => [stemmed, weight] as const)),
);

/** Forms that exclude each other: asking for one speaks against names that say another. */
const opposites: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    raw: "cooked canned dried fried frozen",
    cooked: "raw unprepared dry dried liquid",
    dried: "raw cooked canned",
    dry: "prepared cooked",
    canned: "raw frozen dried",
    frozen: "raw canned",
    fresh: "canned dried frozen",
    prepared: "dry unprepared",
    unprepared: "prepared",
    skinless: "skinon",
    skinon: "skinless",
    whole: "nonfat lowfat 2pct 1pct",
    nonfat: "whole lowfat",
    lowfat: "nonfat whole",
    white: "brown",
    brown: "white",
    fried: "raw boiled roasted",
    cured: "fresh",
    smoked: "fresh",
    decaffeinated: "regular",
  }).flatMap(([word, against]) =>
    wordsOf(word).map((stemmed) => [stemmed, wordsOf(against)] as const),
  ),
);

interface Query {
  words: readonly string[];
  weights: ReadonlyMap<string, number>;
  /** The sum of the weights. */
  asked: number;
  head: string;
  spelling: boolean;
  /** Words that were said to be missing. */
  denied: ReadonlySet<string>;
}

function readQuery(index: NameIndex, text: string): Query | undefined {
  const typed = wordsOf(text).slice(0, 16);
  if (typed.length === 0) return undefined;
  const { words, spelling } = repairWords(typed, index.postings, index.correct);
  const plain = plainText(text);
  const afterOr = new Set(
    [...plain.matchAll(/\bor ([a-z]+)/g)].flatMap(([, word = ""]) => wordsOf(word)),
  );
  const afterWith = new Set(wordsOf(plain.match(/\b(?:with|in|on|from)\b(.*)$/)?.[1] ?? ""));
  const head = repairWords([headOf(text)], index.postings, index.correct).words.at(-1) ?? "";
  const weights = new Map<string, number>();
  let asked = 0;
  const denied = new Set(deniedIn(text));
  for (const said of new Set(words)) {
    const word = denied.has(said) ? deniedWord(said) : said;
    const uses = index.postings.get(word)?.names.length ?? 0;
    let weight = Math.log(1 + index.names.length / (1 + uses)) * (faint.get(said) ?? 1);
    if (uses === 0 && denied.has(said)) continue;
    if (uses === 0) weight *= ranking.unknownWord;
    if (brandWords.has(word)) weight *= ranking.brandWord;
    if (word === head) weight *= ranking.headFactor;
    else if (afterOr.has(word)) weight *= ranking.afterOr;
    else if (afterWith.has(word)) weight *= ranking.afterWith;
    weights.set(word, weight);
    asked += weight;
  }
  return { words, weights, asked, head, spelling, denied };
}

/**
 * The foods whose names fit `text` best, best first; none when the text says nothing known.
 * An everyday name that is just what was typed comes first; otherwise the share of the query that
 * a name explains counts, less what the name says beyond the query.
 */
export function searchNames(index: NameIndex, text: string, limit: number): NameMatch[] {
  const query = readQuery(index, text.slice(0, 300));
  if (!query || query.asked === 0) return [];
  const total = index.names.length;
  const matched = new Float64Array(total);
  const explained = new Float64Array(total);
  const touched: number[] = [];
  const against = new Map<number, number>();
  for (const [word, weight] of query.weights) {
    const posting = index.postings.get(word);
    for (let at = 0; at < (posting?.names.length ?? 0); at++) {
      const name = posting?.names[at] ?? 0;
      if (matched[name] === 0) touched.push(name);
      matched[name] = (matched[name] ?? 0) + weight;
      explained[name] = (explained[name] ?? 0) + (posting?.weights[at] ?? 0);
    }
  }
  const said = new Set(query.words);
  for (const word of said) {
    for (const other of opposites.get(word) ?? []) {
      if (said.has(other)) continue;
      for (const name of index.postings.get(other)?.names ?? []) {
        against.set(name, (against.get(name) ?? 0) + ranking.opposite);
      }
    }
  }
  for (const word of query.denied) {
    const without = new Set(index.postings.get(deniedWord(word))?.names);
    for (const name of index.postings.get(word)?.names ?? []) {
      if (!without.has(name)) against.set(name, (against.get(name) ?? 0) + ranking.opposite);
    }
  }
  const hasHead = new Set(index.postings.get(query.head)?.names);

  const best = new Map<number, NameMatch>();
  let fullest: NameMatch | undefined;
  for (const at of touched) {
    const name = index.names[at];
    const coverage = (matched[at] ?? 0) / query.asked;
    if (!name || coverage < 0.25) continue;
    const left = name.weight - (explained[at] ?? 0);
    const cost = unasked(name, said);
    const score =
      coverage -
      unsaid(left) -
      (against.get(at) ?? 0) -
      cost +
      headFit(name, query, hasHead.has(at)) +
      (name.everyday ? ranking.everyday * closeness(name.weight, left) : 0) -
      (query.spelling ? ranking.spelling : 0);
    if (
      !name.everyday &&
      coverage > 0.97 &&
      left < ranking.fullLeft &&
      cost < ranking.fullUnasked &&
      !(fullest && fullest.score >= score)
    ) {
      fullest = { food: name.food, score, by: query.spelling ? "spelling" : "name" };
    }
    const known = best.get(name.food);
    if (!known || score > known.score) {
      const by = query.spelling ? "spelling" : name.everyday ? "everyday-name" : "name";
      best.set(name.food, { food: name.food, score, by });
    }
  }
  const key = query.words.join(" ");
  const exactFood = index.exact.get(key);
  if (exactFood !== undefined) {
    const by = query.spelling ? "spelling" : "everyday-name";
    const score = query.spelling ? ranking.exactMisspelt : ranking.exact;
    const known = best.get(exactFood)?.score ?? 0;
    best.set(exactFood, { food: exactFood, score: Math.max(known, score), by });
    // A food that the data itself has under this very name stands before a dish of ours.
    if (
      exactFood >= index.foods &&
      !index.decided.has(key) &&
      fullest &&
      fullest.score >= ranking.fullName
    ) {
      best.set(fullest.food, { ...fullest, score: Math.max(known, score) + 0.01 });
    }
  }
  return topOf(best.values(), limit).map((match) => ({
    ...match,
    score: Math.max(0, Math.min(1, match.score / 1.12)),
  }));
}

/** The best `limit` matches in order, without sorting the thousands that a common word has. */
function topOf(matches: Iterable<NameMatch>, limit: number): NameMatch[] {
  const top: NameMatch[] = [];
  for (const match of matches) {
    let at = top.length;
    for (; at > 0; at--) {
      const above = top[at - 1];
      if (above && (above.score - match.score || match.food - above.food) >= 0) break;
    }
    if (at >= limit) continue;
    top.splice(at, 0, match);
    if (top.length > limit) top.pop();
  }
  return top;
}

/** 1 for an everyday name that was said in full, down to -1 for one of which little was said. */
function closeness(weight: number, left: number): number {
  return 1 - 2 * Math.min(1, left / (ranking.everydayFar * weight));
}

function unsaid(weight: number): number {
  return ranking.beyond * (weight / (weight + ranking.beyondHalf));
}

/** What unusual forms, brands and baby food cost a name, unless they are asked for. */
function unasked(name: IndexedName, said: ReadonlySet<string>): number {
  let cost = -name.prior;
  for (const [word, price] of name.costs) if (!said.has(word)) cost += price * ranking.unusual;
  if (name.brand.length > 0 && !name.brand.some((word) => said.has(word))) cost += ranking.brand;
  if (said.has("babyfood") && !name.costs.some(([word]) => word === "babyfood")) {
    cost += ranking.babyfood;
  }
  return cost;
}

function headFit(name: IndexedName, query: Query, hasHead: boolean): number {
  if (name.head === query.head) return ranking.sameHead;
  return hasHead ? 0 : -ranking.headMissing;
}
