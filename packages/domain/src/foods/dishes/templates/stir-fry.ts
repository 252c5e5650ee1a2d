import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, inPieces, partsOf, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const minced = /\bmince|\bground\b/;

/** "Tofu stir fry", "stir fry with pork, peppers and noodles". */
export function readStirFry(
  kitchen: Kitchen,
  text: string,
  lookup: Lookup,
): FilledDish | undefined {
  if (!/\bstir[- ]?fr(?:y|ied)\b/.test(text) || /\bsauce\b|\boil\b|\bmix\b/.test(text))
    return undefined;
  const said = text.replace(/\bstir[- ]?fr(?:y|ied)\b|\bvegetables?\b|\bvegg?ies?\b/g, " ");
  const named = weighFillings(kitchen, said, kitchen.fillingGrams("stirfry"), lookup);
  if (named.length === 0) return undefined;
  const some = named.some(({ role }) => role === "vegetable") ? 0 : 1;
  return {
    template: "stirfry",
    parts: [
      ...inPieces(kitchen, named, minced.test(text)),
      ...partsOf(kitchen, [
        ["broccoli", 30 * some],
        ["pepper", 20 * some],
        ["carrot", 15 * some],
        ["oil", 6],
        ["soy sauce", 8],
        ["water", 10],
      ]),
    ],
  };
}
