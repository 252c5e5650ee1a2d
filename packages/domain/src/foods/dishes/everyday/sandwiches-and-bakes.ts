import type { Dish } from "../dish.ts";
import { dish } from "../dish-table.ts";

/** Things in bread and pastry, and plates, that differ too much from their nearest relative. */
export const sandwichesAndBakes: readonly Dish[] = [
  dish(
    "club-sandwich",
    "Club sandwich; turkey club; turkey club sandwich; chicken club sandwich; club sandwich turkey; triple decker sandwich",
    { toast: 75, turkey: 75, bacon: 16, mayonnaise: 18, lettuce: 20, tomato: 40 },
    { per: { sandwich: 180, item: 180 } },
  ),
  dish(
    "chicken-wrap",
    "Chicken wrap; grilled chicken wrap; chicken salad wrap; chicken caesar wrap; wrap; wrap with chicken; crispy chicken wrap; chicken tortilla wrap; turkey wrap; kip wrap",
    { flourTortilla: 65, chickenBreast: 85, lettuce: 25, tomato: 20, mayonnaise: 12 },
    { per: { wrap: 207, item: 207 } },
  ),
  dish(
    "falafel-wrap",
    "Falafel wrap; falafel tortilla wrap; wrap with falafel; hummus and falafel wrap",
    { flourTortilla: 65, chickpeas: 70, oil: 10, hummus: 25, lettuce: 20, tomato: 20 },
    { per: { wrap: 210, item: 210 } },
  ),
  dish(
    "cheesesteak",
    "Philly cheesesteak; cheesesteak; philly cheese steak; steak and cheese sub; steak and cheese; cheese steak sub; philadelphia cheesesteak; cheese steak sandwich",
    { frenchRoll: 95, beef: 105, american: 35, cookedOnion: 30, oil: 6 },
    { per: { sandwich: 200, sub: 200, item: 200 } },
  ),
  dish(
    "huevos-rancheros",
    "Huevos rancheros; ranch eggs; huevos rancheros with tortillas and beans",
    { cornTortilla: 50, friedEgg: 92, refriedBeans: 80, salsa: 60, cheddar: 10, oil: 5 },
    { per: { serving: 297, plate: 297, item: 297 } },
  ),
  dish(
    "cornish-pasty",
    "Cornish pasty; pasty; pasties; meat and potato pasty; beef pasty; cheese and onion pasty; steak bake; greggs steak bake",
    { pieCrust: 80, beef: 45, rawPotato: 50, onion: 25 },
    { cooked: 190, per: { pasty: 190, item: 190, piece: 190 } },
  ),
  dish(
    "sausage-roll",
    "Sausage roll; pork sausage roll; sausage rolls; greggs sausage roll; jumbo sausage roll",
    { puffPastry: 38, breakfastSausage: 40, breadcrumbs: 6, water: 15 },
    { per: { roll: 99, item: 99, "mini roll": 25 } },
  ),
  dish(
    "tea-with-milk",
    "Tea with milk; cup of tea with milk; white tea with milk; milky tea; english tea with milk; builders tea with milk; tea with a splash of milk; tea with semi skimmed milk",
    { tea: 210, lowfatMilk: 28 },
    { per: { cup: 238, mug: 298, "fl oz": 29.7 } },
  ),
  dish(
    "mapo-tofu",
    "Mapo tofu; mabo tofu; ma po tofu; mapo doufu; tofu with minced pork",
    { tofu: 150, groundPork: 35, oil: 10, soySauce: 10, water: 35, cornstarch: 3 },
    { cooked: 235, per: { cup: 240, bowl: 300 } },
  ),
  dish(
    "feijoada",
    "Feijoada; brazilian bean stew; black bean stew with pork; feijoada completa",
    { blackBeans: 130, sausage: 32, pork: 30, bacon: 6, cookedOnion: 15, water: 45 },
    { per: { cup: 245, bowl: 300 } },
  ),
  dish(
    "churros",
    "Churros; churro; churros with sugar; churros con azucar",
    { flour: 45, water: 55, oil: 14, butter: 6, sugar: 8 },
    { cooked: 90, per: { piece: 35, churro: 35, item: 35 } },
  ),
  dish(
    "almond-milk",
    "Almond milk; almond milk unsweetened; unsweetened almond milk; almond drink; almond breeze; leche de almendras; mandelmilch",
    { water: 97.5, almonds: 2.5 },
    { per: { cup: 240, glass: 240, "fl oz": 30, tablespoon: 15 } },
  ),
];
