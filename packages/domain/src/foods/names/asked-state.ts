import type { FoodTable } from "../table.ts";
import type { NameIndex } from "./name-index.ts";
import type { NameMatch } from "./search.ts";

/**
 * "Bluegill, raw", "cooked white onion", "chicken leg quarter, no skin": a name that we know leads to
 * one food, which is raw, cooked or canned, with its skin or without, and the data has the others
 * under the same words: "Fish, sunfish, pumpkin seed, raw". The name goes for all of them.
 *
 *     text = {way} name {[","] way | "(" way ")"}
 *     data = family ", " state {", " more}         "Squash, winter, cooked, baked, without salt"
 */

/** What is weighed before it is cooked, dry or not, is raw. */
type State = "raw" | "cooked" | "canned" | "dried";

const inCans = ["canned, regular pack, drained", "canned, drained", "canned, juice pack", "canned"];
/** What the data has where it lacks a food in just this way, best first. */
const likeWays: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["raw", ["raw", "dry"]],
  ["uncooked", ["raw", "dry"]],
  ["dry", ["dry"]],
  ["dried", ["dried", "dehydrated"]],
  ["cooked", ["boiled", "hard-boiled", "dry heat", "moist heat", "roasted", "baked", "cooked"]],
  ["boiled", ["boiled", "moist heat", "simmered"]],
  ["steamed", ["steamed", "boiled", "moist heat"]],
  ["simmered", ["simmered", "stewed", "boiled", "moist heat"]],
  ["stewed", ["stewed", "simmered", "braised", "moist heat"]],
  ["braised", ["braised", "stewed", "simmered", "moist heat"]],
  ["poached", ["poached", "moist heat"]],
  ["baked", ["baked", "roasted", "dry heat"]],
  ["roasted", ["roasted", "baked", "dry heat"]],
  ["broiled", ["broiled", "grilled", "roasted", "dry heat"]],
  ["grilled", ["grilled", "broiled", "pan-broiled", "roasted", "dry heat"]],
  ["canned", inCans],
  ["tinned", inCans],
]);
const stateOfWay: ReadonlyMap<string, State> = new Map<string, State>([
  ["raw", "raw"],
  ["uncooked", "raw"],
  ["dry", "raw"],
  ["dried", "dried"],
  ["canned", "canned"],
  ["tinned", "canned"],
]);
/** Pulses and grains are raw where the data says so, and dry where people do. */
const isDryRaw =
  /\bmature seeds\b|^(?:rice|wild rice|lentils|quinoa|millet|amaranth|barley|bulgur|couscous|sorghum|teff|wheat|oats|buckwheat|spelt|kamut)\b/i;

/** What of a food is eaten, as people say it, and the data's words for it and for all else. */
const eaten: readonly { said: string; is: string; not: string }[] = [
  {
    said: "skinless|no skin|without (?:the )?skin|skin(?: removed| off| not eaten)",
    is: "meat only",
    not: "meat and skin",
  },
  { said: "with (?:the )?skin|skin[- ]on|skin eaten", is: "meat and skin", not: "meat only" },
  { said: "peeled|no skin|without (?:the )?(?:skin|peel)", is: "without skin", not: "with skin" },
  { said: "unpeeled|with (?:the )?(?:skin|peel)", is: "with skin", not: "without skin" },
  {
    said: "lean(?: only)?|lean only eaten|fat (?:trimmed|removed|not eaten)|trimmed(?: of fat)?|no fat",
    is: "separable lean only",
    not: "separable lean and fat",
  },
];
const eatenParts = eaten.map(({ said, ...words }) => ({
  ...words,
  said: new RegExp(`^(?:${said})$`, "i"),
}));

const ways = [...likeWays.keys(), ...eaten.map(({ said }) => said)].join("|");
const wayFirst = new RegExp(`^(${ways}) (.+)$`, "i");
/** "Peas, from dried" are cooked. */
const wayLast = new RegExp(String.raw`^(.+?)(?:,? | ?\()(?<!\bfrom )(${ways})\)?$`, "i");
const mostWays = 4;
const stateOfData =
  /^(raw|dry|canned|dried|dehydrated)\b|^(?:cooked|boiled|baked|roasted|broiled|braised|grilled|stewed|simmered|steamed|microwaved|pan-fried|fried)\b/;

const stateOfOwn: ReadonlyMap<string, State> = new Map<string, State>([
  ["raw", "raw"],
  ["dry", "raw"],
  ["canned", "canned"],
  ["dried", "dried"],
  ["dehydrated", "dried"],
]);

/** The first words of a name in the data, and its state; undefined if it tells none. */
function stateIn(name: string): { family: string; state: State } | undefined {
  const parts = name.split(", ");
  const at = parts.findIndex((part, place) => place > 0 && stateOfData.test(part));
  const [said, own] = stateOfData.exec(parts[at] ?? "") ?? [];
  if (said === undefined) return undefined;
  return { family: parts.slice(0, at).join(", "), state: stateOfOwn.get(own ?? "") ?? "cooked" };
}

/** A name and the ways in which its food was asked for: "raw", "no skin". */
interface Asked {
  name: string;
  ways: readonly string[];
}

function readAsked(text: string): Asked | undefined {
  const found: string[] = [];
  let name = text;
  while (found.length < mostWays) {
    const [, first, rest] = wayFirst.exec(name) ?? [];
    const [, before, last] = wayLast.exec(name) ?? [];
    const way = first ?? last;
    if (way === undefined) break;
    found.push(way.toLowerCase());
    name = (first === undefined ? before : rest) ?? "";
  }
  return found.length === 0 ? undefined : { name, ways: found };
}

export type ByState = (text: string, matches: readonly NameMatch[]) => readonly NameMatch[];

/** How well the other one fits: the name is right, its usual state isn't. */
const otherState = 0.95;
/** From this score on, a match has all that was said. */
const fullName = 0.85;

/** Returns a function that puts the food in the state that was asked for before the matches. */
export function openAskedState(table: FoodTable, index: () => NameIndex): ByState {
  const nameOf = (row: number) => table.names[row] ?? "";

  let families: Map<string, number[]> | undefined;
  function familyOf(name: string): readonly number[] {
    if (!families) {
      families = new Map();
      for (let row = 0; row < table.firstImported; row++) {
        const { family } = stateIn(nameOf(row)) ?? {};
        if (family === undefined || table.isRetired(row)) continue;
        const others = families.get(family);
        if (others) others.push(row);
        else families.set(family, [row]);
      }
    }
    return families.get(name) ?? [];
  }

  const stateAsked = (row: number, way: string): State =>
    way === "dried" && isDryRaw.test(nameOf(row)) ? "raw" : (stateOfWay.get(way) ?? "cooked");

  /** Whether a food is in the way that was asked for; undefined if its name tells nothing of it. */
  function isIn(row: number, way: string): boolean | undefined {
    if (likeWays.has(way)) {
      const state = stateIn(nameOf(row))?.state;
      return state && state === stateAsked(row, way);
    }
    const parts = eatenParts.filter(({ said }) => said.test(way));
    const told = parts.find(({ is, not }) => nameOf(row).includes(is) || nameOf(row).includes(not));
    return told && !nameOf(row).includes(told.not);
  }

  /** The food of the same family in another state; salt is not asked for. */
  function siblingIn(row: number, way: string): number | undefined {
    const has = (other: number, words: string) => nameOf(other).includes(`, ${words}`);
    const plain = familyOf(stateIn(nameOf(row))?.family ?? "")
      .filter((other) => isIn(other, way) && !has(other, "with salt"))
      .sort((a, b) => nameOf(a).length - nameOf(b).length);
    const isRaw = stateAsked(row, way) === "raw" && isDryRaw.test(nameOf(row));
    const like = isRaw ? ["raw", "dry"] : (likeWays.get(way) ?? []);
    return like.flatMap((words) => plain.find((other) => has(other, words)) ?? [])[0];
  }

  /** The food of which another part is eaten, of the same name but for that. */
  function otherPartOf(row: number, way: string): number | undefined {
    const part = eatenParts.find(({ said, not }) => said.test(way) && nameOf(row).includes(not));
    const other = part ? table.names.indexOf(nameOf(row).replace(part.not, part.is)) : -1;
    return other < 0 ? undefined : other;
  }

  /** The food in all ways that were asked for, if the name leads to one in others. */
  function otherOf(text: string, { name, ways: asked }: Asked): number | undefined {
    const { exact, vocabulary } = index();
    const { keyOf } = vocabulary;
    let row = exact.has(keyOf(text)) ? undefined : exact.get(keyOf(name));
    for (const way of asked) {
      const isMet = row === undefined ? undefined : isIn(row, way);
      if (row === undefined || isMet === undefined) return undefined;
      if (!isMet) row = likeWays.has(way) ? siblingIn(row, way) : otherPartOf(row, way);
    }
    return row;
  }

  /** "Lima beans, canned", "cherries, canned": the search has found one itself, by all that was said. */
  const isFoundSo = (match: NameMatch | undefined, food: number, asked: readonly string[]) =>
    match !== undefined &&
    asked.every((way) => isIn(match.food, way)) &&
    ((match.by === "name" && match.score >= fullName) ||
      stateIn(nameOf(match.food))?.family === stateIn(nameOf(food))?.family);

  return (text, matches) => {
    const [best] = matches;
    const said = readAsked(text);
    if (!said) return matches;
    const food = otherOf(text, said);
    if (food === undefined || isFoundSo(best, food, said.ways)) return matches;
    const score = Math.max(otherState, best?.score ?? 0);
    const put: NameMatch = { food, score, by: "everyday-name" };
    return [put, ...matches.filter((match) => match.food !== food)].slice(0, matches.length || 1);
  };
}
