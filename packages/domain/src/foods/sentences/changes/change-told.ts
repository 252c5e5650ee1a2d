import { valueOf } from "../shares/number-text.ts";
import {
  allOfIt,
  halfOfIt,
  leftIt,
  little,
  more,
  none,
  noneBehind,
  oneBun,
  onlyInside,
  some,
  someLeft,
  swapped,
} from "./change-clauses.ts";

/**
 * What one clause tells of a part of the food before it, in one of many ways: "left the croutons",
 * "croutons picked out" and "my son ate the croutons" that it wasn't eaten, "easy on the mayo" that
 * there was less of it, "heavy on the mayo" more, and "tofu instead of chicken" what took its place.
 */
export interface ChangeTold {
  how: "none" | "less" | "more" | "swapped";
  things: readonly string[];
  /** Of what there was less of: the share of it that was eaten. */
  eaten?: number;
  /** What took its place, with its amount if that was told. */
  taken?: string;
  /** Nobody said how much less. */
  isVague?: true;
  /** It tells so only of what the food before is known to have: "left bun". */
  isIfHad?: true;
}

type Groups = Record<string, string | undefined>;
type Told = Omit<ChangeTold, "things">;

/** Of what is told to be less, half is assumed, and an eighth of what was hardly touched. */
const less = 0.5;
const hardly = 1 / 8;

const eatenOf = ({ share, used }: Groups): number => {
  const said = share ?? used ?? "";
  return /^a (?:little|bit|tiny)/i.test(said) ? less / 2 : (valueOf(said) ?? less);
};
const leftOf = ({ share, most, other }: Groups): number =>
  1 - (valueOf(share ?? most ?? other ?? "") ?? less);

type Way = readonly [pattern: RegExp, told: (groups: Groups) => Told];

/** The first that fits tells. */
const ways: readonly Way[] = [
  [someLeft, (groups) => ({ how: "less", eaten: leftOf(groups) })],
  [allOfIt, () => ({ how: "less", eaten: 1 })],
  [some, (groups) => ({ how: "less", eaten: eatenOf(groups) })],
  ...swapped.map((pattern): Way => [pattern, ({ taken = "" }) => ({ how: "swapped", taken })]),
  [none, () => ({ how: "none" })],
  [noneBehind, () => ({ how: "none" })],
  [halfOfIt, () => ({ how: "less", eaten: less, isIfHad: true })],
  [leftIt, () => ({ how: "none", isIfHad: true })],
  [little, ({ first }) => ({ how: "less", eaten: first ? hardly : less, isVague: true })],
  [more, () => ({ how: "more" })],
];

const listOf = (text: string): string[] =>
  text
    .split(/,? (?:and|or) (?:the |my |any )?|, /i)
    .map((thing) => thing.replace(/^(?:the|my|any) /i, "").trim())
    .filter((thing) => thing !== "");

const thingsOf = ({ things, ofIt, first, given, theirs }: Groups): string[] =>
  listOf(things ?? ofIt ?? first ?? given ?? theirs ?? "");

const amountBefore = /^(?:an?|the) |^\d\S*(?: ?(?:g|ml|oz|cups?|tbsp|tsp|slices?))? (?:of )?/i;

/** What took another's place, without its amount. */
export const foodTaken = (taken: string): string =>
  /^\d{1,2} ?%/.test(taken) ? taken : taken.replace(amountBefore, "");

/** What a clause tells; undefined if it tells of no change. `isThing` knows foods and their parts. */
export function changeTold(
  text: string,
  isThing: (text: string) => boolean,
): ChangeTold | undefined {
  if (onlyInside.test(text)) return { how: "none", things: ["crust"] };
  if (oneBun.test(text)) return { how: "none", things: ["half bun"] };
  for (const [pattern, told] of ways) {
    const groups: Groups | undefined = pattern.exec(text)?.groups;
    if (!groups) continue;
    const change = { ...told(groups), things: thingsOf(groups) };
    // What was replaced may be told as "the usual".
    const known = change.taken === undefined ? change.things : [foodTaken(change.taken)];
    if (known.length > 0 && known.every(isThing)) return change;
  }
  return undefined;
}
