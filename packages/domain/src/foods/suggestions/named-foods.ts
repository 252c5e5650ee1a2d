import type { Dish } from "../dishes/dish.ts";
import type { Ingredient } from "../ingredients/ingredient.ts";
import type { EverydayNames } from "../knowledge.ts";
import type { LabelFood } from "../labels/label-food.ts";
import { spokenName } from "../names/spoken-name.ts";
import type { Vocabulary } from "../names/vocabulary.ts";
import { isOurFood } from "../our-food.ts";
import type { FoodTable } from "../table.ts";
import { nameWords } from "./name-fit.ts";
import type { NamedFood } from "./suggestion.ts";

interface Sources {
  vocabulary: Vocabulary;
  table: FoodTable;
  everydayNames: EverydayNames;
  dishes: readonly Dish[];
  labels: readonly LabelFood[];
  /** Names of what people log most, likeliest first. */
  usualNames: readonly string[];
  ingredients: readonly Ingredient[];
  /** The food that a name means; undefined if none does. */
  meantBy: (name: string) => string | undefined;
  /** Whether the source has every figure of the food: it has them of what surveys find eaten. */
  isComplete: (id: string) => boolean;
}

/**
 * How common a food is. The list of usual names decides for those on it; what is not on it is rarer
 * the fewer names people have for it and the fewer dishes it is in.
 */
const commonness = {
  /** The first and the last usual name. */
  usual: [1, 0.55],
  ingredient: 0.5,
  /** A name that is not the main one, as a share of its food's. */
  alias: 0.35,
  /** The most for other foods with names, and what it consists of. */
  named: 0.45,
  share: { names: 0.5, dishes: 0.3, complete: 0.2 },
  /** As many names, and as many dishes, as count. */
  most: { names: 24, dishes: 40 },
  /** The rest of the reference. */
  reference: { complete: -0.25, incomplete: -0.35 },
} as const;

/**
 * Everything that can be suggested, with its names and how common it is. One at a time: there are so
 * many names that a list of them would be worth clearing away.
 */
export function* namedFoods(sources: Sources): Generator<NamedFood> {
  const { table, dishes } = sources;
  const usual = usualFoods(sources);
  const ingredients = ingredientFoods(sources);
  const names = namesByFood(sources, usual, ingredients);
  const usesOf = usesInDishes(dishes);
  const scale = (count: number, most: number) =>
    Math.min(1, Math.log2(1 + count) / Math.log2(1 + most));

  function commonnessOf(id: string, said: readonly string[]): number {
    const [usualName] = usual.get(id) ?? [];
    if (usualName) return usualShare(usualName.place);
    const { share, most, named } = commonness;
    const known =
      share.names * scale(said.length, most.names) +
      share.dishes * scale(usesOf.get(id) ?? 0, most.dishes) +
      (sources.isComplete(id) ? share.complete : 0);
    return Math.max(named * known, ingredients.get(id)?.isCommon ? commonness.ingredient : 0);
  }

  const isServed = (id: string) => table.rowOf(id) >= 0 || isOurFood(id);
  for (const [id, said] of names) {
    if (!isServed(id)) continue;
    const usualHere = usual.get(id) ?? [];
    const main = usualHere[0]?.name ?? mainName(sources, id, said);
    const common = commonnessOf(id, said);
    const placeOf = new Map(usualHere.map(({ name, place }) => [name, place]));
    const inOrder = [...new Set([main, ...placeOf.keys(), ...said])].map((name, at) => {
      const place = placeOf.get(name);
      const share = at === 0 ? 1 : commonness.alias;
      return { name, commonness: place === undefined ? common * share : usualShare(place) };
    });
    yield { id, names: inOrder };
  }
  const { complete, incomplete } = commonness.reference;
  for (const [row, id] of table.ids.entries()) {
    if (names.has(id) || table.isRetired(row)) continue;
    const name = spokenName(sources.vocabulary, table.names[row] ?? "");
    yield { id, names: [{ name, commonness: sources.isComplete(id) ? complete : incomplete }] };
  }
}

/** The names of each food, from every source. */
function namesByFood(
  { everydayNames, dishes, labels }: Sources,
  usual: ReturnType<typeof usualFoods>,
  ingredients: ReturnType<typeof ingredientFoods>,
) {
  const names = new Map<string, string[]>();
  const add = (id: string, said: readonly string[]) => {
    const known = names.get(id);
    if (known) known.push(...said);
    else names.set(id, [...said]);
  };
  for (const [id, said] of everydayNames) add(id, said.split("; "));
  for (const { id, name, names: others } of [...dishes, ...labels]) add(id, [name, ...others]);
  for (const [id, said] of usual) {
    const usualNames = said.map(({ name }) => name);
    add(id, usualNames);
  }
  for (const [id, { displayName, aliases }] of ingredients) {
    add(id, [displayName.toLowerCase(), ...aliases]);
  }
  return names;
}

/** How common the usual name at this place (0 to 1) of their list is. */
function usualShare(place: number): number {
  const [first, last] = commonness.usual;
  return first - (first - last) * place;
}

/** The usual names of each food, with their places in the list (0 to 1). */
function usualFoods({ usualNames, meantBy }: Sources) {
  const usual = new Map<string, { name: string; place: number }[]>();
  usualNames.forEach((name, at) => {
    const id = meantBy(name);
    if (id === undefined) return;
    usual.set(id, [...(usual.get(id) ?? []), { name, place: at / usualNames.length }]);
  });
  return usual;
}

function ingredientFoods({ ingredients, meantBy }: Sources): Map<string, Ingredient> {
  const found = new Map<string, Ingredient>();
  for (const ingredient of ingredients) {
    const id = meantBy(ingredient.displayName) ?? meantBy(ingredient.usdaQuery);
    if (id !== undefined && !found.has(id)) found.set(id, ingredient);
  }
  return found;
}

/** How many dishes each food is in. */
function usesInDishes(dishes: readonly Dish[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { ingredients } of dishes) {
    for (const [id] of ingredients) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** The name that shares most of its words with the data's; of equal ones, the first. */
function mainName({ table, vocabulary }: Sources, id: string, said: readonly string[]): string {
  const row = table.rowOf(id);
  if (row < 0 || said.length < 2) return said[0] ?? "";
  const own = new Set(nameWords(table.names[row] ?? "").map(vocabulary.stem));
  let best = { name: said[0] ?? "", share: 0 };
  for (const name of said) {
    const words = nameWords(name);
    const share = words.filter((word) => own.has(vocabulary.stem(word))).length / words.length;
    if (share > best.share) best = { name, share };
    if (share === 1) break;
  }
  return best.name;
}
