import { sentence } from "./sentence.ts";

/** Whole meals as people describe them. */
export const mealSentences = [
  sentence(
    "2 eggs, a slice of toast with butter and a large latte",
    "egg = 88-130; /toast with butter/ = 25-60; /latte/ = 350-620",
  ),
  sentence(
    "for breakfast I had 2 scrambled eggs and 2 slices of wholemeal toast",
    "scrambled eggs = 100-130; whole wheat toast = 45-80",
  ),
  sentence(
    "a bowl of porridge with a banana and a cup of tea",
    "oatmeal = 160-360; banana = 100-140; tea = 200-300",
  ),
  sentence(
    "bowl of cornflakes with milk, glass of orange juice",
    "/cereal with milk/ = 100-350; orange juice = 190-260",
  ),
  sentence("black coffee and a croissant", "coffee = 200-300; croissant = 45-70"),
  sentence(
    "had a bagel with cream cheese and a coffee this morning",
    "/bagel with cream cheese/ = 100-180; coffee = 200-300",
  ),
  sentence(
    "breakfast: 40g oats, 200 ml semi skimmed milk, 1 tbsp honey",
    "oats = 40; 2% milk = 195-215; honey = 20-22",
  ),
  sentence(
    "Breakfast - greek yogurt 150g with blueberries and granola",
    "/greek yogurt/ = 150; blueberries = 30-150; granola = 25-65",
  ),
  sentence(
    "3 pancakes with maple syrup and two rashers of bacon",
    "pancake = 110-235; maple syrup = 15-60; bacon = 14-40",
  ),
  sentence(
    "this morning: two boiled eggs, half an avocado, slice of rye bread",
    "boiled egg = 95-105; avocado = 65-105; rye bread = 25-40",
  ),
  sentence(
    "avocado toast and a flat white",
    "/avocado toast/ = 60-180; /latte|flat white|cappuccino/ = 150-400",
  ),
  sentence(
    "Lunch: chicken caesar salad and a diet coke",
    "/caesar/ = 100-450; diet coke = 330-500",
  ),
  sentence(
    "for lunch a ham and cheese sandwich, a bag of crisps and an apple",
    "/ham and cheese sandwich/ = 110-220; potato chips = 25-60; apple = 150-200",
  ),
  sentence(
    "tuna sandwich, packet of crisps and a can of coke for lunch",
    "/tuna sandwich/ = 130-230; potato chips = 23-60; coke = 330-375",
  ),
  sentence(
    "lunch at 12:30: lentil soup with a bread roll",
    "/lentil soup|bean soup|lentil/ = 200-400; dinner roll = 28-60",
  ),
  sentence(
    "Jacket potato with baked beans and cheese",
    "/jacket potato with.*beans/ = 280-420; cheddar = 20-60",
  ),
  sentence(
    "I ate 200g chicken breast, 150 g rice and 100g broccoli",
    "chicken breast = 200; rice = 150; broccoli = 100",
  ),
  sentence(
    "grilled chicken breast 180g with 200g of boiled potatoes and a side salad",
    "chicken breast = 180; boiled potatoes = 200; /salad/ = 50-200",
  ),
  sentence(
    "salmon fillet with asparagus and brown rice",
    "cooked salmon = 100-200; asparagus = 50-180; brown rice = 100-220",
  ),
  sentence(
    "spaghetti bolognese and a glass of red wine",
    "/bolognese/ = 200-450; red wine = 120-200",
  ),
  sentence(
    "dinner was fish and chips with mushy peas",
    "/fish and chips/ = 300-600; /pea/ = 60-200",
  ),
  sentence(
    "steak with french fries and a beer for dinner",
    "/steak/ = 100-300; french fries = 80-190; beer = 330-480",
  ),
  sentence("2 slices of pepperoni pizza and a coke", "pepperoni pizza = 180-260; coke = 330-560"),
  sentence(
    "chicken tikka masala with pilau rice and garlic naan",
    "/tikka masala/ = 200-400; /rice/ = 130-300; /naan/ = 80-130",
  ),
  sentence(
    "2 rotis with dal and a bowl of curd",
    "/chapati/ = 60-110; /dal/ = 150-350; plain yogurt = 150-370",
  ),
  sentence("beef burrito and guacamole", "/burrito/ = 160-420; /guacamole/ = 20-120"),
  sentence("3 tacos and a margarita", "/taco/ = 200-330; /margarita/ = 150-350"),
  sentence("sushi: 6 pieces salmon nigiri, miso soup", "/nigiri/ = 130-300; /miso soup/ = 200-300"),
  sentence("pad thai, two spring rolls", "/pad thai/ = 150-500; /spring roll/ = 100-200"),
  sentence(
    "big mac, medium fries and a chocolate milkshake",
    "big mac = 205-225; french fries = 105-140; chocolate milkshake = 280-480",
  ),
  sentence("6 chicken nuggets with ketchup", "chicken nuggets = 85-120; ketchup = 10-35"),
  sentence(
    "hot dog with mustard and a bag of chips",
    "/hot ?dog|frankfurter/ = 40-115; potato chips = 25-60",
  ),
  sentence("homemade lasagne and garlic bread", "/lasagna/ = 180-400; /garlic/ = 20-110"),
  sentence(
    "roast chicken, mashed potatoes, peas and gravy",
    "roast chicken = 80-220; mashed potatoes = 100-260; peas = 60-180; beef gravy = 15-120",
  ),
  sentence(
    "Sunday dinner: roast lamb, roast potatoes, carrots, gravy",
    "roast lamb = 80-220; /potato/ = 80-260; /carrot/ = 40-160; beef gravy = 15-120",
  ),
  sentence(
    "pasta with tomato sauce and parmesan",
    "/pasta with .*marinara|pasta with tomato/ = 180-400",
  ),
  sentence("chili con carne with rice", "/chili con carne/ = 200-400; rice = 120-250"),
  sentence("an omelette with cheese and mushrooms", "/omelet.*mushroom/ = 100-250"),
  sentence("scrambled eggs on toast", "scrambled eggs = 60-130; toast = 22-60"),
  sentence("beans on toast", "/beans on toast/ = 150-400"),
  sentence(
    "macaroni and cheese with a side of broccoli",
    "/macaroni/ = 150-350; /broccoli/ = 40-180",
  ),
  sentence(
    "fish fingers, chips and beans",
    "fish sticks = 25-140; /fry|fries|french fried/ = 70-190; /beans/ = 80-260",
  ),
  sentence("cheeseburger and onion rings", "cheeseburger = 100-170; onion rings = 60-110"),
  sentence(
    "peanut butter and jelly sandwich and a glass of milk",
    "/peanut butter and jelly/ = 80-150; milk = 190-260",
  ),
  sentence(
    "rice and beans with plantain",
    "/rice and beans|black beans/ = 150-350; /plantain/ = 60-200",
  ),
  sentence("arroz con pollo and a beer", "/chicken and rice/ = 150-400; beer = 330-480"),
  sentence("gallo pinto with two fried eggs", "/rice and beans/ = 150-350; fried egg = 88-100"),
];
