import type { Dish } from "../dish.ts";
import { dish } from "../dish-table.ts";

/** Mixtures for a bowl on the table, salads beside a plate, and lighter drinks. */
export const snacksAndSides: readonly Dish[] = [
  dish(
    "snack-mix",
    "Snack mix; snack mix; party mix; chip mix; chip mixtures; munchies; munchies snack mix; frito lay munchies; party snack mix; gardettos; gardetto's; gardettos snack mix; bits and bites; nuts and bolts snack; pub mix; bar mix; bar snack mix; snack mix multigrain; sun chips mix; snackmix; twigs and bits; cocktail snack mix; savory snack mix",
    { potatoChips: 25, pretzels: 25, cheesePuffs: 25, tortillaChips: 25 },
    { per: { cup: 40, package: 45, handful: 25 } },
  ),
  dish(
    "champurrado",
    "Champurrado; champurrado; atole de chocolate; chocolate atole; champorado drink",
    { milk: 65, water: 35, cornMasa: 5, sugar: 7, cocoa: 3 },
    { per: { cup: 245, "fl oz": 31 } },
  ),
  dish(
    "picadillo",
    "Picadillo; picadillo; picadillo guisado; stewed ground beef; seasoned ground beef; ground beef stewed; carne molida con sofrito; picadillo a la habanera; picadillo puerto rican style",
    { groundBeef: 85, tomatoSauce: 10, cookedOnion: 5, oil: 4, olives: 3 },
    { cooked: 102, per: { cup: 190 } },
  ),
  dish(
    "light-smoothie",
    "Light fruit smoothie; light smoothie; smoothie light; fruit smoothie light; low calorie smoothie; skinny smoothie; diet smoothie; smoothie no sugar added; low fat smoothie; smoothie without sugar",
    { strawberries: 60, banana: 35, skimMilk: 60 },
    { per: { cup: 240, small: 480, medium: 600, large: 900, "fl oz": 31 } },
  ),
  dish(
    "dairy-free-ice-cream",
    "Dairy-free ice cream; non-dairy ice cream; dairy free ice cream; vegan ice cream; tofutti; soy ice cream; rice dream; so delicious; soy dream; coconut milk ice cream; almond milk ice cream; mocha mix frozen dessert; non-dairy frozen dessert; frozen dessert non-dairy; plant based ice cream; oat ice cream; coconut bliss; tofu frozen dessert; rice frozen dessert",
    { soymilk: 75, sugar: 16, oil: 6 },
    { per: { cup: 140, scoop: 66 } },
  ),
  dish(
    "malt-liquor",
    "Malt liquor; malt liquor; colt 45; olde english; old english 800; steel reserve; forty ounce malt liquor; king cobra; mickeys malt; schlitz malt liquor; strong beer; high gravity lager; strong lager; special brew; alcoholic malt beverage; smirnoff ice; mikes hard lemonade; hard lemonade; malt beverage alcoholic; four loko; wine cooler malt; twisted tea; bartles and jaymes malt; flavored malt beverage; alcopop; alcopops",
    { beer: 93, spirit: 7 },
    { per: { "fl oz": 30, can: 355, bottle: 1180, drink: 355 } },
  ),
  dish(
    "poultry-meatloaf",
    "Turkey meatloaf; turkey meatloaf; chicken meatloaf; turkey meatballs; chicken meatballs; turkey meatball; chicken meatball; venison meatloaf; venison meatball; meat loaf made with chicken; meat loaf made with turkey; turkey loaf; chicken loaf; meatloaf lean; turkey meat loaf; meat loaf made with chicken or turkey; meat loaf made with venison; deer meatloaf; chicken patties homemade; venison meatballs",
    { turkey: 75, breadcrumbs: 12, egg: 11, milk: 8 },
    { cooked: 104, per: { slice: 100, meatball: 28, piece: 100, cup: 140 } },
  ),
  dish(
    "carrot-raisin-salad",
    "Carrot raisin salad; carrot raisin salad; carrot-raisin salad; carrot and raisin salad; carrot salad; carrot salad with raisins; carrot slaw; grated carrot salad; ensalada de zanahoria",
    { rawCarrot: 60, raisins: 20, mayonnaise: 18 },
    { per: { cup: 175 } },
  ),
  dish(
    "tossed-salad",
    "Tossed salad; tossed salad; side salad; garden salad; mixed salad; house salad; dinner salad; lettuce salad; burger king side salad; wendy's side salad; hardee's side salad; mcdonald's side salad plain; garden side salad; starter salad; insalata mista; ensalada mixta; salade composee; gemischter salat; salad bar salad; salad with tomato and carrots; mixed leaf salad with tomato; lettuce and tomato salad; salada mista; chick-fil-a side salad; arby's side salad; jack in the box side salad; sonic side salad; side garden salad",
    { romaine: 60, tomato: 18, rawCarrot: 15, onion: 5, cucumber: 5 },
    { per: { cup: 70, bowl: 200, salad: 150, serving: 110, plate: 200 } },
  ),
  dish(
    "caprese",
    "Caprese salad; caprese; insalata caprese; tomato mozzarella salad; tomato and mozzarella salad; ensalada caprese; tomate mozzarella",
    { mozzarella: 45, tomato: 55, oliveOil: 6 },
    { per: { cup: 165, serving: 200, bowl: 250, plate: 250 } },
  ),
];
