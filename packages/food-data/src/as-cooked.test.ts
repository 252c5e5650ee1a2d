import { calculate } from "@morsel/domain/foods/calculation";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

function foodFor(name: string) {
  const outcome = calculate(catalogue, name, "100 g");
  if (!outcome.ok) throw new Error(`${name}: no ${outcome.failed}`);
  return outcome.calculation.food;
}

test.each([
  ["black beans from dried", /^Beans, black, .*cooked/],
  ["lentils cooked from dry", /^Lentils, .*cooked/],
  ["pinto beans, from dried, no added fat", /^Beans, pinto, .*cooked/],
  ["mushrooms cooked in butter", /^Mushrooms, white, cooked.* \+ butter/],
  ["spinach sautéed in olive oil", /^Spinach, cooked.* \+ oil/],
  ["cabbage cooked with butter", /^Cabbage, cooked.* \+ butter/],
])("%s are no raw or dry ones", (typed, name) => {
  expect(foodFor(typed).name).toMatch(name);
});

test.each([
  ["dried black beans", /raw/],
  ["dried lentils", /raw/],
])("%s stay dry", (typed, name) => {
  expect(foodFor(typed).name).toMatch(name);
});
