import type { ExpectedMeal } from "./expected-food.ts";

/**
 * Sixty meals as people say and type them to a phone, written down on 2026-11-25 before the engine
 * was asked any: spoken without a pause, chatted, listed, by brand and size, shared, left over, in
 * two tongues at once, misspelt. Each with its foods, as a pattern of the food's name, and the grams
 * they may weigh. Their first score: 33 of 60; 46 after its misses were mended by kind. Grams never change to suit the engine; a pattern only
 * where the data calls the right food by another name.
 */
export const newcomers: readonly ExpectedMeal[] = [
  // Spoken
  [
    "two scrambled eggs a piece of toast and a glass of orange juice",
    [/^Egg.*scrambled/, 100, 130],
    [/^Bread/, 22, 45],
    [/^Orange juice/, 200, 310],
  ],
  [
    "okay so this morning i had a bowl of cheerios with milk and a banana",
    [/cheerios|cereal/i, 25, 350],
    [/^Bananas/, 100, 140],
  ],
  [
    "um i think i had like three tacos and a corona",
    [/taco/i, 200, 400],
    [/beer|corona/i, 330, 370],
  ],
  [
    "i had a turkey sandwich some chips and a diet coke for lunch",
    [/sandwich.*turkey|turkey.*sandwich/i, 120, 260],
    [/chips/i, 20, 60],
    [/diet|cola/i, 330, 380],
  ],
  [
    "just finished a chicken caesar salad and an iced tea",
    [/caesar|salad.*chicken|chicken.*salad/i, 200, 420],
    [/tea/i, 230, 500],
  ],
  [
    "add one medium apple and two tablespoons of peanut butter",
    [/^Apples/, 150, 200],
    [/^Peanut butter/, 30, 34],
  ],
  [
    "log a grande caramel macchiato and a blueberry muffin",
    [/macchiato/i, 440, 500],
    [/^Muffins?.*blueberry|blueberry muffin/i, 55, 150],
  ],
  ["had for eggs and to slices of bacon", [/^Egg/, 170, 240], [/bacon/i, 14, 40]],
  [
    "i had a half a cup of cottage cheese and a handful of blueberries",
    [/cottage/i, 100, 120],
    [/^Blueberries/, 25, 80],
  ],
  [
    "hey can you put down a protein shake and a granola bar please",
    [/protein|shake/i, 250, 420],
    [/granola/i, 20, 50],
  ],
  // Chatted
  [
    "2 eggs over easy w/ toast n butter",
    [/^Egg.*fried/, 85, 110],
    [/^Bread|toast/i, 22, 70],
    [/butter/i, 4, 15],
  ],
  [
    "big mac meal no pickles large coke zero",
    [/big mac/i, 190, 240],
    [/fries|french fried/i, 70, 180],
    [/zero|cola/i, 600, 950],
  ],
  [
    "bfast: oatmeal + blueberries + black coffee",
    [/oat/i, 150, 360],
    [/^Blueberries/, 30, 150],
    [/^Coffee/, 180, 360],
  ],
  ["lunch = leftover pizza, 2 slices", [/pizza/i, 180, 260]],
  ["omg ate a whole sleeve of oreos lol", [/oreo|cookie.*sandwich/i, 100, 190]],
  ["chipotle bowl w chicken, brown rice, black beans, guac", [/bowl|chicken/i, 300, 650]],
  [
    "snacked on some almonds & a string cheese",
    [/almond/i, 15, 45],
    [/mozzarella|string/i, 20, 35],
  ],
  ["kids leftover mac n cheese abt 1/2 cup", [/macaroni|mac/i, 85, 130]],
  [
    "pb&j and a glass of 2%",
    [/peanut butter.*jelly|sandwich.*peanut|jelly/i, 90, 170],
    [/^Milk/, 200, 310],
  ],
  [
    "coffee w/ 2 sugars & a splash of half n half",
    [/^Coffee/, 180, 360],
    [/^Sugar/, 5, 12],
    [/half and half/i, 5, 40],
  ],
  [
    "6pc nuggets and a small fry from mcdonalds",
    [/nugget/i, 85, 120],
    [/fries|french fried/i, 60, 100],
  ],
  ["1/2 pb sandwich, 10 baby carrots", [/peanut butter/i, 35, 75], [/^Carrots/, 80, 150]],
  [
    "grilled chix breast 6oz, 1c rice, broccoli",
    [/^Chicken.*breast/, 168, 172],
    [/^Rice/, 150, 200],
    [/^Broccoli/, 60, 180],
  ],
  // Listed
  [
    "- 2 eggs\n- 1 toast\n- butter (1 tsp)\n- OJ 8oz",
    [/^Egg/, 85, 115],
    [/^Bread/, 22, 45],
    [/^Butter/, 4, 6],
    [/^Orange juice/, 220, 255],
  ],
  [
    "Breakfast\n1 cup greek yogurt\n1/2 cup granola\nLunch\n1 tuna sandwich\n1 apple",
    [/yogurt/i, 200, 260],
    [/granola/i, 45, 70],
    [/tuna/i, 110, 260],
    [/^Apples/, 150, 200],
  ],
  [
    "1. chicken thighs 200g\n2. basmati rice 150g cooked\n3. salad",
    [/^Chicken.*thigh/, 199, 201],
    [/^Rice/, 149, 151],
    [/salad/i, 50, 250],
  ],
  [
    "eggs (3), bacon (2 strips), toast (1)",
    [/^Egg/, 130, 170],
    [/bacon/i, 14, 40],
    [/^Bread/, 22, 45],
  ],
  [
    "salmon 150g | quinoa 100g | asparagus 80g",
    [/salmon/i, 149, 151],
    [/^Quinoa/, 99, 101],
    [/^Asparagus/, 79, 81],
  ],
  [
    "milk 250ml / banana 1 / whey 30g",
    [/^Milk/, 245, 262],
    [/^Bananas/, 100, 140],
    [/whey|protein/i, 29, 31],
  ],
  [
    "apple; string cheese; 12 almonds",
    [/^Apples/, 150, 200],
    [/mozzarella|string/i, 20, 35],
    [/almond/i, 11, 18],
  ],
  // Brands and sizes
  ["chobani vanilla 5.3 oz and a kind bar", [/yogurt|chobani/i, 148, 152], [/kind|bar/i, 35, 55]],
  ["16 oz cold brew with oat milk", [/coffee|cold brew/i, 440, 490]],
  [
    "a 20oz coke and a king size reese's",
    [/cola/i, 560, 620],
    [/reese|peanut butter cup/i, 70, 90],
  ],
  ["footlong italian bmt", [/b\.?m\.?t|italian|sub/i, 380, 520]],
  ["two slices of costco pepperoni pizza", [/pizza/i, 200, 520]],
  [
    "tall flat white with oat milk and a butter croissant",
    [/flat white|latte|coffee/i, 330, 370],
    [/croissant/i, 45, 80],
  ],
  [
    "a can of red bull sugar free and a quest bar",
    [/red bull|energy/i, 240, 370],
    [/quest|protein bar/i, 55, 65],
  ],
  ["pint of guinness and a bag of crisps", [/guinness|stout|beer/i, 450, 590], [/chips/i, 25, 60]],
  [
    "1 scoop optimum nutrition whey in 300ml almond milk",
    [/whey|protein/i, 25, 36],
    [/almond/i, 290, 315],
  ],
  ["skipped breakfast today"],
  // Halves, shares and what was left
  ["half of a chicken burrito", [/burrito/i, 90, 250]],
  ["split a margherita pizza with my girlfriend", [/pizza/i, 160, 480]],
  ["shared a large popcorn with two friends at the movies", [/popcorn/i, 30, 75]],
  [
    "half my wife's burger and a few of her fries",
    [/burger/i, 50, 150],
    [/fries|french fried/i, 10, 60],
  ],
  ["ate 3/4 of a bagel with cream cheese", [/bagel/i, 70, 110]],
  [
    "finished the rest of my son's grilled cheese",
    [/grilled.*cheese|cheese.*grilled|sandwich.*cheese/i, 40, 160],
  ],
  [
    "only ate half of my steak and all of the mashed potatoes",
    [/beef|steak/i, 60, 180],
    [/potato/i, 100, 270],
  ],
  ["a quarter of a rotisserie chicken", [/chicken/i, 130, 330]],
  // Two tongues at once
  [
    "zwei Scheiben Vollkornbrot mit Philadelphia und ein Glas O-Saft",
    [/^Bread.*(?:whole|rye)/, 50, 120],
    [/cream/i, 10, 60],
    [/^Orange juice/, 180, 320],
  ],
  [
    "un bol de Kellogg's Special K avec du lait demi-écrémé",
    [/special k|cereal/i, 25, 60],
    [/^Milk/, 60, 250],
  ],
  [
    "una hamburguesa Big Mac y unas papas medianas con coca cola zero",
    [/big mac/i, 190, 240],
    [/fries|french fried/i, 90, 150],
    [/zero|cola/i, 230, 520],
  ],
  [
    "due fette di pane con Nutella e un cappuccino",
    [/^Bread/, 40, 100],
    [/chocolate|hazelnut|nutella/i, 10, 60],
    [/cappuccino/i, 150, 400],
  ],
  [
    "um copo de leite com Nescau e um pão de queijo",
    [/^Milk/, 180, 320],
    [/chocolate|cocoa/i, 5, 40],
    [/cheese/i, 15, 110],
  ],
  ["ein Snickers und ein Starbucks Latte grande", [/snickers/i, 45, 60], [/latte/i, 440, 500]],
  // Misspelt
  ["kwinoa sallad with chikpeas and fetta", [/quinoa|salad/i, 100, 400]],
  ["brocolli and chedder soup with a roll", [/broccoli|soup/i, 200, 480], [/roll/i, 25, 80]],
  ["avacado tost and a capuccino", [/avocado|toast/i, 60, 200], [/cappuccino/i, 150, 400]],
  ["spagetti bolognaise and garlic bred", [/spaghetti|pasta/i, 200, 500], [/garlic/i, 20, 120]],
  // What wasn't eaten
  [
    "nothing for breakfast, just coffee. lunch was ramen",
    [/^Coffee/, 180, 360],
    [/ramen|noodle/i, 60, 700],
  ],
  ["skipped lunch, had 2 rice cakes with hummus instead", [/rice/i, 15, 22], [/hummus/i, 15, 70]],
];
