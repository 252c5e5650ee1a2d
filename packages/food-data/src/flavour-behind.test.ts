import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("a flavour behind what comes in flavours is no food of its own", () => {
  test.each([
    ["gelato, pistachio, 2 scoops", "pistachio gelato, 2 scoops"],
    ["frappuccino, caramel, grande", "caramel frappuccino, grande"],
    ["smoothie, mango, large", "mango smoothie, large"],
    ["protein bar, chocolate", "chocolate protein bar"],
    ["yogurt, strawberry, 150 g", "strawberry yogurt, 150 g"],
    ["2 muffins, blueberry", "2 blueberry muffins"],
    ["latte, vanilla, venti", "vanilla latte, venti"],
    ["cake, carrot, 1 slice", "carrot cake, 1 slice"],
  ])("%s", (said, plain) => {
    expect(read(said)).toHaveLength(1);
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["yogurt, banana", "yogurt and banana"],
    ["yogurt, strawberries", "yogurt and strawberries"],
    ["strawberry yogurt, honey", "strawberry yogurt and honey"],
    ["a latte, croissant", "a latte and croissant"],
    ["cheesecake, coffee", "cheesecake and coffee"],
    ["coffee, protein bar, chocolate", "coffee, protein bar and chocolate"],
  ])("but these are two: %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
});
