import type { Dish } from "../dish.ts";
import { dish } from "../dish-table.ts";

/** What is eaten in the street and at home from Delhi to Tokyo, by way of Berlin and Istanbul. */
export const streetAndTable: readonly Dish[] = [
  // India
  dish(
    "chole-bhature",
    "Chole bhature; chole bhatura; chana bhatura; chole puri; chana puri",
    { chickpeas: 150, cookedOnion: 30, cannedTomato: 40, flour: 70, oil: 28, water: 40 },
    { per: { serving: 350, plate: 350 } },
  ),
  dish(
    "pav-bhaji",
    "Pav bhaji; pao bhaji; bhaji pav; pav bhaji with butter",
    {
      bun: 90,
      potato: 90,
      cauliflower: 30,
      peas: 25,
      cannedTomato: 50,
      cookedOnion: 25,
      butter: 18,
    },
    { per: { serving: 330, plate: 330 } },
  ),
  dish(
    "vada-pav",
    "Vada pav; wada pav; batata vada pav; vada pao; bombay burger",
    { bun: 45, potato: 60, flour: 12, oil: 10 },
    { per: { serving: 127, item: 127, piece: 127 } },
  ),
  dish(
    "paneer-tikka",
    "Paneer tikka; tandoori paneer; grilled paneer; paneer tikka dry; achari paneer tikka",
    { freshCheese: 100, yogurt: 20, pepper: 30, onion: 20, oil: 5 },
    { cooked: 160, per: { serving: 160, plate: 160, piece: 27, skewer: 80, cup: 150 } },
  ),
  dish(
    "curd-rice",
    "Curd rice; thayir sadam; daddojanam; yogurt rice; dahi chawal",
    { rice: 130, yogurt: 110, oil: 4 },
    { per: { serving: 245, bowl: 245, cup: 230 } },
  ),
  dish(
    "coconut-chutney",
    "Coconut chutney; nariyal chutney; thengai chutney",
    { rawCoconut: 60, yogurt: 20, chili: 5, oil: 4, water: 30 },
    { per: { serving: 40, tbsp: 16, cup: 250 } },
  ),
  dish(
    "mint-chutney",
    "Mint chutney; green chutney; coriander chutney; pudina chutney; cilantro chutney; dhania chutney",
    { cilantro: 60, yogurt: 30, lemonJuice: 10, chili: 5 },
    { per: { serving: 20, tbsp: 16, cup: 245 } },
  ),
  // Germany, France, Italy
  dish(
    "currywurst",
    "Currywurst; curry wurst; curried sausage",
    { hotDog: 150, ketchup: 60, curryPowder: 2 },
    { per: { serving: 210, item: 210, plate: 210 } },
  ),
  dish(
    "currywurst-fries",
    "Currywurst with fries; currywurst mit pommes; currywurst pommes; currywurst and fries; currywurst and chips",
    { hotDog: 150, ketchup: 60, fries: 150 },
    { per: { serving: 360, plate: 360 } },
  ),
  dish(
    "steak-frites",
    "Steak frites; steak and fries; steak with fries; steak-frites; entrecote frites; bavette frites; steak and chips; steak with chips; steak chips",
    { steak: 200, fries: 150, butter: 5 },
    { per: { serving: 355, plate: 355 } },
  ),
  dish(
    "ratatouille",
    "Ratatouille; pisto; pisto manchego; caponata; briam; turlu",
    { eggplant: 60, zucchini: 60, pepper: 35, cannedTomato: 60, cookedOnion: 25, oliveOil: 10 },
    { per: { cup: 215, serving: 240, plate: 300 } },
  ),
  dish(
    "ham-and-melon",
    "Prosciutto and melon; prosciutto e melone; ham and melon; melon with ham; melon and parma ham; jamon con melon; melon con jamon; melon mit schinken",
    { ham: 50, melon: 160 },
    { per: { serving: 210, plate: 210 } },
  ),
  // Mexico
  dish(
    "chilaquiles",
    "Chilaquiles; chilaquiles rojos; chilaquiles verdes; red chilaquiles; green chilaquiles; chilaquiles with cheese",
    { tortillaChips: 60, salsa: 120, freshCheese: 25, sourCream: 20, onion: 10 },
    { per: { serving: 300, plate: 300, cup: 180 } },
  ),
  dish(
    "torta",
    "Torta; mexican torta; torta de jamon; torta de milanesa; ham torta; torta cubana; torta sandwich",
    {
      frenchRoll: 110,
      ham: 60,
      freshCheese: 30,
      avocado: 30,
      refriedBeans: 30,
      mayonnaise: 10,
      tomato: 20,
    },
    { per: { serving: 290, item: 290, sandwich: 290 } },
  ),
  // Japan, China
  dish(
    "onigiri",
    "Onigiri; rice ball; rice balls; omusubi; tuna mayo onigiri; salmon onigiri",
    { rice: 95, salmon: 12, seaweed: 2 },
    { per: { item: 110, piece: 110, ball: 110, serving: 110 } },
  ),
  dish(
    "tempura",
    "Tempura; shrimp tempura; prawn tempura; mixed tempura; assorted tempura; seafood tempura",
    { shrimp: 60, eggplant: 30, sweetPotato: 30, flour: 30, oil: 18, water: 15 },
    { per: { serving: 180, plate: 180, piece: 25, cup: 120 } },
  ),
  dish(
    "baozi",
    "Baozi; bao bun; bao; steamed bun; pork bun; steamed pork bun; char siu bao; siopao; nikuman; bbq pork bun",
    { flour: 42, groundPork: 28, sugar: 5, oil: 2, water: 25 },
    { per: { item: 100, piece: 100, bun: 100, serving: 100 } },
  ),
  // Turkey
  dish(
    "simit",
    "Simit; turkish bagel; gevrek; koulouri; sesame bread ring",
    { bagel: 88, tahini: 12 },
    { per: { item: 100, piece: 100, serving: 100 } },
  ),
  dish(
    "lahmacun",
    "Lahmacun; turkish pizza; lahmajoun; lahmajun; findik lahmacun",
    { pizzaDough: 75, groundLamb: 40, cannedTomato: 25, cookedOnion: 20, parsley: 4, oil: 2 },
    { per: { item: 160, piece: 160, serving: 160 } },
  ),
  dish(
    "iskender",
    "Iskender; iskender kebab; iskender kebap; bursa kebab; yogurtlu kebab",
    { lamb: 130, pita: 90, tomatoSauce: 70, yogurt: 80, butter: 18 },
    { per: { serving: 380, plate: 380 } },
  ),
  dish(
    "adana-kebab",
    "Adana kebab; adana kebap; adana; urfa kebab; urfa kebap; kofte kebab; seekh kebab; sheekh kebab; kabab koobideh; koobideh; shish kofte",
    { groundLamb: 130, onion: 10, pepper: 10 },
    { per: { serving: 150, skewer: 150, piece: 75, item: 150 } },
  ),
  // What has no record of its own elsewhere
  dish(
    "mango-sticky-rice",
    "Mango sticky rice; mango with sticky rice; khao niao mamuang; sticky rice with mango",
    { rice: 130, coconutMilk: 50, sugar: 18, mango: 100 },
    { per: { serving: 300, plate: 300, bowl: 300, cup: 220 } },
  ),
  dish(
    "kombucha",
    "Kombucha; kombucha tea; fermented tea; ginger kombucha",
    { tea: 96, sugar: 4 },
    { per: { cup: 240, glass: 240, bottle: 475, can: 330, "fl oz": 30 } },
  ),
  dish(
    "burger-meal",
    "Big Mac meal; big mac menu; medium big mac meal; big mac with fries and a coke; big mac combo",
    { bigMac: 215, fries: 115, soda: 480 },
    { per: { serving: 810, meal: 810, item: 810 } },
  ),
  // From Naples to Sydney
  dish(
    "pesto",
    "Pesto; basil pesto; green pesto; pesto sauce; pesto genovese; pesto alla genovese",
    { oliveOil: 40, basil: 28, parmesan: 18, pineNuts: 10, garlic: 4 },
    { per: { tbsp: 15, tsp: 5, cup: 240, serving: 30 } },
  ),
  dish(
    "fish-pie",
    "Fish pie; fisherman's pie; cod pie; salmon pie; smoked haddock pie; seafood pie",
    { mashedPotato: 160, cod: 90, whiteSauce: 90, peas: 15 },
    { per: { serving: 350, plate: 350, cup: 240, pie: 400 } },
  ),
  dish(
    "pavlova",
    "Pavlova; meringue with cream and fruit; meringue with cream; eton mess",
    { eggWhite: 35, sugar: 50, cream: 60, strawberries: 50 },
    { cooked: 170, per: { slice: 120, serving: 120, piece: 120, bowl: 200 } },
  ),
  dish(
    "fairy-bread",
    "Fairy bread; bread with sprinkles; bread with hundreds and thousands; hagelslag",
    { bread: 28, butter: 7, sugar: 7 },
    { per: { slice: 42, piece: 42, serving: 42 } },
  ),
  dish(
    "sausage-sizzle",
    "Sausage sizzle; sausage in bread; snag in bread; snag on bread; bunnings sausage",
    { bread: 32, sausage: 60, cookedOnion: 12, ketchup: 12 },
    { per: { item: 116, serving: 116, piece: 116 } },
  ),
  dish(
    "banh-mi",
    "Banh mi; vietnamese sandwich; pork banh mi; banh mi thit; vietnamese baguette; bahn mi",
    { frenchBread: 95, pork: 60, mayonnaise: 14, rawCarrot: 25, cucumber: 20, cilantro: 3 },
    { per: { sandwich: 217, item: 217, serving: 217, piece: 217 } },
  ),
  dish(
    "espresso-martini",
    "Espresso martini; coffee martini; coffee cocktail",
    { spirit: 45, liqueur: 25, espresso: 30, water: 30 },
    { per: { glass: 130, drink: 130, cocktail: 130, serving: 130 } },
  ),
];
