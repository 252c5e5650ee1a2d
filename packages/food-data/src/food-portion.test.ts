import { openVocabulary } from "@morsel/domain/foods/names/vocabulary";
import { openPortions } from "@morsel/domain/foods/portions/food-portion";
import { expect, test } from "vitest";
import { loadCalculatorTables, loadKnowledge } from "./knowledge.ts";

const { stem } = openVocabulary(loadKnowledge().words);
const portionOfFood = openPortions(loadCalculatorTables().portions, stem);
const compared = (name: string, typed = "") =>
  portionOfFood({ id: "", name, measures: [] }, typed)?.name;

test.each([
  ["Snacks, potato chips, plain, salted", "chips"],
  ["Cereals ready-to-eat, granola, homemade", "cereal"],
  ["Cereals, oats, regular and quick, unenriched, cooked with water, without salt", "oatmeal"],
  ["Cheese, cottage, creamed, large or small curd", "cottage cheese"],
  ["Cheese, cheddar", "cheese"],
  ["Ice creams, vanilla", "ice cream"],
  ["Milk, chocolate beverage, hot cocoa, homemade", "milk"],
  ["Orange juice, raw", "juice"],
  ["Nuts, almond butter, plain, without salt added", "almond butter"],
  ["Nuts, mixed nuts, oil roasted, with peanuts, with salt added", "nuts"],
  ["Potato, baked, flesh and skin, without salt", "potato"],
  ["Chicken noodle soup", "soup"],
])("%s is compared with %s", (name, portion) => {
  expect(compared(name)).toBe(portion);
});

test.each([
  ["Fish and chips", "fish and chips"],
  ["Grilled cheese sandwich", "cheese sandwich"],
  ["Chicken curry", "chicken curry"],
  ["Croissants, butter", "croissant"],
  ["Potato salad, home-prepared", "potato salad"],
  ["Corn, sweet, yellow, cooked, boiled, drained, without salt", "corn"],
  ["Coffee with milk", "coffee with milk"],
  ["Potatoes, baked + kidney beans", "jacket potato with beans"],
  ["Nuts, coconut water (liquid from coconuts)", "coconut water"],
  ["Milk, dry, nonfat, regular, with added vitamins A and D", "milk powder"],
  ["Rice, white, long-grain, regular, raw, enriched", "dry rice"],
  ["Snacks, rice cakes, brown rice, plain", "rice cakes"],
])("%s is compared with none of its ingredients", (name, typed) => {
  expect(compared(name, typed)).toBeUndefined();
});

test("what was asked for by a portion's own name is compared with it, one or many", () => {
  expect(compared("Frozen novelties, ice type, pop", "Popsicles")).toBe("popsicle");
  expect(compared("Candies, NESTLE, CRUNCH Bar", "a popsicle stick")).toBe("candy");
});
