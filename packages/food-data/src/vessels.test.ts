import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { describe, expect, test } from "vitest";
import { catalogue, foodsRead as read } from "./catalogue-fixture.ts";

describe("spoons, pieces and vessels", () => {
  test.each([
    ["a few spoonfuls of peanut butter", "3 spoonfuls of peanut butter"],
    ["a couple of spoonfuls of yogurt", "2 spoonfuls of yogurt"],
    ["few pieces of sweet and sour pork", "3 pieces of sweet and sour pork"],
    ["lager pint", "1 pint of lager"],
    ["guinness pint and crisps", "1 pint of guinness and crisps"],
    ["champagne glass", "1 glass of champagne"],
    ["vodka shot glass", "1 shot of vodka"],
    ["shot glass of vodka", "1 shot of vodka"],
    ["2 shot glasses of tequila", "2 shots of tequila"],
    ["dessert spoon of jam", "1 dessertspoon of jam"],
    ["2 dessert spoons of honey", "20 ml honey"],
    ["ramekin of coleslaw", "120 ml coleslaw"],
    ["thumb of ginger", "6 g ginger"],
    ["a thumb-sized piece of ginger", "6 g ginger"],
    ["tupperware of pasta", "500 ml of pasta"],
    ["second helping of lasagne", "1 portion of lasagne"],
    ["roast beef and a second portion of mash", "roast beef and a portion of mash"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("a dessertspoon tells no meal", () => {
    expect(readFoodSentence(catalogue, "dessert spoon of jam").mealType).toBeUndefined();
  });

  test.each(["milk", "orange juice", "lemonade"])("a small glass of %s is less", (drink) => {
    const [small, usual, large] = ["small ", "", "large "].map((size) =>
      Number(/ (\d+)$/.exec(read(`${size}glass of ${drink}`).join())?.[1]),
    );
    expect(small).toBeLessThan(Number(usual));
    expect(large).toBeGreaterThan(Number(usual));
  });
});
