import type { DishPart, FillingRole, Kitchen } from "../kitchen.ts";
import { type FilledDish, pantryParts, type WeighedFilling, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const greenSalad =
  /\b(?:garden|caesar|cobb|chef|side|tossed|green|lettuce|spinach|house|southwest) salad\b|\bsalad\b.*\blettuce\b/;
/** "Salad with tuna and egg", "beetroot and feta salad"; not those bound with mayonnaise. */
const namedSalad =
  /(?<!(?:tuna|chicken|turkey|ham|egg|crab|seafood|shrimp|prawn|salmon|pasta|potato|fruit|greek) )\bsalad (?:with|of)\b|^(?!.*\b(?:tuna|chicken|turkey|ham|egg|crab|seafood|shrimp|prawn|salmon|taco|fruit|potato|coleslaw|caesar|waldorf|greek|beans?)\b).+ salad$/;
/** Dishes that the data or our own recipes know better. */
const other = /\bpotato salad|\bmacaroni|\bpasta|\bfruit|\bsandwich|\bdressing mix\b/;

/** "Blue cheese dressing" is no cheese in a salad. */
const dressing =
  /\b(?:(?:blue|bleu|goat|feta|parmesan|cheese|avocado|honey|mustard|peanut|sesame|bacon|tomato|tahini|yogh?urt) )+(?:dressing|vinaigrette)\b/g;

/** Fillings that take the place of leaves. */
const hearty: ReadonlySet<FillingRole> = new Set(["grain", "beans", "potato"]);
/**
 * A salad of nothing else is a plain one, which the data knows. Of a green salad that is only so
 * for leaves: with vegetables it is put together here.
 */
const leavesAlone: ReadonlySet<FillingRole> = new Set(["greens"]);
const vegetablesAlone: ReadonlySet<FillingRole> = new Set(["greens", "vegetable", "tomato"]);

/** Grams of dressing and of lettuce, by sort: a whole bowl, or a little beside the fillings. */
const dressed = { green: 14, other: 9 };
const lettuce = { hearty: 10, green: 55, leafy: 20, other: 40 };

type SaladSort = "hearty" | "green" | "leafy" | "other";

/** "Chicken garden salad with bacon and cheese, no dressing". */
export function readSalad(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  const isGreen = greenSalad.test(text);
  if ((!isGreen && !namedSalad.test(text)) || other.test(text)) return undefined;
  const plain = text.replace(/\b(?:no|without) dressing\b.*/, "");
  const said = plain
    .replace(dressing, " ")
    .replace(greenSalad, (found) =>
      found.replace(/\bcobb|chef\b/, "chicken egg bacon cheese tomato"),
    );
  const light = isGreen
    ? weighFillings(kitchen, said, kitchen.fillingGrams("green salad"))
    : weighFillings(kitchen, said, kitchen.fillingGrams("meal salad"), lookup);
  const known = isGreen || /\bwith\b/.test(text) ? leavesAlone : vegetablesAlone;
  if (light.every(({ role }) => known.has(role))) return undefined;
  const isHearty = !isGreen && light.some(({ role }) => hearty.has(role));
  const named = isHearty
    ? weighFillings(kitchen, said, kitchen.fillingGrams("hearty salad"), lookup)
    : light;
  const sort = isHearty ? "hearty" : isGreen ? "green" : sortOf(kitchen, named);
  return {
    template: "salad",
    parts: [
      ...pantryParts(kitchen, [["lettuce", lettuce[sort]]]),
      ...named.filter(({ id }) => id !== kitchen.id("lettuce")),
      ...dressingOf(kitchen, plain, sort, plain !== text),
    ],
  };
}

function sortOf(kitchen: Kitchen, named: readonly WeighedFilling[]): SaladSort {
  return named.some(({ id }) => id === kitchen.id("spinach")) ? "leafy" : "other";
}

/** A green salad only has the dressing it mentions; other salads always have one. */
function dressingOf(kitchen: Kitchen, text: string, sort: SaladSort, isBare: boolean): DishPart[] {
  const [said] = kitchen.choose("salad dressing", text)?.items ?? [];
  if (isBare || (sort === "green" && !said)) return [];
  const grams = sort === "green" ? dressed.green : dressed.other;
  return said ? [{ id: said.id, grams }] : pantryParts(kitchen, [["vinaigrette", grams]]);
}
