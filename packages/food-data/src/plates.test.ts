import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("what stands beside what, without a comma", () => {
  test.each([
    ["ham sandwich crisps yoghurt banana", "ham sandwich, crisps, yoghurt, banana"],
    ["chicken wrap crisps coke", "chicken wrap, crisps, coke"],
    ["turkey sandwich chips and a cookie", "turkey sandwich, chips, cookie"],
    ["ham sandwich apple", "ham sandwich, apple"],
    ["bagel coffee", "bagel, coffee"],
    ["gammon egg and chips", "gammon, egg, chips"],
    ["steak egg", "steak, egg"],
    ["sausage beans and chips", "sausage, baked beans, chips"],
    ["eggs beans and toast", "eggs, baked beans, toast"],
    ["scampi chips", "scampi, chips"],
    ["liver bacon and onions", "liver, bacon, onions"],
  ])("%s is %s", (said, plain) => {
    const foods = (text: string) => read(text).map((food) => food.replace(/ \d+$/, ""));
    expect(foods(said).length).toBe(plain.split(", ").length);
    expect(foods(said)[0]).toEqual(foods(plain)[0]);
  });

  test.each([
    "ham cheese tomato sandwich",
    "tuna sandwich cheese",
    "steak pie",
    "bacon egg roll",
    "egg toast",
    "egg coffee",
    "smoothie banana spinach",
  ])("%s is one", (said) => {
    expect(read(said)).toHaveLength(1);
  });
});
