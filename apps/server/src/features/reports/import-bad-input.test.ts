import { request } from "node:http";
import { maxImport } from "@morsel/contract/imports";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import type { SignedIn } from "../../testing/caller.ts";
import { packed, sendFile } from "../../testing/imports.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { withTables } from "../../testing/tables.ts";

let server: TestServer;
let person: SignedIn;
beforeAll(async () => {
  server = await startServer();
  person = await server.signedIn();
});
afterAll(() => server.stop());

const table = (...rows: string[]) =>
  ["Day,Group,Food Name,Amount,Energy (kcal)", ...rows].join("\n");

async function refused(content: string | Buffer, name?: string) {
  const { status, body } = await sendFile(server, person.token, {
    content,
    ...(name !== undefined && { name }),
  });
  return { status, code: body.error.code as string, message: body.error.message as string };
}

/** Nothing of a refused file stays: no import, and no object that nobody removes. */
async function leftovers() {
  return withTables(server, async (db) => {
    const imports = await asSystem(db).selectFrom("imports").select("id").execute();
    const objects = await db
      .selectFrom("object_removals")
      .select("key")
      .where("due_at", ">", 0)
      .execute();
    return { imports: imports.length, toBeKept: objects.length };
  });
}

describe("what can't be imported is refused with its reason, and leaves nothing", () => {
  test.each([
    ["an empty file", "", "The file is empty."],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /no file that can/],
    ["a program", Buffer.from("7f454c4602010100000000", "hex"), /no file that can/],
    ["a document", Buffer.from("%PDF-1.7\n\u0001\u0002binary"), /no file that can/],
    ["prose", "Dear diary, today I ate.", /no table in this file/],
    [
      "a table of too many columns",
      Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(","),
      /10,000 columns/,
    ],
    ["a table of too many rows", table() + "\n2026-01-01,,,,".repeat(1_000_030), /1,000,000 rows/],
    ["half an archive", Buffer.from("504b0304140000000800", "hex"), /archive can't be read/],
    ["half a JSON file", '{"diary": [{"dateTime": "2026-01', /ends in the middle/],
    ["JSON of something else", '{"users": []}', /no file that can/],
    ["a quote that nobody closes", `"${"x,".repeat(100_000)}`, /no table in this file/],
  ])("%s", async (_, content, message) => {
    const answer = await refused(content);
    expect(answer).toMatchObject({ status: 422, code: "IMPORT_UNREADABLE" });
    expect(answer.message).toMatch(message);
    expect(await leftovers()).toEqual({ imports: 0, toBeKept: 0 });
  });

  test("an archive with names that lead out of it", async () => {
    const good = await packed({ "aa/bb.csv": table("2026-01-01,Lunch,Rice,1,200") });
    const evil = Buffer.from(
      good.toString("latin1").replaceAll("aa/bb.csv", "../bb.csv"),
      "latin1",
    );
    expect(await refused(evil)).toMatchObject({
      ...{ status: 422, code: "IMPORT_UNREADABLE" },
      message: expect.stringContaining("names files outside of itself") as string,
    });
  });

  test.each([
    ["unpacks to far more than it is", 4_000_000_000, /holds too much/],
    ["says that it is smaller than it is", 100, /archive can't be read/],
  ])("an archive that %s", async (_, size, message) => {
    const zip = await packed({ "a.csv": table("2026-01-01,Lunch,Rice,1,200".repeat(100)) });
    // In its directory, where it says how large the file is.
    zip.writeUInt32LE(size, zip.indexOf(Buffer.from("504b0102", "hex")) + 24);
    const answer = await refused(zip);
    expect(answer).toMatchObject({ status: 422, code: "IMPORT_UNREADABLE" });
    expect(answer.message).toMatch(message);
  });

  test("another media type", async () => {
    const { status, body } = await server.call("POST", "/api/imports", {
      token: person.token,
      body: "Day,Group",
      headers: { "content-type": "text/csv" },
    });
    expect([status, body.error.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});

/** Sends the head of a request and as much of its body as wanted; resolves with the reply, if any. */
function sendPart(length: number, chunks: number, chunk: Buffer) {
  return new Promise<{ status: number; body: string } | "cut off">((resolve) => {
    const sending = request(`${server.url}/api/imports`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${person.token}`,
        "content-type": "application/octet-stream",
        "content-length": length,
      },
    });
    sending.on("error", () => resolve("cut off"));
    sending.on("response", (reply) => {
      let body = "";
      reply.setEncoding("utf8").on("data", (text: string) => (body += text));
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, body }));
    });
    sending.flushHeaders();
    for (let sent = 0; sent < chunks; sent++) sending.write(chunk);
    // What is announced never comes.
    if (chunks > 0) setTimeout(() => sending.destroy(), 200);
  });
}

test("a file that is announced as too large is refused before it arrives", async () => {
  const answer = await sendPart(maxImport.bytes + 1, 0, Buffer.alloc(0));
  expect(answer).toMatchObject({ status: 413 });
  expect(JSON.stringify(answer)).toContain("IMPORT_TOO_LARGE");
});

test("a connection that ends in the middle leaves nothing", async () => {
  expect(await sendPart(50_000_000, 20, Buffer.alloc(1_048_576, "a,b\n"))).toBe("cut off");
  await expect.poll(leftovers).toEqual({ imports: 0, toBeKept: 0 });
  // And the next file is read, once what had come of this one has been.
  const content = table("2026-01-01,Lunch,Rice,1,200");
  const next = async () => (await sendFile(server, person.token, { content })).status;
  await expect.poll(next, { timeout: 10_000 }).toBe(201);
});

test("a file that was cut off is read as far as it goes, and says so", async () => {
  const { status, body } = await sendFile(server, person.token, {
    content: table("2026-01-01,Lunch,Rice,1,200", '2026-01-02,Lunch,"Soup, 1,30'),
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ counts: { meal: 1 }, problemCount: 1 });
  expect(body.problems[0].reason).toMatch(/From here on the file can't be read/);
});

test("a mapping that makes no sense is refused, and an import has one life", async () => {
  const { token } = person;
  const { body } = await sendFile(server, token, { content: "a;b\n1;2\n" });
  const preview = (mapping: unknown) =>
    server.call("POST", `/api/imports/${body.id}/preview`, { token, body: { mapping } });
  expect((await preview({ columns: { date: 900 } })).status).toBe(400);
  expect((await preview({ columns: { shoe: 1 } })).status).toBe(400);
  const none = await preview({ columns: { date: 0, calories: 1 } });
  expect(none.body).toMatchObject({ counts: {}, problemCount: 1 });

  await server.call("DELETE", `/api/imports/${body.id}`, { token });
  const late = await server.call("POST", `/api/imports/${body.id}/apply`, { token });
  expect([late.status, late.body.error.code]).toEqual([409, "IMPORT_BUSY"]);
  expect((await preview({})).status).toBe(409);
});
