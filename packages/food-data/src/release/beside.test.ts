import { calculate } from "@morsel/domain/foods/calculation";
import { type Catalogue, openCatalogue } from "@morsel/domain/foods/catalogue";
import type { Knowledge } from "@morsel/domain/foods/knowledge";
import { type Nutrition, nutritionOf } from "@morsel/domain/foods/nutrients";
import { type FoodTable, type HouseholdMeasure, openFoodTable } from "@morsel/domain/foods/table";
import { describe, expect, test } from "vitest";
import { foodFileOf } from "../food-file.ts";
import { loadKnowledge } from "../knowledge.ts";
import { loadStandardReference } from "../standard-reference.ts";
import { putBeside } from "./beside.ts";
import type { Release } from "./release.ts";

/** Few foods with what we know of them, since opening all takes long. */
const used = ["01001", "01077", "09226", "18151"];
const all = loadStandardReference();
const reference = openFoodTable(
  foodFileOf(
    all.source,
    all.release,
    used.map((id) => all.food(all.rowOf(id))),
  ),
);
const everything = loadKnowledge();
const [label] = everything.labels.foods;
const knowledge: Knowledge = {
  ...everything,
  names: everything.names.filter(([id]) => used.includes(id)),
  labels: { ...everything.labels, foods: label ? [label] : [] },
  ...{ dishes: [], usualNames: [], ingredients: [] },
};
const embedded = openCatalogue(reference, knowledge);
const known = (id: string) => reference.food(reference.rowOf(id));

type Given = Partial<Nutrition> & { like?: string };
/** A food of a release, with the figures of an embedded one but for those given. */
const food = (
  id: string,
  name: string,
  { like = "01001", ...given }: Given,
  measures: readonly HouseholdMeasure[] = [],
  otherNames: readonly string[] = [],
) => ({ id, name, per100g: { ...known(like).per100g, ...given }, measures, otherNames });

const foundation = (foods: Release["foods"]): Release => ({ title: "Foundation", rank: 2, foods });
const legacy = (foods: Release["foods"]): Release => ({ title: "SR Legacy", rank: 1, foods });
const survey = (foods: Release["foods"]): Release => ({ title: "Survey", rank: -1, foods });

function beside(...releases: Release[]): { table: FoodTable; catalogue: Catalogue } {
  const table = openFoodTable(putBeside(reference, embedded, releases));
  return { table, catalogue: openCatalogue(table, knowledge) };
}
const cup = (grams: number) => ({ amount: 1, name: "cup", grams });

describe("a food that several sources know", () => {
  test("has the figures of the best one, completed by the others, and its own name", () => {
    const unknown = nutritionOf(() => null);
    const { table } = beside(
      foundation([food("01001", "Butter, stick", { ...unknown, calories: 720, protein: 1 })]),
      legacy([food("01001", "Butter, salted, in sticks", { calories: 718, vitaminD: null })]),
    );
    // The Foundation's lacks its fat, so it only fills gaps.
    const butter = table.food(table.rowOf("01001"));
    expect(butter).toMatchObject({ name: "Butter, salted", release: "SR Legacy" });
    expect(butter.per100g).toEqual({ ...known("01001").per100g, calories: 718 });
    expect(table.ids).toHaveLength(reference.ids.length);
  });

  test("of which the survey copied the figures is there once, and found by both names", () => {
    const copy = food("21099999", "Brownie cookie, commercial", { like: "18151" });
    const other = food("21099998", "Brownie cookie, low fat", {
      like: "18151",
      fat: 3,
      calories: 340,
    });
    const { table, catalogue } = beside(survey([copy, other]));
    expect(table.rowOf("21099999")).toBe(-1);
    expect(table.ids.slice(table.firstImported)).toEqual(["21099998"]);
    expect(catalogue.search("brownie cookie, commercial", 1)[0]?.id).toBe("18151");
    expect(catalogue.search("low fat brownie cookie", 1)[0]?.id).toBe("21099998");
  });

  test("which we call so, with like figures, is there once, too", () => {
    const milk = food("11111000", "Milk, whole", { like: "01077", calories: 62 }, [cup(244)]);
    const own = embedded.food(label?.id ?? "");
    const { per100g = nutritionOf(() => null), name = "" } = own ?? {};
    const { table } = beside(survey([milk, { id: "11350000", name, per100g, measures: [] }]));
    expect(own).toBeDefined();
    expect(table.firstImported).toBe(table.ids.length);
  });
});

describe("an everyday food is as it was", () => {
  const flurb = { amount: 1, name: "flurb", grams: 33 };
  const { catalogue } = beside(
    legacy([food("09226", "Papayas, raw", { like: "09226" }, [cup(999), flurb])]),
    survey([
      food("63133010", "Papaya, fresh, from the market", { like: "09226", fat: 9, calories: 120 }),
    ]),
  );
  const grams = (name: string, measurement: string) => {
    const outcome = calculate(catalogue, name, measurement);
    return outcome.ok ? outcome.calculation.grams : undefined;
  };
  const before = (name: string, measurement: string) => {
    const outcome = calculate(embedded, name, measurement);
    return outcome.ok ? outcome.calculation.grams : undefined;
  };

  test("it answers to its name, before what a release calls alike", () => {
    expect(catalogue.search("papaya", 1)[0]?.id).toBe("09226");
  });

  test("it weighs what it weighed; others' measures answer for what was only estimated", () => {
    for (const measurement of ["1 cup", "1 small", "1", "1 cup mashed", "1 serving"]) {
      expect(grams("papaya", measurement), measurement).toBe(before("papaya", measurement));
    }
    expect(before("papaya", "2 flurbs")).toBeUndefined();
    expect(grams("papaya", "2 flurbs")).toBe(66);
  });
});

test("other names of a release find its food, unless they are one known word; ours come first", () => {
  const names = ["old oak's clotted spread", "zorbadelle", "cookie", "papaya"];
  const { catalogue } = beside(
    survey([food("81103090", "Clotted paste", { like: "01001", calories: 500 }, [], names)]),
  );
  const first = (text: string) => catalogue.search(text, 1)[0]?.id;
  expect(first("old oak's clotted spread")).toBe("81103090");
  expect(first("zorbadelle")).toBe("81103090");
  expect(first("cookie")).toBe("18151");
  expect(first("papaya")).toBe("09226");
});

test("the survey's numbers aren't taken for the reference's groups", () => {
  const { catalogue } = beside(
    survey([food("03999999", "Zorb paste", { like: "01001" }), food("14999999", "Zorb loaf", {})]),
  );
  const [paste, loaf] = ["03999999", "14999999"].map((id) => catalogue.food(id));
  // 03 is the reference's baby food, 14 its drinks.
  expect(catalogue.search("zorb paste", 1)[0]?.id).toBe("03999999");
  expect(loaf && catalogue.known(loaf).kind.traits).not.toContain("drink");
  expect(paste?.release).toBe("Survey");
});
