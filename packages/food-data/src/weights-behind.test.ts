import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("in a row that begins with a food and its weight", () => {
  test.each([
    ["chicken 200g rice and broccoli", "200g chicken, rice and broccoli"],
    ["salmon 120g rice", "120g salmon, rice"],
    ["steak 200g chips", "200g steak, chips"],
    ["turkey 100g salad", "100g turkey, salad"],
    ["ham 50g cheese 20g roll", "50g ham, 20g cheese, roll"],
    ["chicken 150g rice 200g and veg", "150g chicken, 200g rice, veg"],
    ["eggs 100g toast and butter", "100g eggs, toast and butter"],
    ["bran flakes 40g 150ml skimmed milk", "40g bran flakes, 150ml skimmed milk"],
    ["oats 40g 200ml almond milk", "40g oats, 200ml almond milk"],
    ["pasta 80g tomato sauce", "80g pasta, tomato sauce"],
    ["greek yogurt 200g honey 10g walnuts", "200g greek yogurt, 10g honey, walnuts"],
  ])("each weight is of the food before it: %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["chicken 200g thighs", "200g chicken thighs"],
    ["chicken 200g curry", "200g chicken curry"],
    ["rice 100g brown", "100g brown rice"],
    ["yogurt 150g strawberry", "150g strawberry yogurt"],
    // An article begins another food: the weight is of what follows.
    ["toast and a 330 ml coke", "toast, 330 ml coke"],
  ])("%s is read as it is meant", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});
