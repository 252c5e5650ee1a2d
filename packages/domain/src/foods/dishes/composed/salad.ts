import { type PantryItem, pantry } from "../pantry.ts";
import type { Lookup } from "./component.ts";
import { type Composition, namedParts, partsOf } from "./composition.ts";

const greenSalad =
  /\b(?:garden|caesar|cobb|chef|greek|side|tossed|green|lettuce|spinach|house|southwest) salad\b|\bsalad\b.*\blettuce\b/;
/** What stands in 100 g or so of salad. */
const inside = {
  meat: 28,
  bacon: 4,
  fish: 28,
  egg: 12,
  cheese: 8,
  beans: 15,
  tomato: 12,
  cream: 10,
  vegetable: 12,
  grain: 15,
  greens: 20,
  fruit: 12,
  nuts: 5,
  potato: 20,
};
/** A salad of grain or pulses has these first, and its leaves are few. */
const hearty = {
  ...inside,
  grain: 60,
  beans: 60,
  potato: 40,
  vegetable: 22,
  tomato: 20,
  fruit: 20,
};
/** "Salad with tuna and egg", "beetroot and feta salad"; not the ones bound with mayonnaise. */
const meal = { ...inside, meat: 32, fish: 34, egg: 20, cheese: 14, cream: 20 };
const namedSalad =
  /(?<!(?:tuna|chicken|turkey|ham|egg|crab|seafood|shrimp|prawn|salmon|pasta|potato|fruit) )\bsalad (?:with|of)\b|^(?!.*\b(?:tuna|chicken|turkey|ham|egg|crab|seafood|shrimp|prawn|salmon|taco|fruit|potato|coleslaw|caesar|waldorf|beans?)\b).+ salad$/;
const leaves: ReadonlySet<string> = new Set([pantry.lettuce, pantry.spinach]);
const dressings: readonly (readonly [RegExp, PantryItem])[] = [
  [/\branch\b/, "ranch"],
  [/\bcaesar\b/, "caesar"],
  [/\bthousand\b/, "thousandIsland"],
  [/\bdressing\b/, "vinaigrette"],
  [/\boil\b/, "oliveOil"],
];

/** "Chicken garden salad with bacon and cheese, no dressing". */
export function readSalad(text: string, lookup: Lookup): Composition | undefined {
  const isGreen = greenSalad.test(text);
  if (!isGreen && !namedSalad.test(text)) return undefined;
  if (/\bpotato salad|\bmacaroni|\bpasta|\bfruit|\bsandwich|\bdressing mix\b/.test(text))
    return undefined;
  const plain = text.replace(/\b(?:no|without) dressing\b.*/, "");
  const said = plain.replace(greenSalad, (found) =>
    found.replace(/\bgreek\b/, "feta").replace(/\bcobb|chef\b/, "chicken egg bacon cheese tomato"),
  );
  const light = isGreen ? namedParts(said, inside) : namedParts(said, meal, lookup);
  // Leaves and vegetables alone are salads that the data knows.
  const only = isGreen || /\bwith\b/.test(text) ? /^greens$/ : /^(?:greens|vegetable|tomato)$/;
  if (light.every(({ role }) => only.test(role))) return undefined;
  const isHearty = !isGreen && light.some(({ role }) => /^(?:grain|beans|potato)$/.test(role));
  const named = isHearty ? namedParts(said, hearty, lookup) : light;
  const dressing = dressings.find(([pattern]) => pattern.test(plain));
  const bare = plain !== text || (isGreen && !dressing);
  const leafy = named.some(({ id }) => leaves.has(id) && id !== pantry.lettuce);
  return {
    kind: "salad",
    parts: [
      ...partsOf([["lettuce", isHearty ? 10 : isGreen ? 55 : leafy ? 20 : 40]]),
      ...named.filter(({ id }) => id !== pantry.lettuce),
      ...partsOf([[dressing?.[1] ?? "vinaigrette", bare ? 0 : isGreen ? 14 : 9]]),
    ],
  };
}
