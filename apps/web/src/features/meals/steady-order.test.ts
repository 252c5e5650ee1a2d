import type { Meal } from "@morsel/contract/meals";
import { expect, it } from "vitest";
import { inPlace } from "./steady-order.ts";

const called = (...names: string[]) => names.map((name) => ({ name }) as Meal);

it.each([
  [["Latte", "Gouda", "Eggs"], [], ["Latte", "Gouda", "Eggs"]],
  [
    ["Eggs", "Latte", "gouda "],
    ["latte", "gouda", "eggs"],
    ["Latte", "gouda ", "Eggs"],
  ],
  [
    ["Apple", "Latte", "Eggs"],
    ["latte", "gouda", "eggs"],
    ["Latte", "Apple", "Eggs"],
  ],
  [["Apple", "Latte"], ["latte"], ["Latte", "Apple"]],
  [["Eggs"], ["latte", "gouda", "eggs"], ["Eggs"]],
])("%j shown as %j stay in place", (meals, places, shown) =>
  expect(inPlace(called(...meals), places).map(({ name }) => name)).toEqual(shown),
);
