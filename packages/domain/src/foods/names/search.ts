import { type Effort, nameEffort } from "../effort.ts";
import type { IndexedName, NameIndex } from "./name-index.ts";
import { type Query, readQuery } from "./query.ts";
import { openTelling } from "./telling.ts";
import { deniedWord } from "./vocabulary.ts";

export interface NameMatch {
  /** The food's row in the catalogue. */
  food: number;
  /** 0 to 1: how well the name fits, and how sure we are that it is meant. */
  score: number;
  /** How it was found. */
  by: "everyday-name" | "name" | "spelling";
}

/** Weights of the ranking, tuned on tables of names and the foods they mean. */
const ranking = {
  /** The most a name loses for words that the query leaves out. */
  beyond: 0.31,
  /** Weight left out at which half of that is lost. */
  beyondHalf: 2.6,
  sameHead: 0.06,
  headMissing: 0.1,
  unusual: 0.7,
  brand: 0.18,
  opposite: 0.14,
  spelling: 0.25,
  everyday: 0.12,
  /** Score of an everyday name that is exactly what was typed. */
  exact: 1.6,
  exactMisspelt: 0.97,
  /**
   * From this score on, and with less weight than that left out, a name of the data counts as full.
   */
  fullName: 0.85,
  fullLeft: 0.45,
  /** An unusual form that costs more doesn't count as a full name. */
  fullUnasked: 0.06,
  /** Share of an everyday name's weight that may be left out before it loses its bonus. */
  everydayFar: 0.5,
  babyfood: 0.3,
  /** The most an imported name loses besides, for the share of it that the query leaves out. */
  importedBeyond: 0.3,
};

/**
 * The foods whose names fit `text` best, best first; none if no word is known. An everyday name
 * that is exactly what was typed comes first. Otherwise a name scores the share of the query that
 * it covers, less what the query leaves out of it.
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
  const best = openTop(limit);
  const fullest = rankNames(index, query, effort, best);
  putExactFirst(index, query, best, fullest);
  return likely(index, query, best.matches, text).map(({ food, score, by }) => ({
    ...{ food, by },
    score: Math.max(0, Math.min(1, score / 1.12)),
  }));
}

/** All matches if the best one has a word that tells a food, otherwise those that have. */
function likely(index: NameIndex, query: Query, matches: readonly RankedMatch[], text: string) {
  const [best] = matches;
  const { brands, lighter } = index.vocabulary;
  const words = [...query.weights.keys()];
  // "Quaker, salt free" is anything; a brand alone is what it mainly makes.
  const isVague =
    words.some((word) => lighter.has(word)) &&
    words.every((word) => brands.has(word) || lighter.has(word));
  // Nearly all searches end here, and needn't look at what their words tell.
  if (best?.name === undefined || !(isVague || best.isPart)) return matches;
  const tells = openTelling(index, query, text);
  const isLikely = ({ name, isPart }: RankedMatch) =>
    name === undefined || !(isVague || (isPart && !tells(name)));
  return isLikely(best) ? matches : matches.filter(isLikely);
}

interface RankedMatch extends NameMatch {
  /** The position of its name; undefined if that is exactly what was typed. */
  name?: number;
  /** Whether the name lacks some of the query. */
  isPart?: boolean;
}

/** The best match of each of the best foods. */
interface Top {
  /** In order, best first. */
  readonly matches: readonly RankedMatch[];
  /** What scores less isn't among them. */
  readonly floor: number;
  of(food: number): RankedMatch | undefined;
  /** Takes the match unless one of its food is as good, or it is below the floor. */
  offer(match: RankedMatch): void;
  /** Takes the match in place of any other of its food. */
  put(match: RankedMatch): void;
}

/**
 * Keeps the `limit` best foods while names are scored. A common word is in thousands of names, and
 * few of them reach the floor: the others need no object, nor a place in a list to be sorted.
 */
function openTop(limit: number): Top {
  const matches: RankedMatch[] = [];
  const isBehind = (match: RankedMatch, above: RankedMatch) =>
    (above.score - match.score || match.food - above.food) >= 0;
  const of = (food: number) => matches.find((match) => match.food === food);
  function put(match: RankedMatch): void {
    const known = matches.findIndex(({ food }) => food === match.food);
    if (known >= 0) matches.splice(known, 1);
    matches.splice(matches.findLastIndex((above) => isBehind(match, above)) + 1, 0, match);
    if (matches.length > limit) matches.pop();
  }
  return {
    matches,
    get floor() {
      const last = matches.length < limit ? undefined : matches.at(-1);
      return last?.score ?? Number.NEGATIVE_INFINITY;
    },
    of,
    put,
    offer(match) {
      const known = of(match.food);
      if (!known || match.score > known.score) put(match);
    },
  };
}

/** No name gains more than this beyond what it covers, rounding included. */
const mostGain = ranking.sameHead + ranking.everyday + 1e-9;

/**
 * Offers the names that have enough of the query. Returns the name of the data that comes closest
 * to being exactly what was typed.
 */
function rankNames(index: NameIndex, query: Query, effort: Effort, best: Top) {
  const words = matchWords(index, query);
  const { touched, matched, explained } = words;
  effort.left -= touched.length;
  const scoreOf = openScore(index, query);
  let fullest: NameMatch | undefined;
  for (const at of touched) {
    const coverage = (matched[at] ?? 0) / query.asked;
    if (coverage < minCoverage) continue;
    const name = index.names[at];
    if (!name) continue;
    const left = name.weight - (explained[at] ?? 0);
    const isPart = coverage < allOfIt;
    const most = coverage - unsaid(left) + name.prior + mostGain;
    if (isPart && most < best.floor) continue;
    const { score, cost } = scoreOf(name, at, coverage, left);
    // What a release adds takes no name from our dishes.
    const isOwn = !name.everyday && at < index.firstImported;
    const isFull = isOwn && isFullName(coverage, left, cost) && !isAtLeast(fullest, score);
    if (!isFull && score < best.floor) continue;
    const by = foundBy(query, name.everyday);
    const match: RankedMatch = { food: name.food, score, by, name: at, isPart };
    if (isFull) fullest = match;
    best.offer(match);
  }
  wipe(words);
  return fullest;
}

const isAtLeast = (match: NameMatch | undefined, score: number) =>
  match !== undefined && match.score >= score;

/** Returns a function that scores a name by how much of the query it covers. */
function openScore(index: NameIndex, query: Query) {
  const said = new Set(query.words);
  const asked = new Set(said);
  for (const word of said) {
    for (const [form] of index.vocabulary.standIns.get(word) ?? []) asked.add(form);
  }
  const against = contradictions(index, query, said);
  const hasHead = new Set(index.postings.get(query.head)?.names);
  const misspelt = query.spelling ? ranking.spelling : 0;
  return (name: IndexedName, at: number, coverage: number, left: number) => {
    const cost = unasked(name, asked);
    // Our dishes have no name in the data.
    const ownName = index.ownNameOf(name.food) ?? at;
    const contradicted = Math.max(against.get(at) ?? 0, against.get(ownName) ?? 0);
    const fit = headFit(name, query, hasHead.has(at));
    const gain = everydayGain(name, left, coverage);
    const score = coverage - unsaid(left) - contradicted - cost + fit + gain - misspelt;
    return { score: score - unsaidOfImported(index, at, left), cost };
  };
}

/** A name that covers this share of the query's weight has all of it. */
const allOfIt = 0.97;

/** The share of a query's weight that a name must cover. */
const minCoverage = 0.25;

/** Whether a name of the data covers the whole query, and little more. */
const isFullName = (coverage: number, left: number, cost: number) =>
  coverage > allOfIt && left < ranking.fullLeft && cost < ranking.fullUnasked;

const foundBy = ({ spelling }: Query, everyday: boolean): NameMatch["by"] =>
  spelling ? "spelling" : everyday ? "everyday-name" : "name";

/** Puts the food first whose everyday name is exactly what was typed. */
function putExactFirst(
  index: NameIndex,
  query: Query,
  best: Top,
  fullest: NameMatch | undefined,
): void {
  const key = query.words.join(" ");
  const food =
    index.exact.get(key) ??
    (isAtLeast(fullest, ranking.fullName) ? undefined : rawOf(index, query.words));
  if (food === undefined) return;
  const exact = query.spelling ? ranking.exactMisspelt : ranking.exact;
  const score = Math.max(best.of(food)?.score ?? 0, exact);
  best.put({ food, score, by: foundBy(query, true) });
  // If the data has a food of this very name, it comes before our dish.
  const isOurs = food >= index.foods && !index.decided.has(key);
  if (isOurs && fullest && fullest.score >= ranking.fullName) {
    best.put({ ...fullest, score: score + 0.01 });
  }
}

/** "Raw grapes" are what "grapes" are, if these are raw. */
function rawOf({ exact, postings, ...index }: NameIndex, words: readonly string[]) {
  if (!words.includes("raw")) return undefined;
  const food = exact.get(words.filter((word) => word !== "raw").join(" "));
  const own = food === undefined ? undefined : index.ownNameOf(food);
  return own !== undefined && postings.get("raw")?.names.includes(own) ? food : undefined;
}

interface Matched {
  /** Index positions of all names with a word of the query. */
  touched: readonly number[];
  /** How much of the query's weight each name covers, by position. */
  matched: Float64Array;
  /** How much of each name's own weight the query covers, by position. */
  explained: Float64Array;
}

type Board = Pick<Matched, "matched" | "explained">;

/**
 * A place a name, kept from one search to the next. A query touches a few hundred of 25,000 names,
 * and clearing 400 kB for each of the four searches of a calculation cost as much as ranking did.
 * So whoever has used the board wipes what was touched, and finds it blank the next time.
 */
const boards = new WeakMap<NameIndex, Board>();

function boardOf(index: NameIndex): Board {
  const kept = boards.get(index);
  if (kept) return kept;
  const { length } = index.names;
  const board = { matched: new Float64Array(length), explained: new Float64Array(length) };
  boards.set(index, board);
  return board;
}

function wipe({ touched, matched, explained }: Matched): void {
  for (const at of touched) {
    matched[at] = 0;
    explained[at] = 0;
  }
}

/** Looks up the query's words in all names; a related form may stand in for a missing one. */
function matchWords(index: NameIndex, query: Query): Matched {
  const { matched, explained } = boardOf(index);
  const touched: number[] = [];
  for (const [word, weight] of query.weights) {
    forEachName(index, word, (name, share) => {
      if (matched[name] === 0) touched.push(name);
      matched[name] = (matched[name] ?? 0) + weight;
      explained[name] = (explained[name] ?? 0) + share;
    });
  }
  for (const [word, weight] of query.weights) {
    const forms = index.vocabulary.standIns.get(word);
    if (!forms) continue;
    const have = new Set(index.postings.get(word)?.names);
    for (const [form, worth] of forms) {
      if (query.weights.has(form)) continue;
      forEachName(index, form, (name, share) => {
        if (have.has(name) || matched[name] === 0) return;
        have.add(name);
        matched[name] = (matched[name] ?? 0) + weight * worth;
        explained[name] = (explained[name] ?? 0) + share;
      });
    }
  }
  return { touched, matched, explained };
}

/** Visits the names with a word, and its share of each name's weight. */
function forEachName(
  { postings }: NameIndex,
  word: string,
  visit: (name: number, share: number) => void,
): void {
  const posting = postings.get(word);
  posting?.names.forEach((name, at) => visit(name, posting.weights[at] ?? 0));
}

/** Penalties by position: for opposite forms, and for words the query says are missing. */
function contradictions(
  index: NameIndex,
  query: Query,
  said: ReadonlySet<string>,
): ReadonlyMap<number, number> {
  const against = new Map<number, number>();
  const charge = (name: number) => against.set(name, (against.get(name) ?? 0) + ranking.opposite);
  for (const word of said) {
    for (const other of index.vocabulary.opposites.get(word) ?? []) {
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

/** 1 if the query has all of an everyday name, down to -1 if it has little of it. */
function closeness(weight: number, left: number): number {
  return 1 - 2 * Math.min(1, left / (ranking.everydayFar * weight));
}

function everydayGain(name: IndexedName, left: number, coverage: number): number {
  if (!name.everyday) return 0;
  return ranking.everyday * closeness(name.weight, left) * Math.sqrt(coverage);
}

function unsaid(weight: number): number {
  return ranking.beyond * (weight / (weight + ranking.beyondHalf));
}

/** What surveys count is particular: who doesn't say most of its name doesn't mean it. */
function unsaidOfImported({ names, firstImported }: NameIndex, at: number, left: number): number {
  const weight = names[at]?.weight ?? 0;
  if (at < firstImported || weight === 0) return 0;
  return ranking.importedBeyond * Math.min(1, left / weight);
}

/** What a name loses for unusual forms, brands and baby food, unless asked for. */
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
