import { describe, expect, test } from "vitest";
import { asked, foods, found, kcal } from "./told-fixture.ts";

describe("what is in a tin is told behind its food", () => {
  test.each([
    ["1 lata de atún al natural", ["1 can: tuna in water"]],
    ["2 latas de atun en aceite", ["2 cans: tuna in oil"]],
    ["tonno sott'olio una scatoletta 80g", ["80 grams: tuna in oil 1 can"]],
    ["eine Dose Thunfisch im eigenen Saft", ["1 can: tuna in water"]],
    ["atum em óleo 1 lata", ["1 can: tuna in oil"]],
  ])("%s", (text, said) => {
    expect(asked(text)).toEqual(said);
  });
});

describe("an egg dish has the eggs that are counted with it", () => {
  test.each([
    ["Rührei aus 2 Eiern", 140, 200],
    ["Rührei mit drei Eiern", 210, 290],
    ["omelette 2 oeufs", 150, 210],
    ["une omelette 3 oeufs au fromage", 350, 560],
    ["omelete de 2 ovos com queijo", 250, 370],
    ["tortilla de 3 huevos con atun", 260, 420],
    ["tortilla francesa de 2 huevos", 150, 210],
    ["frittata di 3 uova", 230, 360],
    ["huevos revueltos con 2 huevos", 140, 200],
    ["omelete de 3 claras e 1 ovo", 100, 140],
  ] as const)("%s", (text, from, to) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(from);
    expect(kcal(text)).toBeLessThanOrEqual(to);
  });
});

describe("spoons, ladles, squares and rows as they are abbreviated and named", () => {
  test.each([
    ["2 cdas de dulce de leche", ["2 tablespoons: dulce de leche"]],
    ["1 cdta. de azúcar", ["1 teaspoon: sugar"]],
    ["1 c. à café de sucre", ["1 teaspoon: sugar"]],
    ["1 c. à soupe d'huile", ["1 tablespoon: vegetable oil"]],
    ["2 c.à.s. de miel", ["2 tablespoons: honey"]],
    ["5 col. de sopa de arroz", ["5 tablespoons: rice"]],
    ["1 concha de feijão", ["1 ladle: pinto beans"]],
    ["un mestolo di ragù", ["1 ladle: bolognese sauce"]],
    ["3 Reihen Milka", ["3 rows: milka"]],
    ["4 Stück Ritter Sport", ["4 pieces: ritter sport"]],
    ["4 carrés de chocolat au lait", ["4 squares: chocolate"]],
    ["2 onzas de chocolate", ["2 squares: chocolate"]],
  ])("%s", (text, said) => {
    expect(asked(text)).toEqual(said);
  });

  test.each([
    ["halbe Tafel Schokolade", 50],
    ["media tableta de chocolate", 50],
    ["une tablette de chocolat", 100],
    ["3 rows of dairy milk", 60],
    ["1 row of chocolate", 20],
    ["1 square of chocolate", 10],
  ] as const)("%s", (text, grams) => {
    const [first] = foods(text);
    expect(Math.abs((first?.grams ?? 0) - grams)).toBeLessThanOrEqual(grams / 5);
  });
});

describe("drinks by the litre, and glasses that have a name", () => {
  test.each([
    ["ein Glas Wein 0,2", 200],
    ["ein Radler 0,33", 330],
    ["two x 330 ml beers", 660],
    ["2 beers 0.5", 1000],
    ["zwei Bier 0,5", 1000],
    ["Weizen 0,5", 500],
    ["una birra media", 400],
    ["birra piccola", 200],
    ["una caña", 200],
    ["2 cañas", 400],
    ["un demi de bière", 250],
    ["due birre medie", 800],
    ["eine Maß", 1000],
    ["uma imperial", 200],
  ] as const)("%s", (text, millilitres) => {
    const [drink, ...others] = foods(text);
    expect(others).toEqual([]);
    expect(Math.abs((drink?.grams ?? 0) - millilitres)).toBeLessThan(15);
  });
});

test.each([
  ["Tomaten mit Basilikum", /^Basil/, 3],
  ["salmón con eneldo", /^Dill/, 3],
  ["arroz com coentros", /^Coriander/, 3],
  ["pommes de terre avec persil", /^Parsley/, 3],
  ["pasta with fresh basil", /^Basil/, 3],
  ["soup with croutons", /^Croutons/, 15],
] as const)("%s: as much as is strewn on it", (text, name, grams) => {
  const strewn = foods(text).find(({ food }) => name.test(food.name));
  expect(strewn?.grams).toBe(grams);
});

describe("a side that follows a dish without a word is another food", () => {
  test.each([
    ["moules frites", [/^Mollusks, mussel/, /potato, french fried/]],
    ["poulet frites", [/^Chicken/, /potato, french fried/]],
    ["Schnitzel Pommes", [/./, /potato, french fried/]],
    ["Wiener Schnitzel Kartoffelsalat", [/./, /potato salad/i]],
    ["Currywurst Pommes rot weiß", [/^Currywurst/, /potato, french fried/, /mayonnaise/]],
  ] as const)("%s", (text, names) => {
    const said = found(text);
    expect(said.length).toBe(names.length);
    for (const [at, name] of names.entries()) expect(said[at]).toMatch(name);
  });
});

describe("a whole one, a glass by its name, and what stands beside a known name", () => {
  test.each([
    ["une baguette entière", ["1 whole: baguette"]],
    ["un poulet entier", ["1: whole chicken"]],
    ["un vaso de leche entera", ["1 glass: whole milk"]],
    ["una copa de vino tinto", ["1 glass: red wine"]],
    ["un pincho de tortilla y una caña", ["1: spanish omelette", "200 milliliters: beer"]],
    ["picanha 300g com farofa", ["300 g: picanha", "1 serving: farofa"]],
    ["una mozzarella di bufala", ["1 ball: mozzarella"]],
    ["bruschetta al pomodoro 3", ["3: bruschetta al pomodoro"]],
    ["1 Becher Joghurt natur 3,5%", ["1 cup: yogurt 3.5%"]],
    [
      "deux tartines de pain avec du beurre et de la confiture",
      ["2: bread", "2 tsp: butter", "1 tsp: jam"],
    ],
  ])("%s", (text, said) => {
    expect(asked(text)).toEqual(said);
  });

  test.each([
    ["une galette complète", 330, 520],
    ["un panino con la mortadella", 300, 480],
    ["deux crêpes au nutella", 400, 620],
    ["Chicken Nuggets 6 Stück mit süßsauer Soße", 290, 390],
  ] as const)("%s", (text, from, to) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(from);
    expect(kcal(text)).toBeLessThanOrEqual(to);
  });
});

describe("dishes by their own names", () => {
  test.each([
    ["endives au jambon", 250, 450],
    ["une assiette de cassoulet", 550, 950],
    ["pates carbo", 500, 800],
    ["un pain aux raisins", 220, 380],
    ["carpaccio di manzo", 180, 350],
    ["3 Kekse zum Kaffee", 200, 400],
    ["frango à parmegiana", 380, 560],
    ["pabellón criollo", 600, 950],
    ["um prato de feijoada", 380, 560],
  ] as const)("%s", (text, from, to) => {
    expect(kcal(text)).toBeGreaterThanOrEqual(from);
    expect(kcal(text)).toBeLessThanOrEqual(to);
  });
});
