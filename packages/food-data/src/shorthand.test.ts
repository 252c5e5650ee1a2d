import { describe, expect, test } from "vitest";
import { asked, foods, kcal } from "./told-fixture.ts";

/** How recipes, other apps and voices put it, none of which is how a meal is told. */

describe("what is shortened is read in full", () => {
  test.each([
    ["2 tbsp. peanut butter", ["2 tablespoons: peanut butter"]],
    ["8 oz. chicken and 8 fl. oz. milk", ["8 ounces: chicken", "8 fluid ounces: milk"]],
    ["a diet dr. pepper", ["1: diet dr pepper"]],
    ["Eggs - Fried, 2 large", ["2 large: fried eggs"]],
    ["2 serving(s) Oatmeal", ["2 servings: oatmeal"]],
    ["2T butter, 1 t. sugar", ["2 tablespoons: butter", "1 teaspoon: sugar"]],
    ["toast*2", ["2: toast"]],
    ["1 med. banana and 1 pkt. crisps", ["1 medium: banana", "1 packet: crisps"]],
    ["egg (boiled) 2 nos", ["2: boiled egg"]],
    ["2 no. eggs", ["2: eggs"]],
    ["1 and 1/2 cups rice", ["1.5 cups: rice"]],
    ["1 (12 oz) can coke", ["12 ounces: coke"]],
    ["20g/2tbsp peanut butter", ["20 grams: peanut butter"]],
    ["✅ 2 eggs ✅ toast", ["2: eggs", "1 serving: toast"]],
    ["**Breakfast** 2 eggs", ["2: eggs"]],
    ["7:30 oatmeal, 1pm: chicken 150 g", ["1 serving: oatmeal", "150 g: chicken"]],
    ["Chicken, breast, raw - 150 g", ["150 grams: raw chicken breast"]],
    ["oats 50g (dry weight)", ["50 g: oats dry"]],
    ["1.50 l milk", ["1.5 liters: milk"]],
    ["1 tsp. each of sugar and cinnamon", ["1 teaspoon: sugar", "1 teaspoon: cinnamon"]],
    ["pasta 200 g. Rice 100 g.", ["200 g: pasta", "100 g: Rice"]],
    ["Oatmeal - 1 cup cooked", ["1 cup: Oatmeal cooked"]],
    ["Avocado - 0.5 fruit", ["0.5: Avocado"]],
    ["eggs (2 large), toast (1 slice)", ["2 large: eggs", "1 slice: toast"]],
    ["banana - 1 small\nalmonds: a handful", ["1 small: banana", "1 handful: almonds"]],
    ["banana (1 large) and milk", ["1 large: banana", "1 serving: milk"]],
    ["2 bananas (large)", ["2 large: bananas"]],
    ["yum yum sauce 2 tbsp", ["2 tablespoons: yum yum sauce"]],
    ['Banana, 1 medium (7" to 7-7/8" long)', ["1 medium: banana"]],
    ['6" meatball marinara', ["6 inch: meatball marinara"]],
    ["AG1 one scoop", ["1 scoop: AG1"]],
    ["Lunch 12:30 - ham sandwich, apple", ["1 sandwich: ham sandwich", "1: apple"]],
    ["hey siri log two boiled eggs", ["2: boiled eggs"]],
    ["80g dry pasta with pesto", ["80 grams: dry pasta", "3 tbsp: pesto"]],
    ["double vodka diet coke", ["1 serving: double vodka diet coke"]],
    ["kfc 2 piece meal", ["2 pieces: kfc chicken"]],
    ["frozen pizza half", ["0.5: frozen pizza"]],
    ["2 eggs,3 toasts", ["2: eggs", "3: toasts"]],
    ["100g rice,200g chicken", ["100 grams: rice", "200 grams: chicken"]],
    ["2 eggs، toast", ["2: eggs", "1 serving: toast"]],
    ["2 eggs&toast", ["2: eggs", "1 serving: toast"]],
    ["1,5 cups of rice", ["1.5 cups: rice"]],
    ["m&ms 45g", ["45 g: m&ms"]],
    ["٢ eggs", ["2: eggs"]],
    ["a lot of rice and so many olives", ["1 1/4 cups: rice", "30 g: olives"]],
    ["lrg fries", ["1 large: fries"]],
    ["tea wid milk", ["1 serving: tea with milk"]],
    ["protein shake 2 scoops in water", ["2 scoops: protein powder"]],
    ["cheese scone heaps of butter", ["1 serving: cheese scone", "2 tsp: butter"]],
    ["agege bread 3 thick slices", ["3 large slices: agege bread"]],
    ["pepperoni pizza (medium, classic crust)", ["1 serving: pepperoni pizza"]],
    ["taco bell 2 bean burritos", ["2: taco bell bean burritos"]],
    ["2 weetabix semi skimmed milk", ["2: weetabix", "1/2 cup: semi skimmed milk"]],
    ["scone jam and cream", ["1: scone", "1 tsp: jam", "2 tbsp: cream"]],
    ["half a chip shop chips", ["0.5: chip shop chips"]],
    ["tea, milk, 2 sugars", ["1 serving: tea with milk", "2: sugars"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("of what was made or ordered, the share that was eaten", () => {
  test.each([
    ["made a batch of 12 muffins, ate 2", ["2: muffins"]],
    ["1 of 6 slices of banana bread", ["1 slice: banana bread"]],
    ["lean mince 500g between 4, I had one portion", ["125 g: lean mince"]],
    [
      "Serves 4: 400 g pasta, 200 g tomato sauce, 100 g parmesan. I had one portion",
      ["100 grams: pasta", "50 grams: marinara sauce", "25 grams: parmesan"],
    ],
    ["200 g rice, 100 g beans. I ate half of it", ["100 grams: rice", "50 grams: beans"]],
    // What was eaten of the last thing only.
    ["2 eggs and toast, had half an apple", ["2: eggs", "1 serving: toast", "0.5: apple"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("kcal that were said are how much it was", () => {
  test.each([
    ["a 250 calorie muffin", 250],
    ["protein bar (200 cal)", 200],
    ["chicken salad 450 kcal", 450],
    ["about 600 calories of pasta", 600],
    ["grande latte 190 cal", 190],
    ["Greek yogurt - 120 kcal, granola - 200 kcal", 320],
    ["300 calories of chips and a 150 calorie soda", 450],
  ])("%s", (text, said) => {
    expect(kcal(text)).toBeCloseTo(said, 0);
  });

  test.each([
    ["2 eggs (140 kcal)", ["2: eggs"]],
    ["rice 200g 260 kcal", ["200 g: rice"]],
    ["a 100 calorie pack of almonds", ["1: 100 calorie pack almonds"]],
    ["coke zero (10 cal)", ["1 serving: coke zero"]],
  ])("but not beside another amount, in a name, or of nothing: %s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
    expect(foods(text)).toHaveLength(expected.length);
  });

  test.each(["ate 1800 calories today", "lunch was 600 calories"])("%s is no food", (text) => {
    expect(asked(text)).toEqual([]);
  });
});

describe("what was thought better of isn't counted", () => {
  test.each([
    ["had 2, actually 3 slices of pizza", ["3 slices: pizza"]],
    ["I was going to have a burger but had a salad instead", ["1: salad"]],
    ["only water today", ["1 serving: water"]],
    ["coffee with milk and 2 sugars", ["1 serving: coffee with milk", "2: sugars"]],
    ["three bean salad", ["1 serving: bean salad"]],
    ["5 guys cheeseburger", ["1 serving: 5 guys cheeseburger"]],
    ["an entire sleeve of oreos", ["1 sleeve: oreos"]],
    ["apple 1 pc 150g", ["150 g: apple"]],
    ["milk 1 glass 200 ml", ["200 ml: milk"]],
    ["wetherspoons fish and chips", ["1 serving: fish and chips"]],
    ["around eleven a croissant and an orange juice", ["1: croissant", "1: orange juice"]],
    ["one brownie from a tray of 16", ["1: brownie"]],
    [
      "idli 3 sambar 1 bowl coconut chutney 2 tbsp",
      ["3: idli", "1 bowl: sambar", "2 tablespoons: coconut chutney"],
    ],
    ["½ cup oats (150)\n1 banana (105)", ["0.5 cup: oats", "1: banana"]],
    ["Cadburys dairy milk 45g bar", ["45 g: Cadburys dairy milk"]],
    ["chx breast 6oz ckd, 1c rice", ["6 oz: chicken breast cooked", "1 cup: rice"]],
    ["pears 2 small", ["2 small: pears"]],
    ["1 large egg, hard boiled", ["1 large: hard boiled egg"]],
    ["edamame 1 cup shelled", ["1 cup: edamame shelled"]],
    ["overnight oats 50g oats 150g skyr", ["50 grams: oats", "150 grams: skyr"]],
    ["Sat\n2 eggs\nnothing for lunch", ["2: eggs"]],
    ["ham cheese tomato sandwich", ["1 sandwich: ham cheese tomato sandwich"]],
    ["chicken breast200g rice150g", ["200 g: chicken breast", "150 g: rice"]],
    ["grits with cheese 1 cup", ["1 cup: grits with cheese"]],
    ["100g dry penne", ["100 grams: dry penne"]],
    ["40 g raw almonds", ["40 grams: raw almonds"]],
    ["6 egg whites 2 whole eggs", ["6: egg whites", "2: whole eggs"]],
    ["big mac no sauce", ["1: big mac no sauce"]],
    ["watermelon big slice", ["1 big slice: watermelon"]],
    ["tesco chicken and bacon sandwich", ["1 sandwich: tesco chicken and bacon sandwich"]],
    ["five guys little cheeseburger", ["1 serving: five guys little cheeseburger"]],
    ["barramundi 180 g with 200 g chips", ["180 g: barramundi", "200 grams: french fries"]],
    ["1 katori dal", ["1 katori: dal"]],
    ["ramen with an egg", ["1 serving: ramen", "1: egg"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("a bare row of foods is each of them, if one is a dish", () => {
  test.each([
    ["samosa chai", ["1 serving: samosa", "1 serving: chai"]],
    ["dosa sambar", ["1 serving: dosa", "1 serving: sambar"]],
    ["quesadilla sour cream", ["1 serving: quesadilla", "1 serving: sour cream"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each(["oat latte", "pasta pesto", "mushroom cream sauce", "curry lentils"])(
    "but %s is one food",
    (text) => {
      expect(asked(text)).toHaveLength(1);
    },
  );
});
