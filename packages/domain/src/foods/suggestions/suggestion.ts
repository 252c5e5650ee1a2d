import { suggestionLimits } from "./limits.ts";
import {
  type Beginning,
  type Fit,
  fitOf,
  type PreparedName,
  prepareName,
  readBeginning,
  wordsLike,
  wordsOf,
} from "./name-fit.ts";

/** A food that can be suggested. */
export interface NamedFood {
  id: string;
  /** What people call it, its main name first. */
  names: readonly CommonName[];
}

export interface CommonName {
  name: string;
  /** Up to 1: how commonly the food is eaten under this name. */
  commonness: number;
}

/** One of a person's own foods, with the amount it was last eaten in. */
export interface OwnFood {
  id: string;
  name: string;
  measurement: string;
  calories: number | null;
}

export interface FoodSuggestion {
  id: string;
  /** The name that was found, to ask for and to log. */
  name: string;
  /** What the food is mainly called, unless the name says so. */
  mainName?: string;
  /** Set if it is one of the person's own. */
  own?: OwnFood;
}

type RankedName = PreparedName & Pick<CommonName, "commonness">;

interface PreparedFood {
  id: string;
  main: RankedName;
  aliases: readonly RankedName[];
  /** All of them in one text: most foods are ruled out by looking there for a word. */
  all: string;
}

/** How much a fit counts beside how common the food is. */
const worthOfFit: Record<Fit, number> = {
  whole: 0.6,
  words: 0.3,
  start: 0.25,
  "later word": 0,
  inside: -0.3,
};
/** A single word finds an alias only at its beginning: cornflour is no flour. */
const aliasFits: ReadonlySet<Fit> = new Set(["whole", "words", "start"]);
const misspelt = -0.6;
/** Nobody misspells what hardly anybody eats. */
const minMisspelt = 0.2;
/** With fewer good ones than this, the letters typed may be wrong. */
const fewFound = 3;
const goodScore = 0.3;

interface Found {
  food: PreparedFood;
  name: RankedName;
  score: number;
}

/** Foods prepared in one step: some ten milliseconds on a slow machine. */
export const foodsAStep = 200;

/** Suggests foods for what has been typed so far: own ones, in the order given, then the others. */
export type Suggest = (typed: string, limit: number, own: readonly OwnFood[]) => FoodSuggestion[];

/**
 * Returns the one ranking of everything that can be found while typing, the same in the browser and
 * on the server. A name counts by how what was typed fits it and how commonly its food is eaten under
 * it. A food appears once. A generator, so that the caller can do something else between steps.
 */
export function* openSuggestions(foods: readonly NamedFood[]): Generator<undefined, Suggest> {
  // Field by field: V8 gives each object that is spread here a shape of its own, of 200 bytes.
  const ranked = ({ name, commonness }: CommonName): RankedName => ({
    name,
    plain: prepareName(name).plain,
    commonness,
  });
  const all: PreparedFood[] = [];
  const words = new Set<string>();
  for (const { id, names } of foods) {
    const [main, ...aliases] = names.map(ranked);
    if (!main) continue;
    const food = { id, main, aliases, all: [main, ...aliases].map(({ plain }) => plain).join("|") };
    for (const name of misspellable(food)) for (const word of wordsOf(name)) words.add(word);
    all.push(food);
    if (all.length % foodsAStep === 0) yield;
  }

  return (typed, limit, own) => {
    const start = readBeginning(typed);
    if (start.plain.length < suggestionLimits.minTyped) return [];
    const last = start.words.at(-1) ?? "";
    const holding = all.filter((food) => food.all.includes(last));
    const others = holding.flatMap((food) => bestName(food, start) ?? []);
    if (others.filter(({ score }) => score > goodScore).length < fewFound)
      others.push(...findMisspelt(all, words, start));
    others.sort((a, b) => b.score - a.score);
    return joined(findOwn(own, start), others, limit);
  };
}

/** Own foods first, then the others; nothing twice. */
function joined(
  own: readonly OwnFood[],
  others: readonly Found[],
  limit: number,
): FoodSuggestion[] {
  const offered: FoodSuggestion[] = [];
  const taken = new Set<string>();
  const offer = (suggestion: FoodSuggestion, called: string) => {
    if (taken.has(suggestion.id) || taken.has(called)) return;
    taken.add(suggestion.id).add(called);
    offered.push(suggestion);
  };
  const room = Math.max(suggestionLimits.own, limit - others.length);
  for (const food of own) {
    if (offered.length >= Math.min(room, limit)) break;
    offer({ id: food.id, name: food.name, own: food }, prepareName(food.name).plain);
  }
  for (const { food, name } of others) {
    if (offered.length >= limit) break;
    const mainName = saysMain(name, food.main) ? undefined : food.main.name;
    offer({ id: food.id, name: name.name, ...(mainName && { mainName }) }, name.plain);
  }
  return offered;
}

/** "Gala apple" says that it is an apple; "aubergine" doesn't say that it is an eggplant. */
const saysMain = (name: PreparedName, main: PreparedName) =>
  wordsOf(main).every((word) => name.plain.includes(word.replace(/(?:es|s)$/, "")));

function findOwn(own: readonly OwnFood[], start: Beginning): OwnFood[] {
  const fitting = (food: OwnFood) => fitOf(prepareName(food.name), start);
  const starts = own.filter((food) => {
    const fit = fitting(food);
    return fit !== undefined && fit !== "inside";
  });
  return [...starts, ...own.filter((food) => fitting(food) === "inside")];
}

/** The name by which the food fits best: its main one, else an alias. */
function bestName(food: PreparedFood, start: Beginning): Found | undefined {
  const fit = fitOf(food.main, start);
  if (fit) return { food, name: food.main, score: food.main.commonness + worthOfFit[fit] };
  let best: Found | undefined;
  for (const name of food.aliases) {
    const alias = fitOf(name, start);
    if (!alias || !(aliasFits.has(alias) || start.words.length > 1)) continue;
    const score = name.commonness + worthOfFit[alias];
    if (!best || score > best.score) best = { food, name, score };
  }
  return best;
}

const misspellable = ({ main, aliases }: PreparedFood) =>
  [main, ...aliases].filter(({ commonness }) => commonness >= minMisspelt);

/** Foods whose names have a word like each of those typed. */
function findMisspelt(
  foods: readonly PreparedFood[],
  known: ReadonlySet<string>,
  start: Beginning,
): Found[] {
  const last = start.words.at(-1) ?? "";
  const meant = start.words.map((word) =>
    known.has(word) && word !== last ? new Set([word]) : wordsLike(word, known),
  );
  const isMeant = (word: string, at: number) =>
    meant[at]?.has(word) === true || (at === meant.length - 1 && word.startsWith(last));
  const fits = (name: PreparedName) => {
    const words = wordsOf(name);
    return meant.every((_, at) => words.some((word) => isMeant(word, at)));
  };
  return foods.flatMap((food) => {
    const name = misspellable(food).find(fits);
    if (!name || bestName(food, start)) return [];
    const first = isMeant(wordsOf(name)[0] ?? "", 0) ? worthOfFit.start : 0;
    return { food, name, score: name.commonness + first + misspelt };
  });
}
