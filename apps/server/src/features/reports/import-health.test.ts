import { afterAll, beforeAll, expect, test } from "vitest";
import { sendFile, untilImport } from "../../testing/imports.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const meal = (key: string, more: object = {}) => ({
  ...{ key, name: "Oats", date: "2025-01-02", time: "8:05 AM", mealType: "breakfast" },
  ...{ calories: 150, nutrients: { protein: 5 } },
  ...more,
});
const content = (document: object) =>
  JSON.stringify({ format: "apple-health", version: 1, ...document });

const document = content({
  ignored: { health: 9_000_000, measurement: 12 },
  meals: [meal("a"), meal("b", { calories: 90 }), meal("a"), meal("c", { calories: -1 })],
  water: [{ date: "2025-01-02", glasses: 3 }],
  problems: [{ row: 77, code: "number", text: "much kcal" }],
});

test("what was read of Apple Health is shown, written, and taken back", async () => {
  const { token } = await server.signedIn();
  const send = async () =>
    (await sendFile(server, token, { content: document, name: "export.xml" })).body;
  const reading = await send();
  expect(reading).toMatchObject({
    ...{ format: "apple-health", counts: { meal: 3, water: 1 }, problemCount: 2 },
    ignored: { health: 9_000_000, measurement: 12 },
    problems: expect.arrayContaining([{ row: 77, reason: "“much kcal” is no number." }]) as unknown,
  });
  await server.call("POST", `/api/imports/${reading.id}/apply`, { token });
  expect(await untilImport(server, token, reading.id, "applied")).toMatchObject({ added: 4 });
  const logged = () =>
    server.call("GET", "/api/meals/logged?from=2025-01-01&to=2025-02-01", { token });
  const { body: entries } = await logged();
  expect(entries).toHaveLength(3);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "Oats", time: "8:05 AM", protein: 5, carbs: null }),
    ]),
  );

  const again = await send();
  expect(again.conflicts).toEqual(
    expect.arrayContaining([
      { kind: "meal", meets: "same", count: 3 },
      { kind: "water", meets: "same", count: 1 },
    ]),
  );
  await server.call("DELETE", `/api/imports/${reading.id}`, { token });
  await untilImport(server, token, reading.id, "undone");
  expect((await logged()).body).toEqual([]);
});

test("documents that are cut off or of another version", async () => {
  const { token } = await server.signedIn();
  const cut = await sendFile(server, token, { content: document.slice(0, 300) });
  expect(cut.body).toMatchObject({ problemCount: 1, counts: { meal: 1 } });
  const other = await sendFile(server, token, { content: content({ version: 2, meals: [] }) });
  expect(other.status).toBe(422);
});
