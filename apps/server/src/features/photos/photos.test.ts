import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { maxPictureBytes } from "@morsel/domain/photos/limits";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "../../testing/caller.ts";
import { startObjectStore } from "../../testing/object-store.ts";
import {
  animatedWebp,
  clearPng,
  factsOf,
  hugePng,
  phonePhoto,
  png,
  put,
  type UploadedTo,
  uploader,
} from "../../testing/photos.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

const hour = 3_600_000;
const dayMs = 24 * hour;

describe.each(["a folder", "an S3-compatible store"])("pictures in %s", (kind) => {
  const inFolder = kind === "a folder";
  let remote: Awaited<ReturnType<typeof startObjectStore>>;
  let server: TestServer;
  let ana: SignedIn;
  beforeAll(async () => {
    remote = await startObjectStore(() => server.clock.now());
    const env = { PHOTO_RETENTION_DAYS: "30", ...(!inFolder && remote.env) };
    server = await startServer({ env, lookEvery: 40 });
  });
  // Some tests outlive a token.
  beforeEach(async () => {
    ana = await server.signedIn();
  });
  afterAll(async () => {
    await server.stop();
    await remote.stop();
  });

  /** The keys of all that is stored. */
  async function stored(): Promise<string[]> {
    if (!inFolder) return [...remote.objects.keys()].sort();
    const folder = join(server.dataDir, "objects");
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
      .sort();
  }
  const goesAway = (key: string) =>
    expect.poll(stored, { timeout: 10_000 }).not.toContainEqual(expect.stringContaining(key));
  const read = (path: string, person = ana, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/proxy-image/${path}`, {
      headers: { authorization: `Bearer ${person.token}`, ...headers },
    });
  const idOf = ({ storagePath }: UploadedTo) => /([^/]+)\.jpg$/.exec(storagePath)?.[1] ?? "";

  test("come back upright and clean, to their owner alone", async () => {
    const photo = await phonePhoto();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6 });
    expect(photo.includes("at home")).toBe(true);
    const { to, sent, tracked } = await uploader(server, ana).add(photo);
    expect(sent.status).toBe(200);
    expect(to.storagePath).toMatch(new RegExp(`^users/${ana.userId}/[\\da-f-]{36}\\.jpg$`));
    expect(to.storageUrl).toBe(`${server.url}/api/proxy-image/${to.storagePath}`);
    expect(tracked.body).toMatchObject({
      success: true,
      photo: { id: idOf(to), fileName: "lunch.jpg", mimeType: "image/jpeg" },
    });

    const reply = await read(to.storagePath);
    expect(reply.status).toBe(200);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.length).toBe(tracked.body.photo.fileSize);
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      ...{ format: "jpeg", width: 480, height: 640, exif: undefined, orientation: undefined },
    });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-cache",
      vary: expect.stringContaining("authorization"),
    });
    const etag = reply.headers.get("etag") ?? "";
    expect((await read(to.storagePath, ana, { "if-none-match": etag })).status).toBe(304);

    const eve = await server.signedIn();
    expect((await read(to.storagePath, eve)).status).toBe(404);
    expect((await read(to.storagePath, { ...ana, token: "" })).status).toBe(401);
    expect((await uploader(server, eve).track(to)).status).toBe(404);
    const path = `/api/user/photos/${idOf(to)}`;
    expect((await server.call("DELETE", path, { token: eve.token })).status).toBe(404);
    const some = { token: eve.token, body: { photoIds: [idOf(to)] } };
    expect((await server.call("DELETE", "/api/user/photos", some)).body.deletedCount).toBe(0);
    expect((await read(to.storagePath)).status).toBe(200);
  });

  // Specification 2 names no more in this reply than `uploadURL`: a client that keeps to it knows the
  // picture by that address, less what signs it.
  test("are known by the address they were sent to, too", async () => {
    const { token } = ana;
    const { begin } = uploader(server, ana);
    const { uploadURL, storagePath, storageUrl } = await begin();
    expect((await put(uploadURL, await phonePhoto())).status).toBe(200);
    const { origin, pathname } = new URL(uploadURL);
    const sent = { fileName: "lunch.jpg", storagePath: pathname, storageUrl: origin + pathname };
    const track = (person: SignedIn, body: object) =>
      server.call("POST", "/api/objects/track-upload", { token: person.token, body });
    expect((await track(await server.signedIn(), sent)).status).toBe(404);
    const tracked = await track(ana, sent);
    expect(tracked.body).toMatchObject({ success: true, photo: { storagePath, storageUrl } });
    expect((await track(ana, { ...sent, storagePath: uploadURL })).body).toEqual(tracked.body);

    // No provider is set here; a picture that isn't known would be a 404.
    const analyze = (imageUrl: string, by = token) =>
      server.call("POST", "/api/ai/analyze-food", { token: by, body: { imageUrl } });
    for (const address of [uploadURL, origin + pathname, pathname])
      expect((await analyze(address)).body.code).toBe("MISSING_CREDENTIALS");
    const eve = await server.signedIn();
    expect((await analyze(origin + pathname, eve.token)).status).toBe(404);
  });

  test("are found by no other path", async () => {
    const { to } = await uploader(server, ana).add(await png(), "image/png");
    const file = `${idOf(to)}.jpg`;
    const paths = [
      `users/${ana.userId}/../${ana.userId}/${file}`,
      `users/${ana.userId}%2F${file}`,
      `users/${ana.userId}%2f..%2f${ana.userId}/${file}`,
      `users/../../morsel.db`,
      `users/%2e%2e/morsel.db`,
      `users/${ana.userId}/..%2f..%2f..%2fmorsel.db`,
      `..%2f..%2fmorsel.db`,
      `users/${ana.userId}/${file}%00`,
      `users/${ana.userId}/${file}.jpg`,
      `users/${ana.userId}/${idOf(to)}`,
      `incoming/${ana.userId}/${idOf(to)}`,
      `users//${file}`,
      `users/${crypto.randomUUID()}/${file}`,
    ];
    for (const path of paths) {
      // Not `fetch`, which would tidy the path up.
      const asked = request(`${server.url}/x`, {
        path: `/api/proxy-image/${path}`,
        headers: { authorization: `Bearer ${ana.token}` },
      }).end();
      const [reply] = (await once(asked, "response")) as [{ statusCode: number; resume(): void }];
      reply.resume();
      expect([404, 400], path).toContain(reply.statusCode);
    }
  });

  test("are listed newest first, and deleted one by one or several at once", async () => {
    const ben = await server.signedIn();
    const { add } = uploader(server, ben);
    const all = async () =>
      (await server.call("GET", "/api/user/photos", { token: ben.token })).body.photos.map(
        ({ id }: { id: string }) => id,
      ) as string[];
    const made: UploadedTo[] = [];
    for (const color of ["#111", "#222", "#333"]) {
      made.push((await add(await phonePhoto(color))).to);
      server.clock.advance(1_000);
    }
    const [first = "", second = "", third = ""] = made.map(idOf);
    expect(await all()).toEqual([third, second, first]);
    const one = await server.call("DELETE", `/api/user/photos/${second}`, { token: ben.token });
    expect(one.body).toEqual({ success: true });
    expect(await stored()).not.toContain(made[1]?.storagePath);
    const rest = await server.call("DELETE", "/api/user/photos", {
      token: ben.token,
      body: { photoIds: [first, first, second, third, "nonsense"] },
    });
    expect(rest.body).toEqual({ success: true, deletedCount: 2 });
    expect(await all()).toEqual([]);
    for (const { storagePath } of made) expect((await read(storagePath, ben)).status).toBe(404);
    expect((await stored()).filter((key) => key.includes(ben.userId))).toEqual([]);
  });

  test("a photo and the entry that it became go separately", async () => {
    const asAna = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: ana.token, body });
    const entries = async () =>
      (await asAna("GET", "/api/meals/logged?from=2026-11-20&to=2026-11-20")).body;
    const { to } = await uploader(server, ana).add(await phonePhoto("#246"));
    const photoId = idOf(to);
    const entry = { name: "Rice", date: "2026-11-20", source: "photo", totalCalories: 200 };
    await asAna("POST", "/api/meals/logged", { ...entry, id: photoId, photoId, confidence: 0.7 });
    // Put back after a deletion, it is shown with its picture again.
    await asAna("DELETE", `/api/meals/${photoId}`);
    expect((await read(to.storagePath)).status).toBe(200);
    await asAna("POST", "/api/meals/logged", { ...entry, photoId, confidence: 0.7 });
    await asAna("DELETE", `/api/user/photos/${photoId}`);
    expect((await read(to.storagePath)).status).toBe(404);
    expect(await entries()).toMatchObject([{ name: "Rice", photoId, confidence: 0.7 }]);
  });

  const jpeg = () => phonePhoto("#345");
  const refused: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ["a renamed PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"), /no picture/],
    [
      "an SVG with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /no picture/,
    ],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), /no picture/],
    ["30,000 × 30,000 pixels in few bytes", () => hugePng(30_000), /too many pixels/],
    ["an animated WebP", () => animatedWebp(), /moving picture/],
    ["half a JPEG", async () => (await jpeg()).subarray(0, 1_200), /no picture/],
    ["a GIF", () => sharp({ create: square }).gif().toBuffer(), /no picture/],
  ];
  const square = { width: 9, height: 9, channels: 3, background: "#fff" } as const;

  test.each(refused)("%s is refused, and nothing of it stays", async (_name, bytes, message) => {
    const { to, sent, tracked } = await uploader(server, ana).add(await bytes());
    expect(sent.status).toBe(200);
    expect(tracked.status).toBe(422);
    expect(tracked.body.error).toMatchObject({
      code: "IMAGE_ERROR",
      message: expect.stringMatching(message),
    });
    expect((await read(to.storagePath)).status).toBe(404);
    expect(await stored()).not.toContain(to.storagePath);
    server.clock.advance(hour);
    await goesAway(idOf(to));
  });

  test("what is transparent is white, as on paper", async () => {
    const { to, tracked } = await uploader(server, ana).add(await clearPng(), "image/png");
    expect(tracked.status).toBe(200);
    const bytes = Buffer.from(await (await read(to.storagePath)).arrayBuffer());
    expect(await factsOf(bytes)).toMatchObject({ format: "jpeg", red: 255, green: 255, blue: 255 });
  });

  test("what hides behind a picture is gone from what is stored", async () => {
    const page = "<html><script>alert(document.domain)</script></html>";
    const both = Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${page}`)]);
    const { to, tracked } = await uploader(server, ana).add(both);
    expect(tracked.status).toBe(200);
    const bytes = Buffer.from(await (await read(to.storagePath)).arrayBuffer());
    expect(bytes.includes("script")).toBe(false);
    expect(bytes.includes("PK\x03\x04")).toBe(false);
  });

  test("an empty file and one byte too many are refused", async () => {
    for (const [length, status] of [
      [0, 400],
      [maxPictureBytes + 1, 413],
    ] as const) {
      const { begin, track } = uploader(server, await server.signedIn());
      const to = await begin();
      const sent = await put(to.uploadURL, Buffer.alloc(length, 7));
      const tracked = await track(to);
      // A store of its own takes it; it is refused when the server reads it.
      expect(sent.status).toBe(inFolder ? status : 200);
      expect(tracked.status).toBe(inFolder ? 409 : status);
      const said = inFolder ? await sent.json() : tracked.body;
      expect(said.error.message).toBe(
        length === 0
          ? "The file is empty."
          : "File size (10.01 MB) exceeds maximum allowed size (10 MB)",
      );
      server.clock.advance(hour);
      await goesAway(idOf(to));
    }
  });

  test("an upload that nothing was sent to can't be tracked", async () => {
    const { begin, track } = uploader(server, ana);
    const to = await begin();
    expect(await track(to)).toMatchObject({
      status: 409,
      body: { error: { code: "UPLOAD_MISSING" } },
    });
    expect((await track({ ...to, storagePath: "/etc/passwd" })).status).toBe(404);
    expect(
      (await track({ ...to, storagePath: to.storagePath.replace("users/", "incoming/") })).status,
    ).toBe(404);
  });

  test("an address takes its own type and object only, and not for long", async () => {
    const { begin } = uploader(server, ana);
    const to = await begin("image/png");
    const other = await begin("image/png");
    const bytes = await png();
    expect((await put(to.uploadURL, bytes, "text/html")).status).toBe(inFolder ? 415 : 403);
    expect((await put(to.uploadURL, bytes, "image/jpeg")).status).toBe(inFolder ? 415 : 403);
    const elsewhere = to.uploadURL.replace(idOf(to), idOf(other));
    expect((await put(elsewhere, bytes, "image/png")).status).toBe(403);
    for (const part of ["owner", "until", "type", "X-Amz-Expires"]) {
      const changed = new URL(to.uploadURL);
      if (!changed.searchParams.has(part)) continue;
      changed.searchParams.set(part, part === "until" ? "9999999999999" : "image/svg+xml");
      expect((await put(changed.href, bytes, "image/png")).status, part).toBe(403);
    }
    server.clock.advance(15 * 60_000 + 1_000);
    expect((await put(to.uploadURL, bytes, "image/png")).status).toBe(403);
    expect((await stored()).filter((key) => key.includes(idOf(to)))).toEqual([]);
  });

  test("fifty uploads may be under way", async () => {
    const { token } = await server.signedIn();
    const ask = () =>
      server.call("POST", "/api/objects/upload", { token, body: { contentType: "image/jpeg" } });
    for (let n = 0; n < 50; n++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({
      status: 409,
      body: {
        error: {
          code: "TOO_MANY_PHOTOS",
          message: "Too many uploads are under way. Wait until some are done.",
        },
      },
    });
    server.clock.advance(hour + 1_000);
    await expect.poll(async () => (await ask()).status).not.toBe(409);
  });

  test("only pictures get an address", async () => {
    for (const contentType of ["application/pdf", "image", "text/html", "image/png\r\nx: y", 5])
      expect(
        (
          await server.call("POST", "/api/objects/upload", {
            token: ana.token,
            body: { contentType },
          })
        ).body,
      ).toMatchObject({ error: { code: "INVALID_REQUEST" } });
    const { body } = await server.call("POST", "/api/objects/upload", {
      ...{ token: ana.token, body: { contentType: "text/plain" } },
    });
    expect(body.error.message).toContain("Please select an image file (JPG, PNG, HEIC, WEBP)");
  });

  test("sending twice replaces what was sent, until it is tracked", async () => {
    const { begin, track } = uploader(server, ana);
    const to = await begin();
    await put(to.uploadURL, await phonePhoto("#000"));
    expect((await put(to.uploadURL, await phonePhoto("#fff"))).status).toBe(200);
    const [one, again] = await Promise.all([track(to), track(to)]);
    expect([one.status, again.status]).toEqual([200, 200]);
    const { dominant } = await sharp(await (await read(to.storagePath)).arrayBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(200);
    const late = await put(to.uploadURL, await phonePhoto("#000"));
    if (inFolder) expect(late.status).toBe(409);
    expect((await track(to)).body).toEqual(one.body);
    // What a store of its own took after that goes, too.
    server.clock.advance(hour);
    await goesAway(`incoming/${ana.userId}/${idOf(to)}`);
    expect(await stored()).toContain(to.storagePath);
  });

  test("uploads that are never tracked go after an hour, photos after the set time", async () => {
    const { begin, add } = uploader(server, ana);
    const { to } = await add(await jpeg());
    const left = await begin();
    await put(left.uploadURL, await jpeg());
    expect(await stored()).toContainEqual(expect.stringContaining(idOf(left)));
    server.clock.advance(hour + 1_000);
    await goesAway(idOf(left));
    expect(await stored()).toContain(to.storagePath);
    server.clock.advance(30 * dayMs);
    await goesAway(idOf(to));
  });

  test.each(["data", "account"])(
    "nothing stays of a person's photos without their %s",
    async (what) => {
      const cleo = await server.signedIn();
      const { add, begin } = uploader(server, cleo);
      await add(await jpeg());
      const open = await begin();
      await put(open.uploadURL, await jpeg());
      expect((await stored()).filter((key) => key.includes(cleo.userId))).toHaveLength(2);
      const { status } =
        what === "data"
          ? await server.call("DELETE", "/api/user/delete-data", { token: cleo.token })
          : await server.call("DELETE", "/api/user/account", {
              ...{ token: cleo.token, body: { password: cleo.password } },
            });
      expect(status).toBeLessThan(300);
      await goesAway(`users/${cleo.userId}`);
      if (inFolder) expect((await put(open.uploadURL, await jpeg())).status).toBe(403);
      server.clock.advance(hour);
      await goesAway(cleo.userId);
    },
  );

  test.runIf(inFolder)(
    "a sender that breaks off, or sends more than it may, leaves nothing",
    async () => {
      const to = await uploader(server, ana).begin();
      const asked = request(to.uploadURL, {
        method: "PUT",
        headers: { "content-type": "image/jpeg", "content-length": 1_000_000 },
      });
      asked.on("error", () => {});
      asked.write(Buffer.alloc(300_000, 1));
      await expect.poll(stored).toContainEqual(expect.stringMatching(/\.part$/));
      asked.destroy();
      await goesAway(idOf(to));
      // Without a length, the first byte too many ends it.
      const endless = Readable.from(
        (async function* () {
          for (let sent = 0; sent < 40; sent++) {
            await sleep(1);
            yield Buffer.alloc(1_000_000, 1);
          }
        })(),
      );
      const sent = await put(to.uploadURL, Readable.toWeb(endless) as BodyInit).catch(() => null);
      if (sent) expect(sent.status).toBe(413);
      await goesAway(idOf(to));
      const inParts = (...sizes: number[]) =>
        put(
          to.uploadURL,
          Readable.toWeb(Readable.from(sizes.map((size) => Buffer.alloc(size)))) as BodyInit,
        );
      expect((await inParts(maxPictureBytes)).status).toBe(200);
      expect((await inParts(maxPictureBytes, 1)).status).toBe(413);
    },
  );

  test.runIf(!inFolder)(
    "a store that fails is a 503, and the upload can be tracked later",
    async () => {
      const { begin, track } = uploader(server, ana);
      const to = await begin();
      await put(to.uploadURL, await jpeg());
      remote.breakDown(true);
      expect((await track(to)).status).toBe(503);
      remote.breakDown(false);
      expect((await track(to)).status).toBe(200);
      remote.breakDown(true);
      expect((await read(to.storagePath)).status).toBe(503);
      const path = `/api/user/photos/${idOf(to)}`;
      expect((await server.call("DELETE", path, { token: ana.token })).status).toBe(200);
      remote.breakDown(false);
      await goesAway(idOf(to));
    },
  );
});

test("pages may send to the store of the settings, and nowhere else", async () => {
  const s3 = { S3_ENDPOINT: "https://s3.example:9000/base", S3_BUCKET: "pictures" };
  const key = { S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  const server = await startServer({ env: { ...s3, ...key } });
  const { headers } = await server.call("GET", "/health");
  expect(headers.get("content-security-policy")).toContain(
    "connect-src 'self' https://s3.example:9000;",
  );
  await server.stop();
});
