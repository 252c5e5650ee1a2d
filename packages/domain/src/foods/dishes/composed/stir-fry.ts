import type { Lookup } from "./component.ts";
import { type Composition, inPieces, namedParts, partsOf } from "./composition.ts";

/** Of a cup or so. */
const inside = {
  meat: 70,
  fish: 70,
  egg: 30,
  vegetable: 75,
  greens: 30,
  tomato: 20,
  grain: 70,
  beans: 30,
  nuts: 10,
};

const minced = /\bmince|\bground\b/;

/** "Tofu stir fry", "stir fry with pork, peppers and noodles". */
export function readStirFry(text: string, lookup: Lookup): Composition | undefined {
  if (!/\bstir[- ]?fr(?:y|ied)\b/.test(text) || /\bsauce\b|\boil\b|\bmix\b/.test(text))
    return undefined;
  const said = text.replace(/\bstir[- ]?fr(?:y|ied)\b|\bvegetables?\b|\bvegg?ies?\b/g, " ");
  const named = namedParts(said, inside, lookup);
  if (named.length === 0) return undefined;
  const some = named.some(({ role }) => role === "vegetable") ? 0 : 1;
  return {
    kind: "stirfry",
    parts: [
      ...inPieces(named, minced.test(text)),
      ...partsOf([
        ["broccoli", 30 * some],
        ["pepper", 20 * some],
        ["carrot", 15 * some],
        ["oil", 6],
        ["soySauce", 8],
        ["water", 10],
      ]),
    ],
  };
}
