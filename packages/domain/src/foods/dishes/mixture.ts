import { readUnit } from "../measures/units.ts";
import { scaleNutrition, sumNutrition } from "../nutrients.ts";
import type { Food, HouseholdMeasure } from "../table.ts";
import type { DishPart, Kitchen, PantryItem } from "./kitchen.ts";

/**
 * A food that is put together when it is asked for: a plain one with fat added, coffee with milk,
 * or a plate of things that are named one by one. Its number says what is in it, so that it can be
 * made again from that alone: "mix:11125*96+04044*4", or with its template "mix:omelet/01123*50+…".
 */
export const mixtureSource = "Morsel mixture";

const marker = "mix:";
const mostParts = 12;

/** `template` is what the parts fill, where they do. */
export function mixtureId(parts: readonly DishPart[], template?: string): string {
  return (
    `${marker}${template ? `${template}/` : ""}` +
    parts.map(({ id, grams }) => `${id}*${grams}`).join("+")
  );
}

/** The food that a mixture's number describes; undefined when it isn't one, or lacks a part. */
export function readMixture(
  kitchen: Kitchen,
  id: string,
  foodOf: (id: string) => Food | undefined,
): Food | undefined {
  if (!id.startsWith(marker)) return undefined;
  const [, filled, list = ""] = id.slice(marker.length).match(/^(?:([a-z]{1,20})\/)?(.*)$/s) ?? [];
  const template = filled === undefined ? undefined : kitchen.template(filled);
  if (filled !== undefined && !template) return undefined;
  const written = list.split("+");
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
  const share = main ? main.grams / weight : 0;
  const label = ({ id: number, name }: Food) => kitchen.wordFor(number) ?? firstWords(name);
  const named = template
    ? `${template.label} with ${parts.map(({ food }) => label(food)).join(", ")}`
    : parts.map(({ food }, at) => (at === 0 ? food.name : label(food))).join(" + ");
  const has = (items: readonly PantryItem[]) =>
    parts.some(({ food }) => items.some((item) => kitchen.id(item) === food.id));
  return {
    id,
    name: named,
    source: mixtureSource,
    release: main?.food.release ?? "",
    per100g: scaleNutrition(total, (100 * 100) / weight),
    measures:
      template?.measures(weight) ?? measuresOf(main?.food, share, has(["vinegar"]), has(sauces)),
  };
}

/** A part that is most of a mixture lends it its measures. */
const mostly = 0.5;
const plateMeasures: readonly HouseholdMeasure[] = [
  { amount: 1, name: "cup", grams: 235 },
  { amount: 1, name: "plate", grams: 350 },
  { amount: 1, name: "meal", grams: 300 },
];

/** Sauce fills the gaps that a cup of pieces has. */
const sauces: readonly PantryItem[] = [
  "white sauce",
  "tomato sauce",
  "canned tomato",
  "gravy",
  "barbecue sauce",
  "soy sauce",
  "marinara",
];
const dryPlateMeasures = plateMeasures.map((measure) =>
  measure.name === "cup" ? { ...measure, grams: 165 } : measure,
);

/** What was pickled lies closer than what is raw, with some of its liquid. */
const settled = 1.4;

/** A cup stays a cup; one slice with something on it weighs as much more as that. */
function measuresOf(
  main: Food | undefined,
  share: number,
  pickled: boolean,
  sauced: boolean,
): readonly HouseholdMeasure[] {
  if (!main || share <= mostly) return sauced ? plateMeasures : dryPlateMeasures;
  return main.measures.map((measure) => {
    const isVolume = readUnit(measure.name.toLowerCase())?.unit.kind === "volume";
    if (!isVolume) return { ...measure, grams: measure.grams / share };
    return pickled ? { ...measure, grams: measure.grams * settled } : measure;
  });
}

/** "Oil, soybean, salad or cooking" as a part's name, where we have no word for it. */
const firstWords = (name: string) => name.split(",").slice(0, 2).join(",").toLowerCase();
