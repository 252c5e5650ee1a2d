import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { exportOf } from "../../testing/archive.ts";
import { packed, sendFile, untilImport } from "../../testing/imports.ts";
import { startObjectStore } from "../../testing/object-store.ts";
import { phonePhoto, uploader } from "../../testing/photos.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let remote: Awaited<ReturnType<typeof startObjectStore>>;
let server: TestServer;
beforeAll(async () => {
  remote = await startObjectStore(() => server.clock.now());
  server = await startServer({ env: remote.env });
});
afterEach(() => remote.meanwhile(() => Promise.resolve()));
afterAll(async () => {
  await server.stop();
  await remote.stop();
});

/** The export of somebody with one photo. */
async function withPhoto(): Promise<Buffer> {
  const person = await server.signedIn();
  await uploader(server, person).add(await phonePhoto());
  return (await exportOf(server, person.token)).zip;
}

async function begun(token: string, content: Buffer): Promise<string> {
  const { status, body } = await sendFile(server, token, { name: "morsel.zip", content });
  expect(status, JSON.stringify(body)).toBe(201);
  await server.call("POST", `/api/imports/${body.id}/apply`, { token });
  return body.id;
}

test("a picture imported again stays, though its removal was due since the undo", async () => {
  const archive = await withPhoto();
  const ben = await server.signedIn();
  const { token } = ben;
  const own = await uploader(server, ben).add(await phonePhoto("#4a7"));
  const first = await begun(token, archive);
  await untilImport(server, token, first, "applied");
  await server.call("DELETE", `/api/imports/${first}`, { token });
  await untilImport(server, token, first, "undone");

  let removedBetween = 0;
  remote.meanwhile(async (method, key) => {
    if (method !== "PUT" || !key.startsWith(`users/${ben.userId}`)) return;
    // It is in the store, and not in the diary yet. Deleting removes all that is due.
    const path = `/api/user/photos/${own.tracked.body.photo.id}`;
    removedBetween = (await server.call("DELETE", path, { token })).status;
  });
  const second = await begun(token, archive);
  await untilImport(server, token, second, "applied");
  expect(removedBetween).toBe(200);
  const { files } = await exportOf(server, token);
  expect([...files.keys()].filter((name) => name.endsWith(".jpg"))).toHaveLength(1);
});

test("while the store is away an import waits, and nothing is left behind", async () => {
  const { token } = await server.signedIn();
  const { document } = await exportOf(server, token);
  const archive = await packed(
    { "morsel.json": JSON.stringify(document), "filler.bin": randomBytes(9_000_000) },
    { compress: false },
  );
  remote.meanwhile((method, key) => {
    // Its first part is still given.
    if (method === "GET" && key.endsWith("/00")) remote.breakDown(true);
    return Promise.resolve();
  });
  const id = await begun(token, archive);
  await expect.poll(remote.refused, { timeout: 20_000 }).toBeGreaterThan(0);
  const copies = () => readdir(join(server.dataDir, "imports"));
  await expect.poll(copies, { timeout: 20_000 }).toEqual([]);

  remote.meanwhile(() => Promise.resolve());
  remote.breakDown(false);
  server.clock.advance(120_000);
  // Whoever starts goes on with what was left.
  await server.restart();
  expect(await untilImport(server, token, id, "applied", "failed")).toMatchObject({
    state: "applied",
  });
});

test("a file applied while it is looked at by another mapping stays as it was applied", async () => {
  const { token } = await server.signedIn();
  const { body: read } = await sendFile(server, token, {
    content: [
      "Day,Time,Group,Food Name,Amount,Energy (kcal),Fat (g),Protein (g),Carbs (g)",
      "2026-03-02,7:30 PM,Dinner,Lentil soup,1 bowl,310,6,18,44",
    ].join("\n"),
  });
  let applied = false;
  remote.meanwhile(async (method) => {
    if (method !== "GET" || applied) return;
    applied = true;
    await server.call("POST", `/api/imports/${read.id}/apply`, { token });
    await untilImport(server, token, read.id, "applied");
  });
  const { status } = await server.call("POST", `/api/imports/${read.id}/preview`, {
    token,
    body: { mapping: { columns: { date: 0, name: 3 } } },
  });
  expect(applied).toBe(true);
  expect(status).toBe(409);
});
