import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOf } from "../../testing/archive.ts";
import { sendFile, untilImport } from "../../testing/imports.ts";
import { startObjectStore } from "../../testing/object-store.ts";
import { phonePhoto, uploader } from "../../testing/photos.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let remote: Awaited<ReturnType<typeof startObjectStore>>;
let server: TestServer;
beforeAll(async () => {
  remote = await startObjectStore(() => server.clock.now());
  server = await startServer({ env: remote.env });
});
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
  remote.afterPut(async (key) => {
    if (!key.startsWith(`users/${ben.userId}`)) return;
    // It is in the store, and not in the diary yet. Deleting removes all that is due.
    const path = `/api/user/photos/${own.tracked.body.photo.id}`;
    removedBetween = (await server.call("DELETE", path, { token })).status;
  });
  const second = await begun(token, archive);
  await untilImport(server, token, second, "applied");
  expect(removedBetween).toBe(200);
  const { files } = await exportOf(server, token);
  expect([...files.keys()].filter((name) => name.endsWith(".jpg"))).toHaveLength(1);
  remote.afterPut(() => Promise.resolve());
});
