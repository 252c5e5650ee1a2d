import { plainText } from "./plain-text.ts";

/** The names people use for one food, its own first. */
export type SaidNames = readonly string[];

/** Typed letters from which on names are suggested. */
const shortestStart = 2;

/**
 * Returns a function that suggests names for what has been typed so far. The usual names come
 * first, in their order, then one name for each other food, shortest first. In both groups, names
 * that start with the typed text come before those with a later word that does.
 */
export function openSuggestions(
  usual: readonly string[],
  foods: readonly SaidNames[],
): (typed: string, limit: number) => string[] {
  const usualNames = usual.map(plainly);
  const otherFoods = foods.map((names) => names.map(plainly));
  return (typed, limit) => {
    const start = plainText(typed).trim();
    if (start.length < shortestStart) return [];
    const begins = ({ plain }: Plain) => plain.startsWith(start);
    const holds = ({ plain }: Plain) => plain.includes(` ${start}`);
    const oneOfEach = (fits: (name: Plain) => boolean) =>
      otherFoods.flatMap((names) => names.find(fits) ?? []).sort(shortFirst);
    const found = [
      ...usualNames.filter(begins),
      ...usualNames.filter(holds),
      ...oneOfEach(begins),
      ...oneOfEach(holds),
    ];
    const offered = new Set<string>();
    return found
      .filter(({ plain }) => offered.size < offered.add(plain).size)
      .slice(0, limit)
      .map(({ name }) => name);
  };
}

interface Plain {
  name: string;
  plain: string;
}

const plainly = (name: string): Plain => ({ name, plain: plainText(name) });

const shortFirst = (a: Plain, b: Plain) =>
  a.plain.length - b.plain.length || (a.plain < b.plain ? -1 : 1);
