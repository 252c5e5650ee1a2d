import { sentence } from "./sentence.ts";

/** Dishes described by their contents, and words that mean something else in company. */
export const partSentences = [
  sentence(
    "omelette with ham, cheese and mushrooms, toast and coffee",
    "/omelet.*ham.*mushroom/ = 120-260; toast = 22-43; coffee = 200-300",
  ),
  sentence("ham, cheese and tomato toastie", "/sandwich.*ham.*tomato/ = 110-220"),
  sentence(
    "egg, bacon and cheese sandwich and an orange juice",
    "/sandwich.*bacon.*egg/ = 120-220; orange juice = 190-260",
  ),
  sentence(
    "turkey and swiss on rye, bag of chips",
    "/sandwich.*turkey, swiss/ = 120-220; potato chips = 25-60",
  ),
  sentence("smoothie with banana, spinach and almond milk", "/smoothie with/ = 250-450"),
  sentence("smoothie (banana, mango, spinach, oat milk)", "/smoothie with/ = 250-450"),
  sentence("salad with tuna, egg and olives", "/salad with.*tuna.*egg/ = 180-350"),
  sentence(
    "salad with chicken, avocado, tomatoes and feta and a glass of water",
    "/salad with.*chicken.*avocado/ = 180-350; water = 200-260",
  ),
  sentence("2 slices of ham and mushroom pizza", "/pizza with.*ham.*mushroom/ = 200-320"),
  sentence(
    "pasta with chicken, broccoli and cream sauce",
    "/pasta with.*chicken.*broccoli/ = 220-450",
  ),
  sentence("lamb bhuna and naan", "/curry with lamb/ = 200-400; /naan/ = 80-130"),
  sentence("tofu stir fry with rice noodles", "/stir fry with.*tofu/ = 200-400"),
  sentence("rum and coke and peanuts", "/spirit, soda/ = 180-350; peanuts = 25-60"),
  sentence("double gin and slimline tonic", "/spirit, club soda/ = 180-350"),
  sentence("coffee with cream", "/coffee.*half and half/ = 200-300"),
  sentence("steak pie, chips and peas", "/pie/ = 150-300; french fries = 80-190; peas = 60-180"),
  sentence("jacket potato with cheese and beans", "/jacket potato with.*beans/ = 300-460"),
  sentence(
    "porridge with banana, honey and walnuts",
    "/oats.*banana|^Oatmeal with fruit/ = 180-320; honey = 5-25; walnuts = 5-20",
  ),
  sentence("2 weetabix with semi skimmed milk", "/weetabix/ = 34-40; 2% milk = 90-200"),
  sentence(
    "2 brötchen mit butter und marmelade",
    "/rolls/ = 80-130; butter = 4-15; /marmalade/ = 10-40",
  ),
  sentence("bangers and mash with onion gravy", "/bangers/ = 300-450"),
  sentence("leftover chicken curry with rice", "/curry/ = 200-400; rice = 120-250"),
];
