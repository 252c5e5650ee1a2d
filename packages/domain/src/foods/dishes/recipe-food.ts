import { isMixtureId, mixtureMarker } from "../food-id.ts";
import type { Units } from "../measures/units.ts";
import { scaleNutrition, sumNutrition } from "../nutrients.ts";
import { referenceGroup, referenceGroups } from "../reference-group.ts";
import type { Food, HouseholdMeasure } from "../table.ts";
import { ingredientsFrom } from "./dish.ts";
import type { DishPart, Kitchen, PantryItem, Template } from "./kitchen.ts";

/**
 * A food put together on request: a plain one with fat added, coffee with milk, or a plate of
 * listed foods. Its id is its recipe, from which alone it can be made again:
 * "mix:11125*96+04044*4", or with a template "mix:omelet/01123*50+…".
 */
const recipeSource = "Morsel mixture";

const maxParts = 12;

/** `template` is the one that the parts fill, if any. */
export function recipeId(parts: readonly DishPart[], template?: string): string {
  return (
    `${mixtureMarker}${template ? `${template}/` : ""}` +
    parts.map(({ id, grams }) => `${id}*${grams}`).join("+")
  );
}

/** Parses a recipe's id; undefined if it isn't one. */
function readRecipeId(id: string): { template?: string; parts: DishPart[] } | undefined {
  if (!isMixtureId(id)) return undefined;
  const [, template, list = ""] =
    /^(?:([a-z]{1,20})\/)?(.*)$/s.exec(id.slice(mixtureMarker.length)) ?? [];
  const written = list.split("+");
  if (written.length > maxParts) return undefined;
  const parts: DishPart[] = [];
  for (const part of written) {
    const [, food = "", weight] = /^([\w:-]{1,40})\*(\d{1,4}(?:\.\d)?)$/.exec(part) ?? [];
    const grams = Number(weight);
    if (food === "" || isMixtureId(food) || !(grams > 0)) return undefined;
    parts.push({ id: food, grams });
  }
  return template === undefined ? { parts } : { template, parts };
}

interface WeighedFood {
  food: Food;
  grams: number;
}

/** The food that a recipe's id describes; undefined if it isn't one, or a part is missing. */
export function readRecipeFood(
  kitchen: Kitchen,
  units: Units,
  id: string,
  foodOf: (id: string) => Food | undefined,
): Food | undefined {
  const recipe = readRecipeId(id);
  if (!recipe) return undefined;
  const template = recipe.template === undefined ? undefined : kitchen.template(recipe.template);
  if (recipe.template !== undefined && !template) return undefined;
  const parts: WeighedFood[] = [];
  for (const part of recipe.parts) {
    const food = foodOf(part.id);
    if (!food) return undefined;
    parts.push({ food, grams: part.grams });
  }
  const weight = parts.reduce((sum, { grams }) => sum + grams, 0);
  const { total } = sumNutrition(
    parts.map(({ food, grams }) => scaleNutrition(food.per100g, grams)),
  );
  return {
    id,
    name: nameOf(kitchen, template, parts),
    source: recipeSource,
    release: ingredientsFrom(parts[0]?.food),
    per100g: scaleNutrition(total, (100 * 100) / weight),
    measures: template?.measures(weight) ?? measuresOf(kitchen, units, parts, weight),
  };
}

/** "Omelet with egg, ham", or "Carrots, cooked + oil". */
function nameOf(
  kitchen: Kitchen,
  template: Template | undefined,
  parts: readonly WeighedFood[],
): string {
  const said = parts.map(({ food }) => kitchen.wordFor(food.id) ?? firstWords(food.name));
  const labels = [...new Set(said)];
  if (template) return nameFilled(template.label, labels);
  return [parts[0]?.food.name, ...labels.slice(1)].join(" + ");
}

/** "Pizza with pepperoni" and "thin pizza with pepperoni", not "pizza with thin pizza". */
function nameFilled(label: string, parts: readonly string[]): string {
  const kind = label.toLowerCase();
  const isItself = (part: string) => part === kind || part.endsWith(` ${kind}`);
  const itself = parts.find((part) => part.endsWith(` ${kind}`)) ?? kind;
  const others = parts.filter((part) => !isItself(part));
  const name = `${itself.charAt(0).toUpperCase()}${itself.slice(1)}`;
  return others.length === 0 ? name : `${name} with ${others.join(", ")}`;
}

/** A part that makes up more than this share lends the food its measures. */
const mostly = 0.5;
const plateMeasures: readonly HouseholdMeasure[] = [
  { amount: 1, name: "cup", grams: 235 },
  { amount: 1, name: "plate", grams: 350 },
  { amount: 1, name: "meal", grams: 300 },
];

/** Sauce fills the gaps between the pieces in a cup. */
const sauces: readonly PantryItem[] = [
  "white sauce",
  "tomato sauce",
  "canned tomato",
  "gravy",
  "barbecue sauce",
  "soy sauce",
  "marinara",
];
const tomatoes: readonly PantryItem[] = ["tomato sauce", "canned tomato", "marinara"];
const withCup = (grams: number) =>
  plateMeasures.map((measure) => (measure.name === "cup" ? { ...measure, grams } : measure));
const dryPlateMeasures = withCup(165);
/** Grams of a cup of rice with tomato and vegetables. */
const grainCup = 190;

/** Pickled food lies closer than raw, with some of its liquid. */
const settled = 1.4;

/** A cup stays a cup, but a slice with something on it gets heavier. */
function measuresOf(
  kitchen: Kitchen,
  units: Units,
  parts: readonly WeighedFood[],
  weight: number,
): readonly HouseholdMeasure[] {
  const has = (items: readonly PantryItem[]) =>
    parts.some(({ food }) => items.some((item) => kitchen.id(item) === food.id));
  const [main] = parts;
  const share = main ? main.grams / weight : 0;
  if (!main || share <= mostly) {
    // Grain takes up the tomato that it is cooked with.
    const isGrain = referenceGroup(main?.food.id ?? "") === referenceGroups.grains;
    if (isGrain && has(tomatoes)) return withCup(grainCup);
    return has(sauces) ? plateMeasures : dryPlateMeasures;
  }
  const isPickled = has(["vinegar"]);
  return main.food.measures.map((measure) => {
    const isVolume = units.read(measure.name.toLowerCase())?.unit.kind === "volume";
    if (!isVolume) return { ...measure, grams: measure.grams / share };
    return isPickled ? { ...measure, grams: measure.grams * settled } : measure;
  });
}

/** A part's label if we have no word for it: "oil, soybean". */
const firstWords = (name: string) => name.split(",").slice(0, 2).join(",").toLowerCase();
