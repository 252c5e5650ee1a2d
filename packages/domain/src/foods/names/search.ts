import { type Effort, nameEffort } from "../effort.ts";
import { opposites, standIns } from "./forms.ts";
import type { IndexedName, NameIndex } from "./name-index.ts";
import { type Query, readQuery } from "./query.ts";
import { deniedWord } from "./words.ts";

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
  headMissing: 0.1,
  unusual: 0.7,
  brand: 0.18,
  opposite: 0.14,
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

/**
 * The foods whose names fit `text` best, best first; none when the text says nothing known.
 * An everyday name that is just what was typed comes first; otherwise the share of the query that
 * a name explains counts, less what the name says beyond the query.
 */
export function searchNames(
  index: NameIndex,
  text: string,
  limit: number,
  effort: Effort = { left: nameEffort },
): NameMatch[] {
  if (effort.left <= 0) return [];
  const query = readQuery(index, text.slice(0, 300), effort);
  if (!query || query.asked === 0) return [];
  const said = new Set(query.words);
  const asked = new Set(said);
  for (const word of said) for (const [form] of standIns.get(word) ?? []) asked.add(form);
  const { touched, matched, explained } = matchWords(index, query);
  effort.left -= touched.length;
  const against = contradictions(index, query, said);
  const hasHead = new Set(index.postings.get(query.head)?.names);

  const best = new Map<number, NameMatch>();
  let fullest: NameMatch | undefined;
  for (const at of touched) {
    const name = index.names[at];
    const coverage = (matched[at] ?? 0) / query.asked;
    if (!name || coverage < 0.25) continue;
    const left = name.weight - (explained[at] ?? 0);
    const cost = unasked(name, asked);
    // A dish of ours has no name in the data.
    const ownName = name.food < index.foods ? name.food : at;
    const score =
      coverage -
      unsaid(left) -
      Math.max(against.get(at) ?? 0, against.get(ownName) ?? 0) -
      cost +
      headFit(name, query, hasHead.has(at)) +
      (name.everyday ? ranking.everyday * closeness(name.weight, left) * Math.sqrt(coverage) : 0) -
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

interface Matched {
  /** Places, in the index, of all names with a word of the query. */
  touched: readonly number[];
  /** What of the query's weight each name says, by place. */
  matched: Float64Array;
  /** What of each name's own weight the query says, by place. */
  explained: Float64Array;
}

/** Counts the query's words in all names; a form that a name lacks may be stood in for. */
function matchWords(index: NameIndex, query: Query): Matched {
  const matched = new Float64Array(index.names.length);
  const explained = new Float64Array(index.names.length);
  const touched: number[] = [];
  for (const [word, weight] of query.weights) {
    const posting = index.postings.get(word);
    for (let at = 0; at < (posting?.names.length ?? 0); at++) {
      const name = posting?.names[at] ?? 0;
      if (matched[name] === 0) touched.push(name);
      matched[name] = (matched[name] ?? 0) + weight;
      explained[name] = (explained[name] ?? 0) + (posting?.weights[at] ?? 0);
    }
  }
  for (const [word, weight] of query.weights) {
    const forms = standIns.get(word);
    if (!forms) continue;
    const have = new Set(index.postings.get(word)?.names);
    for (const [form, share] of forms) {
      if (query.weights.has(form)) continue;
      const posting = index.postings.get(form);
      for (let at = 0; at < (posting?.names.length ?? 0); at++) {
        const name = posting?.names[at] ?? 0;
        if (have.has(name) || matched[name] === 0) continue;
        have.add(name);
        matched[name] = (matched[name] ?? 0) + weight * share;
        explained[name] = (explained[name] ?? 0) + (posting?.weights[at] ?? 0);
      }
    }
  }
  return { touched, matched, explained };
}

/** What speaks against names, by place: forms that exclude one asked for, words said to be missing. */
function contradictions(
  index: NameIndex,
  query: Query,
  said: ReadonlySet<string>,
): ReadonlyMap<number, number> {
  const against = new Map<number, number>();
  const charge = (name: number) => against.set(name, (against.get(name) ?? 0) + ranking.opposite);
  for (const word of said) {
    for (const other of opposites.get(word) ?? []) {
      if (!said.has(other)) index.postings.get(other)?.names.forEach(charge);
    }
  }
  for (const word of query.denied) {
    const without = new Set(index.postings.get(deniedWord(word))?.names);
    for (const name of index.postings.get(word)?.names ?? []) {
      if (!without.has(name)) charge(name);
    }
  }
  return against;
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
