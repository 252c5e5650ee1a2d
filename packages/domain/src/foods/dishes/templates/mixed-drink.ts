import type { Kitchen } from "../kitchen.ts";
import type { FilledDish } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

/** A measure of the one, the glass filled with the other. */
const spirit = 40;
const mixer = 160;
/** What stands in a mixer's place is likely one. */
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
  const id = known ?? (found?.kind.traits.includes("mixer") ? found.id : undefined);
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

/** "Whisky and ginger ale" is one drink; what stands after a further "and" isn't in it. */
export function isMixedDrink({ spiritAndMixer, mixer: drink }: Kitchen, text: string): boolean {
  const said = spiritAndMixer.exec(text.toLowerCase())?.[2];
  return said !== undefined && drink.test(said) && !/ (?:and|with) /.test(said);
}
