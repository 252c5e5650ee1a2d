import type { FoodTable } from "../table.ts";
import type { NameIndex } from "./name-index.ts";
import type { NameMatch } from "./search.ts";

/**
 * "Bluegill, raw", "cooked white onion", "canned zucchini": a name that we know leads to one food,
 * which is raw, cooked or canned, and the data has the others under the same first words: "Fish,
 * sunfish, pumpkin seed, raw". The name goes for all of them.
 *
 *     text = state name | name [","] state | name "(" state ")"
 *     data = family ", " state {", " more}         "Squash, winter, cooked, baked, without salt"
 */

type State = "raw" | "cooked" | "canned";

const inCans = ["canned, regular pack, drained", "canned, drained", "canned, juice pack", "canned"];
/** What the data has where it lacks a food in just this way, best first. */
const likeWays: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["raw", ["raw"]],
  ["uncooked", ["raw"]],
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
const stateOfWay = (way: string): State => {
  if (way === "raw" || way === "uncooked") return "raw";
  return way === "canned" || way === "tinned" ? "canned" : "cooked";
};
const ways = [...likeWays.keys()].join("|");
const asked = new RegExp(String.raw`^(${ways}) (.+)$|^(.+?),? \(?(${ways})\)?$`, "i");
const stateOfData =
  /^(raw|canned)\b|^(?:cooked|boiled|baked|roasted|broiled|braised|grilled|stewed|simmered|steamed|microwaved|pan-fried|fried)\b/;

interface InState {
  family: string;
  state: State;
}

/** The first words of a name in the data, and its state; undefined if it tells none. */
function stateIn(name: string): InState | undefined {
  const parts = name.split(", ");
  const at = parts.findIndex((part, place) => place > 0 && stateOfData.test(part));
  const [said, own] = stateOfData.exec(parts[at] ?? "") ?? [];
  if (said === undefined) return undefined;
  const state = own === "raw" || own === "canned" ? own : "cooked";
  return { family: parts.slice(0, at).join(", "), state };
}

/** A name and the way in which its food was asked for: "raw", "steamed". */
interface Asked {
  name: string;
  way: string;
}

function readAsked(text: string): Asked | undefined {
  const [, first, behind, before, last] = asked.exec(text) ?? [];
  const way = (first ?? last)?.toLowerCase();
  const name = behind ?? before;
  return way === undefined || name === undefined ? undefined : { name, way };
}

export type ByState = (text: string, matches: readonly NameMatch[]) => readonly NameMatch[];

/** How well the other one fits: the name is right, its usual state isn't. */
const otherState = 0.95;
/** From this score on, a match has all that was said. */
const fullName = 0.85;

/** Returns a function that puts the food in the state that was asked for before the matches. */
export function openAskedState(table: FoodTable, index: () => NameIndex): ByState {
  let families: Map<string, number[]> | undefined;
  function familyOf(name: string): readonly number[] {
    if (!families) {
      families = new Map();
      for (let row = 0; row < table.firstImported; row++) {
        const { family } = stateIn(table.names[row] ?? "") ?? {};
        if (family === undefined || table.isRetired(row)) continue;
        const others = families.get(family);
        if (others) others.push(row);
        else families.set(family, [row]);
      }
    }
    return families.get(name) ?? [];
  }

  /** The food of the same family in such a state; salt is not asked for. */
  function siblingOf({ family }: InState, way: string): number | undefined {
    const has = (row: number, words: string) => (table.names[row] ?? "").includes(`, ${words}`);
    const plain = familyOf(family)
      .filter((row) => stateIn(table.names[row] ?? "")?.state === stateOfWay(way))
      .filter((row) => !has(row, "with salt"))
      .sort((a, b) => (table.names[a] ?? "").length - (table.names[b] ?? "").length);
    const like = likeWays.get(way) ?? [];
    return like.flatMap((words) => plain.find((row) => has(row, words)) ?? [])[0];
  }

  /** The food in the other state that was asked for, if its name leads to one in another. */
  function otherOf(text: string, { name, way }: Asked): number | undefined {
    const { exact, vocabulary } = index();
    const keyOf = (said: string) => vocabulary.wordsOf(said).join(" ");
    const row = exact.has(keyOf(text)) ? undefined : exact.get(keyOf(name));
    const usual = row === undefined ? undefined : stateIn(table.names[row] ?? "");
    return usual && usual.state !== stateOfWay(way) ? siblingOf(usual, way) : undefined;
  }

  /** "Lima beans, canned": so the data names another of its foods. */
  const isFully = (match: NameMatch | undefined, way: string): boolean =>
    match !== undefined &&
    match.score >= fullName &&
    stateIn(table.names[match.food] ?? "")?.state === stateOfWay(way);

  return (text, matches) => {
    const [best] = matches;
    const said = readAsked(text);
    if (!said || isFully(best, said.way)) return matches;
    const food = otherOf(text, said);
    if (food === undefined || best?.food === food) return matches;
    const score = Math.max(otherState, best?.score ?? 0);
    const put: NameMatch = { food, score, by: "everyday-name" };
    return [put, ...matches.filter((match) => match.food !== food)].slice(0, matches.length || 1);
  };
}
