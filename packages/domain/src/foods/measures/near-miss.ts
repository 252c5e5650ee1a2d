import { editDistance } from "../names/spelling.ts";
import { plainText } from "../names/words.ts";
import { meantByBareNumber } from "./bare-number.ts";
import { gramsOf } from "./grams.ts";
import type { KnownFood } from "./kinds.ts";
import { parseMeasurement } from "./measurement.ts";
import { units } from "./units.ts";

/** Of equally near names the first: what people type most. */
const usualUnits = "g cup tbsp tsp oz ml slice piece lb kg fl oz serving handful bowl glass can";
const byUse = [
  ...units.filter(({ id }) => usualUnits.split(" ").includes(id)),
  ...units.filter(({ id }) => !usualUnits.split(" ").includes(id)),
];
const sortedLetters = (word: string) => [...word].sort().join("");
const withoutDoubles = (word: string) => word.replace(/(\p{L})\1+/gu, "$1");

/** All names of units, each once and as its letters are compared. */
const names = [
  ...new Set(byUse.flatMap(({ id, label, names: all }) => [id, label, `${label}s`, ...all])),
]
  .filter((name) => !name.includes(" "))
  .map((name) => ({ name, sorted: sortedLetters(name), single: withoutDoubles(name) }));

interface Compared {
  word: string;
  sorted: string;
  single: string;
}

/** How far a word is from a unit's name: letters doubled or swapped are nearer than other ones. */
function distance({ word, sorted, single }: Compared, { name, ...known }: (typeof names)[number]) {
  const most = word.length >= 6 ? 2 : 1;
  if (Math.abs(word.length - name.length) > most + 1) return Number.POSITIVE_INFINITY;
  if (single === known.single) return 0.3;
  if (word.length > 2 && sorted === known.sorted) return 0.5;
  const edits = editDistance(word, name, most);
  // One letter is all there is of "g": another one makes it another word.
  if (edits > most || name.length < 2) return Number.POSITIVE_INFINITY;
  return edits + (word.startsWith(name.charAt(0)) ? 0 : 0.4);
}

/** The unit's name that a word was probably meant to be. */
function nearestName(word: string): string | undefined {
  const compared = { word, sorted: sortedLetters(word), single: withoutDoubles(word) };
  let best: string | undefined;
  let least = 2.2;
  for (const known of names) {
    const far = distance(compared, known);
    if (far < least) [best, least] = [known.name, far];
  }
  return best;
}

/** Words of a measurement that are looked at. */
const mostWords = 6;

/**
 * What a measurement that can't be read was probably meant to be, likeliest first: "100 gg" is
 * 100 g, "1 cpu" 1 cup. Only what can be calculated is offered.
 */
export function nearestMeasurements(text: string, food: KnownFood, typed: string): string[] {
  const read = parseMeasurement(text);
  if (read?.isBare) return [...meantByBareNumber(read.amount, food, food.kind, typed)];
  const plain = plainText(text.slice(0, 60)).replace(/\s+/g, " ").trim();
  const found: string[] = [];
  for (const { 0: word, index } of [...plain.matchAll(/\p{L}+/gu)].slice(0, mostWords)) {
    const name = word.length > 20 ? undefined : nearestName(word);
    if (name === undefined || name === word) continue;
    const before = plain.slice(0, index).replace(/(\d)$/, "$1 ");
    const meant = `${before}${name}${plain.slice(index + word.length)}`;
    const measurement = parseMeasurement(meant);
    if (measurement && gramsOf(measurement, food, typed)) found.push(meant);
  }
  return found.slice(0, 2);
}
