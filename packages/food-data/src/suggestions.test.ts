import { calculateFood } from "@morsel/domain/foods/calculation";
import { measurementsFor } from "@morsel/domain/foods/measures/usual-measurements";
import { suggestFoods } from "@morsel/domain/foods/suggestions/suggested-food";
import { beforeAll, describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { loadKnowledge } from "./knowledge.ts";

beforeAll(() => catalogue.prepare());

const suggest = (typed: string, own: Parameters<typeof suggestFoods>[3] = []) =>
  suggestFoods(catalogue, typed, 6, own);
const named = (typed: string) => suggest(typed).map(({ name }) => name);

describe("what is suggested", () => {
  test.each([
    ["ba", "banana"],
    ["oat", "oatmeal"],
    ["lat", "latte"],
    ["bur", "burger"],
    ["chicken b", "chicken breast"],
    ["breast chi", "chicken breast"],
    ["must", "mustard"],
  ])("%s offers %s first", (typed, name) => {
    expect(named(typed)[0]).toBe(name);
  });

  test("is ordered by how commonly a food is eaten", () => {
    const found = named("chi");
    expect(found[0]).toMatch(/^chicken/);
    expect(found.indexOf("chicken")).toBeLessThan(found.indexOf("chickpeas"));
  });

  test("is found inside a word as well, after what begins with it", () => {
    expect(named("berr")).toEqual(expect.arrayContaining(["strawberries", "blueberries"]));
    expect(named("melon")[0]).toBe("melon");
    expect(named("melon")).toContain("watermelon");
  });

  test("forgives what is mistyped", () => {
    for (const [typed, meant] of [
      ["bananna", "banana"],
      ["avacado", "avocado"],
      ["chickn", "chicken breast"],
      ["chickn br", "chicken breast"],
      ["tofo", "tofu"],
    ] as const) {
      expect(named(typed), typed).toContain(meant);
    }
  });

  test("flour is no cornflour; an alias says what it stands for", () => {
    const all = suggestFoods(catalogue, "flour", 40, []).map(({ name }) => name);
    expect(all).toContain("rice flour");
    expect(all.filter((name) => /^corn ?(?:starch|flour)/i.test(name))).toEqual([]);
    const alias = suggest("corn flour").find(({ name }) => /^corn ?flour/.test(name));
    expect(alias?.mainName).toBe("cornstarch");
    expect(suggest("auberg")[0]).toMatchObject({ name: "aubergine", mainName: "eggplant" });
    expect(suggest("gala app")[0]).not.toHaveProperty("mainName");
  });

  test("a food appears once", () => {
    for (const typed of ["ch", "egg", "mil", "ap", "rice", "co", "so", "pea"]) {
      const found = suggest(typed);
      expect(new Set(found.map(({ id }) => id)).size, typed).toBe(found.length);
      expect(new Set(found.map(({ name }) => name)).size, typed).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(6);
    }
  });

  test("every usual name is found by its own letters", () => {
    const lost = loadKnowledge().usualNames.filter((name) => named(name)[0] !== name);
    expect(lost).toEqual([]);
  });

  test("nothing for a single letter, for space, for what is no food", () => {
    for (const typed of ["b", " ", "  a ", "", "xqzvw"]) expect(suggest(typed)).toEqual([]);
  });

  test("the reference stands behind what people have a name for, said in their order", () => {
    expect(named("emu").slice(0, 2)).toEqual(["emu", "raw ground emu"]);
  });
});

describe("own foods", () => {
  const own = [
    { id: "09040", name: "Banana", measurement: "2 medium", calories: 210 },
    { id: "dish:latte", name: "Morning latte", measurement: "1 grande", calories: 190 },
  ];

  test("come first, with the amount they were eaten in, and not twice", () => {
    const found = suggest("ban", own);
    expect(found[0]).toMatchObject({ name: "Banana", measurement: "2 medium", calories: 210 });
    expect(found[0]?.own).toBe(true);
    expect(found.filter(({ id }) => id === "09040")).toHaveLength(1);
    expect(suggest("latt", own)[0]?.name).toBe("Morning latte");
  });

  test("leave room for others", () => {
    const many = ["a", "b", "c", "d", "e", "f", "g"].map((letter) => ({
      ...{ id: `dish:${letter}`, name: `chicken ${letter}`, measurement: "1 plate", calories: 1 },
    }));
    expect(suggest("chicken", many).filter((food) => food.own)).toHaveLength(4);
  });
});

describe("usual measurements", () => {
  const food = (typed: string) => {
    const found = catalogue.food(catalogue.search(typed, 1)[0]?.id ?? "");
    if (!found) throw new Error(`There is no ${typed}.`);
    return found;
  };
  const first = (typed: string) => measurementsFor(catalogue, food(typed), typed)[0]?.measurement;

  test.each([
    ["banana", "1 medium"],
    ["egg", "1 large"],
    ["chicken breast", "1 breast"],
    ["latte", "1 cup"],
    ["milk", "1 cup"],
    ["olive oil", "1 tbsp"],
    ["bread", "1 slice"],
    ["pizza", "1 slice"],
    ["almonds", "1 oz"],
    ["beer", "1 can"],
    ["burrito", "1 burrito"],
    ["salmon", "85 g"],
  ])("%s: %s", (typed, measurement) => {
    expect(first(typed)).toBe(measurement);
  });

  test("each is read as just these grams, whatever the food, and as the measure it names", () => {
    for (const [id] of loadKnowledge().names) {
      const one = catalogue.food(id);
      if (!one) continue;
      const own = one.measures.flatMap(({ amount, grams }) => [grams, grams / amount]);
      const offered = measurementsFor(catalogue, one);
      expect(offered.at(-1)?.measurement).toBe("100 g");
      for (const { measurement, grams } of offered) {
        const outcome = calculateFood(catalogue, one, measurement);
        const read = outcome.ok ? outcome.calculation.grams : 0;
        expect(Math.abs(read - grams), `${one.name}: ${measurement}`).toBeLessThan(0.2);
        if (/^\d+ g$|glass$|^1 piece$/.test(measurement)) continue;
        const isOwn = own.some((each) => Math.abs(each - grams) <= grams * 0.04);
        expect(isOwn, `${one.name} has ${measurement}`).toBe(true);
      }
    }
  });
});

test("a dish is as much where only its name is given as in the form that offers its portion", () => {
  for (const { id, name } of loadKnowledge().dishes) {
    const dish = catalogue.food(id);
    const [offered] = dish ? measurementsFor(catalogue, dish, name) : [];
    const served = dish && calculateFood(catalogue, dish, "1 serving");
    const grams = served?.ok ? served.calculation.grams : 0;
    expect(Math.abs(Math.log((offered?.grams ?? 0) / grams)), name).toBeLessThan(Math.log(1.25));
  }
});
