import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue, foodInForm as inForm, foodsRead as read } from "./catalogue-fixture.ts";

const foods = ["potato chips", "peanut butter", "chicken breast", "rice", "bread", "milk", "eggs"];

describe("what is said of any food changes none", () => {
  test.each([
    "warm",
    "cold",
    "yummy",
    "delicious",
    "real",
    "generic",
    "grass fed",
    "non gmo",
    "yesterday's",
  ])("%s", (said) => {
    for (const food of foods) expect(read(`100 g ${said} ${food}`)).toEqual(read(`100 g ${food}`));
  });

  test.each(["warm", "cold", "yummy", "real", "generic", "grass fed", "lactose free"])(
    "%s, in the form",
    (said) => {
      for (const food of foods.filter((one) => `${said} ${one}` !== "lactose free milk"))
        expect(inForm(`${said} ${food}`)).toBe(inForm(food));
    },
  );

  test.each(["portion", "serving", "leftovers", "(cold)", ", warm", "- organic"])(
    "behind it: %s",
    (said) => {
      for (const food of foods) expect(inForm(`${food} ${said}`)).toBe(inForm(food));
    },
  );
});

describe("what a list says behind a food is no food", () => {
  test.each([
    "organic",
    "gluten free",
    "lactose free",
    "vegan",
    "non gmo",
    "store brand",
    "Kirkland",
  ])("%s", (said) => {
    for (const text of [`bread, ${said}`, `bread (${said})`, `bread - ${said}`, `bread; ${said}`])
      expect(read(text)).toEqual(read("bread"));
    expect(read(`bread, ${said}, 2 slices`)).toEqual(read("2 slices of bread"));
    expect(read(`2 slices of bread, ${said}, and an apple`)).toEqual(
      read("2 slices of bread and an apple"),
    );
  });

  test("where the data knows such a food, it is that", () => {
    expect(read("soup, low sodium")).toEqual(read("low sodium soup"));
    expect(read("milk (low fat), 1 cup")).toEqual(read("1 cup low fat milk"));
    expect(read("toast with butter, unsalted, and jam, sugar free")).toEqual(
      read("toast with unsalted butter and sugar free jam"),
    );
  });

  test("an amount may follow how it was cooked, and its size", () => {
    expect(read("eggs, boiled, 2")).toEqual(read("2 boiled eggs"));
    expect(read("eggs, large, 2")).toEqual(read("2 large eggs"));
  });
});

describe("what is left out may stand first", () => {
  test.each([
    ["no salt added potato chips", "unsalted potato chips"],
    ["no salt peanut butter", "unsalted peanut butter"],
    ["no sugar added applesauce", "unsweetened applesauce"],
    ["no cheese burger", "burger, no cheese"],
    ["no bun burger", "burger, no bun"],
  ])("%s is %s", (text, plain) => expect(inForm(text)).toBe(inForm(plain)));

  test("and in a sentence it is nothing of the food before", () =>
    expect(read("rice and no salt added potato chips")).toEqual(
      read("rice and unsalted potato chips"),
    ));

  test("of what has none, nothing is left out", () => {
    for (const food of ["pretzels", "almonds", "rice", "eggs"])
      expect(inForm(`no sugar added ${food}`)).toBe(inForm(food));
  });
});

describe("a word of which nothing is known makes no other kind of food", () => {
  test.each([
    ["crispy apple", "apple"],
    ["spicy rice", "rice"],
    ["crispy chicken tender", "chicken tender"],
    ["sugar free almonds", "almonds"],
    ["vegan salad", "salad"],
    ["low carb eggs", "eggs"],
  ])("%s is %s", (text, plain) => expect(inForm(text)).toBe(inForm(plain)));

  test("but it is less sure", () => {
    const outcome = calculate(catalogue, "crispy apple", "1 medium");
    expect(outcome.ok && outcome.calculation.confidence).toBeLessThanOrEqual(0.5);
  });

  test.each(["frosted roll", "diet fruit juice drink", "zuchini noodles", "apple crisp"])(
    "%s is what is called so",
    (text) => expect(inForm(text)).not.toBe(inForm(text.split(" ").at(-1) ?? "")),
  );
});

describe("a form behind a food is no other food, and not forgotten", () => {
  test.each([
    ["apricots", "dried"],
    ["cranberries", "dried"],
    ["tomatoes", "dried"],
    ["salmon", "smoked"],
    ["peaches", "canned"],
    ["plantain", "fried"],
    ["beans", "baked"],
    ["spinach", "frozen"],
    ["crackers", "whole wheat"],
    ["cottage cheese", "2%"],
    ["tea", "decaf"],
    ["peanut butter", "crunchy"],
  ])("%s, %s", (food, form) => {
    const plain = read(`100 g ${form} ${food}`);
    expect(read(`100 g ${food}, ${form}`)).toEqual(plain);
    expect(read(`100 g ${food} (${form})`)).toEqual(plain);
    expect(read(`${food} (${form}) 100 g and an apple`)).toEqual(
      read(`100 g ${form} ${food} and an apple`),
    );
  });

  test("but bread may stand behind cheese, and milk behind cereal", () => {
    expect(read("cheese, whole wheat bread")).toHaveLength(2);
    expect(read("cereal, 2% milk")).toHaveLength(2);
    expect(read("cereal, 2%")).toHaveLength(2);
  });
});

describe("a name's last word may stand first, and its first in brackets", () => {
  test.each([
    ["pepsi diet", "diet pepsi"],
    ["sprite (diet)", "diet sprite"],
    ["milk (chocolate)", "chocolate milk"],
    ["stew (beef)", "beef stew"],
    ["coffee iced", "iced coffee"],
    ["chicken soup cream of", "cream of chicken soup"],
  ])("%s", (said, name) => {
    expect(inForm(said)).toBe(inForm(name));
  });

  test.each(["milk chocolate", "chocolate milk"])(
    "but a name in its own order stays: %s",
    (name) => {
      expect(inForm(name)).not.toBe(inForm(name.split(" ").toReversed().join(" ")));
    },
  );
});

describe("what a food was like may stand with its amount behind a pause", () => {
  test.each([
    ["barley, cooked 1 cup", "1 cup cooked barley"],
    ["turkey breast, raw, boneless 200g", "200g boneless raw turkey breast"],
    ["coffee, black 2 cups", "2 cups black coffee"],
    ["carrots, sliced 1 cup", "1 cup sliced carrots"],
    ["pizza, plain 3 slices", "3 slices plain pizza"],
    ["turkey breast (cooked, no skin) - 150g", "150g cooked turkey breast no skin"],
    ["yogurt (plain, low fat) 1 cup", "1 cup plain low fat yogurt"],
    ["beans, green, frozen, 1 cup", "1 cup frozen green beans"],
    ["tomatoes, cherry, 8", "8 cherry tomatoes"],
    ["tuna, canned in water 1 can", "1 can tuna in water"],
    ["peaches, canned in syrup 1/2 cup", "1/2 cup peaches in syrup"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    // Fried are the eggs, and goat is the meat in the soup.
    ["rice, fried 2 eggs", 2],
    ["fufu with light soup, goat", 3],
    ["toast, in bed, coffee", 2],
    ["rice, salad (cucumber, onion)", 2],
    ["burger (no bun, no sauce)", 1],
  ])("%s: %i foods", (text, count) => {
    expect(read(text)).toHaveLength(count);
  });
});
