import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("what is counted and named after two things in it is one food", () => {
  test.each([
    "2 apple and carrot muffins",
    "2 lemon and poppy seed muffins",
    "3 chocolate and hazelnut cookies",
    "4 pork and leek sausages",
    "4 pork leek sausages",
    "2 rhubarb and custard tarts",
    "3 oat and raisin cookies",
    "2 mango and passionfruit yogurts",
    "4 salmon and prawn fishcakes",
    "3 lamb and mint burgers",
    "2 fish and shrimp tacos",
    "2 slices of pumpkin and feta quiche",
    "a slice of lemon and poppyseed cake",
    "2 slices banana and walnut bread",
  ])("%s", (said) => {
    expect(read(said)).toHaveLength(1);
  });

  test("its pieces are counted", () => {
    expect(read("4 pork and leek sausages")).toEqual(read("4 pork sausages"));
    expect(read("2 custard and rhubarb tarts")).toEqual(read("2 custard tarts"));
  });

  test.each([
    "2 toast and pork sausages",
    "2 eggs and bacon rolls",
    "2 coffee and oat cookies",
    "3 roti and paneer rolls",
    "2 glass milk and bread rolls",
    "2 slices cheese and bread",
    "slice of pizza and chocolate cake",
    "a slice of toast and banana bread",
    "a piece of cod and potato cake",
  ])("%s are two", (said) => {
    expect(read(said)).toHaveLength(2);
  });
});

describe("a pie of two fillings is one food, and an amount behind is of all of it", () => {
  test.each([
    ["ham and cheese quiche", "a ham and cheese quiche"],
    ["sausage and mushroom pizza, 3 slices", "3 slices of sausage and mushroom pizza"],
    ["spinach and ricotta calzone x2", "2 spinach and ricotta calzones"],
    ["bacon and cheese burger with fries", "bacon cheeseburger with fries"],
    [
      "cheese and tomato pizza 2 slices and a coffee",
      "2 slices of cheese and tomato pizza and a coffee",
    ],
  ])("%s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });
  test("a slice of frittata is none of its sausage", () => {
    expect(read("sausage and cheese frittata, two slices").join()).toMatch(/^Omelet.* 240$/);
  });
  test.each(["soup and apple pie", "toast and mushroom pizza"])("but %s are two", (said) => {
    expect(read(said)).toHaveLength(2);
  });
});

describe("a filled roll", () => {
  test.each(["ham roll", "bacon roll", "ham and cheese roll", "cheese and tomato roll"])(
    "%s has its bread",
    (said) => {
      const [roll = "", ...others] = read(said);
      expect(others).toEqual([]);
      expect(Number(/ (\d+)$/.exec(roll)?.[1])).toBeGreaterThan(100);
    },
  );
  test("a tuna roll is sushi, a sausage roll pastry", () => {
    expect(read("tuna roll").join()).toMatch(/^Sushi/);
    expect(read("sausage roll").join()).toMatch(/^Sausage roll/);
  });
});

describe("a soup named after two things in it", () => {
  test.each([
    "carrot and coriander soup",
    "a bowl of sweet potato and coconut soup",
    "lentil and bacon soup",
    "half a tin of lentil and smoked bacon soup",
    "spicy parsnip and apple soup",
    "courgette and brie soup",
    "chicken and sweetcorn soup",
    "2 bowls of pea & mint soup",
  ])("%s is one soup", (said) => {
    const [soup = "", ...others] = read(said);
    expect(others).toEqual([]);
    expect(soup).toMatch(/soup/i);
  });

  test.each([
    "toast and tomato soup",
    "steak and tomato soup",
    "cheese sandwich and lentil soup",
    "potato and a bowl of soup",
    "chicken and tomato soup",
    "salad and leek soup",
  ])("%s are two foods", (said) => {
    expect(read(said)).toHaveLength(2);
  });
});

test.each(["salmon", "tuna", "cod", "smoked haddock"])("%s fishcakes are fish cakes", (fish) => {
  expect(read(`${fish} fishcakes 2`)).toEqual(read("2 fishcakes"));
  expect(read(`2 ${fish} fish cakes and peas`)).toEqual(read("2 fish cakes and peas"));
});
