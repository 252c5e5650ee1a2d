/**
 * A hundred meals as people describe them, written down on 2026-11-22 before the sentence reader
 * was rewritten, from our own meals and kitchens and none of the benchmark's tables. Each lists
 * what was eaten in grams, with kcal per 100 g from a food table, so that its energy is known
 * without asking the engine. Never change them to suit it.
 *
 * Their first score, before that rewrite: told 18 of 50, weighed 34 of 50.
 */
export interface ToldMeal {
  text: string;
  /** Whether amounts are weighed ("180 g") or described ("a bowl"). */
  weighed: boolean;
  kcal: number;
}

/** "scrambled eggs 122 x 149; rye toast 32 x 284": grams and kcal per 100 g. */
function meal(weighed: boolean, text: string, foods: string): ToldMeal {
  const kcal = foods.split("; ").reduce((sum, food) => {
    const [, grams = "", per100g = ""] = / ([\d.]+) x ([\d.]+)$/.exec(food) ?? [];
    if (per100g === "") throw new Error(`No grams in "${food}".`);
    return sum + (Number(grams) * Number(per100g)) / 100;
  }, 0);
  return { text, weighed, kcal };
}
const told = (text: string, foods: string) => meal(false, text, foods);
const weighed = (text: string, foods: string) => meal(true, text, foods);

export const hundredMeals: readonly ToldMeal[] = [
  told(
    "I started the day with two scrambled eggs, a slice of rye toast and a mug of black coffee.",
    "scrambled eggs 122 x 149; rye toast 29 x 284; coffee 300 x 1",
  ),
  told(
    "For lunch I grabbed a ham and cheese sandwich with a small bag of potato chips and washed it down with a can of cola.",
    "ham and cheese sandwich 146 x 241; chips 28 x 536; cola 368 x 41",
  ),
  told(
    "Had a big bowl of chicken noodle soup with a few saltine crackers on the side.",
    "chicken noodle soup 450 x 36; saltines 9 x 421",
  ),
  told(
    "After the gym I treated myself to a banana and a scoop of whey protein shaken up in water.",
    "banana 118 x 89; whey powder 30 x 400",
  ),
  told(
    "Dinner tonight was a grilled chicken breast paired with a cup of white rice and some steamed broccoli.",
    "chicken breast 172 x 165; rice 158 x 130; broccoli 85 x 35",
  ),
  told(
    "My husband and I ordered a cheese pizza and I ate three slices of it in front of the TV.",
    "cheese pizza 321 x 266",
  ),
  told(
    "A bowl of oatmeal topped with a sliced banana and a drizzle of honey kept me going until noon.",
    "oatmeal 234 x 71; banana 118 x 89; honey 7 x 304",
  ),
  told(
    "We shared a large portion of nachos with two friends at the cinema, about a third was mine: roughly 20 tortilla chips.",
    "tortilla chips 50 x 489",
  ),
  told(
    "Snacked on a handful of almonds and a medium apple while waiting for the bus.",
    "almonds 30 x 579; apple 182 x 52",
  ),
  told(
    "For breakfast this morning I enjoyed a glass of orange juice along with two pancakes with maple syrup.",
    "orange juice 248 x 45; pancakes 80 x 227; maple syrup 40 x 260",
  ),
  told(
    "I had a tuna salad sandwich on whole wheat, no chips, and a glass of skim milk.",
    "tuna salad sandwich 170 x 210; skim milk 245 x 34",
  ),
  told(
    "Just a large latte and a blueberry muffin on my way to work.",
    "latte 480 x 54; blueberry muffin 113 x 377",
  ),
  told(
    "Spaghetti bolognese, a big plate of it, sprinkled with a spoonful of parmesan, accompanied by a glass of red wine.",
    "spaghetti bolognese 400 x 135; parmesan 5 x 431; red wine 148 x 85",
  ),
  told(
    "For dessert my mother served a slice of apple pie with a scoop of vanilla ice cream.",
    "apple pie 125 x 237; ice cream 66 x 207",
  ),
  told(
    "I nibbled on a cup of baby carrots with two tablespoons of hummus.",
    "baby carrots 130 x 35; hummus 30 x 166",
  ),
  told(
    "Quick lunch at my desk: a cup of tomato soup and half a grilled cheese sandwich.",
    "tomato soup 244 x 30; grilled cheese 60 x 350",
  ),
  told(
    "Two slices of wholemeal toast with peanut butter, plus a cup of tea with a splash of milk.",
    "whole wheat toast 56 x 260; peanut butter 32 x 588; tea 240 x 1; milk 15 x 61",
  ),
  told(
    "It was a lazy Sunday, so brunch was a bagel with cream cheese and smoked salmon.",
    "bagel 105 x 257; cream cheese 30 x 350; smoked salmon 57 x 117",
  ),
  told(
    "I polished off the rest of the lasagna, about one piece, and a side salad with vinaigrette.",
    "lasagna 227 x 140; side salad 100 x 17; vinaigrette 15 x 290",
  ),
  told(
    "For supper we had fish and chips from the shop round the corner with mushy peas.",
    "fish and chips 400 x 235; mushy peas 80 x 85",
  ),
  told(
    "A cup of plain Greek yogurt with a handful of blueberries and a tablespoon of granola.",
    "greek yogurt 245 x 73; blueberries 40 x 57; granola 8 x 471",
  ),
  told(
    "In the evening I had a cheeseburger with medium fries instead of the salad I had planned.",
    "cheeseburger 120 x 263; fries 117 x 312",
  ),
  told(
    "She made me a ham omelette with two eggs, and I had a slice of white bread with it.",
    "ham omelette 150 x 165; white bread 28 x 266",
  ),
  told(
    "Grabbed a chicken caesar wrap and a bottle of water at the station.",
    "chicken caesar wrap 230 x 220",
  ),
  told(
    "Late-night snack: three chocolate chip cookies dunked in a glass of whole milk.",
    "cookies 48 x 480; milk 244 x 61",
  ),
  told(
    "I ate a bowl of corn flakes with a cup of 2% milk and half a grapefruit.",
    "corn flakes 28 x 357; milk 244 x 50; grapefruit 118 x 42",
  ),
  told(
    "At the barbecue I put away two hot dogs in buns with ketchup and mustard and one beer.",
    "hot dogs 196 x 270; ketchup 15 x 101; mustard 5 x 60; beer 356 x 43",
  ),
  told(
    "A big spinach salad with a boiled egg, half an avocado and a tablespoon of olive oil.",
    "spinach 60 x 23; egg 50 x 155; avocado 100 x 160; olive oil 13.5 x 884",
  ),
  told(
    "Took leftovers to work: a cup of beef chili with a square of cornbread.",
    "chili 250 x 105; cornbread 60 x 330",
  ),
  told(
    "For my afternoon break there was a cup of green tea and two rice cakes with almond butter.",
    "rice cakes 18 x 387; almond butter 32 x 614",
  ),
  told(
    "Six pieces of salmon nigiri and a bowl of miso soup, no dessert.",
    "salmon nigiri 180 x 160; miso soup 240 x 35",
  ),
  told(
    "I feasted on a medium baked potato loaded with sour cream and a little bacon.",
    "baked potato 173 x 93; sour cream 24 x 198; bacon 8 x 541",
  ),
  told(
    "Breakfast was a smoothie made with a banana, a cup of strawberries and a cup of almond milk.",
    "banana 118 x 89; strawberries 152 x 32; almond milk 240 x 15",
  ),
  told(
    "My son couldn't finish his chicken nuggets so I ate four of them, together with a few of his fries.",
    "chicken nuggets 64 x 296; fries 15 x 312",
  ),
  told(
    "Chicken curry with a cup of basmati rice and one naan for dinner, yum!",
    "chicken curry 240 x 120; rice 158 x 125; naan 90 x 290",
  ),
  told(
    "I sipped a large hot chocolate with whipped cream at the Christmas market.",
    "hot chocolate 480 x 77; whipped cream 15 x 257",
  ),
  told(
    "One peach, a string cheese and ten whole wheat crackers kept the hunger away.",
    "peach 150 x 39; mozzarella 28 x 295; crackers 45 x 430",
  ),
  told(
    "We went out for Mexican and I had two beef tacos, a side of refried beans and a margarita.",
    "beef tacos 200 x 226; refried beans 120 x 90; margarita 240 x 115",
  ),
  told(
    "A turkey sandwich with lettuce and tomato on rye, accompanied by a dill pickle and an iced tea without sugar.",
    "turkey sandwich 200 x 160; dill pickle 65 x 12; iced tea 350 x 1",
  ),
  told(
    "For breakfast I had a croissant with butter and jam, and a cappuccino.",
    "croissant 57 x 406; butter 5 x 717; jam 20 x 278; cappuccino 240 x 40",
  ),
  told(
    "I boiled myself two cups of pasta and stirred in half a cup of marinara sauce.",
    "pasta 280 x 158; marinara 125 x 50",
  ),
  told(
    "Roast beef with mashed potatoes and gravy at grandma's, plus green beans.",
    "roast beef 85 x 230; mashed potatoes 210 x 106; gravy 60 x 53; green beans 85 x 35",
  ),
  told(
    "Had 2 fried eggs, 3 strips of bacon and a cup of hash browns at the diner.",
    "fried eggs 92 x 196; bacon 24 x 541; hash browns 156 x 265",
  ),
  told(
    "i had rice and beans for lunch, about a cup of each, and a glass of water",
    "rice 158 x 130; beans 172 x 132",
  ),
  told(
    "Nothing fancy: a peanut butter and jelly sandwich and a carton of chocolate milk.",
    "pbj 100 x 350; chocolate milk 250 x 83",
  ),
  told("Four squares of dark chocolate with my evening tea.", "dark chocolate 40 x 579"),
  told(
    "I made a stir-fry of a cup of tofu with mixed vegetables and served it over a cup of brown rice.",
    "tofu 250 x 80; mixed vegetables 90 x 45; oil 7 x 884; brown rice 195 x 112",
  ),
  told(
    "Half of a large pepperoni pizza and a pint of lager, I regret nothing.",
    "pepperoni pizza 440 x 280; lager 473 x 43",
  ),
  told(
    "Picked at a bowl of grapes, about a cup, and a couple of slices of cheddar.",
    "grapes 151 x 69; cheddar 56 x 403",
  ),
  told(
    "On the train I ate a tuna baguette and finished with a packet of crisps.",
    "tuna baguette 220 x 240; crisps 28 x 536",
  ),
  weighed(
    "Lunch was 150g of grilled chicken breast with 200g of boiled potatoes and 100g of green beans.",
    "chicken breast 150 x 165; potatoes 200 x 87; green beans 100 x 35",
  ),
  weighed(
    "40g oats, 200ml semi skimmed milk, 10g honey",
    "oats 40 x 389; milk 206 x 50; honey 10 x 304",
  ),
  weighed(
    "I weighed out 85g of dry spaghetti and had it with 120g tomato sauce and 20g of parmesan.",
    "dry spaghetti 85 x 371; tomato sauce 120 x 45; parmesan 20 x 431",
  ),
  weighed("pasta 200g tuna 80g sweetcorn 50g", "pasta 200 x 158; tuna 80 x 116; sweetcorn 50 x 86"),
  weighed(
    "300g chicken breast 200g rice 1 tbsp olive oil",
    "chicken 300 x 165; rice 200 x 130; oil 13.5 x 884",
  ),
  weighed(
    "For dinner I had a 180g salmon fillet, baked, alongside 150g of roasted sweet potato and 80g asparagus.",
    "salmon 180 x 206; sweet potato 150 x 90; asparagus 80 x 22",
  ),
  weighed(
    "Greek yogurt 170g, blueberries 60g, walnuts 15g",
    "greek yogurt 170 x 73; blueberries 60 x 57; walnuts 15 x 654",
  ),
  weighed(
    "200 grams of pasta 80 grams of tuna and 30 grams of mayonnaise",
    "pasta 200 x 158; tuna 80 x 116; mayonnaise 30 x 680",
  ),
  weighed(
    "chicken thighs, skinless, boneless, cooked 160g with 180g cooked rice",
    "chicken thigh 160 x 209; rice 180 x 130",
  ),
  weighed("250 ml orange juice and a 60 g croissant", "orange juice 260 x 45; croissant 60 x 406"),
  weighed(
    "A 330ml can of cola accompanied by a 150g serving of french fries",
    "cola 343 x 41; fries 150 x 312",
  ),
  weighed(
    "100 g cottage cheese, 150 g cucumber, 2 slices (60 g) rye bread",
    "cottage cheese 100 x 98; cucumber 150 x 15; rye bread 60 x 259",
  ),
  weighed(
    "steak 225g raw, grilled, with 100g mushrooms and 10g butter",
    "steak 225 x 180; mushrooms 100 x 22; butter 10 x 717",
  ),
  weighed(
    "For lunch: 130g cooked quinoa, 100g chickpeas (drained), 50g feta and 10 ml olive oil",
    "quinoa 130 x 120; chickpeas 100 x 139; feta 50 x 264; olive oil 9.2 x 884",
  ),
  weighed(
    "I drank a 500 ml bottle of whole milk and ate 45g of almonds",
    "milk 515 x 61; almonds 45 x 579",
  ),
  weighed(
    "2 eggs (100g), 30g cheddar, 5g butter",
    "egg 100 x 143; cheddar 30 x 403; butter 5 x 717",
  ),
  weighed("Banana 120g + peanut butter 20g", "banana 120 x 89; peanut butter 20 x 588"),
  weighed(
    "my evening meal consisted of 140g of lean ground beef, 75g of dry basmati rice and 120g of broccoli",
    "ground beef 140 x 215; dry rice 75 x 360; broccoli 120 x 34",
  ),
  weighed(
    "350 g tomato soup, 40 g sourdough bread, 10 g butter",
    "tomato soup 350 x 35; sourdough 40 x 260; butter 10 x 717",
  ),
  weighed("70g of granola with 180g low fat yogurt", "granola 70 x 471; low fat yogurt 180 x 63"),
  weighed(
    "apple 180g\ncheddar 40g\ncrackers 30g",
    "apple 180 x 52; cheddar 40 x 403; crackers 30 x 450",
  ),
  weighed(
    "- 500 g potatoes, boiled\n- 150 g cod, steamed\n- 20 g butter",
    "potatoes 500 x 87; cod 150 x 95; butter 20 x 717",
  ),
  weighed(
    "For breakfast, I had 60g of corn flakes along with 200g of skim milk.",
    "corn flakes 60 x 357; skim milk 200 x 34",
  ),
  weighed(
    "I enjoyed 110g of avocado spread over 70g of toasted whole wheat bread with a 50g poached egg on top.",
    "avocado 110 x 160; toast 70 x 270; egg 50 x 143",
  ),
  weighed("28g dark chocolate and 240 g black coffee", "dark chocolate 28 x 579; coffee 240 x 1"),
  weighed(
    "shrimp 120g, cooked; egg noodles 180g, cooked; soy sauce 15g",
    "shrimp 120 x 99; egg noodles 180 x 138; soy sauce 15 x 53",
  ),
  weighed(
    "A plate with 100g ham, 60g brie, 80g grapes and 50g of baguette.",
    "ham 100 x 145; brie 60 x 334; grapes 80 x 69; baguette 50 x 270",
  ),
  weighed(
    "1.5 dl milk, 30 g muesli and half a banana (60 g)",
    "milk 154 x 61; muesli 30 x 370; banana 60 x 89",
  ),
  weighed("0,5 l beer with 100 g of salted peanuts", "beer 503 x 43; peanuts 100 x 585"),
  weighed(
    "4 oz turkey breast, 1 oz swiss cheese, 2 oz whole wheat bread",
    "turkey 113 x 135; swiss 28 x 390; bread 57 x 252",
  ),
  weighed(
    "6 oz grilled salmon with 5 oz roasted brussels sprouts and 4 oz brown rice",
    "salmon 170 x 206; brussels sprouts 142 x 43; brown rice 113 x 112",
  ),
  weighed("8 fl oz apple juice and 1.5 oz raisins", "apple juice 248 x 46; raisins 42.5 x 299"),
  weighed(
    "half a pound of strawberries with 2 oz of whipped cream",
    "strawberries 227 x 32; whipped cream 57 x 257",
  ),
  weighed(
    "150g tofu stir fried in 10g sesame oil, 200g pak choi and 60g dry rice noodles",
    "tofu 150 x 90; sesame oil 10 x 884; pak choi 200 x 13; dry rice noodles 60 x 364",
  ),
  weighed(
    "Protein shake: 30 g whey, 300 ml skim milk, 100 g frozen berries",
    "whey 30 x 400; skim milk 309 x 34; berries 100 x 50",
  ),
  weighed(
    "I ate a 250g portion of vegetable lasagna followed by a 90g bowl of chocolate ice cream",
    "vegetable lasagna 250 x 120; ice cream 90 x 216",
  ),
  weighed(
    "lentils (cooked) 200g, carrots 80g, 1 tsp olive oil, no salt",
    "lentils 200 x 116; carrots 80 x 41; olive oil 4.5 x 884",
  ),
  weighed(
    "125g mozzarella, 150g tomatoes, 10g basil pesto",
    "mozzarella 125 x 280; tomatoes 150 x 18; pesto 10 x 450",
  ),
  weighed(
    "80 g pancakes with 20 g maple syrup and a 200 g glass of milk",
    "pancakes 80 x 227; maple syrup 20 x 260; milk 200 x 61",
  ),
  weighed(
    "65g pork sausage, 50g baked beans, 46g fried egg, 30g toast",
    "sausage 65 x 325; baked beans 50 x 94; fried egg 46 x 196; toast 30 x 290",
  ),
  weighed(
    "at noon: chili con carne 300g with 150g white rice, without cheese",
    "chili 300 x 105; rice 150 x 130",
  ),
  weighed(
    "170 g of canned tuna in water, drained, mixed with 25 g light mayonnaise on 50 g of white bread",
    "tuna 170 x 116; light mayo 25 x 300; bread 50 x 266",
  ),
  weighed("2 cups (280g) cooked penne with 90g pesto chicken", "penne 280 x 158; chicken 90 x 200"),
  weighed(
    "For a snack I had 30g of popcorn and a 355ml diet coke",
    "popcorn 30 x 420; diet coke 355 x 0",
  ),
  weighed(
    "Beef stew 400 g, dinner roll 35 g, butter 7 g",
    "beef stew 400 x 90; roll 35 x 300; butter 7 x 717",
  ),
  weighed("1 cup milk, whole, and 1 cup (28 g) of cheerios", "milk 244 x 61; cheerios 28 x 372"),
  weighed(
    "cooked porridge 250g topped with 15g chopped walnuts and 50g of raspberries",
    "porridge 250 x 71; walnuts 15 x 654; raspberries 50 x 52",
  ),
  weighed(
    "100g hummus, 60g pita bread, 100g red pepper sticks",
    "hummus 100 x 170; pita 60 x 275; red pepper 100 x 31",
  ),
  weighed(
    "A mug with 250g of tomato juice beside 120g of scrambled eggs and 25 grams of crispy bacon",
    "tomato juice 250 x 17; scrambled eggs 120 x 149; bacon 25 x 541",
  ),
  weighed(
    "90 g smoked salmon, 40 g cream cheese on a 95 g bagel",
    "smoked salmon 90 x 117; cream cheese 40 x 350; bagel 95 x 257",
  ),
];
