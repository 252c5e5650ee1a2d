import type { DishPart, Kitchen } from "./kitchen.ts";
import { namedIn, saidIn } from "./named.ts";

const cookingFat = 2.5;
/** Without a starch, there are more vegetables: so many times as many. */
const moreVegetables = 2;

/**
 * The parts of a plate whose foods are listed: "beef, potatoes and vegetables; gravy". Undefined
 * unless it has two of protein, starch and vegetables.
 */
export function readPlate(kitchen: Kitchen, text: string): DishPart[] | undefined {
  const said = saidIn(text);
  if (!/\band\b|,|\bwith\b/.test(said)) return undefined;
  const found = new Map(namedIn(kitchen.plateParts, said).found.map((part) => [part.role, part]));
  const roles = ["protein", "starch", "vegetable"] as const;
  if (roles.filter((role) => found.has(role)).length < 2) return undefined;
  const parts = [...roles, "sauce" as const].flatMap((role) => found.get(role) ?? []);
  return [
    ...parts.map(({ id, grams, role }) => ({
      id,
      grams: role === "vegetable" && !found.has("starch") ? grams * moreVegetables : grams,
    })),
    { id: kitchen.id("oil"), grams: cookingFat },
  ];
}
