import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("which food it is may stand behind its amount", () => {
  test.each([
    ["rice 1 cup brown", "1 cup brown rice"],
    ["bread 2 slices wholemeal", "2 slices wholemeal bread"],
    ["milk 200ml semi skimmed", "200ml semi skimmed milk"],
    ["milk 250ml 2%", "250ml 2% milk"],
    ["pasta 80g dry whole wheat", "80g dry whole wheat pasta"],
    ["potatoes 300g mashed", "300g mashed potatoes"],
    ["potato 1 medium sweet", "1 medium sweet potato"],
    ["tomatoes 10 cherry", "10 cherry tomatoes"],
    ["steak 8oz ribeye, baked potato", "8oz ribeye steak, baked potato"],
    ["oil 1 tbsp olive", "1 tbsp olive oil"],
    ["juice 250ml apple", "250ml apple juice"],
    ["tea 1 cup green", "1 cup green tea"],
    ["coffee 1 mug instant with milk", "1 mug instant coffee with milk"],
    ["ice cream 2 scoops vanilla", "2 scoops vanilla ice cream"],
    ["pizza 2 slices pepperoni", "2 slices pepperoni pizza"],
    ["beer 1 pint lager", "1 pint lager"],
    ["cheese 30g (cheddar)", "30g cheddar cheese"],
    ["figs 1 cup dried", "1 cup dried figs"],
    ["milk 1 cup almond", "1 cup almond milk"],
    ["gravy 1/4 cup turkey", "1/4 cup turkey gravy"],
    ["crackers 6 ritz", "6 ritz crackers"],
    ["cereal 1 bowl cheerios", "1 bowl cheerios"],
    ["tuna 1 tin in brine", "1 tin tuna in brine"],
    ["beans 1/2 tin baked", "1/2 tin baked beans"],
    ["eggs 2 scrambled and toast", "2 scrambled eggs and toast"],
    ["salt and vinegar crisps 1 bag", "1 bag salt and vinegar crisps"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["rice 1 cup dal", 2],
    ["coffee 1 cup milk", 2],
    ["steak 2 fried eggs", 2],
    ["rice 100g chicken 150g", 2],
    ["oats 40g milk 200ml banana 1", 3],
  ])("%s are %i foods", (said, count) => {
    expect(read(said)).toHaveLength(count);
  });
});

describe("an amount at the end", () => {
  test.each([
    ["gnocchi with pesto 250g", "250g gnocchi with pesto"],
    ["churros with chocolate (3)", "3 churros with chocolate"],
    ["toast with butter 10g", "toast with 10g butter"],
    ["toast with peanut butter 1 tbsp", "toast with 1 tbsp peanut butter"],
    ["oatmeal with honey 1 tsp and banana", "oatmeal with 1 tsp honey and banana"],
    ["chicken curry with white rice 1 cup", "chicken curry with 1 cup white rice"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});

describe("eggs are counted in an omelette", () => {
  const omelette = (grams: number) => [`Egg, whole, cooked, omelet ${grams}`];
  test.each([
    ["omelette", 122],
    ["an omelette", 122],
    ["2 egg omelette", 122],
    ["a 2-egg omelette", 122],
    ["3 egg omelette", 183],
    ["omelette 3 eggs", 183],
    ["omelette, 3 eggs", 183],
    ["omelette (3 eggs)", 183],
    ["2 omelettes", 244],
  ])("%s", (said, grams) => {
    expect(read(said)).toEqual(omelette(grams));
  });

  test.each([
    ["ham and cheese omelette, 3 eggs", "1.5 ham and cheese omelette"],
    ["3-egg cheese omelette", "1.5 cheese omelette"],
    ["scrambled eggs, 3 eggs", "3 scrambled eggs"],
    ["scrambled eggs (3 eggs)", "3 scrambled eggs"],
    ["3 egg scramble", "3 scrambled eggs"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("so are whites", () => {
    expect(read("5 egg white omelette")).toEqual(["Omelet with egg white, oil 175"]);
  });
});

describe("several of a dish that two things are in", () => {
  test.each([
    ["ham and cheese omelette", "2 ham and cheese omelettes"],
    ["chicken and bacon wrap", "2 chicken and bacon wraps"],
    ["ham and cheese bagel", "2 ham and cheese bagels"],
    ["ham croissant", "2 ham croissants"],
    ["tuna ciabatta", "2 tuna ciabattas"],
  ])("%s", (one, two) => {
    const [single] = read(`1 ${one}`);
    const grams = Number(single?.split(" ").at(-1));
    expect(read(two)).toEqual([single?.replace(/\d+$/, String(2 * grams))]);
  });

  test("but eggs beside one are beside it", () => {
    expect(read("2 sausages and egg sandwich")).toHaveLength(2);
  });
});

describe("what is in a dish isn't eaten twice", () => {
  test.each([
    ["banh mi pork", "banh mi"],
    ["blt mayo", "blt"],
    ["pho beef", "pho"],
    ["pho with rare beef", "pho"],
    ["a bowl of cereal with 2% milk", "a bowl of cereal"],
    ["a bowl of cereal with semi skimmed milk", "a bowl of cereal"],
  ])("%s is %s", (said, dish) => {
    expect(read(said)).toEqual(read(dish));
  });

  test.each([
    ["sandwich, ham and cheese", "ham and cheese sandwich"],
    ["half cup ice cream, cookies and cream", "half cup cookies and cream ice cream"],
    ["50g oats/200ml milk/1 banana", "50g oats, 200ml milk, 1 banana"],
    ["6 inch meatball sub", "six inch meatball sub"],
    ["tall glass of lemonade", "large glass of lemonade"],
    ["pb toast with banana slices", "peanut butter toast with banana slices"],
    ["chicken thigh bone in skin on", "bone-in skin-on chicken thigh"],
    ["veggie burger on a whole wheat bun", "veggie burger, 1 whole wheat bun"],
    ["hot dog sandwich on a bun", "hot dog sandwich"],
    ["crumpets x2 buttered", "crumpets x2, 10 g butter"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});

describe("how the food was, or its measure was filled, may stand behind the amount", () => {
  test.each([
    ["sourdough 2 slices thick", "2 thick slices sourdough"],
    ["tahini 1 tbsp heaped", "1 heaped tbsp tahini"],
    ["peanut butter 2 heaping tbsp", "2 heaping tbsp peanut butter"],
    ["chickpeas 1 can drained", "1 can drained chickpeas"],
    ["bratwurst 1 link grilled", "1 link grilled bratwurst"],
    ["cabbage 2 cups shredded", "2 cups shredded cabbage"],
    ["artichoke boiled 1 whole", "1 whole boiled artichoke"],
    ["brown sugar packed 1 tbsp", "1 tbsp packed brown sugar"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("a crust is no measure, and a name stays whole", () => {
    expect(read("pizza 2 thin crust")).toEqual(read("2 thin crust pizzas"));
    expect(read("ben & jerrys half baked, half the tub")).toHaveLength(1);
  });
});

describe("a state or a size behind a name stands before it", () => {
  test.each([
    ["ribeye steak broiled 6 oz", "6 oz broiled ribeye steak"],
    ["ribeye steak grilled", "grilled ribeye steak"],
    ["beef patty fried 1", "1 fried beef patty"],
    ["pork tenderloin roasted 3 slices", "3 slices of roasted pork tenderloin"],
    ["teacake toasted 2", "2 toasted teacakes"],
    ["bran muffin large 2", "2 large bran muffins"],
    ["raisins small box 2", "2 small boxes of raisins"],
    ["pretzels mini 15", "15 mini pretzels"],
    ["whole milk splash", "a splash of whole milk"],
    ["marmite scrape", "a scrape of marmite"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    // The whole of a pizza tells how much of it, and granola is no part of a drizzle.
    ["totino's party pizza whole", ["Totino's Party Pizza pepperoni 288"]],
    ["cookie butter 1 tbsp", ["Biscoff spread 15"]],
    ["kashi go lean 1 cup", ["Cereals ready-to-eat, KASHI GOLEAN 52"]],
    ["sausage roll large", ["Sausage roll 124"]],
  ])("%s stays as it is", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test("foods before a drizzle are foods", () => {
    expect(read("granola banana coconut flakes pb drizzle").length).toBeGreaterThan(2);
  });
});
