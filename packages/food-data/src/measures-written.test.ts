import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue, foodsRead as read } from "./catalogue-fixture.ts";

/** The same of the form's two fields. */
function form(name: string, amount: string) {
  const outcome = calculate(catalogue, name, amount);
  if (!outcome.ok) return [`${outcome.failed}: ${outcome.suggestion}`];
  return [`${outcome.calculation.food.name} ${Math.round(outcome.calculation.grams)}`];
}

describe("a measure is the same however it is spelt", () => {
  test.each([
    [
      "2 tbsp",
      "peanut butter",
      "tbs|tbsp.|Tbsp|T|tablespoons|table spoons|table-spoons|tblsp|tblspn|tbsp(s)",
    ],
    ["2 tsp", "olive oil", "t|tsp.|teaspoons|tea spoons|tea-spoons|tspn|teasp"],
    ["2 cups", "rice", "cups.|c|Cups|cup(s)"],
    ["8 oz", "salmon", "oz.|ounces|ozs|OZ|onz|oz's"],
    ["8 fl oz", "milk", "fl. oz|fl.oz|fl. oz.|floz|fluid ounces|fl-oz"],
    ["200 g", "chicken breast", "gr|gm|gms|gms.|grams.|G|grms|gram(s)"],
    ["2 kg", "potatoes", "kilos|kgs|kilogrammes"],
    ["250 ml", "orange juice", "mL|mls|cc|mls.|millilitres"],
    ["2 l", "water", "L|ltrs|lts|litres"],
    ["2 lb", "ground beef", "lbs|lbs.|pounds|#|pds"],
    ["2 pints", "milk", "pt|pts.|pints"],
    ["2 quarts", "milk", "qt|qts.|quart"],
    ["2 packages", "instant noodles", "pkg|pkgs|pkgs."],
    ["2 pieces", "cake", "pcs|pce|pc.|piece(s)"],
    ["2 slices", "bread", "sl|slc|slcs.|slice(s)"],
    ["2 servings", "lasagna", "srv|serv|svg|svgs|serves|servings."],
  ])("%s of %s", (amount, food, spellings) => {
    const [count = ""] = amount.split(" ");
    const asked = read(`${amount} of ${food}`);
    expect(asked).toHaveLength(1);
    for (const spelling of spellings.split("|")) {
      const said = `${count} ${spelling}`;
      for (const text of [
        `${said} of ${food}`,
        `${said} ${food}`,
        `${count}${spelling} ${food}`,
        `${food} ${said}`,
        `${food}, ${said}`,
        `${food} (${said})`,
      ])
        expect(read(text), text).toEqual(asked);
      expect(form(food, said), said).toEqual(asked);
    }
  });

  test.each([
    ["large", "lrg|lg|lge|lrg.|LG|big"],
    ["small", "sm|sml|sml.|Sm"],
    ["medium", "med|md|med.|Med"],
  ])("2 %s ones", (size, spellings) => {
    for (const food of ["bananas", "apples"]) {
      const asked = read(`2 ${size} ${food}`);
      for (const spelling of spellings.split("|"))
        for (const text of [
          `2 ${spelling} ${food}`,
          `${food}, 2 ${spelling}`,
          `${food} (2 ${spelling})`,
        ])
          expect(read(text), text).toEqual(asked);
      for (const spelling of spellings.split("|"))
        expect(form(food, `2 ${spelling}`), spelling).toEqual(asked);
    }
  });

  test.each([
    ["2 slcies of bread", "2 slices of bread"],
    ["bread 2 slises", "2 slices of bread"],
    ["a glas of milk", "a glass of milk"],
    ["a bottel of beer", "a bottle of beer"],
    ["3 portoins of fries", "3 portions of fries"],
    ["2 peices of cake", "2 pieces of cake"],
  ])("misspelt in a sentence: %s", (said, same) => {
    expect(read(said)).toEqual(read(same));
  });

  test("but in the form it is asked again, and other words stay", () => {
    expect(form("bread", "2 slcies")).toEqual(["measurement: Did you mean 2 slices?"]);
    expect(read("a stack of pancakes")).not.toEqual(read("a stick of pancakes"));
    expect(read("a smear of cream cheese")[0]).toMatch(/^Cheese, cream/);
  });
});

describe("signs around an amount", () => {
  test.each([
    [
      "200 g",
      "200–g|200-g|@200g|≈200 g|ca. 200 g|circa 200g|200g-ish|200ish g|100g x 2|100 g x2|2*100g|2 × 100g|2 x 100 g",
    ],
    ["1200 g", "1,200 g|1'200 g|1 kg 200 g|1.2 kg|1,2 kg"],
    ["1 1/2 cups", "1+1/2 cups|1 & 1/2 cups|1·5 cups|1 1⁄2 cups|１．５ cups|one & a half cups"],
    [
      "2 cups",
      "2-cups|1 cup x2|1 cup (x2)|2 full cups|2 whole cups|a couple of cups|2 (two) cups|two (2) cups",
    ],
    ["1.25 lb", "1 lb 4 oz|1 lb, 4 oz|20 oz"],
  ])("%s", (amount, others) => {
    for (const food of ["rice", "strawberries"]) {
      const asked = read(`${amount} ${food}`);
      for (const said of others.split("|")) {
        for (const text of [`${said} ${food}`, `${food} ${said}`, `${food}, ${said}`])
          expect(read(text), text).toEqual(asked);
        expect(form(food, said), said).toEqual(asked);
      }
    }
  });

  test("of a count", () => {
    for (const food of ["banana", "cheeseburger"]) {
      const asked = read(`2 ${food}`);
      for (const text of [`${food} ×2`, `${food}, ×2`, `${food} *2`, `${food} - two`, `${food}: 2`])
        expect(read(text), text).toEqual(asked);
      for (const amount of ["x2", "×2", "2×", "*2", "(2)", "2 nos", "2 no.", "2 units", "2 count"])
        expect(form(food, amount), amount).toEqual(asked);
    }
  });

  test("a full stop behind an amount ends a sentence only before a capital", () => {
    expect(read("200 grams. of salmon")).toEqual(read("200 g salmon"));
    expect(read("pasta, 200 g. Salad")).toEqual([...read("200 g pasta"), ...read("salad")]);
    expect(read("bananas, 2 lrg. Then a coffee")).toEqual([
      ...read("2 large bananas"),
      ...read("coffee"),
    ]);
  });

  test("what nobody sees changes nothing", () => {
    expect(read("large \u200Blatte")).toEqual(read("large latte"));
    expect(read("2 slices of brea\u00ADd")).toEqual(read("2 slices of bread"));
  });
});

test("eggs are two, whatever stands behind them, and an amount of their own counts", () => {
  for (const text of ["eggs!", "eggs?", "some eggs", "my eggs", "eggs, 2", "eggs, x2"])
    expect(read(text), text).toEqual(read("2 eggs"));
  expect(read("eggs, 2 slices of toast")).toEqual([
    ...read("2 eggs"),
    ...read("2 slices of toast"),
  ]);
});

test("the form's food in a can or bowl is what the sentence's is", () => {
  for (const [food, amount] of [
    ["corn", "1 can"],
    ["carrots", "1 can"],
    ["tomatoes", "2 cans"],
    ["granola", "1 bowl"],
    ["orange", "2 slices"],
  ] as const)
    expect(form(food, amount), food).toEqual(read(`${amount} of ${food}`));
});

describe("the form's amount with what people write around it", () => {
  test.each([
    "maybe %",
    "probably %",
    "exactly %",
    "almost %",
    "at least %",
    "less than %",
    "up to %",
    "I'd say %",
    "it was %",
    "a total of %",
    "amount: %",
    "serving size: %",
    "weight %",
    "my share: %",
    "1 x %",
    "1 serving (%)",
    "(%)",
    '"%"',
    "= %",
    "% or so",
    "% in total",
    "% for me",
    "% please",
  ])("%s", (frame) => {
    for (const [amount, food] of [
      ["2 cups", "milk"],
      ["200 g", "chicken breast"],
      ["3", "eggs"],
      ["2 small", "potatoes"],
    ] as const)
      expect(form(food, frame.replace("%", amount)), food).toEqual(form(food, amount));
  });

  test("a number that is read for nothing isn't a usual portion", () => {
    expect(form("milk", "whatever 2 of those")).toEqual([expect.stringContaining("measurement")]);
  });
});
