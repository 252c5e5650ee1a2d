import { once } from "../kept.ts";
import { suggestionLimits } from "./limits.ts";
import {
  type Beginning,
  type Fit,
  fitOf,
  type PreparedName,
  plainNameWords,
  prepareName,
  readBeginning,
  wordsLike,
} from "./name-fit.ts";
import {
  openSuggestedNames,
  type SuggestedColumns,
  type SuggestedNames,
  SuggestedNamesDraft,
} from "./suggested-names.ts";

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
const forMisspelt = -0.6;
/** Nobody misspells what hardly anybody eats. */
const minMisspelt = 0.2;
/** With fewer good ones than this, the letters typed may be wrong. */
const fewFound = 3;
const goodScore = 0.3;

/** A food, a name of it, and how well that fits. */
interface Found {
  food: number;
  name: number;
  score: number;
}

/** Foods prepared in one step: some ten milliseconds on a slow machine. */
const foodsAStep = 200;

/** Suggests foods for what has been typed so far: own ones, in the order given, then the others. */
export type Suggest = (typed: string, limit: number, own: readonly OwnFood[]) => FoodSuggestion[];

export interface Suggestions {
  /** What they are opened from. */
  readonly columns: SuggestedColumns;
  suggest: Suggest;
  /** What a food is mainly called; undefined if it isn't suggested. */
  mainName(id: string): string | undefined;
}

/**
 * Reads the names of all foods that can be suggested, as a generator, so that the caller can do
 * something else between steps.
 */
export function* readSuggestedNames(
  foods: Iterable<NamedFood>,
): Generator<undefined, SuggestedColumns> {
  const draft = new SuggestedNamesDraft();
  let added = 0;
  for (const food of foods) {
    draft.add(food);
    added += 1;
    if (added % foodsAStep === 0) yield;
  }
  const names = draft.finish();
  yield;
  return names;
}

/**
 * Returns the one ranking of everything that can be found while typing, the same in the browser and
 * on the server. A name counts by how what was typed fits it and how commonly its food is eaten under
 * it. A food appears once.
 */
export function openSuggestions(columns: SuggestedColumns): Suggestions {
  const names = openSuggestedNames(columns);
  const misspellable = once(() => misspellableAmong(names));

  function suggest(typed: string, limit: number, own: readonly OwnFood[]): FoodSuggestion[] {
    const start = readBeginning(typed);
    if (start.plain.length < suggestionLimits.minTyped) return [];
    const others = findFitting(names, start);
    if (others.filter(({ score }) => score > goodScore).length < fewFound)
      others.push(...findMisspelt(names, misspellable(), others, start));
    others.sort((a, b) => b.score - a.score);
    return joined(names, findOwn(own, start), others, limit);
  }
  return {
    columns,
    suggest,
    mainName(id) {
      const food = names.foodOf(id);
      return food < 0 ? undefined : names.at(names.mains[food] ?? 0).name;
    },
  };
}

/** Own foods first, then the others; nothing twice. */
function joined(
  names: SuggestedNames,
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
    const said = names.at(name);
    const main = names.at(names.mains[food] ?? 0);
    const mainName = saysMain(said, main) ? undefined : main.name;
    offer({ id: names.idOf(food), name: said.name, ...(mainName && { mainName }) }, said.plain);
  }
  return offered;
}

/** "Gala apple" says that it is an apple; "aubergine" doesn't say that it is an eggplant. */
const saysMain = (name: PreparedName, main: PreparedName) =>
  plainNameWords(main.plain).every((word) => name.plain.includes(word.replace(/(?:es|s)$/, "")));

function findOwn(own: readonly OwnFood[], start: Beginning): OwnFood[] {
  const fitting = (food: OwnFood) => fitOf(prepareName(food.name).plain, start);
  const starts = own.filter((food) => {
    const fit = fitting(food);
    return fit !== undefined && fit !== "inside";
  });
  return [...starts, ...own.filter((food) => fitting(food) === "inside")];
}

/**
 * The foods whose names fit, each with the one that fits best: its main one, else an alias. Only
 * names that have the last word can.
 */
function findFitting(names: SuggestedNames, start: Beginning): Found[] {
  const { mains, commonness } = names;
  const found: Found[] = [];
  let food = 0;
  /** The best name so far of the food. */
  let best: Found | undefined;
  names.plain.forEachWith(start.words.at(-1) ?? "", (name) => {
    while ((mains[food + 1] ?? names.length) <= name) food += 1;
    const main = mains[food];
    if (best?.food !== food) best = undefined;
    if (best?.name === main) return;
    const fit = fitOf(names.plain.at(name), start);
    if (!fit || !(name === main || aliasFits.has(fit) || start.words.length > 1)) return;
    const score = (commonness[name] ?? 0) + worthOfFit[fit];
    if (!best) {
      best = { food, name, score };
      found.push(best);
    } else if (score > best.score) {
      best.name = name;
      best.score = score;
    }
  });
  return found;
}

/** The names that may be misspelt, and the words they have. */
interface Misspellable {
  names: Uint32Array;
  words: ReadonlySet<string>;
}

function misspellableAmong({ plain, commonness }: SuggestedNames): Misspellable {
  const names = Uint32Array.from(
    [...commonness.keys()].filter((name) => (commonness[name] ?? 0) >= minMisspelt),
  );
  const words = new Set<string>();
  for (const name of names) for (const word of plainNameWords(plain.at(name))) words.add(word);
  return { names, words };
}

/** Foods whose names have a word like each of those typed, but for those that were found as typed. */
function findMisspelt(
  { mains, plain, commonness, ...all }: SuggestedNames,
  { names, words: known }: Misspellable,
  found: readonly Found[],
  start: Beginning,
): Found[] {
  const last = start.words.at(-1) ?? "";
  const meant = start.words.map((word) =>
    known.has(word) && word !== last ? new Set([word]) : wordsLike(word, known),
  );
  const isMeant = (word: string, at: number) =>
    meant[at]?.has(word) === true || (at === meant.length - 1 && word.startsWith(last));
  const taken = new Set(found.map(({ food }) => food));
  const misspelt: Found[] = [];
  let food = 0;
  for (const name of names) {
    while ((mains[food + 1] ?? all.length) <= name) food += 1;
    if (taken.has(food)) continue;
    const words = plainNameWords(plain.at(name));
    if (!meant.every((_, at) => words.some((word) => isMeant(word, at)))) continue;
    taken.add(food);
    const first = isMeant(words[0] ?? "", 0) ? worthOfFit.start : 0;
    misspelt.push({ food, name, score: (commonness[name] ?? 0) + first + forMisspelt });
  }
  return misspelt;
}
