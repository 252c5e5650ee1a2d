import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignedIn } from "../../testing/caller.ts";
import { sendFile, untilImport } from "../../testing/imports.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let person: SignedIn;
beforeAll(async () => {
  server = await startServer();
  person = await server.signedIn();
});
afterAll(() => server.stop());

/** So many that the file isn't read at once. */
const rows = 6_000;
const largeTable = [
  "Day,Group,Food Name,Amount,Energy (kcal)",
  ...Array.from({ length: rows }, (_, row) => {
    const date = new Date(Date.UTC(2020, 0, 1 + (row % 300))).toISOString().slice(0, 10);
    return `${row === 4_321 ? "2020-02-30" : date},Lunch,"A long name of a dish, no. ${row}",1 bowl,${row % 900}`;
  }),
].join("\n");

test("a large file is read whole, written, and the same once more", async () => {
  // Anew for a second try.
  const person = await server.signedIn();
  const send = () => sendFile(server, person.token, { content: largeTable });
  const apply = async (id: string) => {
    await server.call("POST", `/api/imports/${id}/apply`, { token: person.token });
    return untilImport(server, person.token, id, "applied");
  };
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ format: "cronometer", counts: { meal: rows - 1 }, needsMapping: null },
    ...{ span: { from: "2020-01-01", to: "2020-10-26" }, problems: [{ row: 4_323 }] },
  });
  expect(await apply(body.id)).toMatchObject({ done: rows - 1, added: rows - 1, skipped: 0 });
  const logged = await server.call("GET", "/api/meals/logged?from=2020-01-01&to=2020-01-01", {
    token: person.token,
  });
  expect(logged.body).toHaveLength(rows / 300);

  const again = await send();
  expect(again.body.conflicts).toEqual([{ kind: "meal", meets: "same", count: rows - 1 }]);
  expect(await apply(again.body.id)).toMatchObject({ added: 0, skipped: rows - 1 });
}, 180_000);

test("a large table asks what it can't know, and is looked at again by the answer", async () => {
  const content = largeTable
    .replace("Day,Group,Food Name,Amount,Energy (kcal)", "Tag,Mahl,Speise,Menge,Wert")
    .replace("2020-02-30", "2020-02-28");
  const { body } = await sendFile(server, person.token, { content });
  expect(body.needsMapping?.headers).toEqual(["Tag", "Mahl", "Speise", "Menge", "Wert"]);
  const mapped = await server.call("POST", `/api/imports/${body.id}/preview`, {
    token: person.token,
    body: { mapping: { columns: { date: 0, meal: 1, name: 2, calories: 4 } } },
  });
  expect([mapped.status, mapped.body.counts]).toEqual([200, { meal: rows }]);
});

test.each([
  ["a table whose quote nobody closes", `"${"x,".repeat(200_000)}`, /no table in this file/],
  ["half a JSON file", `{"diary": [${'{"dateTime": "2026-01"},'.repeat(20_000)}`, /in the middle/],
  ["a program", Buffer.alloc(400_000, "7f454c460201", "hex"), /no file that can/],
])("%s is refused with its reason", async (_, content, message) => {
  const { status, body } = await sendFile(server, person.token, { content });
  expect([status, body.error.code]).toEqual([422, "IMPORT_UNREADABLE"]);
  expect(body.error.message).toMatch(message);
});
