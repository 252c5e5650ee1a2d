import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { foods } from "./told-fixture.ts";

/**
 * Dishes of farther kitchens by the names that people type, as energy per 100 g and grams of a usual
 * serving: within a tenth of what composition tables say, so that a recipe may be mended freely.
 */
const found = (name: string, measurement: string) => {
  const outcome = calculate(catalogue, name, measurement);
  if (!outcome.ok) throw new Error(`${name}: no ${outcome.failed}`);
  const { food, grams } = outcome.calculation;
  return { kcal: food.per100g.calories ?? 0, grams: Math.round(grams), name: food.name };
};

const expectFood = (name: string, measurement: string, kcal: number, grams: number) => {
  const food = found(name, measurement);
  expect(food.kcal, food.name).toBeGreaterThan(kcal * 0.9);
  expect(food.kcal, food.name).toBeLessThan(kcal * 1.1);
  expect(food.grams).toBe(grams);
};

describe("Africa and the Arab world", () => {
  test.each([
    ["githeri", "1 serving", 130, 300],
    ["rolex", "2", 240, 360],
    ["mukimo", "1 plate", 110, 300],
    ["ndolé", "1 plate", 150, 300],
    ["muamba de galinha", "1 serving", 160, 250],
    ["funge", "1 serving", 85, 250],
    ["uputhu", "1 serving", 150, 250],
    ["umngqusho", "1 bowl", 130, 250],
    ["mahewu", "1 glass", 50, 250],
    ["kapenta", "1 serving", 200, 100],
    ["mishkaki", "4 skewers", 220, 240],
    ["kitfo", "1 serving", 200, 150],
    ["chicken pastilla", "1 slice", 250, 180],
    ["brik", "1", 260, 120],
    ["bissara", "1 bowl", 90, 300],
    ["musakhan", "1 serving", 230, 350],
    ["maqluba", "1 plate", 160, 400],
    ["luqaimat", "3 pieces", 350, 45],
    ["kashk", "2 tablespoons", 130, 30],
    ["boiled arrowroot", "200 g", 142, 200],
  ])("%s, %s", expectFood);

  test("mala is sour milk only where milk is said", () => {
    expect(found("maziwa mala", "1 cup").name).toMatch(/buttermilk/);
    expect(found("mala", "1 bowl").name).toMatch(/xiang guo/);
  });
});

test.each([
  ["adjarian khachapuri", "1 slice", 275, 150],
  ["khinkali", "5", 190, 275],
  ["samsa", "1", 290, 110],
  ["shurpa", "1 bowl", 60, 400],
  ["beshbarmak", "1 plate", 170, 350],
  ["gözleme", "1", 230, 200],
  ["kuru fasulye", "1 bowl", 110, 250],
  ["ajvar", "2 tablespoons", 100, 32],
  ["lángos", "1", 300, 150],
  ["kompot", "1 glass", 40, 250],
  ["papanasi", "1 piece", 280, 110],
  ["tarator", "1 bowl", 45, 300],
  ["cepelinai", "2", 160, 440],
  ["sarmale", "1 serving", 130, 225],
])("from the Balkans to Mongolia: %s, %s", expectFood);

test.each([
  ["hoppers", "2", 190, 100],
  ["egg hopper", "1", 183, 115],
  ["coconut sambol", "1 serving", 250, 30],
  ["kiribath", "2 pieces", 170, 150],
  ["litti", "3", 280, 180],
  ["sel roti", "1", 370, 60],
  ["mohinga", "1 bowl", 75, 400],
  ["fish amok", "1 bowl", 130, 250],
  ["bo luc lac", "1 serving", 170, 200],
  ["rawon", "1 bowl", 85, 400],
  ["khao soi", "1 bowl", 130, 450],
  ["longganisa", "2", 300, 100],
  ["bagoong", "1 serving", 150, 10],
  ["jajangmyeon", "1 bowl", 135, 600],
  ["luosifen", "1 bowl", 90, 500],
  ["bonito flakes", "1 serving", 350, 3],
])("from Sri Lanka to Korea: %s, %s", expectFood);

describe("Latin America and Portugal", () => {
  test.each([
    ["pastel de choclo", "1 serving", 150, 300],
    ["completo", "1", 240, 240],
    ["cazuela", "1 bowl", 60, 400],
    ["anticuchos", "3", 170, 180],
    ["causa limeña", "1 serving", 140, 200],
    ["papa a la huancaina", "1 serving", 130, 200],
    ["salchipapas", "1 serving", 265, 300],
    ["locro", "1 bowl", 110, 350],
    ["argentine asado", "1 serving", 260, 200],
    ["choripán", "1", 290, 200],
    ["mole poblano sauce", "1 serving", 150, 60],
    ["mojo", "1 serving", 350, 20],
    ["beef patty with coco bread", "1", 300, 225],
    ["doubles with chana", "1", 240, 130],
    ["farofa", "2 tablespoons", 400, 30],
    ["tapioca crepe", "1", 240, 80],
    ["crepioca", "1", 180, 110],
    ["batata palha", "1 serving", 550, 20],
    ["picanha", "1 serving", 255, 150],
    ["patinho", "1 serving", 220, 120],
    ["estrogonofe de frango", "1 serving", 150, 200],
    ["francesinha", "1", 205, 550],
    ["bifana", "1", 245, 180],
  ])("%s, %s", expectFood);

  test("mole is chicken in mole by itself, and the sauce beside what it is poured on", () => {
    expect(foods("mole").map(({ food }) => food.name)).toEqual(["Chicken mole"]);
    expect(foods("2 enchiladas with mole").map(({ food }) => food.name)).toEqual([
      "Enchilada",
      "Mole sauce",
    ]);
  });
});

describe("Germany, France, Italy and Spain", () => {
  test.each([
    ["Apfelschorle", "1 glass", 25, 250],
    ["Spezi", "1 bottle", 43, 500],
    ["Flammkuchen", "1", 255, 250],
    ["Maultaschen", "4", 190, 240],
    ["Mett", "1 serving", 230, 60],
    ["Kaiserschmarrn", "1 serving", 210, 300],
    ["Fleischsalat", "1 serving", 320, 50],
    ["Zürcher Geschnetzeltes", "1 serving", 135, 250],
    ["Nackensteak", "1", 260, 180],
    ["céleri rémoulade", "1 serving", 130, 120],
    ["fromage blanc", "1 pot", 75, 100],
    ["petit suisse", "2", 115, 120],
    ["cacio e pepe", "1 plate", 200, 300],
    ["pasta alla norma", "1 plate", 140, 320],
    ["piadina", "1", 310, 110],
    ["magdalena", "2", 400, 70],
    ["SiS gel", "1", 145, 60],
    ["Maurten 160", "1 sachet", 400, 40],
    ["tremoços", "100 g", 119, 100],
  ])("%s, %s", expectFood);

  test.each([
    ["2 magdalenas con leche", /^Magdalena/],
    ["pot de fromage blanc", /^Fromage blanc/],
    ["pincho de tortilla", /^Spanish omelette/],
    ["fondue savoyarde", /^Cheese fondue/],
    ["eine Bratwurst mit Senf", /^Bratwurst/],
    ["Suppe", /^Vegetable soup/],
    ["2 fatias de pão com queijo e banana prata", /^Grilled cheese/],
  ])("in its own tongue: %s", (text, first) => {
    expect(foods(text)[0]?.food.name).toMatch(first);
  });
});
