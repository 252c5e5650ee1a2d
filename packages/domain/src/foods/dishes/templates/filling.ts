import type { KnownFood } from "../../measures/kinds.ts";
import { referenceGroup } from "../../reference-group.ts";
import type { FillingRole, Kitchen } from "../kitchen.ts";
import { namedIn, saidIn } from "../named.ts";

export interface Filling {
  role: FillingRole;
  id: string;
}

/** Finds a food by a word or two, if it is at least `least` sure (0 to 1). */
export type Lookup = (text: string, min?: number) => KnownFood | undefined;

/** Fillings of one role beyond this are ignored. */
const maxRoleLength = 3;
/** "Chicken or turkey" means one of them: keep the first. */
const otherwise = /\bor [a-z-]+/g;

/**
 * The fillings in a dish's name, without those said to be missing. For names that list their
 * contents, `lookup` finds what our own tables don't know.
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

/** The role of `text` if it is one filling of our tables and nothing else. */
export function plainFilling(kitchen: Kitchen, text: string): FillingRole | undefined {
  const { found, rest } = namedIn(kitchen.fillings, saidIn(text), 2);
  return found.length === 1 && rest.replace(kitchen.manner, " ").trim() === ""
    ? found[0]?.role
    : undefined;
}

/** By food group: the first two digits of the USDA id. */
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
  return kind.role ?? groupRoles.get(referenceGroup(id));
}
