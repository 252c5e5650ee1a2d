import { plainText } from "./plain-text.ts";

/** The names that people say for one food, its own name first. */
export type SaidNames = readonly string[];

/** From so many letters on, names are offered. */
const shortestStart = 2;

/**
 * Makes the search for names that what was typed may be the beginning of. First come the usual
 * names, in their order, then one name a food of all the others, short ones first; in both, names
 * that begin with it stand before those with a later word that does.
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
