import { scaleNutrition, sumNutrition } from "../nutrients.ts";
import type { Food, HouseholdMeasure } from "../table.ts";
import { type PantryItem, pantry } from "./pantry.ts";

/**
 * A food that is put together when it is asked for: a plain one with fat added, coffee with milk,
 * or a plate of things that are named one by one. Its number says what is in it, so that it can be
 * made again from that alone: "mix:11125*96+04044*4".
 */
export const mixtureSource = "Morsel mixture";

const marker = "mix:";
const mostParts = 8;

interface MixturePart {
  id: string;
  grams: number;
}

export function mixtureId(parts: readonly MixturePart[]): string {
  return marker + parts.map(({ id, grams }) => `${id}*${grams}`).join("+");
}

/** The food that a mixture's number describes; undefined when it isn't one, or lacks a part. */
export function readMixture(
  id: string,
  foodOf: (id: string) => Food | undefined,
): Food | undefined {
  if (!id.startsWith(marker)) return undefined;
  const written = id.slice(marker.length).split("+");
  if (written.length > mostParts) return undefined;
  const parts: { food: Food; grams: number }[] = [];
  for (const part of written) {
    const found = part.match(/^([\w:-]{1,40})\*(\d{1,4}(?:\.\d)?)$/);
    const food = found?.[1]?.startsWith(marker) ? undefined : foodOf(found?.[1] ?? "");
    const grams = Number(found?.[2]);
    if (!food || !(grams > 0)) return undefined;
    parts.push({ food, grams });
  }
  const weight = parts.reduce((sum, { grams }) => sum + grams, 0);
  const { total } = sumNutrition(
    parts.map(({ food, grams }) => scaleNutrition(food.per100g, grams)),
  );
  const [main] = parts;
  const plain = main && main.grams / weight > mostly ? main.food : undefined;
  return {
    id,
    name: parts.map(({ food }, at) => (at === 0 ? food.name : labelOf(food))).join(" + "),
    source: mixtureSource,
    release: main?.food.release ?? "",
    per100g: scaleNutrition(total, (100 * 100) / weight),
    measures: plain?.measures ?? plateMeasures,
  };
}

/** A part that is nearly all of a mixture lends it its measures. */
const mostly = 0.8;
const plateMeasures: readonly HouseholdMeasure[] = [
  { amount: 1, name: "cup", grams: 235 },
  { amount: 1, name: "plate", grams: 350 },
  { amount: 1, name: "meal", grams: 300 },
];

/** "Oil, soybean, salad or cooking" as a part's name: its first words are enough. */
function labelOf({ name }: Food): string {
  return name.split(",").slice(0, 2).join(",").toLowerCase();
}

const noFat = /\b(?:no|without) (?:added )?fat\b|\bfat not added\b|\bfat free\b|\bnonfat\b/i;
const fatAdded =
  /,?\s*\b(?:(?:cooked|made|prepared|sauteed) )?(?:with|in) (?:vegetable oil|olive oil|oil|butter or margarine|butter|margarine|animal fat or meat drippings|lard|shortening)\b|,?\s*\bfat added\b(?:,? ns as to fat type)?|,?\s*\bns as to fat(?: added)?(?: in cooking)?\b/i;
/** Groups whose foods are cooked in fat without being sold that way: vegetables, pulses, grains. */
const plainGroups = /^(?:11|16|20|09)/;
const fatShare = 3.5;

const coffeeOrTea = /\b(?:coffee|tea)\b/i;
const whitened = /\bpre-?lightened\b|\blightened\b|\bwith (?:creamer|cream|half and half)\b/i;
const sweetened = /\bpre-?sweetened\b|\bwith sugar\b|\bsweetened with sugar\b/i;
const dietSweetened = /low[- ]calorie sweetener|sugar substitute|unsweetened|diet\b/i;
const powder = /not reconstituted|powder|dry\b|\bmix\b|ice cream|cake|liqueur/i;

/** A simpler food to look up and what is added to 100 g of the whole. */
export interface Addition {
  base: string;
  /** Whether a food is one that this can be added to. */
  fits(food: Food): boolean;
  added: readonly MixturePart[];
}

/** What is added to a plain food, where a name says so: fat in cooking, milk and sugar. */
export function readAddition(text: string): Addition | undefined {
  if (coffeeOrTea.test(text) && !powder.test(text)) {
    const added: MixturePart[] = [];
    if (whitened.test(text)) added.push({ id: pantry.halfAndHalf, grams: 9 });
    if (sweetened.test(text) && !dietSweetened.test(text)) {
      added.push({ id: pantry.sugar, grams: 4 });
    }
    if (added.length === 0) return undefined;
    const base = /\btea\b/i.test(text) ? "brewed tea" : "brewed coffee";
    return { base, added, fits: ({ per100g }) => (per100g.calories ?? 0) < 10 };
  }
  const fat = text.match(fatAdded);
  if (!fat || noFat.test(text)) return undefined;
  const id = /butter/i.test(fat[0]) ? pantry.butter : pantry.oil;
  return {
    base: text.replace(fat[0], " "),
    added: [{ id, grams: fatShare }],
    fits: (food) => plainGroups.test(food.id) && (food.per100g.fat ?? 99) < 5,
  };
}

type Role = "protein" | "starch" | "vegetable" | "sauce";

const components: readonly (readonly [RegExp, Role, PantryItem])[] = [
  [
    /\bwhite sauce|cream sauce|cream or white|mushroom sauce|cheese sauce|creamed\b/,
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
  const plain = text
    .toLowerCase()
    .replace(
      /\b(?:including|excluding|no|without)\b[^;,]*(?:, (?:broccoli|carrots|and)[^;,]*)*/g,
      "",
    );
  if (!/\band\b|,|\bwith\b/.test(plain)) return undefined;
  const found = new Map<Role, PantryItem>();
  for (const [pattern, role, item] of components) {
    if (!found.has(role) && pattern.test(plain)) found.set(role, item);
  }
  const roles = ["protein", "starch", "vegetable"] as const;
  if (roles.filter((role) => found.has(role)).length < 2) return undefined;
  const parts: MixturePart[] = [];
  for (const role of [...roles, "sauce"] as const) {
    const item = found.get(role);
    if (item) parts.push({ id: pantry[item], grams: item === "soySauce" ? 8 : grams[role] });
  }
  return [...parts, { id: pantry.oil, grams: cookingFat }];
}
