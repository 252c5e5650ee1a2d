import type { DishPart, Kitchen } from "./kitchen.ts";
import { namedIn, saidIn } from "./named.ts";

/** "Pork chop with gravy", "turkey and gravy", "chicken or turkey with cream sauce". */
const meatInSauce =
  /^([a-z ,-]{3,40}?)(?:,? with ([a-z -]{0,30}(?:sauce|gravy))| and ((?:[a-z]+ )?(?:sauce|gravy)))$/;
/** Grams of sauce on 65 g of meat, as many times as on a plate of several foods. */
const moreSauce = 1.4;
const meatAlone = 65;

/** Meat or fish in its sauce, and nothing else. */
export function readSauced(
  kitchen: Kitchen,
  text: string,
): { meat: string; parts: DishPart[] } | undefined {
  const [, meat = "", under = "", beside = ""] = meatInSauce.exec(saidIn(text)) ?? [];
  const [protein, ...others] = namedIn(kitchen.plateParts, meat).found;
  const [over, ...more] = namedIn(kitchen.plateParts, under || beside).found;
  // "Chicken stir fry with noodles and soy sauce"
  if (protein?.role !== "protein" || others.length + more.length > 0) return undefined;
  if (over?.role !== "sauce") return undefined;
  const parts = [
    { id: protein.id, grams: meatAlone },
    { id: over.id, grams: Math.round(over.grams * moreSauce) },
  ];
  return { meat, parts };
}

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
