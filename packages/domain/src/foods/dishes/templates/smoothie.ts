import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, pantryParts, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

/** "Smoothie with banana, spinach and almond milk", "mango and yogurt smoothie". */
export function readSmoothie(
  kitchen: Kitchen,
  text: string,
  lookup: Lookup,
): FilledDish | undefined {
  if (!/\bsmoothie\b/.test(text) || /\bbowl\b|\bmix\b|\bpowder\b/.test(text)) return undefined;
  const said = text.replace(
    /\b(?:green|fruit|smoothie|blended|dairy|juice drink|whole fruit)\b/g,
    " ",
  );
  const named = weighFillings(kitchen, said, kitchen.fillingGrams("smoothie"), lookup);
  if (!named.some(({ role }) => role === "fruit" || role === "cream")) return undefined;
  const milk = named.some(({ role }) => role === "liquid") ? 0 : 120;
  return {
    template: "smoothie",
    parts: [...named, ...pantryParts(kitchen, [["lowfat milk", milk]])],
  };
}
