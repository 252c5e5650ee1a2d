import { openInSteps } from "@morsel/domain/foods/kept";
import { openNameIndex, readNameIndex } from "@morsel/domain/foods/names/name-index";
import { searchNames } from "@morsel/domain/foods/names/search";
import { openVocabulary } from "@morsel/domain/foods/names/vocabulary";
import { describe, expect, test } from "vitest";
import { loadKnowledge } from "./knowledge.ts";

const vocabulary = openVocabulary(loadKnowledge().words);

interface More {
  everyday?: readonly (readonly [food: number, name: string])[];
  incomplete?: readonly number[];
  /** So many of the last came with a release. */
  imported?: number;
}

const whole = <Value>(steps: Generator<undefined, Value>) => openInSteps(steps).whole();

/** The foods found, best first, in a reference of only these foods. */
function matches(text: string, names: readonly string[], more: More = {}) {
  const named = names.map((name, food) => ({
    food,
    id: `18${String(food).padStart(3, "0")}`,
    name,
    retired: false,
    incomplete: more.incomplete?.includes(food) ?? false,
  }));
  const own = names.length - (more.imported ?? 0);
  const columns = whole(
    readNameIndex(vocabulary, {
      rows: names.length,
      foods: named.slice(0, own),
      everyday: (more.everyday ?? []).map(([food, name]) => ({ food, name })),
      imported: named.slice(own),
    }),
  );
  return searchNames(whole(openNameIndex(columns, vocabulary)), text, 5);
}

const search = (text: string, names: readonly string[], more?: More) =>
  matches(text, names, more).map(({ food }) => names[food] ?? "");

describe("the choice among near-duplicates", () => {
  test("a food whose every figure is known stands before one with gaps", () => {
    const names = ["Crackers, rye, wafers, thin", "Crackers, rye, wafers, crisp"];
    expect(search("rye wafers", names, { incomplete: [0] })[0]).toBe(names[1]);
    expect(search("rye wafers", names, { incomplete: [1] })[0]).toBe(names[0]);
  });

  test("what a name adds in brackets counts, but little", () => {
    const names = ["Rye wafers (includes thin, crisp)", "Rye wafers", "Rye wafers, thin, crisp"];
    expect(search("rye wafers", names)).toEqual([names[1], names[0], names[2]]);
  });

  test("how coffee or tea was prepared is no form of its own", () => {
    const brewed = "Coffee, brewed from grounds, prepared with tap water, decaffeinated";
    const espresso = "Coffee, brewed, espresso, restaurant-prepared, decaffeinated";
    expect(search("coffee, brewed, decaf", [espresso, brewed])[0]).toBe(brewed);
  });

  test("what a name says to be missing isn't what it is about", () => {
    const plain = "Babyfood, banana no tapioca, strained";
    const names = ["Babyfood, bananas with apples and pears, strained", plain];
    expect(search("banana, baby food, strained", names)[0]).toBe(plain);
  });
});

describe("light forms", () => {
  test.each([
    ["fat free saltines", "Crackers, saltines, low fat"],
    ["low fat saltines", "Crackers, saltines, fat free"],
    ["saltines, no salt", "Crackers, saltines, low sodium"],
    ["sugar free saltines", "Crackers, saltines, diet"],
  ])("%s are nearer to %s than to the plain ones", (text, form) => {
    expect(search(text, ["Crackers, saltines", form])[0]).toBe(form);
  });

  test("the form itself stands before its stand-in", () => {
    const names = ["Crackers, saltines, low fat", "Crackers, saltines, fat free"];
    expect(search("fat free saltines", names)).toEqual([names[1], names[0]]);
    expect(search("low fat saltines", names)).toEqual(names);
  });

  test("a form that stands in for the one asked for is not counted as unusual", () => {
    const scoreOf = (form: string) =>
      matches("fat free saltines", [`Crackers, saltines, ${form}`])[0]?.score ?? 0;
    expect(scoreOf("low fat")).toBeGreaterThan(scoreOf("low fat, dehydrated") + 0.1);
    expect(scoreOf("low fat")).toBeGreaterThan(scoreOf("thick") + 0.15);
  });

  test("a form weighs more than another word of the same rarity", () => {
    const names = ["Dressing, ranch, thick", "Dressing, ranch, fat free"];
    expect(search("thick fat free ranch dressing", names)[0]).toBe(names[1]);
  });
});

describe("everyday names", () => {
  test("speak for less where their food excludes what was asked", () => {
    const everyday = [[0, "pepper pop"]] as const;
    const scoreOf = (name: string) =>
      matches("pepper pop, caffeine free", [name], { everyday })[0]?.score ?? 0;
    expect(scoreOf("Beverage, sparkling, contains caffeine")).toBeLessThan(
      scoreOf("Beverage, sparkling, contains quinine"),
    );
  });

  test("are worth less the less they say of what was asked", () => {
    const names = ["Snacks, corn rounds", "Snacks, tortilla chips", "Dip, hot, thick, chunky"];
    const ahead = (text: string) => {
      const found = matches(text, names, { everyday: [[0, "tortilla chips"]] });
      const scoreOf = (food: number) => found.find((match) => match.food === food)?.score ?? 0;
      return scoreOf(0) - scoreOf(1);
    };
    expect(ahead("tortilla chips, hot, thick, chunky")).toBeLessThan(
      ahead("tortilla chips, hot") - 0.01,
    );
  });

  test("of a dish are not held to what another everyday name says", () => {
    const dish = 1;
    const scoreOf = (other: string) => {
      const everyday = [[0, other] as const, [dish, "pepper pop"] as const];
      const found = matches("pepper pop, caffeine free", ["Beverage, sparkling"], { everyday });
      return found.find(({ food }) => food === dish)?.score;
    };
    expect(scoreOf("spritz caffeine")).toBe(scoreOf("spritz quinine"));
  });
});

describe("foods that came with a release", () => {
  const own = ["Nuts, almonds", "Snacks, rice cakes, brown rice, plain", "Salami, cooked, beef"];

  test("answer to their own names, not to a word of one", () => {
    const names = [...own, "Almonds, lightly salted", "Luncheon slice, salami or turkey"];
    expect(search("almonds, lightly salted", names, { imported: 2 })[0]).toBe(names[3]);
    const scoreOfSlice = (imported: number) =>
      matches("salami", names, { imported }).find(({ food }) => food === 4)?.score;
    expect(scoreOfSlice(2)).toBeLessThan((scoreOfSlice(0) ?? 0) - 0.2);
  });

  test("leave the others ranked as they were, however many have a word", () => {
    const more = Array.from({ length: 40 }, (_, at) => `Rice, recipe ${at}, with beef gravy`);
    const scores = (names: readonly string[], imported: number) =>
      matches("plain rice cakes", names, { imported })
        .filter(({ food }) => food < own.length)
        .map(({ food, score }) => [food, score]);
    expect(scores([...own, ...more], more.length)).toEqual(scores(own, 0));
  });
});
