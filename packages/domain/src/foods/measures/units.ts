import { plural } from "./plural.ts";

/** Traits a unit may have; tables/measures/units.txt explains each. */
export const unitTraits = [
  "helping",
  "portion",
  "one meal",
  "generic",
  "nameless",
  "part",
  "cut",
  "shape",
  "container",
  "pack",
  "can",
  "plain word",
  "usual",
  "drunk from",
] as const;
export type UnitTrait = (typeof unitTraits)[number];

export const unitKinds = ["weight", "volume", "count"] as const;

export interface Unit {
  id: string;
  /** "count" units are counted things, such as slices or cans; their grams depend on the food. */
  kind: (typeof unitKinds)[number];
  /** Grams for weights, millilitres for volumes, 0 for counts. */
  size: number;
  /** As spelled out in a shopping list, singular. */
  label: string;
  names: readonly string[];
  traits: readonly UnitTrait[];
  /** For counted units: the millilitres one holds, or the grams one weighs, whatever the food. */
  holds?: number;
  weighs?: number;
}

/** The known units of measurement. */
export interface Units {
  all: readonly Unit[];
  named(name: string): Unit | undefined;
  /** The unit that a (plain, lower-case) text starts with, and what follows it. */
  read(text: string): { unit: Unit; rest: string } | undefined;
}

export function openUnits(all: readonly Unit[]): Units {
  const byName = new Map(all.flatMap((unit) => unit.names.map((name) => [name, unit])));
  const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length).join("|");
  const leading = new RegExp(`^(${longestFirst})(?:\\.(?!\\d)|(?![\\p{L}\\d&]))`, "u");
  return {
    all,
    named: (name) => byName.get(name.toLowerCase()),
    read(text) {
      // "6 whole wheat crackers" doesn't mean six whole ones.
      if (/^whole[- ]?(?:wheat|grain|meal|milk|food)/.test(text)) return undefined;
      // A tall coffee is a cup of 12 ounces, a tall glass isn't.
      if (/^tall (?:glass|cup|mug|stack|can|bottle|order)/.test(text)) return undefined;
      const dotted = text.replace(/^fl\.?\s*oz/, "fl oz");
      const found = leading.exec(dotted);
      const unit = byName.get(found?.[1] ?? "");
      if (!found || !unit) return undefined;
      return { unit, rest: dotted.slice(found[0].length).trimStart() };
    },
  };
}

/**
 * The plural of a unit's name, also with words before it: "large slices", "grams". Abbreviations and
 * whatever is no unit stay as they are.
 */
export function inPlural({ named }: Units, name: string): string {
  const words = name.split(" ");
  for (let from = 0; from < words.length; from++) {
    const said = words.slice(from).join(" ");
    const unit = named(said);
    if (!unit) continue;
    const last = words.at(-1) ?? "";
    return said === unit.label ? [...words.slice(0, -1), plural(last)].join(" ") : name;
  }
  return name;
}

export function unitIs(unit: Unit | undefined, trait: UnitTrait): boolean {
  return unit?.traits.includes(trait) ?? false;
}

export const millilitresPerCup = 236.5882365;
