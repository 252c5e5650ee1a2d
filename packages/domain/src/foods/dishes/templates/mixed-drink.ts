import { kindIs } from "../../measures/kinds.ts";
import type { Kitchen } from "../kitchen.ts";
import type { FilledDish } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

/** Grams: an ounce and a half of the spirit, and a small glass filled up with the mixer. */
const spirit = 43;
const mixer = 140;
/** How sure a lookup must be: whatever follows a spirit is probably a mixer. */
const likely = 0.4;

/** "Rum and coke", "vodka soda", "jack & diet coke", "double gin and slimline tonic". */
export function readMixedDrink(
  kitchen: Kitchen,
  text: string,
  lookup: Lookup,
): FilledDish | undefined {
  const [, size = "", joined, said = joined ?? ""] =
    kitchen.spiritAndMixer.exec(text.replace(/ ?\/ ?/g, " and ")) ?? [];
  if (said === "") return undefined;
  const known = kitchen.choose("mixer", said)?.items[0]?.id;
  const found = known === undefined ? lookup(said, likely) : undefined;
  const id = known ?? (found && kindIs(found.kind, "mixer") ? found.id : undefined);
  if (!id) return undefined;
  const grams = /double|large/.test(size) ? spirit * 2 : spirit;
  return {
    template: "mixed",
    parts: [
      { id: kitchen.id("spirit"), grams },
      { id, grams: mixer },
    ],
  };
}

/** "Whisky and ginger ale" and "double vodka diet coke" are one drink; a further "and" begins another food. */
export function isMixedDrink({ spiritAndMixer, mixer: drink }: Kitchen, text: string): boolean {
  const [, , joined, said = joined] = spiritAndMixer.exec(text.toLowerCase()) ?? [];
  return said !== undefined && drink.test(said) && !/ (?:and|with) /.test(said);
}
