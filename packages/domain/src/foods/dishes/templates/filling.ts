import type { KnownFood } from "../../measures/kinds.ts";
import type { FillingRole, Kitchen } from "../kitchen.ts";
import { namedIn, saidIn } from "../named.ts";

/** Something that goes into a dish. */
export interface Filling {
  role: FillingRole;
  /** The food's number. */
  id: string;
}

/** The food that a word or two name as surely as `least` (0 to 1); undefined when it isn't sure. */
export type Lookup = (text: string, min?: number) => KnownFood | undefined;

/** Of one role, no more than this is read out of a list. */
const maxRoleLength = 3;
/** "Chicken or turkey" is one of the two. */
const otherwise = /\bor [a-z-]+/g;

/**
 * What a dish's name says is in it; what it says to be missing is left out. `lookup` finds what
 * our own words don't know, for names that list what is in the dish.
 */
export function fillingsIn(kitchen: Kitchen, text: string, lookup?: Lookup): Filling[] {
  const said = saidIn(text).replace(otherwise, " ");
  const { found, rest } = namedIn(kitchen.fillings, said, maxRoleLength);
  const fillings: Filling[] = [...found];
  if (!lookup) return fillings;
  for (const phrase of rest.split(/[,;]|\b(?:and|with|on|in|plus)\b|&|\+/)) {
    const words = phrase.replace(kitchen.manner, " ").trim().replace(/\s+/g, " ");
    if (!/^[a-z' -]{3,30}$/.test(words) || words.split(" ").length > 3) continue;
    const food = lookup(words);
    const role = food && roleOf(food);
    if (role && !fillings.some(({ id }) => id === food.id)) {
      fillings.push({ role, id: food.id });
    }
  }
  return fillings;
}

/** The role that our own words give a thing, when `text` is that thing and nothing else. */
export function plainFilling(kitchen: Kitchen, text: string): FillingRole | undefined {
  const { found, rest } = namedIn(kitchen.fillings, saidIn(text), 2);
  return found.length === 1 && rest.replace(kitchen.manner, " ").trim() === ""
    ? found[0]?.role
    : undefined;
}

/** By the first two digits of the USDA number. */
const groupRoles = new Map<string, FillingRole>([
  ["05", "meat"],
  ["07", "meat"],
  ["09", "fruit"],
  ["10", "meat"],
  ["11", "vegetable"],
  ["12", "nuts"],
  ["13", "meat"],
  ["15", "fish"],
  ["16", "beans"],
  ["17", "meat"],
]);

function roleOf({ id, kind }: KnownFood): FillingRole | undefined {
  return kind.role ?? groupRoles.get(id.slice(0, 2));
}
