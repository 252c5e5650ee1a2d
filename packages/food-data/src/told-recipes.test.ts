import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("a share of what was cooked is so much of what it was made with", () => {
  test.each([
    [
      "quarter of a curry made with 400g chicken, 400ml coconut milk",
      "100g chicken, 100ml coconut milk",
    ],
    [
      "half a curry made with 400g chicken and 1 tin of coconut milk",
      "200g chicken, 0.5 tin of coconut milk",
    ],
    [
      "1/5 of a chili using 1 lb ground beef, 2 cans of beans",
      "0.2 lb ground beef, 0.4 cans of beans",
    ],
    ["half of a stir fry made with 300g chicken and 200g noodles", "150g chicken, 100g noodles"],
    ["half a pizza made with 300g flour, 150g mozzarella", "150g flour, 75g mozzarella"],
    [
      "1/3 of a tray bake made from 600g chicken thighs, 300g potatoes",
      "200g chicken thighs, 100g potatoes",
    ],
    [
      "1 of 4 portions of curry made from 500g chicken and 400ml coconut milk",
      "125g chicken, 100ml coconut milk",
    ],
    ["1 serving out of 6 of lasagne made with 600g beef and 300g pasta", "100g beef, 50g pasta"],
    [
      "1 portion (of 5) curry: 600g chicken, 400ml coconut milk, 300g rice",
      "120g chicken, 80ml coconut milk, 60g rice",
    ],
    ["a lasagne made with 500g beef and 300g pasta, ate 1/4", "125g beef, 75g pasta"],
    ["1/2 an omelette made with 4 eggs", "2 eggs"],
    [
      "1/4 of a lasagne made with 500g beef, 200g pasta and a glass of wine",
      "125g beef, 50g pasta, a glass of wine",
    ],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["1/4 of a lasagne made with 500g beef", "1/4 of a lasagne"],
    ["1/4 of a lasagne using 500g beef", "1/4 of a lasagne"],
    ["1/4 lasagne, made from 500g beef", "1/4 lasagne"],
    ["a lasagne made with 500g beef, ate 1/4", "1/4 of a lasagne"],
    ["1/6 of a chicken pie made with 600g chicken", "1/6 of a chicken pie"],
    ["1/4 of a curry made with 500g chicken", "1 serving of curry"],
    ["1 of 4 portions of curry made from 500g chicken", "1 serving of curry"],
    ["1/4 of a lasagne made with 500g beef and a side salad", "1/4 of a lasagne, a side salad"],
    ["1 serving out of 6 of lasagne", "1 serving of lasagne"],
  ])("one of its things isn't all of it: %s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("what holds a food is no recipe", () => {
    expect(read("half a can of soup made with 1 cup milk")).toHaveLength(2);
    expect(read("slice of cake made with 200g butter and 200g flour")).toEqual(
      read("slice of cake"),
    );
  });
});

describe("a share may be told before its list", () => {
  test.each([
    ["split into 3: 600g chicken, 300g rice, 3 tbsp oil", "200g chicken, 100g rice, 1 tbsp oil"],
    ["chicken curry split into 3: 600g chicken, 300g rice", "200g chicken, 100g rice"],
    [
      "serves 4, had 1: 500g mince, 400g tomatoes, 300g pasta",
      "125g mince, 100g tomatoes, 75g pasta",
    ],
    ["serves 4 and i had 2: 500g mince, 400g tomatoes", "250g mince, 200g tomatoes"],
    ["half recipe: 200g flour 2 eggs", "100g flour, 1 eggs"],
    ["split with my wife: large pepperoni pizza", "0.5 large pepperoni pizza"],
    ["split with my wife: 2 burgers and 2 large fries", "1 burgers, 1 large fries"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("what serves so many may be all that was eaten", () => {
    expect(read("500g mince, 400g tomatoes")).toEqual(
      ["500g mince", "400g tomatoes"].flatMap(read),
    );
  });
});
