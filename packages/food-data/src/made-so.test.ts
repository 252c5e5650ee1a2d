import { describe, expect, it } from "vitest";
import { foodInForm, foodsRead } from "./catalogue-fixture.ts";

describe("how a food was made is said of it, however it is joined", () => {
  it.each([
    ["shrimp breaded and fried 100 g", "100 g breaded fried shrimp"],
    ["shrimp peeled and deveined", "shrimp"],
    ["200 g peeled and deveined shrimp", "200 g shrimp"],
    ["potatoes, peeled and boiled", "boiled potatoes"],
    ["washed and chopped kale", "kale"],
    ["2 chicken thighs, seasoned and baked", "2 baked chicken thighs"],
    ["chicken breast grilled and sliced", "grilled chicken breast"],
    ["roasted and salted almonds", "roasted salted almonds"],
    ["1 cup carrots, peeled and chopped", "1 cup carrots"],
    ["beef, sliced and stir fried", "stir fried beef"],
  ])("%s", (said, plain) => {
    expect(foodsRead(said)).toEqual(foodsRead(plain));
  });

  it("stays as it is where two foods or a taste are told", () => {
    expect(foodsRead("chicken grilled and fried rice")).toHaveLength(2);
    expect(foodsRead("3 pieces of sweet and sour pork")).toEqual(
      foodsRead("3 pieces of sweet-and-sour pork"),
    );
  });
});

describe("a way to cook that the data doesn't know is the next that it does", () => {
  it.each([
    ["chicken, pan fried", "pan-fried chicken"],
    ["cod, pan fried", "sauteed cod"],
    ["pan-fried eggs", "fried eggs"],
    ["100 g sous vide salmon", "100 g cooked salmon"],
    ["chargrilled chicken breast", "grilled chicken breast"],
    ["crockpot chicken", "cooked chicken"],
    ["cod, blackened", "grilled cod"],
    ["panko crusted cod", "breaded cod"],
  ])("%s", (said, plain) => {
    expect(foodsRead(said)).toEqual(foodsRead(plain));
  });

  it("stays in a name, and where it tells of a fat", () => {
    expect(foodsRead("pan fried noodles")).toEqual(["Hong Kong style noodles 350"]);
    expect(foodsRead("tilapia 5 oz pan fried in a tsp of oil")).toEqual([
      "Fish, tilapia, cooked, dry heat 142",
      "Oil, soybean, salad or cooking 5",
    ]);
  });
});

describe("what is said of a food makes no other food of it", () => {
  it.each([
    ["bone-in chicken", "Chicken, broilers or fryers, meat only, roasted"],
    ["boneless skinless chicken", "Chicken, broilers or fryers, meat only, roasted"],
    ["frozen chicken breast", "Chicken, broilers or fryers, breast, meat only, cooked, roasted"],
    ["marinated chicken", "Chicken, broilers or fryers, meat only, roasted"],
    ["crispy tofu", "Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)"],
    ["wild salmon", "Fish, salmon, sockeye, cooked, dry heat"],
    ["chicken, roast", "Chicken, broilers or fryers, meat only, roasted"],
  ])("%s", (said, food) => {
    const [only, ...others] = foodsRead(said);
    expect(others).toEqual([]);
    expect(only?.replace(/ \d+$/, "")).toBe(food);
  });
});

describe("an amount behind its food is of what it would be without", () => {
  it.each([
    ["mango with sticky rice - 100 g", "100 g mango with sticky rice"],
    ["mango with sticky rice: 100 g", "100 g mango with sticky rice"],
    ["bran muffin, heated (100 g)", "100 g bran muffin"],
    ["chili with beans no meat - 200g", "200 g chili with beans no meat"],
    ["egg white omelet with vegetables 200 g", "200 g egg white omelet with vegetables"],
    ["all whites liquid egg whites 100 g", "100 g all whites liquid egg whites"],
    ["take 5 candy bar 40 g", "40 g take 5 candy bar"],
    ["bagel with cream cheese (100 g)", "100 g bagel with cream cheese"],
  ])("%s", (said, plain) => {
    expect(foodsRead(said)).toEqual(foodsRead(plain));
  });

  it("is of the slices, the glass or what is added where that is told", () => {
    expect(foodsRead("2 slices of bread (80 g)")).toEqual(foodsRead("80 g bread"));
    expect(foodsRead("small glass of milk (150ml)")).toEqual(foodsRead("150 ml milk"));
    expect(foodsRead("toast with butter 10 g")).toEqual([
      "Bread, white, commercially prepared, toasted 22",
      "Butter, salted 10",
    ]);
  });
});

describe("a misspelt word is the one that goes with the others", () => {
  it.each([
    ["frech toast", "French toast, prepared from recipe"],
    ["a monter energy drink", "Energy Drink, Monster"],
    ["cousous plain", "Couscous, cooked"],
    ["bagel with cream chese", "Bagel with cream cheese"],
    ["caned yams", "Sweet potato, canned, syrup pack"],
    ["redced fat cheddar", "USDA Commodity, cheese, cheddar, reduced fat"],
    ["litle debbie swiss rolls", "Little Debbie Swiss rolls"],
    ["panckes with syrup", "Pancakes with syrup"],
    ["starist tuna", "Starkist chunk light tuna"],
  ])("%s", (said, food) => {
    expect(foodsRead(said)).toEqual([expect.stringContaining(food)]);
  });

  it("makes no food of talk", () => {
    for (const said of ["carpool line", "10 walts fried", "bout half"])
      expect(foodsRead(said).every((one) => one.startsWith("not found: "))).toBe(true);
  });
});

describe("a typed name is the same with what doesn't change it", () => {
  it.each([
    ["cottage cheese with pineapple.", "cottage cheese with pineapple"],
    ["macaroni salad w/ mayo", "macaroni salad with mayo"],
    ["leftover popchips barbeque", "popchips barbeque"],
    ["delicious shumai dumplings", "shumai dumplings"],
    ["organic streits matzo meal", "streits matzo meal"],
    ["choped liver jewish style", "chopped liver jewish style"],
  ])("%s", (said, plain) => {
    expect(foodInForm(said)).toBe(foodInForm(plain));
    expect(foodInForm(plain)).not.toMatch(/^not found/);
  });
  it("but what some food is called so is that", () => {
    expect(foodInForm("organic pace picante sauce")).toContain("Organic Picante");
  });
});
