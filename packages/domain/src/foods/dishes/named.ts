import type { PantryItem } from "./pantry.ts";

/** How a thing is said, what it does in a dish, and the thing. */
export type NamedPattern<Role extends string> = readonly [RegExp, Role, PantryItem];

export interface Named<Role extends string> {
  role: Role;
  item: PantryItem;
}

const missing =
  /\b(?:including|excluding|no|without|other than|minus|hold the)\b[^;,]*(?:, (?:broccoli|carrots?|and)\b[^;,]*)*/g;

/** What a dish's name says, less what it says to be missing. */
export function saidIn(text: string): string {
  return text.toLowerCase().replace(missing, " ");
}

/**
 * The things that `said` names, at most `most` of one role, in the order of the patterns. Where
 * there may be several, what one pattern has read no other reads again; `rest` is what none has.
 */
export function namedIn<Role extends string>(
  patterns: readonly NamedPattern<Role>[],
  said: string,
  most = 1,
): { found: Named<Role>[]; rest: string } {
  const found: Named<Role>[] = [];
  let rest = said;
  for (const [pattern, role, item] of patterns) {
    if (!pattern.test(rest)) continue;
    if (most > 1) rest = rest.replace(pattern, " ");
    const known = found.filter((other) => other.role === role);
    if (known.length < most && known.every((other) => other.item !== item)) {
      found.push({ role, item });
    }
  }
  return { found, rest };
}
