import {
  densityTypes,
  dietTypes,
  type Ingredient,
  type IngredientCategory,
  ingredientCategories,
} from "@morsel/domain/foods/ingredients/ingredient";
import { amountIn, readTable } from "./table-text.ts";

const categories = Object.keys(ingredientCategories) as IngredientCategory[];
const tenth = (grams: number) => Math.round(grams * 10) / 10;

/** "spoons 125": a cup weighs 125 g, and spoons follow from it. */
function unitsOf(name: string, grams: number): [unit: string, grams: number][] {
  if (name !== "spoons") return [[name, grams]];
  return [
    ["cup", grams],
    ["tbsp", tenth(grams / 16)],
    ["tsp", tenth(grams / 48)],
  ];
}

/** ingredients.txt: what the calculator knows before its engine has loaded. */
export function readIngredients(file: string, text: string): Ingredient[] {
  const columns = [
    "name",
    "category",
    "common",
    "density",
    "diets",
    "units",
    "USDA query",
    "aliases",
  ] as const;
  return readTable(file, text, columns).map((row) => {
    const category = row.oneOf("category", categories);
    const units = row.list("units").flatMap((unit) => unitsOf(...amountIn(row, unit)));
    return {
      displayName: row.text("name"),
      category,
      aliases: row.list("aliases"),
      usdaQuery: row.text("USDA query"),
      units: Object.fromEntries([["g", 1], ["oz", 28.35], ...units]),
      isCommon: row.oneOf("common", ["common", ""]) === "common",
      densityType: row.oneOf("density", densityTypes),
      dietType: row.list("diets").map((diet) => {
        const known = dietTypes.find((one) => one === diet);
        return known ?? row.fail(`there is no diet ${diet}.`);
      }),
      categoryColor: ingredientCategories[category],
    };
  });
}
