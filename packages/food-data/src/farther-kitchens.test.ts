import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { asked, foods, kcal } from "./told-fixture.ts";

/** What people in Singapore, Malaysia, Nigeria and Ghana log every day, by the names they type. */

const found = (name: string, measurement = "1 serving") => {
  const outcome = calculate(catalogue, name, measurement);
  if (!outcome.ok) return [outcome.failed, 0];
  return [outcome.calculation.food.id.replace(/^\w+:/, ""), Math.round(outcome.calculation.grams)];
};

describe("a name leads to what is eaten there, and to a usual portion", () => {
  test.each([
    ["kopi", "kopi", 190],
    ["kopi o kosong", "kopi-o-kosong", 190],
    ["Kopi-C siew dai peng", "kopi-c-siew-dai-peng", 300],
    ["teh peng siew dai", "teh-siew-dai-peng", 300],
    ["teh tarik kurang manis", "teh-siew-dai", 190],
    ["milo dinosaur", "milo-dinosaur", 350],
    ["cai png", "cai-png", 400],
    ["steamed chicken rice no skin", "chicken-rice-skinless", 385],
    ["bcm", "bak-chor-mee", 345],
    ["ckt", "char-kway-teow", 395],
    ["prata kosong", "prata-kosong", 70],
    ["chai tow kway", "carrot-cake-white", 280],
    ["black carrot cake", "carrot-cake-black", 290],
    ["tau huay", "tau-huay", 330],
    ["koi milk tea 50% sugar", "boba-milk-tea-50", 450],
    ["100plus", "100-plus", 325],
    ["semo", "semo", 250],
    ["tuo zaafi", "tuwo-masara", 250],
    ["ewedu", "ewedu", 120],
    ["dry garri", "gari", 60],
    ["ewa agoyin", "ewa-agoyin", 280],
    ["kpomo", "ponmo", 60],
    ["nigerian egg roll", "egg-roll-nigerian", 130],
    ["indomie hungry man", "indomie-200", 200],
    ["peak milk sachet", "milk-powder-sachet", 14],
    ["malta guinness", "malt-african", 330],
    ["star beer", "lager-nigerian", 600],
    ["egg sauce", "egg-stew-african", 160],
  ])("%s", (name, food, grams) => {
    expect(found(name)).toEqual([food, grams]);
  });

  test("a plain carrot cake stays the sweet one", () => {
    expect(found("carrot cake")[0]).toBe("carrot-cake");
  });
});

describe("meals are read as they are told there", () => {
  test.each([
    ["2 wraps of eba with egusi soup", ["2 wraps: eba", "1 serving: egusi soup"]],
    ["moi moi 2 wraps", ["2 wraps: moi moi"]],
    ["2 prata kosong and teh tarik", ["2: prata kosong", "1 serving: teh tarik"]],
  ])("%s", (text, items) => {
    expect(asked(text)).toEqual(items);
  });

  test("slices, cooking spoons and bottles weigh what they do", () => {
    expect(kcal("dodo like 6 pieces")).toBeLessThan(400);
    expect(foods("2 cooking spoons of rice")[0]?.grams).toBeLessThan(250);
    expect(foods("3 slices of boiled yam")[0]?.grams).toBe(270);
  });

  test("beside West African food pap is a porridge, and garri with soup is eba", () => {
    expect(foods("6 akara balls and pap").map(({ food }) => food.id)).toContain("dish:akamu");
    expect(foods("garri and egusi soup").map(({ food }) => food.id)).toContain("dish:eba");
  });
});
