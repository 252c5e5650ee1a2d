import { type Catalogue, type EverydayNames, openCatalogue } from "./catalogue.ts";
import type { Dish } from "./dishes/dish.ts";
import { drinksAndTreats } from "./dishes/everyday/drinks-and-treats.ts";
import { homeClassics } from "./dishes/everyday/home-classics.ts";
import { mainDishes } from "./dishes/everyday/main-dishes.ts";
import { sandwichesAndBakes } from "./dishes/everyday/sandwiches-and-bakes.ts";
import { snacksAndSides } from "./dishes/everyday/snacks-and-sides.ts";
import { soupsSaladsSandwiches } from "./dishes/everyday/soups-salads-sandwiches.ts";
import { southAsianDishes } from "./dishes/everyday/south-asian-dishes.ts";
import { streetAndTable } from "./dishes/everyday/street-and-table.ts";
import { westernDishes } from "./dishes/everyday/western-dishes.ts";
import { brandAndDialectNames } from "./names/everyday/brands-and-dialects.ts";
import { cookieAndCakeNames } from "./names/everyday/cookies-and-cakes.ts";
import { dairyAndEggNames } from "./names/everyday/dairy-and-eggs.ts";
import { dessertNames } from "./names/everyday/desserts.ts";
import { drinkNames } from "./names/everyday/drinks.ts";
import { fastFoodNames } from "./names/everyday/fast-food.ts";
import { firstChoiceNames } from "./names/everyday/first-choices.ts";
import { fruitNames } from "./names/everyday/fruit.ts";
import { grainAndBreadNames } from "./names/everyday/grains-and-bread.ts";
import { meatAndFishNames } from "./names/everyday/meat-and-fish.ts";
import { nutSnackAndBarNames } from "./names/everyday/nuts-snacks-and-bars.ts";
import { pickleAndPulseNames } from "./names/everyday/pickles-and-pulses.ts";
import { sweetenerAndCandyNames } from "./names/everyday/sweeteners-and-candy.ts";
import { vegetableNames } from "./names/everyday/vegetables.ts";
import { openSuggestions } from "./names/suggestion.ts";
import { usualNames } from "./names/usual-names.ts";
import type { FoodTable } from "./table.ts";

/** Every name that people say, the first food to claim one keeping it. */
export const everydayNames: EverydayNames = [
  ...firstChoiceNames,
  ...fastFoodNames,
  ...dairyAndEggNames,
  ...fruitNames,
  ...vegetableNames,
  ...pickleAndPulseNames,
  ...meatAndFishNames,
  ...grainAndBreadNames,
  ...drinkNames,
  ...sweetenerAndCandyNames,
  ...nutSnackAndBarNames,
  ...cookieAndCakeNames,
  ...dessertNames,
  ...brandAndDialectNames,
];

/** Every dish of our own; of two that share a name, the first has it. */
export const everydayDishes: readonly Dish[] = [
  ...homeClassics,
  ...streetAndTable,
  ...southAsianDishes,
  ...sandwichesAndBakes,
  ...mainDishes,
  ...westernDishes,
  ...soupsSaladsSandwiches,
  ...drinksAndTreats,
  ...snacksAndSides,
];

/** Names to choose from while a food is typed, likeliest first. */
export function suggestEverydayNames(typed: string, limit: number): string[] {
  suggestions ??= openSuggestions(usualNames, [
    ...everydayNames.map(([, names]) => names.split("; ")),
    ...everydayDishes.map(({ name, names }) => [name, ...names]),
  ]);
  return suggestions(typed, limit);
}

let suggestions: ReturnType<typeof openSuggestions> | undefined;

/** The catalogue as the product uses it: a food table with all our names and dishes. */
export function openEverydayCatalogue(table: FoodTable): Catalogue {
  return openCatalogue(table, everydayNames, everydayDishes);
}
