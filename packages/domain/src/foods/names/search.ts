import type { NameIndex } from "./name-index.ts";
import { correctWord } from "./spelling.ts";
import { plainText, wordsOf } from "./words.ts";

export interface NameMatch {
  /** The food's number in the catalogue. */
  food: number;
  /** 0 to 1: how well the name fits, and how sure we are that it is meant. */
  score: number;
  /** How it was found. */
  by: "everyday-name" | "name" | "spelling";
}

interface QueryWord {
  word: string;
  weight: number;
}

/** Words of a query that rarely decide which food is meant. */
const faint = new Map(
  Object.entries({
    plain: 0.25,
    regular: 0.25,
    fresh: 0.3,
    homemade: 0.25,
    cooked: 0.5,
    raw: 0.6,
    prepared: 0.3,
    ready: 0.3,
    large: 0.2,
    small: 0.2,
    medium: 0.2,
    with: 0.15,
    no: 0.2,
    not: 0.2,
    made: 0.1,
    added: 0.2,
    commercially: 0.2,
    organic: 0.1,
    pack: 0.3,
    brand: 0.1,
    whole: 0.6,
    flavor: 0.4,
    flavored: 0.4,
  }).flatMap(([word, weight]) => wordsOf(word).map((stemmed) => [stemmed, weight] as const)),
);

const opposites: readonly (readonly [string, readonly string[]])[] = [
  ["raw", ["cooked", "canned", "dried", "fri", "fried"]],
  ["cooked", ["raw", "unprepared", "dry"]],
  ["dried", ["raw", "cooked", "canned"]],
  ["canned", ["raw", "frozen"]],
];

/** Repairs run-together, split and misspelt words against the words that names are made of. */
function repairWords(words: readonly string[], index: NameIndex) {
  const repaired: string[] = [];
  let spelling = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const joined = word + (words[at + 1] ?? " ");
    if (index.postings.has(word)) {
      repaired.push(word);
    } else if (index.postings.has(joined)) {
      repaired.push(joined);
      at++;
    } else {
      let parts: string[] = [];
      for (let cut = 3; cut <= word.length - 3 && parts.length === 0; cut++) {
        const [left = "", right = ""] = [wordsOf(word.slice(0, cut)), wordsOf(word.slice(cut))].map(
          (half) => half.join(" "),
        );
        if (index.postings.has(left) && index.postings.has(right)) parts = [left, right];
      }
      const corrected = parts.length > 0 ? undefined : correctWord(word, index.postings);
      if (corrected !== undefined) spelling = true;
      repaired.push(...(parts.length > 0 ? parts : [corrected ?? word]));
    }
  }
  return { words: repaired, spelling };
}

/** The word that says what kind of thing is meant: "soup" in "tomato soup with rice". */
function headOf(text: string): string {
  const first = plainText(text).split(/[,;(]/)[0] ?? "";
  const before = first.split(/\b(?:with|in|from|made|on|without|and|topped|filled)\b/)[0] ?? "";
  const words = wordsOf(before.trim() ? before : first);
  return words[words.length - 1] ?? "";
}

/**
 * The foods whose names fit `text` best, best first; none when the text says nothing known.
 * Everyday names come first when they are just what was typed; otherwise the share of the query
 * that a name explains counts, less what the name says beyond the query.
 */
export function searchNames(index: NameIndex, text: string, limit: number): NameMatch[] {
  const typed = wordsOf(text.slice(0, 300)).slice(0, 16);
  if (typed.length === 0) return [];
  const { words, spelling } = repairWords(typed, index);
  const exactFood = index.exact.get(words.join(" "));

  const total = index.names.length;
  const query = [...new Set(words)].map((word): QueryWord => {
    const uses = index.postings.get(word)?.length ?? 0;
    const rarity = Math.log(1 + total / (1 + uses));
    return { word, weight: rarity * (faint.get(word) ?? 1) };
  });
  const head = repairWords([headOf(text)], index).words.at(-1) ?? "";
  for (const part of query) if (part.word === head) part.weight *= 1.4;
  const asked = query.reduce((sum, part) => sum + part.weight, 0);

  const matched = new Float64Array(total);
  const explained = new Float64Array(total);
  const touched: number[] = [];
  for (const { word, weight } of query) {
    for (const posting of index.postings.get(word) ?? []) {
      if (matched[posting.name] === 0) touched.push(posting.name);
      matched[posting.name] = (matched[posting.name] ?? 0) + weight;
      explained[posting.name] = (explained[posting.name] ?? 0) + posting.weight;
    }
  }

  const best = new Map<number, NameMatch>();
  const has = new Set(words);
  for (const at of touched) {
    const name = index.names[at];
    if (!name) continue;
    const coverage = (matched[at] ?? 0) / asked;
    if (coverage < 0.3) continue;
    const beyond = name.weight - (explained[at] ?? 0);
    let score = coverage - 0.3 * (beyond / (beyond + 1.5)) + name.prior * (1 - 0.2 * coverage);
    if (name.head === head) score += 0.12;
    else if (!name.everyday && !name.words.includes(head)) score -= 0.15;
    for (const [word, against] of opposites) {
      if (has.has(word) && !name.words.includes(word)) {
        if (against.some((other) => name.words.includes(other) && !has.has(other))) score -= 0.12;
      }
    }
    // What the prior took for an unusual form doesn't count where the form was asked for.
    if (spelling) score -= 0.05;
    const known = best.get(name.food);
    if (!known || score > known.score) {
      const by = spelling ? "spelling" : name.everyday ? "everyday-name" : "name";
      best.set(name.food, { food: name.food, score, by });
    }
  }
  if (exactFood !== undefined) {
    const by = spelling ? "spelling" : "everyday-name";
    best.set(exactFood, { food: exactFood, score: spelling ? 1.4 : 1.6, by });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.food - b.food)
    .slice(0, limit)
    .map((match) => ({ ...match, score: Math.max(0, Math.min(1, match.score / 1.15)) }));
}
