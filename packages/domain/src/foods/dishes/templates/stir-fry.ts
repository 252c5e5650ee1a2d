import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, inPieces, pantryParts, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const minced = /\bmince|\bground\b/;
/** Sauces that a stir fry is made with; "stir fry sauce" is none. */
const seasoning =
  /\b(?:soy|teriyaki|oyster|hoisin|black bean|sweet chill?i|chill?i|garlic|ginger|fish|sesame)(?: sauce| oil)\b/g;
const nutSauce = /\b(?:peanut|satay) sauce\b/g;

/** "Tofu stir fry", "stir fry with pork, peppers and noodles". */
export function readStirFry(
  kitchen: Kitchen,
  text: string,
  lookup: Lookup,
): FilledDish | undefined {
  const plain = text.replace(seasoning, " ").replace(nutSauce, "peanuts");
  if (!/\bstir[- ]?fr(?:y|ied)\b/.test(plain) || /\bsauce\b|\boil\b|\bmix\b/.test(plain))
    return undefined;
  const said = plain.replace(/\bstir[- ]?fr(?:y|ied)\b|\bvegetables?\b|\bvegg?ies?\b/g, " ");
  const named = weighFillings(kitchen, said, kitchen.fillingGrams("stirfry"), lookup);
  if (named.length === 0) return undefined;
  const some = named.some(({ role }) => role === "vegetable") ? 0 : 1;
  return {
    template: "stirfry",
    parts: [
      ...inPieces(kitchen, named, minced.test(text)),
      ...pantryParts(kitchen, [
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
