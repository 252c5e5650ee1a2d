import { openFoodTable } from "@morsel/domain/foods/table";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  ({ token } = await server.signedIn());
});
afterAll(() => server.stop());

const calculate = (ingredient: string, measurement: string, more = {}) =>
  server.call("POST", "/api/calculate-calories", {
    token,
    body: { ingredient, measurement, ...more },
  });

describe("calculating", () => {
  test("answers the portion, where it comes from and how it was understood", async () => {
    const { status, body } = await calculate("  milk ", "1 cup");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ingredient: "milk",
      measurement: "1 cup",
      estimatedCalories: 149,
      grams: 244,
      gramsFrom: "household-measure",
      food: {
        id: "01077",
        source: "USDA National Nutrient Database for Standard Reference",
        release: "Release 24 (2011)",
      },
    });
    expect(body.nutritionPer100g).toMatchObject({ calories: 61, protein: 3.15, vitaminD: 1.28 });
    expect(body.nutrition.calcium).toBeCloseTo(275.7, 1);
    expect(body.confidence).toBeGreaterThan(0.8);
    expect(body.explanation).toContain("244 g");
    expect(body.alternatives.length).toBeGreaterThanOrEqual(4);
  });

  test("keeps what the data doesn't know as null", async () => {
    const { body } = await calculate("milk sheep", "100 g");
    expect(body.food.id).toBe("01109");
    expect(body.nutritionPer100g.sugars).toBeNull();
    expect(body.nutrition.sugars).toBeNull();
  });

  test("takes a chosen alternative by its id", async () => {
    const { body } = await calculate("milk", "1 cup", { foodId: "01085" });
    expect(body.estimatedCalories).toBe(83);
  });

  test("warns about an unusual portion", async () => {
    const { body } = await calculate("potato chips", "200 g");
    expect(body.portionInfo.warning).toBe(
      "Your portion (200g) vs FDA standard (28g) - 7.1x larger",
    );
  });

  test.each(["fish and chips", "porridge"])("finds a plate of %s usual", async (food) => {
    const { body } = await calculate(food, "1 plate");
    expect(body.portionInfo).toBeUndefined();
  });

  test("an unknown food is a 404 with a suggestion", async () => {
    const { status, body } = await calculate("xqzvw", "1 cup");
    expect(status).toBe(404);
    expect(body.error.code).toBe("FOOD_NOT_FOUND");
    expect(body.error.suggestion).not.toBe("");
  });

  test("a food of a space without width is a 400", async () => {
    const { status, body } = await calculate("\u200b", "1 cup");
    expect(status).toBe(400);
    expect(body.error.issues).toMatchObject([{ path: "ingredient" }]);
  });

  test.each(["-2 cups", "1/0 cup", "0", "!!!"])("%s is a 422 with a suggestion", async (text) => {
    const { status, body } = await calculate("rice", text);
    expect(status).toBe(422);
    expect(body.error.code).toBe("MEASUREMENT_NOT_UNDERSTOOD");
    expect(body.error.suggestion).toContain("100 g");
  });

  test("a near miss names what can be read, and nothing is assumed", async () => {
    const { status, body } = await calculate("milk", "1 cpu");
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: "MEASUREMENT_NOT_UNDERSTOOD",
      suggestion: "Did you mean 1 cup?",
      measurements: ["1 cup"],
    });
    for (const said of ["lots", "flurb", "asdf", "100 gg"]) {
      expect((await calculate("rice", said)).status).toBe(422);
    }
  });

  test("a number alone says what it was taken for", async () => {
    const { body } = await calculate("chicken breast", "150");
    expect(body).toMatchObject({ grams: 150, readAs: "150 g", measurement: "150" });
    expect((await calculate("flour", "1½ cups")).body.grams).toBe(187.5);
  });

  test("refuses empty and endless texts", async () => {
    expect((await calculate("   ", "1 cup")).status).toBe(400);
    expect((await calculate("a".repeat(10_000), "1 cup")).status).toBe(400);
  });
});

test("many long sentences of one person don't hold up others", async () => {
  const count = 12;
  let done = 0;
  const asked = Array.from({ length: count }, async (_, at) => {
    // Each its own, so that none is answered from what was read a moment ago.
    const text = `${at + 2} eggs with cheese, `.repeat(50).slice(0, 1000);
    await server.call("POST", "/api/foods/parse", { token, body: { text } });
    done++;
  });
  await asked[0];
  await server.call("GET", "/health");
  const before = done;
  await Promise.all(asked);
  expect(before).toBeLessThan(count);
});

test("several foods in one sentence become items", async () => {
  const { status, body } = await server.call("POST", "/api/foods/parse", {
    token,
    body: { text: "For breakfast I had 2 eggs, a banana and a qwxzt" },
  });
  expect(status).toBe(200);
  expect(body.mealType).toBe("breakfast");
  expect(body.items.map((item: { name: string }) => item.name)).toEqual([
    "eggs",
    "banana",
    "qwxzt",
  ]);
  expect(body.items[0].calculation.estimatedCalories).toBe(143);
  expect(body.items[2].calculation).toBeNull();
  expect(body.sum.nutrition.calories).toBeCloseTo(248, 0);
  expect(body.sum.coverage).toMatchObject({ calories: 1, protein: 1 });
});

test("the longest sentence of joins is read at once, and what is too much of it told", async () => {
  const { status, body } = await server.call("POST", "/api/foods/parse", {
    token,
    body: { text: "rice and ".repeat(111).trim() },
  });
  expect(status).toBe(200);
  expect(body.items).toHaveLength(31);
  expect(body.items[30]).toMatchObject({ calculation: null, name: expect.stringMatching(/^rice/) });
});

test("the food table goes to the browser packed, and only when it changed", async () => {
  const address = `${server.url}/api/foods/table`;
  const reply = await fetch(address);
  expect(reply.headers.get("content-encoding")).toBe("br");
  const table = openFoodTable(await reply.json());
  expect(table.ids.length).toBeGreaterThan(8000);
  const etag = reply.headers.get("etag") ?? "";
  expect((await fetch(address, { headers: { "if-none-match": etag } })).status).toBe(304);
});

describe("autocomplete", () => {
  const suggest = async (typed: string, more = "") => {
    const { status, body } = await server.call(
      "GET",
      `/api/foods/suggestions?q=${encodeURIComponent(typed)}${more}`,
      { token: own },
    );
    expect(status).toBe(200);
    return body.foods as { name: string; own: boolean; measurement: string; calories: number }[];
  };
  let own: string;
  beforeAll(async () => {
    ({ token: own } = await server.signedIn());
  });

  test("common foods first, each with the energy of a usual portion", async () => {
    const found = await suggest("ban");
    expect(found[0]).toMatchObject({ name: "banana", measurement: "1 medium", calories: 105 });
    expect(found.length).toBeLessThanOrEqual(6);
    expect(await suggest("b")).toEqual([]);
  });

  test("own foods before them, those of the meal first, and nobody else's", async () => {
    const log = (name: string, mealType: string) =>
      server.call("POST", "/api/meals/logged", {
        token: own,
        body: {
          ...{ name, mealType, date: new Date().toISOString().slice(0, 10), totalCalories: 77 },
          ...{ foodId: "09040", measurement: "1 small" },
        },
      });
    await log("banana for dessert", "dinner");
    await log("banana of the morning", "breakfast");
    const [first] = await suggest("ban", "&mealType=breakfast");
    expect(first).toMatchObject({
      ...{ name: "banana of the morning", own: true, measurement: "1 small", calories: 77 },
    });
    const [later] = await suggest("ban", "&mealType=dinner");
    expect(later?.name).toBe("banana for dessert");
    const { token: other } = await server.signedIn();
    const { body } = await server.call("GET", "/api/foods/suggestions?q=ban", { token: other });
    expect(body.foods.some((food: { own: boolean }) => food.own)).toBe(false);
  });
});
