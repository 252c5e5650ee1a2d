import { parseItem } from "@morsel/domain/foods/sentences/item/item";
import { splitFoods } from "@morsel/domain/foods/sentences/parting/parts";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

const partsOf = (text: string) =>
  splitFoods(catalogue, text, { left: 100_000 }).map(({ text: said, to }) =>
    to === undefined ? said : `${said} > ${to}`,
  );

describe("a sentence is its foods, and what each is added to", () => {
  test.each([
    ["2 eggs, a banana and coffee", ["2 eggs", "a banana", "coffee"]],
    ["muesli with walnuts", ["muesli", "walnuts > muesli"]],
    [
      "porridge with banana, honey and nuts",
      ["porridge with banana", "honey > porridge", "nuts > porridge"],
    ],
    ["chicken breast, grilled, 150 g", ["150 g grilled chicken breast"]],
    ["chickpeas, drained (112 g)", ["112 g drained chickpeas"]],
    ["fish and chips; then a coffee", ["fish and chips", "a coffee"]],
    ["300g chicken breast 200g rice", ["300g chicken breast", "200g rice"]],
    [
      "omelette with ham, cheese and mushrooms, coffee",
      ["omelette with ham and cheese and mushrooms", "coffee"],
    ],
    ["ham, cheese and tomato toastie", ["ham and cheese and tomato toastie"]],
    ["latte with oat milk", ["latte with oat milk"]],
    ["1) salad\n2) bread", ["salad", "bread"]],
  ])("%s", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});

describe("a food's words are an amount and a name, whichever stands first", () => {
  test.each([
    ["2 slices of wholemeal toast", "wholemeal toast", "2 slices"],
    ["chicken thigh 180g raw", "chicken thigh raw", "180 g"],
    ["rice 150g", "rice", "150 g"],
    ["banana x2", "banana", "2"],
    ["ice cream (2 scoops)", "ice cream", "2 scoops"],
    ["mcdonalds large fries", "mcdonalds fries", "1 large"],
    ["large pepperoni pizza slice", "pepperoni pizza", "1 large slice"],
    ["some rice", "rice", ""],
    ["2% milk", "2% milk", ""],
    ["double gin and tonic", "double gin and tonic", ""],
    ["2 boiled eggs", "boiled eggs", "2"],
    ["slice of bread", "bread", "1 slice"],
    ["600 gram potatoes", "potatoes", "600 grams"],
    ["2 large cloves garlic", "garlic", "2 large cloves"],
    ["3 leaf basil", "basil", "3 leaves"],
    ["2 cup chopped onion", "chopped onion", "2 cups chopped"],
    ["0.5 cup oats", "oats", "0.5 cup"],
  ])("%s", (text, name, measurement) => {
    expect(parseItem(catalogue, text)).toMatchObject({ name, measurement });
  });
});
