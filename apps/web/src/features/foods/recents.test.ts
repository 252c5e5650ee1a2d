import { draftOf } from "@morsel/domain/foods/entry-draft";
import { nutritionOf } from "@morsel/domain/foods/nutrients";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RecentAnalysis, storedRecents } from "./kept-recents.state.ts";
import { mergedRecents, withRecent } from "./recents.state.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const named = (list: readonly RecentAnalysis[]) =>
  list.map((one) => ("sentence" in one ? one.sentence.text : one.result.ingredient));

type RecentFood = Extract<RecentAnalysis, { result: unknown }>;

let made = 0;
function analysis(ingredient: string, measurement = "1 cup"): RecentFood {
  made += 1;
  return {
    id: `analysis-${made}`,
    at: made,
    result: {
      ingredient,
      measurement,
      estimatedCalories: 104.6,
      nutritionPer100g: nutritionOf(() => 1),
      nutrition: nutritionOf((id) => (id === "zinc" ? null : 1.23456)),
      food: { id: "09040", name: "Bananas, raw", source: "Test", release: "1" },
      grams: 118,
      gramsFrom: "household-measure",
      explanation: "A medium banana weighs 118 g.",
      confidence: 0.9,
      alternatives: [],
      measurements: [],
    },
  };
}

test("the newest stands in front and five are kept", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const list = names.reduce<RecentAnalysis[]>((all, name) => withRecent(all, analysis(name)), []);
  expect(named(list)).toEqual(["f", "e", "d", "c", "b"]);
});

test("the same question again moves to the front; another amount is another question", () => {
  const list = [analysis("banana"), analysis("milk")];
  expect(named(withRecent(list, analysis("Milk")))).toEqual(["Milk", "banana"]);
  expect(withRecent(list, analysis("milk", "2 cups"))).toHaveLength(3);
});

test("lists of several devices become one: the newest five, each question once", () => {
  const [a, b, c, d] = [analysis("a"), analysis("b"), analysis("c"), analysis("d")];
  const [again, e, f] = [analysis("A"), analysis("e"), analysis("f")];
  expect(named(mergedRecents([d, c, b, a, f, e, again]))).toEqual(["f", "e", "A", "d", "c"]);
});

test("what was changed in place is replaced", () => {
  const milk = analysis("milk");
  const list = withRecent([milk], { ...analysis("milk", "2 cups"), id: milk.id });
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ result: { measurement: "2 cups" } });
});

test("a sentence is one of them, and read again with its foods", () => {
  const foods = [{ name: "egg", measurement: "2", result: analysis("egg").result }];
  const told = { id: "told", at: 9, sentence: { text: "2 eggs and", mealType: null, foods } };
  const list = withRecent([analysis("milk"), { ...told, id: "before" }], told);
  expect(named(list)).toEqual(["2 eggs and", "milk"]);
  stored.set("morsel-recent-analyses", JSON.stringify(list));
  expect(storedRecents()).toEqual(list);
});

test("what the browser kept is read again; malformed is empty", () => {
  const key = "morsel-recent-analyses";
  expect(storedRecents()).toEqual([]);
  const kept = [analysis("banana")];
  stored.set(key, JSON.stringify(kept));
  expect(storedRecents()).toEqual(kept);
  // Stored by an earlier release that knew one nutrient less.
  const older = analysis("banana");
  const { nutrition } = older.result;
  const withoutIron = {
    ...older,
    result: { ...older.result, nutrition: { ...nutrition, iron: undefined } },
  };
  stored.set(key, JSON.stringify([withoutIron]));
  expect(storedRecents()[0]).toMatchObject({ result: { nutrition: { ...nutrition, iron: null } } });
  for (const malformed of ["{", "null", "7", '{"a":1}', '["banana"]', '[{"id":"x"}]']) {
    stored.set(key, malformed);
    expect(storedRecents()).toEqual([]);
  }
});

test("a calculation becomes an entry: calories whole, unknown apart from zero", () => {
  const draft = draftOf(analysis("banana", "1 medium").result, "breakfast");
  expect(draft).toMatchObject({
    name: "banana",
    mealType: "breakfast",
    source: "calculator",
    totalCalories: 105,
    totalProtein: 1.235,
    sugar: 1.235,
    zinc: null,
    foodId: "09040",
    measurement: "1 medium",
    grams: 118,
  });
});

test("an unknown energy is left out, so that the diary marks its estimate", () => {
  const unknown = { ...analysis("mystery").result, estimatedCalories: null };
  expect(draftOf(unknown, "snack")).not.toHaveProperty("totalCalories");
});
