import type { Dish } from "../dish.ts";
import { dish } from "../dish-table.ts";

/** British and American plates and bakes that are too much their own for a neighbour's figures. */
export const homeClassics: readonly Dish[] = [
  dish(
    "bangers-and-mash",
    "Bangers and mash; sausage and mash; sausages and mash; sausages and mashed potato; bangers and mash with gravy; bangers and mash with onion gravy; sausage and mash with gravy",
    { sausage: 115, mashedPotato: 200, gravy: 60 },
    { per: { serving: 375, plate: 375, cup: 230 } },
  ),
  dish(
    "toad-in-the-hole",
    "Toad in the hole; toad-in-the-hole; sausage toad; toad in hole",
    { sausage: 100, flour: 30, egg: 25, milk: 70, oil: 8 },
    { cooked: 210, per: { serving: 210, piece: 210 } },
  ),
  dish(
    "ploughmans-lunch",
    "Ploughman's lunch; ploughmans; ploughman's; ploughmans lunch; ploughman's platter",
    {
      frenchBread: 100,
      cheddar: 60,
      pickleRelish: 30,
      apple: 60,
      tomato: 50,
      lettuce: 20,
      butter: 10,
    },
    { per: { serving: 330, plate: 330 } },
  ),
  dish(
    "scotch-egg",
    "Scotch egg; scotch eggs; scottish egg; party egg",
    { boiledEgg: 45, sausage: 50, breadcrumbs: 12, oil: 6 },
    { per: { egg: 113, item: 113, serving: 113, small: 20, mini: 20 } },
  ),
  dish(
    "pork-pie",
    "Pork pie; melton mowbray pork pie; gala pie; mini pork pie",
    { groundPork: 60, pieCrust: 70, broth: 10 },
    { per: { pie: 140, item: 140, serving: 140, small: 75, mini: 50, slice: 75 } },
  ),
  dish(
    "victoria-sponge",
    "Victoria sponge; victoria sandwich; victoria sponge cake; victoria sandwich cake; jam and cream sponge; jam sponge cake",
    { spongeCake: 50, butter: 8, sugar: 10, jam: 12 },
    { per: { slice: 80, piece: 80, serving: 80 } },
  ),
  dish(
    "sloppy-joe",
    "Sloppy joe; sloppy joes; sloppy joe sandwich; manwich; sloppy joe on bun",
    { bun: 50, groundBeef: 75, tomatoSauce: 40, cookedOnion: 10, ketchup: 10 },
    { per: { sandwich: 185, item: 185, serving: 185 } },
  ),
  dish(
    "reuben",
    "Reuben sandwich; reuben; pastrami reuben; corned beef reuben; turkey reuben; rachel sandwich",
    { ryeBread: 64, cornedBeef: 85, swiss: 28, sauerkraut: 30, thousandIsland: 20, butter: 8 },
    { per: { sandwich: 235, item: 235, serving: 235 } },
  ),
  dish(
    "crumpet",
    "Crumpet with butter; buttered crumpet; crumpets with butter; crumpet and butter; crumpets and butter; hot buttered crumpets",
    { englishMuffin: 48, butter: 7 },
    { per: { crumpet: 55, item: 55, piece: 55, serving: 55 } },
  ),
];
