import type { CommonFood } from "./common-food.ts";
import { commonDairyAndEggs } from "./dairy-and-eggs.ts";
import { commonDishes } from "./dishes.ts";
import { commonDrinks } from "./drinks.ts";
import { commonFastFood } from "./fast-food.ts";
import { commonFatsAndSauces } from "./fats-and-sauces.ts";
import { commonFruit } from "./fruit.ts";
import { commonGrainsAndBread } from "./grains-and-bread.ts";
import { commonMeatAndFish } from "./meat-and-fish.ts";
import { commonPulsesNutsAndSeeds } from "./pulses-nuts-and-seeds.ts";
import { commonSweetsAndSnacks } from "./sweets-and-snacks.ts";
import { commonVegetables } from "./vegetables.ts";

export const commonFoods: readonly CommonFood[] = [
  ...commonDairyAndEggs,
  ...commonFruit,
  ...commonVegetables,
  ...commonMeatAndFish,
  ...commonGrainsAndBread,
  ...commonPulsesNutsAndSeeds,
  ...commonFatsAndSauces,
  ...commonDrinks,
  ...commonSweetsAndSnacks,
  ...commonFastFood,
  ...commonDishes,
];
