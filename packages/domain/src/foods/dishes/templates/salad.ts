import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, partsOf, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const greenSalad =
  /\b(?:garden|caesar|cobb|chef|greek|side|tossed|green|lettuce|spinach|house|southwest) salad\b|\bsalad\b.*\blettuce\b/;
/** "Salad with tuna and egg", "beetroot and feta salad"; not the ones bound with mayonnaise. */
const namedSalad =
  /(?<!(?:tuna|chicken|turkey|ham|egg|crab|seafood|shrimp|prawn|salmon|pasta|potato|fruit) )\bsalad (?:with|of)\b|^(?!.*\b(?:tuna|chicken|turkey|ham|egg|crab|seafood|shrimp|prawn|salmon|taco|fruit|potato|coleslaw|caesar|waldorf|beans?)\b).+ salad$/;
/** "Chicken garden salad with bacon and cheese, no dressing". */
export function readSalad(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  const isGreen = greenSalad.test(text);
  if (!isGreen && !namedSalad.test(text)) return undefined;
  if (/\bpotato salad|\bmacaroni|\bpasta|\bfruit|\bsandwich|\bdressing mix\b/.test(text))
    return undefined;
  const plain = text.replace(/\b(?:no|without) dressing\b.*/, "");
  const said = plain.replace(greenSalad, (found) =>
    found.replace(/\bgreek\b/, "feta").replace(/\bcobb|chef\b/, "chicken egg bacon cheese tomato"),
  );
  const light = isGreen
    ? weighFillings(kitchen, said, kitchen.fillingGrams("green salad"))
    : weighFillings(kitchen, said, kitchen.fillingGrams("meal salad"), lookup);
  // Leaves and vegetables alone are salads that the data knows.
  const only = isGreen || /\bwith\b/.test(text) ? /^greens$/ : /^(?:greens|vegetable|tomato)$/;
  if (light.every(({ role }) => only.test(role))) return undefined;
  const isHearty = !isGreen && light.some(({ role }) => /^(?:grain|beans|potato)$/.test(role));
  const named = isHearty
    ? weighFillings(kitchen, said, kitchen.fillingGrams("hearty salad"), lookup)
    : light;
  const [dressing] = kitchen.choose("salad dressing", plain)?.items ?? [];
  const bare = plain !== text || (isGreen && !dressing);
  const dressed = bare ? 0 : isGreen ? 14 : 9;
  const leafy = named.some(({ id }) => id === kitchen.id("spinach"));
  return {
    template: "salad",
    parts: [
      ...partsOf(kitchen, [["lettuce", isHearty ? 10 : isGreen ? 55 : leafy ? 20 : 40]]),
      ...named.filter(({ id }) => id !== kitchen.id("lettuce")),
      ...(dressing && dressed > 0
        ? [{ id: dressing.id, grams: dressed }]
        : partsOf(kitchen, [["vinaigrette", dressed]])),
    ],
  };
}
