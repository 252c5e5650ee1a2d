import type { MixturePart } from "./mixture.ts";
import { type NamedPattern, namedIn, saidIn } from "./named.ts";
import { pantry } from "./pantry.ts";

type Role = "protein" | "starch" | "vegetable" | "sauce";

const components: readonly NamedPattern<Role>[] = [
  [
    /\bwhite sauce|alfredo|cream sauce|cream or white|mushroom sauce|cheese sauce|creamed\b/,
    "sauce",
    "whiteSauce",
  ],
  [/\btomato[- ]based|tomato sauce/, "sauce", "tomatoSauce"],
  [/\bsoy[- ]based|soy sauce/, "sauce", "soySauce"],
  [/\bgravy\b/, "sauce", "gravy"],
  [/\bbarbecue sauce|sweet and sour sauce/, "sauce", "barbecueSauce"],
  [/\bchicken|turkey|poultry\b/, "protein", "chicken"],
  [/\bham\b/, "protein", "ham"],
  [/\bpork\b/, "protein", "pork"],
  [/\bsausage\b/, "protein", "sausage"],
  [/\bshrimp|seafood|crab\b/, "protein", "shrimp"],
  [/\bfish|tuna|salmon\b/, "protein", "cod"],
  [/\blamb|mutton|goat\b/, "protein", "lamb"],
  [/\bbeef|meat|venison|veal\b/, "protein", "beef"],
  [/\btofu\b/, "protein", "tofu"],
  [/\bbeans\b/, "protein", "kidneyBeans"],
  [/\bnoodles?\b/, "starch", "eggNoodles"],
  [/\bpasta|macaroni|spaghetti\b/, "starch", "macaroni"],
  [/\brice\b/, "starch", "rice"],
  [/\bpotato(?:es)?\b/, "starch", "potato"],
  [/\bstuffing\b/, "starch", "stuffing"],
  [/\bdumplings?\b|\bbread\b|\bbiscuits?\b/, "starch", "biscuit"],
  [/\bbroccoli\b/, "vegetable", "broccoli"],
  [/\bmushrooms?\b/, "vegetable", "mushrooms"],
  [
    /\bvegetables?\b|\bcarrots?\b|\bpeas\b|\bgreens\b|\bpeppers?\b|\bcabbage\b/,
    "vegetable",
    "mixedVegetables",
  ],
];

const grams: Readonly<Record<Role, number>> = { protein: 30, starch: 35, vegetable: 28, sauce: 25 };
const cookingFat = 2.5;

/**
 * The parts of a plate whose things are named one by one: "beef, potatoes and vegetables; gravy".
 * Undefined unless it has two of protein, starch and vegetables.
 */
export function readPlate(text: string): MixturePart[] | undefined {
  const said = saidIn(text);
  if (!/\band\b|,|\bwith\b/.test(said)) return undefined;
  const found = new Map(namedIn(components, said).found.map(({ role, item }) => [role, item]));
  const roles = ["protein", "starch", "vegetable"] as const;
  if (roles.filter((role) => found.has(role)).length < 2) return undefined;
  const parts: MixturePart[] = [];
  for (const role of [...roles, "sauce"] as const) {
    const item = found.get(role);
    if (item) parts.push({ id: pantry[item], grams: item === "soySauce" ? 8 : grams[role] });
  }
  return [...parts, { id: pantry.oil, grams: cookingFat }];
}
