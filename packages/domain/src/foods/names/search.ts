import { type Effort, nameEffort } from "../effort.ts";
import type { NameIndex } from "./name-index.ts";
import { holds } from "./postings.ts";
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
  putExactFirst(index, { query, text }, best, fullest);
  return likely(index, query, best.matches, query.text).map(({ food, score, by }) => ({
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
  let floor = Number.NEGATIVE_INFINITY;
  const placeOf = (food: number) => matches.findIndex((match) => match.food === food);
  const isBehind = (match: RankedMatch, above: RankedMatch) =>
    (above.score - match.score || match.food - above.food) >= 0;
  /** `known`: the place of another match of the food, which it replaces. */
  function insert(match: RankedMatch, known: number): void {
    if (known >= 0) matches.splice(known, 1);
    matches.splice(matches.findLastIndex((above) => isBehind(match, above)) + 1, 0, match);
    if (matches.length > limit) matches.pop();
    if (matches.length === limit) floor = matches.at(-1)?.score ?? floor;
  }
  return {
    matches,
    get floor() {
      return floor;
    },
    of: (food) => matches[placeOf(food)],
    put: (match) => insert(match, placeOf(match.food)),
    offer(match) {
      const known = placeOf(match.food);
      if (match.score > (matches[known]?.score ?? Number.NEGATIVE_INFINITY)) insert(match, known);
    },
  };
}

/** Names are scored in the order of their bounds, as far as these differ by more than this. */
const boundStep = 0.05;
const boundSteps = 30;

/**
 * Offers the names that have enough of the query. Returns the name of the data that comes closest
 * to being exactly what was typed.
 *
 * A common word is in thousands of names, and scoring one takes many times as long as a bound of its
 * score. So those that may come first are scored first, and most others never: their bound is below
 * the floor by then. Sorting all of them would take as long as scoring them.
 */
function rankNames(index: NameIndex, query: Query, effort: Effort, best: Top) {
  const words = matchWords(index, query);
  effort.left -= words.touched.length;
  const boundOf = openBound(index, query, words);
  const scoreOf = openScore(index, query);
  let fullest: NameMatch | undefined;

  function rank(at: number): void {
    const { coverage, left } = shareOf(query, index, words, at);
    const { score, cost } = scoreOf(at, coverage, left);
    // What a release adds takes no name from our dishes.
    const isOwn = at < index.firstEveryday;
    const isFull = isOwn && isFullName(coverage, left, cost) && !isAtLeast(fullest, score);
    if (!isFull && score < best.floor) return;
    const by = foundBy(query, isEveryday(index, at));
    const isPart = coverage < allOfIt;
    const match: RankedMatch = { food: index.names.foods[at] ?? -1, score, by, name: at, isPart };
    if (isFull) fullest = match;
    best.offer(match);
  }

  const { bounds } = words;
  const steps: number[][] = Array.from({ length: boundSteps }, () => []);
  for (const at of words.touched) {
    const bound = boundOf(at);
    if (bound === undefined) continue;
    bounds[at] = bound;
    const step = Math.trunc((highestBound - bound) / boundStep);
    steps[Math.min(Math.max(step, 0), boundSteps - 1)]?.push(at);
  }
  for (const step of steps) {
    for (const at of step) {
      if ((bounds[at] ?? 0) >= best.floor || mayBeFull(query, index, words, at)) rank(at);
    }
  }
  wipe(words);
  return fullest;
}

/** The share of the query that a name covers, and how much of the name is left out. */
function shareOf({ asked }: Query, { names }: NameIndex, board: Board, at: number) {
  return {
    coverage: (board.matched[at] ?? 0) / asked,
    left: (names.weights[at] ?? 0) - (board.explained[at] ?? 0),
  };
}

/** Returns a function that tells what a name scores at most; undefined if it covers too little. */
function openBound(index: NameIndex, query: Query, words: Matched) {
  const { weights, priors } = index.names;
  const most = ranking.sameHead + rounding;
  return (at: number): number | undefined => {
    const { coverage, left } = shareOf(query, index, words, at);
    if (coverage < minCoverage) return undefined;
    const gain = isEveryday(index, at) ? everydayGain(weights[at] ?? 0, left, coverage) : 0;
    return coverage - unsaid(left) + (priors[at] ?? 0) + gain + most;
  };
}

const rounding = 1e-9;
/** No bound is higher, but for foods that are meant more than others. */
const highestBound = 1 + ranking.everyday + ranking.sameHead;

/** Whether a name may be exactly what was typed, whatever it costs. */
function mayBeFull(query: Query, index: NameIndex, words: Matched, at: number): boolean {
  const { coverage, left } = shareOf(query, index, words, at);
  return isFullName(coverage, left, 0);
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
  const isOfOther = openOtherAnimal(index, said);
  const heads = index.postings.get(query.head)?.names;
  const misspelt = query.spelling ? ranking.spelling : 0;
  const { foods, weights } = index.names;
  return (at: number, coverage: number, left: number) => {
    const cost = unasked(index, at, asked);
    // Our dishes have no name in the data.
    const ownName = index.ownNameOf(foods[at] ?? -1) ?? at;
    const contradicted = Math.max(against.get(at) ?? 0, against.get(ownName) ?? 0);
    const fit = headFit(index, at, query.head, heads);
    const gain = isEveryday(index, at) ? everydayGain(weights[at] ?? 0, left, coverage) : 0;
    const animal = isOfOther(at, ownName) ? ranking.opposite : 0;
    const score = coverage - unsaid(left) - contradicted - animal - cost + fit + gain - misspelt;
    return { score: score - unsaidOfImported(index, at, left), cost };
  };
}

/**
 * Returns a function that tells whether a name is of other animals only than those that were said:
 * a veal chop is no pork chop, however much of it the pork's name has.
 */
function openOtherAnimal(
  { postings, vocabulary }: NameIndex,
  said: ReadonlySet<string>,
): (at: number, ownName: number) => boolean {
  const meats = [...vocabulary.meats];
  const own = meats.filter((word) => said.has(word)).map((word) => postings.get(word)?.names);
  if (own.length === 0) return () => false;
  const others = meats.filter((word) => !said.has(word)).map((word) => postings.get(word)?.names);
  return (at, ownName) => {
    const isOf = (names: Int32Array | undefined) => holds(names, at) || holds(names, ownName);
    return !own.some(isOf) && others.some(isOf);
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
  { query, text }: { query: Query; text: string },
  best: Top,
  fullest: NameMatch | undefined,
): void {
  const key = asSpoken(index, query, text);
  const food =
    index.exact.get(key) ??
    (isAtLeast(fullest, ranking.fullName) ? undefined : rawOf(index, query.words));
  if (food === undefined) return;
  const exact = query.spelling ? ranking.exactMisspelt : ranking.exact;
  const score = Math.max(best.of(food)?.score ?? 0, exact);
  best.put({ food, score, by: foundBy(query, true) });
  // If the data has a food of this very name, it comes before our dish.
  const isOurs = food >= index.foods && !index.exact.isDecided(key);
  if (isOurs && fullest && fullest.score >= ranking.fullName) {
    best.put({ ...fullest, score: score + 0.01 });
  }
}

/**
 * The words of a name in the order people say it: "steak, ribeye" and "milk (chocolate)", which is no
 * milk chocolate; or else with the last one first: "pepsi diet".
 */
function asSpoken({ exact, vocabulary }: NameIndex, { words }: Query, text: string): string {
  const parts = text.replace(/ ?\(([^()]+)\)$/, ", $1").split(",");
  const reversed = vocabulary.keyOf(parts.toReversed().join(", "));
  const typed = words.join(" ");
  const said = [...(parts.length > 1 ? [reversed] : []), typed].find(exact.has);
  return said ?? [...words.slice(-1), ...words.slice(0, -1)].join(" ");
}

/** "Raw grapes" are what "grapes" are, if these are raw. */
function rawOf({ exact, postings, ...index }: NameIndex, words: readonly string[]) {
  if (!words.includes("raw")) return undefined;
  const food = exact.get(words.filter((word) => word !== "raw").join(" "));
  const own = food === undefined ? undefined : index.ownNameOf(food);
  return own !== undefined && holds(postings.get("raw")?.names, own) ? food : undefined;
}

/** Whether it is one of our names, not the data's own. */
const isEveryday = ({ firstEveryday, firstImported }: NameIndex, at: number): boolean =>
  at >= firstEveryday && at < firstImported;

/** What a query makes of each name, by its position in the index. */
interface Board {
  /** How much of the query's weight it covers. */
  matched: Float64Array;
  /** How much of its own weight the query covers. */
  explained: Float64Array;
  /** What it scores at most. */
  bounds: Float64Array;
}

interface Matched extends Board {
  /** Positions of all names with a word of the query. */
  touched: readonly number[];
}

/**
 * A place a name, kept from one search to the next. A query touches a few hundred of 70,000 names,
 * and clearing a megabyte for each of the four searches of a calculation cost as much as ranking
 * did. So whoever has used the board wipes what was touched, and finds it blank the next time.
 */
const boards = new WeakMap<NameIndex, Board>();

function boardOf(index: NameIndex): Board {
  const kept = boards.get(index);
  if (kept) return kept;
  const { length } = index.names;
  const board = {
    matched: new Float64Array(length),
    explained: new Float64Array(length),
    bounds: new Float64Array(length),
  };
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
  const board = boardOf(index);
  const { matched, explained } = board;
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
  return { ...board, touched };
}

/** Visits the names with a word, and its share of each name's weight. */
function forEachName(
  { postings }: NameIndex,
  word: string,
  visit: (name: number, share: number) => void,
): void {
  const posting = postings.get(word);
  if (!posting) return;
  const { names, weights } = posting;
  for (let at = 0; at < names.length; at++) {
    visit(names[at] ?? 0, postings.weights[weights[at] ?? 0] ?? 0);
  }
}

/** The words of the forms that a query excludes: what was grilled isn't raw. */
function excludedBy({ vocabulary }: NameIndex, said: ReadonlySet<string>): string[] {
  return [...said].flatMap((word) => {
    const others = vocabulary.opposites.get(word) ?? [];
    const isCooked = vocabulary.cooked.has(word) && !said.has("cooked");
    const all = isCooked && !others.includes("raw") ? [...others, "raw"] : others;
    return all.filter((other) => !said.has(other));
  });
}

/** Penalties by position: for opposite forms, and for words that either says are missing. */
function contradictions(
  index: NameIndex,
  query: Query,
  said: ReadonlySet<string>,
): ReadonlyMap<number, number> {
  const { postings } = index;
  const against = new Map<number, number>();
  function charge(names: Iterable<number> | undefined, more = 0): void {
    for (const name of names ?? []) {
      against.set(name, (against.get(name) ?? 0) + ranking.opposite + more);
    }
  }
  for (const word of excludedBy(index, said)) charge(postings.get(word)?.names);
  for (const [word, weight] of query.weights) {
    // "With bones" isn't "without skin and bones", whose bones don't count as said either.
    charge(postings.get(deniedWord(word))?.names, weight / query.asked);
  }
  for (const word of query.denied) {
    const without = new Set(postings.get(deniedWord(word))?.names);
    charge(postings.get(word)?.names.filter((name) => !without.has(name)));
  }
  return against;
}

/** 1 if the query has all of an everyday name, down to -1 if it has little of it. */
function closeness(weight: number, left: number): number {
  return 1 - 2 * Math.min(1, left / (ranking.everydayFar * weight));
}

function everydayGain(weight: number, left: number, coverage: number): number {
  return ranking.everyday * closeness(weight, left) * Math.sqrt(coverage);
}

function unsaid(weight: number): number {
  return ranking.beyond * (weight / (weight + ranking.beyondHalf));
}

/** What surveys count is particular: who doesn't say most of its name doesn't mean it. */
function unsaidOfImported({ names, firstImported }: NameIndex, at: number, left: number): number {
  const weight = names.weights[at] ?? 0;
  if (at < firstImported || weight === 0) return 0;
  return ranking.importedBeyond * Math.min(1, left / weight);
}

/** What a name loses for unusual forms, brands and baby food, unless asked for. */
function unasked({ names }: NameIndex, at: number, said: ReadonlySet<string>): number {
  const costs = names.costsAt(at);
  const brand = names.brandAt(at);
  let cost = -(names.priors[at] ?? 0);
  for (const [word, price] of costs) if (!said.has(word)) cost += price * ranking.unusual;
  if (brand.length > 0 && !brand.some((word) => said.has(word))) cost += ranking.brand;
  if (said.has("babyfood") && !costs.some(([word]) => word === "babyfood")) {
    cost += ranking.babyfood;
  }
  return cost;
}

/** `having`: the positions of the names with this word, in ascending order. */
function headFit(
  { names }: NameIndex,
  at: number,
  head: string,
  having: Int32Array | undefined,
): number {
  if (names.headAt(at) === head) return ranking.sameHead;
  return holds(having, at) ? 0 : -ranking.headMissing;
}
