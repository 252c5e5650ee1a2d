import { millilitresPerCup, type Unit, type Units } from "../measures/units.ts";
import type { Ingredient } from "./ingredient.ts";
import { ingredientNamed } from "./ingredient-named.ts";

export interface Conversion {
  amount: number;
  /** Exact between two weights or two volumes, approximate if a density is involved. */
  accuracy: "exact" | "approximate";
}

function gramsPerUnit(ingredient: Ingredient, name: string, unit: Unit | undefined) {
  if (unit?.kind === "weight") return unit.size;
  const units = new Map(Object.entries(ingredient.units));
  const own = units.get(unit?.id ?? name) ?? units.get(name);
  if (own !== undefined) return own;
  const cup = ingredient.units.cup;
  if (unit?.kind === "volume" && cup) return (cup / millilitresPerCup) * unit.size;
  return undefined;
}

/**
 * Converts an amount of a built-in ingredient between units. Undefined if the ingredient or a unit
 * is unknown, or the amount isn't positive.
 */
export function convertUnits(
  units: Units,
  ingredients: readonly Ingredient[],
  ingredientName: string,
  amount: number,
  from: string,
  to: string,
): Conversion | undefined {
  const ingredient = ingredientNamed(ingredients, ingredientName);
  if (!ingredient || !(amount > 0) || !Number.isFinite(amount)) return undefined;
  const [fromName, toName] = [from.trim().toLowerCase(), to.trim().toLowerCase()];
  const [fromUnit, toUnit] = [units.named(fromName), units.named(toName)];
  const sameKind = fromUnit && fromUnit.kind === toUnit?.kind && fromUnit.kind !== "count";
  if (sameKind) return { amount: (amount * fromUnit.size) / toUnit.size, accuracy: "exact" };
  const fromGrams = gramsPerUnit(ingredient, fromName, fromUnit);
  const toGrams = gramsPerUnit(ingredient, toName, toUnit);
  if (!fromGrams || !toGrams) return undefined;
  return { amount: (amount * fromGrams) / toGrams, accuracy: "approximate" };
}
