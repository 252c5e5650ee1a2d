import { type Catalogue, type EverydayNames, openCatalogue } from "./catalogue.ts";
import type { Dish } from "./dishes/dish.ts";
import { drinksAndTreats } from "./dishes/everyday/drinks-and-treats.ts";
import { mainDishes } from "./dishes/everyday/main-dishes.ts";
import { sandwichesAndBakes } from "./dishes/everyday/sandwiches-and-bakes.ts";
import { snacksAndSides } from "./dishes/everyday/snacks-and-sides.ts";
import { soupsSaladsSandwiches } from "./dishes/everyday/soups-salads-sandwiches.ts";
import { southAsianDishes } from "./dishes/everyday/south-asian-dishes.ts";
import { westernDishes } from "./dishes/everyday/western-dishes.ts";
import { brandAndDialectNames } from "./names/everyday/brands-and-dialects.ts";
import { dairyAndEggNames } from "./names/everyday/dairy-and-eggs.ts";
import { drinkNames } from "./names/everyday/drinks.ts";
import { fastFoodNames } from "./names/everyday/fast-food.ts";
import { firstChoiceNames } from "./names/everyday/first-choices.ts";
import { fruitAndVegetableNames } from "./names/everyday/fruit-and-vegetables.ts";
import { grainAndBreadNames } from "./names/everyday/grains-and-bread.ts";
import { meatAndFishNames } from "./names/everyday/meat-and-fish.ts";
import { sweetAndSnackNames } from "./names/everyday/sweets-and-snacks.ts";
import type { FoodTable } from "./table.ts";

/** Every name that people say, the first food to claim one keeping it. */
export const everydayNames: EverydayNames = [
  ...firstChoiceNames,
  ...fastFoodNames,
  ...dairyAndEggNames,
  ...fruitAndVegetableNames,
  ...meatAndFishNames,
  ...grainAndBreadNames,
  ...drinkNames,
  ...sweetAndSnackNames,
  ...brandAndDialectNames,
];

/** Every dish of our own; of two that share a name, the first has it. */
export const everydayDishes: readonly Dish[] = [
  ...southAsianDishes,
  ...sandwichesAndBakes,
  ...mainDishes,
  ...westernDishes,
  ...soupsSaladsSandwiches,
  ...drinksAndTreats,
  ...snacksAndSides,
];

/** The catalogue as the product uses it: a food table with all our names and dishes. */
export function openEverydayCatalogue(table: FoodTable): Catalogue {
  return openCatalogue(table, everydayNames, everydayDishes);
}
