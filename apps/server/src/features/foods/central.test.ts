import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

const nutrient = (nutrientId: number, nutrientName: string, unitName: string, value: number) => ({
  nutrientId,
  nutrientName,
  nutrientNumber: String(nutrientId),
  unitName,
  derivationCode: "A",
  value,
});

/** As the service sends a Foundation food: no nutrient 1008, kilojoules beside kilocalories. */
const teff = {
  fdcId: 2003586,
  description: "Flour, injera teff, whole grain",
  dataType: "Foundation",
  publishedDate: "2022-10-28",
  foodCategory: "Cereal Grains and Pasta",
  score: 512.3,
  foodNutrients: [
    nutrient(2048, "Energy (Atwater Specific Factors)", "KCAL", 358),
    nutrient(2047, "Energy (Atwater General Factors)", "KCAL", 366),
    nutrient(1062, "Energy", "kJ", 1530),
    nutrient(1003, "Protein", "G", 12.8),
    nutrient(1004, "Total lipid (fat)", "G", 3.6),
    nutrient(1005, "Carbohydrate, by difference", "G", 70.4),
    nutrient(1110, "Vitamin D (D2 + D3), International Units", "IU", 40),
  ],
  foodMeasures: [{ disseminationText: "1 cup", gramWeight: 158, id: 1, rank: 1 }],
};

const bar = {
  fdcId: 2117388,
  description: "QUXBAR COCOA CRUNCH",
  dataType: "Branded",
  publishedDate: "2021-10-28",
  brandOwner: "Quxbar Foods Inc.",
  servingSize: 40,
  servingSizeUnit: "g",
  householdServingFullText: "1 bar",
  foodNutrients: [nutrient(1008, "Energy", "KCAL", 450), nutrient(1003, "Protein", "G", 20)],
  foodMeasures: [],
};

let answer: { status: number; body: unknown; delayMs?: number };
let asked: { query: string; dataType: string; key: string | undefined }[] = [];
let central: Server;
let server: TestServer;
let token: string;

beforeAll(async () => {
  central = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const dataType = url.searchParams.get("dataType") ?? "";
    asked.push({
      query: url.searchParams.get("query") ?? "",
      dataType,
      key: request.headers["x-api-key"]?.toString(),
    });
    const { status, body, delayMs = 0 } = answer;
    const foods = (body as { foods?: { dataType: string }[] }).foods;
    const fitting = foods?.filter((food) => dataType.split(",").includes(food.dataType));
    const reply = foods ? { totalHits: fitting?.length, currentPage: 1, foods: fitting } : body;
    setTimeout(() => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(reply));
    }, delayMs);
  });
  await new Promise<void>((resolve) => central.listen(0, "127.0.0.1", resolve));
  const { port } = central.address() as AddressInfo;
  server = await startServer({
    env: { FDC_API_KEY: "test-key", FDC_API_URL: `http://127.0.0.1:${port}/fdc/v1` },
  });
});
afterAll(async () => {
  await server.stop();
  central.closeAllConnections();
  await new Promise((resolve) => central.close(resolve));
});
beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: { foods: [teff, bar] } };
  server.clock.advance(3_600_000);
  ({ token } = await server.signedIn());
});

const calculate = (ingredient: string, measurement: string, more = {}) =>
  server.call("POST", "/api/calculate-calories", {
    token,
    body: { ingredient, measurement, ...more },
  });

describe("FoodData Central", () => {
  test("isn't asked where the embedded data knows the food", async () => {
    const { body } = await calculate("banana", "100 g");
    expect(body.food.id).toBe("09040");
    expect(asked).toEqual([]);
  });

  test("answers a weak match with a generic food, its energy read by the right number", async () => {
    const { status, body } = await calculate("injera teff flour", "2 cups");
    expect(status).toBe(200);
    expect(body.food).toEqual({
      id: "fdc:2003586",
      name: "Flour, injera teff, whole grain",
      source: "USDA FoodData Central",
      release: "Foundation, 2022-10-28",
    });
    expect(body.nutritionPer100g).toMatchObject({ calories: 358, protein: 12.8, vitaminD: 1 });
    expect(body.nutritionPer100g.iron).toBeNull();
    expect(body.grams).toBe(316);
    expect(asked).toEqual([
      {
        query: "injera teff flour",
        dataType: "Foundation,SR Legacy,Survey (FNDDS)",
        key: "test-key",
      },
    ]);
  });

  test("is asked once: the answer is kept, also over a restart", async () => {
    await calculate("injera teff flour", "1 cup");
    await server.restart();
    const { body } = await calculate("Injera teff flour", "1 cup");
    expect(body.food.id).toBe("fdc:2003586");
    expect(asked).toEqual([]);
    const chosen = await calculate("injera", "1 cup", { foodId: "fdc:2003586" });
    expect(chosen.body.grams).toBe(158);
  });

  test("a nutrient that was unknown to Morsel when a food was kept is unknown in it", async () => {
    await calculate("injera teff flour", "1 cup");
    await withTables(server, async (db) => {
      const tables = asSystem(db).withTables<{ central_foods: { id: string; food: string } }>();
      const ofTeff = tables.selectFrom("central_foods").where("id", "=", "fdc:2003586");
      const { food } = await ofTeff.select("food").executeTakeFirstOrThrow();
      const { per100g, ...others } = JSON.parse(food);
      delete per100g.protein;
      await tables
        .updateTable("central_foods")
        .set({ food: JSON.stringify({ ...others, per100g }) })
        .where("id", "=", "fdc:2003586")
        .execute();
    });
    const { status, body } = await calculate("injera", "1 cup", { foodId: "fdc:2003586" });
    expect(status).toBe(200);
    expect(body.nutrition).toMatchObject({ protein: null, vitaminD: 1.58 });
  });

  test("brands come after generic foods, with their serving", async () => {
    const { body } = await calculate("quxbar cocoa crunch", "1 bar");
    expect(body.food.name).toBe("QUXBAR COCOA CRUNCH (Quxbar Foods Inc.)");
    expect(body.grams).toBe(40);
    expect(body.estimatedCalories).toBe(180);
    expect(asked.map(({ dataType }) => dataType)).toEqual([
      "Foundation,SR Legacy,Survey (FNDDS)",
      "Branded",
    ]);
  });

  test("a food that only shares a word with it is no answer", async () => {
    const { status } = await calculate("quxbar lemon vlimp", "1 bar");
    expect(status).toBe(404);
  });

  test.each([
    [
      429,
      { error: { code: "OVER_RATE_LIMIT", message: "…" } },
      "FoodData Central is busy",
      "vlimpo",
    ],
    [
      403,
      { error: { code: "API_KEY_INVALID", message: "…" } },
      "accept this server's key",
      "qzonkk",
    ],
    [500, "oops", "out of reach", "xzrabx"],
    [200, { unexpected: true }, "out of reach", "wfnordw"],
  ])("a %s falls back to the embedded food with a note", async (status, body, note, word) => {
    answer = { status, body };
    const name = `${word} mashed cabbage`;
    const reply = await calculate(name, "100 g");
    expect(reply.status).toBe(200);
    expect(reply.body.food.source).toContain("Standard Reference");
    expect(reply.body.note).toContain(note);
    // Nothing is asked during a pause; afterwards it is asked again.
    await calculate(name, "100 g");
    expect(asked.length).toBe(1);
    server.clock.advance(11 * 60_000);
    answer = { status: 200, body: { foods: [] } };
    expect((await calculate(name, "100 g")).body.note).toBeUndefined();
    expect(asked.length).toBeGreaterThan(1);
  });

  test("an answer that takes too long is not waited for", async () => {
    answer = { status: 200, body: { foods: [] }, delayMs: 20_000 };
    const started = performance.now();
    const { body } = await calculate("vlimp roasted turnips", "100 g");
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(body.note).toContain("took too long");
  }, 15_000);
});

// Must be last: it advances the clock far beyond the other tests' sign-in.
test("answers are forgotten after a month, foods that nobody asked for after a year", async () => {
  await calculate("injera teff flour", "1 cup");
  const kept = () =>
    withTables(server, async (db) => {
      const tables = asSystem(db).withTables<Record<"food_answers" | "central_foods", object>>();
      const count = async (table: "food_answers" | "central_foods") =>
        (await tables.selectFrom(table).selectAll().execute()).length;
      return { answers: await count("food_answers"), foods: await count("central_foods") };
    });
  const before = await kept();
  expect(before.answers).toBeGreaterThan(0);
  server.clock.advance(31 * 86_400_000);
  await server.restart();
  await vi.waitFor(async () => expect(await kept()).toEqual({ ...before, answers: 0 }), 10_000);
  server.clock.advance(370 * 86_400_000);
  await server.restart();
  await vi.waitFor(async () => expect(await kept()).toEqual({ answers: 0, foods: 0 }), 10_000);
});
