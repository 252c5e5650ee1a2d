import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signatureOf, startObjectStore } from "../../testing/object-store.ts";
import { readConfig } from "../config/config.ts";
import { type ObjectStore, openObjectStore } from "./objects.ts";

let now = Date.UTC(2026, 10, 22, 12);
const clock = () => now;
let dataDir: string;
let remote: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "morsel-objects-"));
  remote = await startObjectStore(clock);
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await remote.stop();
});

const key = "users/0b5b/9f3a.jpg";
const open = (env: Record<string, string> = {}) =>
  openObjectStore(readConfig({ DATA_DIR: dataDir, ...env }), clock);
const stores: [string, () => ObjectStore][] = [
  ["a folder", () => open()],
  ["an S3-compatible store", () => open(remote.env)],
];

async function textOf(store: ObjectStore): Promise<string | null> {
  const found = await store.get(key);
  if (!found) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of found.content) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks);
  expect(found.bytes).toBe(text.length);
  return text.toString();
}

async function* pieces(...texts: string[]) {
  for (const text of texts) {
    await Promise.resolve();
    if (text === "!") throw new Error("the line broke");
    yield Buffer.from(text);
  }
}

describe.each(stores)("%s", (_name, store) => {
  test("gives back what was put there, until it is removed", async () => {
    expect(await textOf(store())).toBeNull();
    await store().put(key, Buffer.from("one"), "image/jpeg");
    expect(await textOf(store())).toBe("one");
    await store().put(key, pieces("t", "wo"), "image/jpeg");
    expect(await textOf(store())).toBe("two");
    await store().remove(key);
    await store().remove(key);
    expect(await textOf(store())).toBeNull();
  });

  test("keeps nothing of what broke off, and what was there before", async () => {
    await store().put(key, Buffer.from("whole"), "image/jpeg");
    await expect(store().put(key, pieces("ha", "!"), "image/jpeg")).rejects.toThrow("the line");
    expect(await textOf(store())).toBe("whole");
  });
});

test("the folder has no parts left, and no key leads out of it", async () => {
  await open().put(key, Buffer.from("whole"), "image/jpeg");
  await expect(open().put(key, pieces("ha", "!"), "image/jpeg")).rejects.toThrow();
  expect(await readdir(join(dataDir, "objects/users/0b5b"))).toEqual(["9f3a.jpg"]);
  for (const bad of ["../morsel.db", "users/../../morsel.db", "/etc/passwd", "users//x", ".", ""])
    await expect(open().get(bad), bad).rejects.toThrow("not a key");
});

describe("an address for a browser", () => {
  const addressFor = (contentType: string) =>
    open(remote.env).direct?.addressFor({ key, contentType, seconds: 900 }) ?? "";
  const put = async (address: string, type: string, method = "PUT") =>
    (await fetch(address, { method, body: "bytes", headers: { "content-type": type } })).status;

  test("takes one type, one object and one method, for a while", async () => {
    const address = await addressFor("image/png");
    expect(await put(address, "image/png")).toBe(200);
    expect(remote.objects.get(key)).toMatchObject({ type: "image/png" });
    expect(await put(address, "text/html")).toBe(403);
    expect(await put(address.replace("9f3a", "0000"), "image/png")).toBe(403);
    expect(await put(address, "image/png", "DELETE")).toBe(403);
    now += 901_000;
    expect(await put(address, "image/png")).toBe(403);
  });

  test("a store that fails is a 503, not a loss", async () => {
    remote.breakDown(true);
    await expect(open(remote.env).get(key)).rejects.toMatchObject({ status: 503 });
    await expect(open(remote.env).remove(key)).rejects.toMatchObject({ status: 503 });
    remote.breakDown(false);
    const nowhere = open({ ...remote.env, S3_ENDPOINT: "http://127.0.0.1:9" });
    await expect(nowhere.get(key)).rejects.toMatchObject({ status: 503 });
  });
});

test("the store of the tests checks signatures as Amazon's published example has them", () => {
  const query = new URLSearchParams({
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": "AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request",
    "X-Amz-Date": "20130524T000000Z",
    "X-Amz-Expires": "86400",
    "X-Amz-SignedHeaders": "host",
  });
  const url = new URL(`https://examplebucket.s3.amazonaws.com/test.txt?${query}`);
  expect(
    signatureOf(
      { method: "GET", url, headers: { host: url.host } },
      "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    ),
  ).toBe("aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404");
});
