import type { Dish } from "../dish.ts";
import { dish } from "../dish-table.ts";

/** What is eaten in South Asia from breakfast on, each as one usually finds it. */
export const southAsianDishes: readonly Dish[] = [
  dish(
    "idli",
    "Idli; idlis; idly; rava idli; rice idli; steamed rice cake indian",
    { rawRice: 70, rawLentils: 24, water: 150 },
    { cooked: 235, per: { piece: 40, idli: 40, item: 40, plate: 120 } },
  ),
  dish(
    "masala-dosa",
    "Masala dosa; dosa masala; mysore masala dosa; potato dosa; dosa with potato",
    { rawRice: 38, rawLentils: 13, oil: 9, potato: 90, cookedOnion: 20, water: 30 },
    { cooked: 180, per: { piece: 180, dosa: 180, item: 180 } },
  ),
  dish(
    "upma",
    "Upma; rava upma; suji upma; uppma; semolina upma; sooji upma; uppittu",
    { semolina: 50, oil: 8, cookedOnion: 20, peas: 15, carrot: 10, water: 140 },
    { cooked: 220, per: { cup: 200, bowl: 220, plate: 220 } },
  ),
  dish(
    "poha",
    "Poha; aval upma; flattened rice; kanda poha; aval; beaten rice; chivda poha; batata poha",
    { rawRice: 50, oil: 7, cookedOnion: 20, potato: 20, peanuts: 6, water: 70 },
    { cooked: 165, per: { cup: 150, bowl: 200, plate: 200 } },
  ),
  dish(
    "khichdi",
    "Khichdi; kichdi; khichri; dal khichdi; moong dal khichdi; rice and lentils; lentil rice; pongal; kedgeree indian; kitchari",
    { rawRice: 30, rawLentils: 22, butter: 5, cookedOnion: 10, water: 170 },
    { cooked: 220, per: { cup: 215, bowl: 250, plate: 300 } },
  ),
  dish(
    "puri",
    "Puri; poori; pooris; puris; fried indian bread; bhatura; bhature",
    { wholeWheatFlour: 50, water: 26, oil: 11 },
    { cooked: 78, per: { piece: 26, puri: 26, item: 26 } },
  ),
  dish(
    "aloo-paratha",
    "Aloo paratha; potato paratha; stuffed paratha; paratha stuffed with potato; gobi paratha",
    { wholeWheatFlour: 50, water: 30, potato: 50, butter: 8, oil: 3 },
    { cooked: 130, per: { piece: 130, paratha: 130, item: 130 } },
  ),
  dish(
    "masala-chai",
    "Masala chai; chai; indian tea with milk and sugar; chai tea with milk and sugar; chaha; karak chai; tea with milk and sugar; desi chai",
    { tea: 130, milk: 95, sugar: 9 },
    { per: { cup: 234, mug: 280, glass: 234, "fl oz": 29.3 } },
  ),
  dish(
    "lassi",
    "Lassi; sweet lassi; punjabi lassi; meethi lassi; salted lassi; namkeen lassi",
    { yogurt: 150, water: 70, sugar: 15 },
    { per: { cup: 240, glass: 240, "fl oz": 30 } },
  ),
  dish(
    "mango-lassi",
    "Mango lassi; lassi mango; mango yogurt drink",
    { yogurt: 130, mango: 70, milk: 30, sugar: 12 },
    { per: { cup: 242, glass: 242, "fl oz": 30.3 } },
  ),
  dish(
    "sambar",
    "Sambar; sambhar; sambar dal; sambaar",
    { rawLentils: 26, mixedVegetables: 60, tomato: 30, cookedOnion: 15, oil: 5, water: 150 },
    { cooked: 260, per: { cup: 245, bowl: 250 } },
  ),
  dish(
    "rajma",
    "Rajma; rajma masala; kidney bean curry; rajma curry; red bean curry",
    { kidneyBeans: 110, tomato: 40, cookedOnion: 25, oil: 8, water: 60 },
    { cooked: 230, per: { cup: 235, bowl: 240 } },
  ),
  dish(
    "butter-chicken",
    "Butter chicken; murgh makhani; chicken makhani; butter chicken curry",
    { chicken: 95, tomatoSauce: 70, cream: 22, butter: 10, cookedOnion: 15, yogurt: 12 },
    { per: { cup: 240, bowl: 300, serving: 300 } },
  ),
  dish(
    "paneer-butter-masala",
    "Paneer butter masala; shahi paneer; paneer makhani; paneer tikka masala; paneer curry; kadai paneer",
    { freshCheese: 85, tomatoSauce: 80, cream: 18, butter: 9, cookedOnion: 25 },
    { per: { cup: 235, bowl: 250 } },
  ),
  dish(
    "aloo-gobi",
    "Aloo gobi; potato and cauliflower curry; aloo gobhi; gobi aloo; cauliflower curry; gobi masala",
    { potato: 80, cauliflower: 85, cookedOnion: 20, tomato: 20, oil: 8 },
    { per: { cup: 190, bowl: 220 } },
  ),
  dish(
    "pakora",
    "Pakora; onion bhaji; bhaji; pakoras; bhajiya; vegetable pakora; onion pakora; bhajis; pakoda",
    { onion: 45, riceFlour: 8, rawLentils: 24, oil: 12, water: 20 },
    { cooked: 90, per: { piece: 30, pakora: 30, bhaji: 40, item: 30 } },
  ),
  dish(
    "kheer",
    "Kheer; rice kheer; payasam; chawal ki kheer; firni; phirni",
    { milk: 230, rawRice: 18, sugar: 24, almonds: 4 },
    { cooked: 210, per: { cup: 240, bowl: 200 } },
  ),
  dish(
    "momos",
    "Momos; momo; veg momos; chicken momos; steamed momos; steamed momo",
    { flour: 45, groundPork: 18, cookedCabbage: 40, cookedOnion: 10, oil: 2, water: 20 },
    { cooked: 130, per: { piece: 25, momo: 25, item: 25 } },
  ),
];
