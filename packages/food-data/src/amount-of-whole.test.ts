import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("an amount behind two foods is of the whole", () => {
  test.each([
    ["coffee with cream 2 cups", "2 cups coffee with cream"],
    ["coffee with cream, 1 cup", "1 cup coffee with cream"],
    ["oatmeal with butter and sugar 1 cup", "1 cup oatmeal with butter and sugar"],
    ["peaches with cream 1 cup", "1 cup peaches with cream"],
    ["raisin bran with milk 1 bowl", "1 bowl raisin bran with milk"],
    ["tomato soup made with milk 1 cup", "1 cup tomato soup made with milk"],
    ["chicken with bbq sauce 4 oz", "4 oz chicken with bbq sauce"],
    ["sushi with salmon, eight pieces", "8 pieces sushi with salmon"],
    ["pierogies with onions 4", "4 pierogies with onions"],
    ["tacos with beef 3", "3 tacos with beef"],
    ["fish sticks with tartar sauce 4", "4 fish sticks with tartar sauce"],
    ["chicken nuggets with bbq sauce 6", "6 chicken nuggets with bbq sauce"],
    ["wings with blue cheese dip, ten pieces", "10 wings with blue cheese dip"],
    ["perogies with sour cream, about 8", "8 perogies with sour cream"],
    ["pie with whipped cream 1 slice", "1 slice pie with whipped cream"],
    ["for lunch I had tacos with beef 3", "3 tacos with beef"],
    ["toast with marmite x2", "2 toast with marmite"],
    ["buffalo wings with blue cheese dip, 8 wings", "8 buffalo wings with blue cheese dip"],
    ["pancakes with syrup, 3 pancakes", "3 pancakes with syrup"],
  ])("%s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});

describe("or of the second", () => {
  test.each([
    ["toast with butter 10g", "toast with 10g butter"],
    ["toast with peanut butter 1 tbsp", "toast with 1 tbsp peanut butter"],
    ["carrots with ranch about 2 tbsp", "carrots with 2 tbsp ranch"],
    ["chicken curry with roti x3", "chicken curry with 3 roti"],
    ["soup with crackers x4", "soup with 4 crackers"],
    ["steak with eggs x2", "steak with 2 eggs"],
    ["biryani with chicken 2 pieces", "biryani with 2 pieces chicken"],
    ["cookies with milk 1 glass", "cookies with 1 glass milk"],
    ["chicken curry with white rice 1 cup", "chicken curry with 1 cup white rice"],
  ])("%s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});
