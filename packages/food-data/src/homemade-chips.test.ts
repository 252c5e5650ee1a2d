import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("chips of raw potatoes are these and the oil they took up", () => {
  test.each([
    ["chips homemade 250g raw potato", "250g raw potatoes, 2 tsp oil"],
    ["homemade chips 250g potato", "250g raw potatoes, 2 tsp oil"],
    ["homemade chips from 250g potatoes", "250g raw potatoes, 2 tsp oil"],
    ["homemade chips (250g raw potato)", "250g raw potatoes, 2 tsp oil"],
    ["homemade fries 200g potato and a steak", "200g raw potatoes, 2 tsp oil, a steak"],
    ["homemade wedges 200g potatoes, 1 tbsp oil", "200g raw potatoes, 1 tbsp oil"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("a weight of chips stays one of chips", () => {
    expect(read("homemade chips 250g")).toHaveLength(1);
    expect(read("chips 150g, potato salad 100g")).toHaveLength(2);
  });
});
