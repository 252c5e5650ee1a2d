import type { Lookup } from "./component.ts";
import { type Composition, namedParts, partsOf } from "./composition.ts";

/** Of one glass. */
const inside = {
  fruit: 150,
  greens: 20,
  vegetable: 60,
  cream: 40,
  liquid: 150,
  grain: 20,
  nuts: 10,
  spread: 14,
  beans: 50,
};

/** "Smoothie with banana, spinach and almond milk", "mango and yogurt smoothie". */
export function readSmoothie(text: string, lookup: Lookup): Composition | undefined {
  if (!/\bsmoothie\b/.test(text) || /\bbowl\b|\bmix\b|\bpowder\b/.test(text)) return undefined;
  const said = text.replace(
    /\b(?:green|fruit|smoothie|blended|dairy|juice drink|whole fruit)\b/g,
    " ",
  );
  const named = namedParts(said, inside, lookup);
  if (!named.some(({ role }) => role === "fruit" || role === "cream")) return undefined;
  const milk = named.some(({ role }) => role === "liquid") ? 0 : 120;
  return { kind: "smoothie", parts: [...named, ...partsOf([["lowfatMilk", milk]])] };
}
