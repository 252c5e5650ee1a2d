import type { PantryItem } from "../pantry.ts";
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
};
const dressings: readonly (readonly [RegExp, PantryItem])[] = [
  [/\branch\b/, "ranch"],
  [/\bcaesar\b/, "caesar"],
  [/\bthousand\b/, "thousandIsland"],
  [/\bdressing\b/, "vinaigrette"],
];

/** "Chicken garden salad with bacon and cheese, no dressing". */
export function readSalad(text: string): Composition | undefined {
  if (!greenSalad.test(text) || /\bpotato salad|\bmacaroni|\bpasta|\bfruit\b/.test(text))
    return undefined;
  const plain = text.replace(/\b(?:no|without) dressing\b.*/, "");
  const named = namedParts(
    plain.replace(greenSalad, (found) =>
      found
        .replace(/\bgreek\b/, "feta")
        .replace(/\bcobb|chef\b/, "chicken egg bacon cheese tomato"),
    ),
    inside,
  );
  if (named.length === 0) return undefined;
  const dressing = dressings.find(([pattern]) => pattern.test(plain));
  const bare = plain !== text || !dressing;
  return {
    kind: "salad",
    parts: partsOf([
      ["lettuce", 55],
      ...named.filter(([item]) => item !== "lettuce"),
      [dressing?.[1] ?? "vinaigrette", bare ? 0 : 14],
    ]),
  };
}
