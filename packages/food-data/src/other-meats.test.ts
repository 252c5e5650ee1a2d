import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

function answerTo(name: string) {
  const outcome = calculate(catalogue, name, "100 g");
  if (!outcome.ok) throw new Error(`${name}: no ${outcome.failed}`);
  return outcome.calculation;
}
const energyOf = (name: string) => answerTo(name).food.per100g.calories ?? 0;

describe("a dish that we know with another meat is that dish with the one that was typed", () => {
  test.each([
    ["turkey lasagna", "Lasagna with turkey"],
    ["pork goulash", "Hungarian goulash with pork"],
    ["veal piccata", "Veal piccata"],
    ["chicken stroganoff", "Chicken stroganoff with noodles"],
    ["beef marsala", "Beef marsala"],
    ["tofu teriyaki", "Tofu teriyaki"],
    ["shrimp shish kabob", "Shish kabob with shrimp"],
    ["chicken stew", "Chicken stew"],
    ["turkey chili", "Chili con carne with beans and turkey"],
    ["lamb stew", "Lamb stew"],
  ])("%s", (typed, name) => {
    expect(answerTo(typed).food.name).toBe(name);
  });

  test("minced meat stays minced", () => {
    expect(answerTo("turkey lasagna").food.id).toBe("dish:lasagna-meat!23575>05306");
  });

  test("its energy follows", () => {
    expect(energyOf("turkey lasagna")).toBeLessThan(energyOf("lasagna"));
    expect(energyOf("shrimp shish kabob")).toBeLessThan(0.8 * energyOf("beef shish kabob"));
  });

  test("it is a good guess at most", () => {
    expect(answerTo("turkey lasagna").confidence).toBeLessThanOrEqual(0.75);
  });

  test("its id alone makes it again", () => {
    const { food } = answerTo("pork goulash");
    expect(catalogue.food(food.id)).toEqual(food);
  });

  test.each([
    "dish:beef-goulash!13364>99999",
    "dish:beef-goulash!05013>10027",
    "dish:beef-goulash!13364>19335",
    "dish:beef-goulash!13364>10027!11283",
  ])("%s is no food", (id) => {
    expect(catalogue.food(id)).toBeUndefined();
  });
});

test.each([
  ["chicken fried steak", /^Chicken fried steak$/],
  ["fish stew", /^Fish stew$/],
  ["beef pot pie", /^Beef Pot Pie, frozen/],
  ["mutton bunny chow", /^Bunny chow$/],
  ["chicken alfredo", /alfredo/],
  ["ham and cheese sandwich", /ham/i],
  ["cod and chips", /^(?!.*chicken)/i],
])("%s keeps its own", (typed, name) => {
  const { food } = answerTo(typed);
  expect(food.name).toMatch(name);
  expect(food.id).not.toContain(">");
});
