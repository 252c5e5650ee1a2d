import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { type Nutrition, nutrients, nutritionOf } from "@morsel/domain/foods/nutrients";
import type { Food, FoodFile, FoodTable, HouseholdMeasure } from "@morsel/domain/foods/table";
import { foodFileOf, type SourceFood } from "../food-file.ts";
import type { Release } from "./release.ts";

const source = "USDA FoodData Central";

/** Energy and macros this close make two foods of one name the same. */
const alike = { share: 0.15, kcal: 3, grams: 1.5 };
/**
 * Figures this close were copied from one another and rounded; how many must be known, and which
 * share of its words must be in the other's name, too.
 */
const copied = { share: 0.02, least: 0.06, known: 12, words: 2 / 3 };
const macros = ["calories", "protein", "carbs", "fat"] as const;

/** Whether a food has what a diary needs. Foundation foods often lack their energy. */
const isWhole = (per100g: Nutrition) => macros.every((id) => per100g[id] !== null);

/**
 * Puts releases beside the embedded foods. `embedded` has them and our own names.
 *
 * A food that several know is there once: it keeps the number and the name that our tables know;
 * its figures are those of the best source that has energy and macros, completed by the others;
 * measures are merged. Best first are Foundation foods, SR Legacy, the embedded reference and the
 * survey, which computes its figures from these.
 */
export function putBeside(
  table: FoodTable,
  embedded: Catalogue,
  releases: readonly Release[],
): FoodFile {
  const origins = [
    { source: table.source, release: table.release },
    ...releases.map(({ title }) => ({ source, release: title })),
  ];
  const foods = new Map<string, Known>();
  for (const [row, id] of table.ids.entries()) {
    const { name, per100g, measures } = table.food(row);
    const versions = [{ rank: 0, origin: 0, per100g, measures }];
    foods.set(id, { id, name, retired: table.isRetired(row), imported: false, versions, also: [] });
  }
  const same = openSame(foods.values(), embedded);
  for (const [at, release] of releases.entries()) {
    for (const { id, name, per100g, measures, otherNames = [] } of release.foods) {
      const version = { rank: release.rank, origin: at + 1, per100g, measures };
      const known = foods.get(id) ?? same.find(name, per100g);
      if (known === "ours") continue;
      const also = otherNames.filter((one) => isTelling(one, embedded));
      if (known) {
        known.versions.push(version);
        if (known.id !== id && known.name !== name) known.also.push(name);
        known.also.push(...also);
        continue;
      }
      const food = { id, name, retired: false, imported: true, versions: [version], also };
      foods.set(id, food);
      same.add(food, per100g);
    }
  }
  const titles = releases.map(({ title }) => title).join("; ");
  return foodFileOf(source, titles, [...foods.values()].map(merged), origins);
}

/**
 * Whether another name is one that people mean this food by. A single word that we know mostly means
 * something else: the survey has "Greek" for pita.
 */
function isTelling(name: string, { vocabulary, search }: Catalogue): boolean {
  const words = vocabulary.wordsOf(name);
  if (words.length === 0) return false;
  return words.length > 1 || search(name, 1).length === 0;
}

interface Version {
  /** The higher, the better its figures. */
  rank: number;
  origin: number;
  per100g: Nutrition;
  measures: readonly HouseholdMeasure[];
}

interface Known {
  id: string;
  name: string;
  retired: boolean;
  imported: boolean;
  versions: Version[];
  /** What releases call it. */
  also: string[];
}

function merged({ id, name, retired, imported, versions, also }: Known): SourceFood {
  const best = [...versions].sort((a, b) => b.rank - a.rank);
  const first = best.find(({ per100g }) => isWhole(per100g)) ?? best[0];
  const inOrder = first ? [first, ...best.filter((version) => version !== first)] : best;
  return {
    ...{ id, name, retired, imported, also, origin: first?.origin ?? 0 },
    // As it was, so that the embedded foods rank among themselves as they did.
    incomplete: nutrients.some((nutrient) => versions[0]?.per100g[nutrient.id] === null),
    per100g: nutritionOf((nutrient) => {
      for (const { per100g } of inOrder) {
        if (per100g[nutrient] !== null) return per100g[nutrient];
      }
      return null;
    }),
    ...measuresOf(versions, imported),
  };
}

/**
 * An embedded food keeps its measures, which our tables of usual pieces go with; those of releases
 * only tell what else would be estimated. Other foods have those of all releases.
 */
function measuresOf(versions: readonly Version[], imported: boolean) {
  const [first, ...others] = versions.map(({ measures }) => measures);
  const own = imported ? mergedMeasures([first ?? [], ...others]) : (first ?? []);
  const known = new Set(own.map(keyOf));
  const further = mergedMeasures(others).filter((measure) => !known.has(keyOf(measure)));
  return { measures: own, furtherMeasures: imported ? [] : further };
}

const keyOf = ({ name }: HouseholdMeasure) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

function mergedMeasures(lists: readonly (readonly HouseholdMeasure[])[]): HouseholdMeasure[] {
  const found = new Map<string, HouseholdMeasure>();
  for (const measure of lists.flat()) {
    const key = keyOf(measure);
    if (!found.has(key)) found.set(key, measure);
  }
  return [...found.values()];
}

/** Finds the food that a release's food is, though it has another number there. */
function openSame(foods: Iterable<Known>, { vocabulary, search, food, isName }: Catalogue) {
  const byEnergy = new Map<number, { known: Known; per100g: Nutrition; words: Set<string> }[]>();
  const byId = new Map<string, Known>();
  const placeOf = (per100g: Nutrition) => Math.round(per100g.calories ?? -1);
  const wordsOf = (name: string) => new Set(vocabulary.wordsOf(name));

  function add(known: Known, per100g: Nutrition): void {
    byId.set(known.id, known);
    const place = placeOf(per100g);
    const there = byEnergy.get(place);
    const entry = { known, per100g, words: wordsOf(known.name) };
    if (there) there.push(entry);
    else byEnergy.set(place, [entry]);
  }
  for (const known of foods) {
    for (const { per100g } of known.versions) add(known, per100g);
  }

  /** The survey takes most figures of single foods from the reference. */
  function copiedFrom(name: string, per100g: Nutrition): Known | undefined {
    const words = wordsOf(name);
    const telling = [...words].filter((word) => !vocabulary.usual.has(word));
    const head = vocabulary.headOf(name);
    const shared = (other: ReadonlySet<string>) =>
      telling.filter((word) => other.has(word)).length / telling.length;
    const place = placeOf(per100g);
    const near = [place, place - 1, place + 1].flatMap((at) => byEnergy.get(at) ?? []);
    return near
      .filter((other) => other.words.has(head) && shared(other.words) >= copied.words)
      .filter((other) => isCopied(per100g, other.per100g))
      .sort((a, b) => a.words.size - b.words.size)[0]?.known;
  }

  /** What we call so, if it has the same figures: one of the data's foods or one of ours. */
  function called(name: string, per100g: Nutrition): Known | "ours" | undefined {
    const words = vocabulary.wordsOf(name);
    // "Milk, whole" is what people call whole milk.
    const said = [words.join(" "), words.toReversed().join(" ")].find(isName);
    const id = said === undefined ? undefined : search(said, 1)[0]?.id;
    const meant: Food | undefined = id === undefined ? undefined : food(id);
    if (id === undefined || !meant || !isAlike(per100g, meant.per100g)) return undefined;
    return byId.get(id) ?? "ours";
  }

  return {
    add,
    find: (name: string, per100g: Nutrition) => called(name, per100g) ?? copiedFrom(name, per100g),
  };
}

function isAlike(a: Nutrition, b: Nutrition): boolean {
  return macros.every((id) => {
    const [x, y] = [a[id], b[id]];
    const least = id === "calories" ? alike.kcal : alike.grams;
    return x !== null && y !== null && isClose(x, y, alike.share, least);
  });
}

function isCopied(a: Nutrition, b: Nutrition): boolean {
  let known = 0;
  for (const { id } of nutrients) {
    const [x, y] = [a[id], b[id]];
    if (x === null || y === null) continue;
    if (!isClose(x, y, copied.share, copied.least)) return false;
    known++;
  }
  return known >= copied.known;
}

const isClose = (x: number, y: number, share: number, least: number) =>
  Math.abs(x - y) <= Math.max(least, share * Math.max(x, y));
