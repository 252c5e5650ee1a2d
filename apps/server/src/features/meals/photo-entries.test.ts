import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFeed } from "../../testing/feed.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const photoId = randomUUID();
const plate = {
  ...{ id: photoId, name: "Chicken and rice", date: "2026-11-20", source: "photo" },
  ...{ totalCalories: 540, photoId, confidence: 0.82 },
};

async function somebody() {
  const { token } = await server.signedIn();
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  return {
    token,
    log: (body: unknown) => call("POST", "/api/meals/logged", body),
    edit: (id: string, body: unknown) => call("PATCH", `/api/meals/${id}`, body),
    diary: async () => (await call("GET", "/api/meals/logged?from=2026-11-20&to=2026-11-20")).body,
  };
}

test("an entry keeps its photo and confidence through edits, in the diary and in the feed", async () => {
  const person = await somebody();
  const { meal } = (await person.log(plate)).body;
  expect(meal).toMatchObject({ id: photoId, photoId, confidence: 0.82 });
  const renamed = (await person.edit(photoId, { name: "Lunch" })).body;
  expect(renamed).toEqual({ ...meal, name: "Lunch" });
  expect(await person.diary()).toEqual([renamed]);
  const corrected = (await person.edit(photoId, { totalCalories: 600, confidence: 0.95 })).body;
  expect(corrected).toMatchObject({ photoId, confidence: 0.95, calories: 600 });
  const without = (await person.edit(photoId, { photoId: null, confidence: null })).body;
  expect(without).toMatchObject({ photoId: null, confidence: null, calories: 600 });
  const feed = openFeed(server, person.token);
  expect(await feed.catchUp()).toContainEqual(
    expect.objectContaining({ kind: "meal", id: photoId, data: without }),
  );
});

test("an entry that came from no photo says so", async () => {
  const person = await somebody();
  const soup = { name: "Soup", date: "2026-11-20", totalCalories: 120 };
  expect((await person.log(soup)).body.meal).toMatchObject({ photoId: null, confidence: null });
});

test.each([
  ["photoId", "../../etc/passwd"],
  ["confidence", 7],
  ["confidence", -0.1],
])("a wrong %s is a 400 that names it, and nothing is logged or changed", async (field, wrong) => {
  const person = await somebody();
  const refused = await person.log({ ...plate, [field]: wrong });
  expect([refused.status, refused.body.error.issues[0].path]).toEqual([400, field]);
  const { meal } = (await person.log(plate)).body;
  expect((await person.edit(photoId, { [field]: wrong })).status).toBe(400);
  expect(await person.diary()).toEqual([meal]);
});
