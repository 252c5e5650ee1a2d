import { randomUUID } from "node:crypto";
import type { trackUpload } from "@morsel/contract/photos";
import type { DataOverview } from "@morsel/contract/reports";
import type { Reply } from "@morsel/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { phonePhoto, uploader } from "../../testing/photos.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function overviewOf(token: string): Promise<DataOverview> {
  const { status, body } = await server.call("GET", "/api/user/data-overview", { token });
  expect(status).toBe(200);
  return body as DataOverview;
}

test("the overview counts entries, days and bytes of the person, and nobody else's", async () => {
  const [ana, ben] = [await server.signedIn(), await server.signedIn()];
  const log = (token: string, date: string, id = randomUUID()) =>
    server.call("POST", "/api/meals/logged", {
      token,
      body: { id, name: "Lentil soup", date, totalCalories: 310 },
    });
  const before = await overviewOf(ana.token);
  expect(before).toMatchObject({ mealsLogged: 0, daysTracked: 0 });
  const deleted = randomUUID();
  await log(ana.token, "2026-11-01");
  await log(ana.token, "2026-11-01");
  await log(ana.token, "2026-11-02");
  await log(ana.token, "2026-11-03", deleted);
  await server.call("DELETE", `/api/meals/${deleted}`, { token: ana.token });
  const after = await overviewOf(ana.token);
  expect(after).toMatchObject({ mealsLogged: 3, daysTracked: 2 });
  expect(after.dataSizeBytes - before.dataSizeBytes).toBeGreaterThan(3 * "Lentil soup".length);
  expect(await overviewOf(ben.token)).toMatchObject({ mealsLogged: 0, daysTracked: 0 });
});

test("pictures count by their bytes, and nothing is left of either once all data is deleted", async () => {
  const person = await server.signedIn();
  const { token } = person;
  const before = (await overviewOf(token)).dataSizeBytes;
  const { tracked } = await uploader(server, person).add(await phonePhoto());
  const { photo } = tracked.body as Reply<typeof trackUpload>;
  const size = (await overviewOf(token)).dataSizeBytes - before;
  expect(size).toBeGreaterThan(photo.fileSize);
  expect(size).toBeLessThan(photo.fileSize + 2_000);
  await server.call("DELETE", "/api/user/delete-data", { token });
  const after = await overviewOf(token);
  expect(after).toMatchObject({ mealsLogged: 0, daysTracked: 0 });
  expect(after.dataSizeBytes).toBeLessThan(before + 1_000);
});
