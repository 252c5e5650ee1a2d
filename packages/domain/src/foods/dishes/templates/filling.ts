import type { KnownFood } from "../../measures/kinds.ts";
import { referenceGroup, referenceGroups } from "../../reference-group.ts";
import type { FillingRole, Kitchen } from "../kitchen.ts";
import { namedIn, saidIn } from "../named.ts";

export interface Filling {
  role: FillingRole;
  id: string;
}

/** Finds a food by a word or two, if it is at least `min` sure (0 to 1). */
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

const group = referenceGroups;
const groupRoles = new Map<string, FillingRole>([
  [group.poultry, "meat"],
  [group.sausages, "meat"],
  [group.fruits, "fruit"],
  [group.pork, "meat"],
  [group.vegetables, "vegetable"],
  [group.nutsAndSeeds, "nuts"],
  [group.beef, "meat"],
  [group.fish, "fish"],
  [group.pulses, "beans"],
  [group.lambAndGame, "meat"],
]);

function roleOf({ id, kind }: KnownFood): FillingRole | undefined {
  return kind.role ?? groupRoles.get(referenceGroup(id));
}
