import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("the eggs of a dish of eggs are in it", () => {
  test.each([
    ["omelette of 2 eggs", "2 egg omelette"],
    ["an omelette of 3 eggs with cheese", "3 egg omelette with cheese"],
    ["omelette 2 oeufs", "2 egg omelette"],
    ["une omelette 3 oeufs au fromage", "3 egg cheese omelette"],
    ["omelette de 2 oeufs au jambon", "2 egg ham omelette"],
    ["omelete de 2 ovos com queijo", "2 egg omelette with cheese"],
    ["frittata di 2 uova", "2 egg omelette"],
    ["tortilla francesa de 2 huevos", "2 egg omelette"],
    ["tortilla de 3 huevos con atun", "3 egg omelette with tuna"],
    ["a mushroom omelette with 3 eggs", "3 egg mushroom omelette"],
    ["he made me a bacon omelette with two eggs and a scone", "2 egg bacon omelette, a scone"],
    ["omelette 3 eggs and a crumpet", "3 egg omelette, a crumpet"],
    ["scrambled eggs from 3 eggs", "3 scrambled eggs"],
    ["huevos revueltos de 3 huevos", "3 scrambled eggs"],
    ["Rührei aus 2 Eiern", "Rührei mit 2 Eiern"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["omelette with 3 fried eggs", 1],
    ["scrambled eggs and 2 egg whites", 2],
    ["tortilla with 2 eggs", 2],
  ])("%s are %d foods", (said, count) => {
    expect(read(said)).toHaveLength(count);
  });
});

describe("a dish isn't lost when its eggs and something else are counted", () => {
  test.each([
    ["egg curry with two eggs and three rotis", "egg curry, three rotis"],
    ["shakshuka made with two eggs and a slice of bread", "shakshuka, a slice of bread"],
    ["menemen with 2 eggs and a pita", "menemen, a pita"],
    ["shakshuka made with two eggs", "shakshuka"],
    ["full english with two eggs and two slices of toast", "full english, two slices of toast"],
    ["shakshuka with four eggs", "shakshuka, four eggs"],
    ["ramen with two eggs", "ramen, two eggs"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("what is spread on a bagel doesn't replace it", () => {
    expect(read("a bagel spread with two tablespoons of cream cheese")).toEqual(
      read("a bagel with two tablespoons of cream cheese"),
    );
  });
});
