import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyze, photoOf } from "../../testing/analyses.ts";
import type { SignedIn } from "../../testing/caller.ts";
import { startPictureProvider } from "../../testing/picture-provider.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let provider: Awaited<ReturnType<typeof startPictureProvider>>;
beforeAll(async () => {
  provider = await startPictureProvider();
});
afterAll(() => provider.stop());

describe("Imagga", () => {
  let server: TestServer;
  let ana: SignedIn;
  beforeAll(async () => {
    server = await startServer({ env: provider.imagga });
    ana = await server.signedIn();
  });
  afterAll(() => server.stop());
  const tagged = (...tags: [string, number][]) =>
    JSON.stringify({
      result: { tags: tags.map(([en, confidence]) => ({ confidence, tag: { en } })) },
      status: { text: "", type: "success" },
    });

  test("gives a bag of words, which is one dish in a usual portion", async () => {
    const imageUrl = await photoOf(server, ana);
    provider.says(
      tagged(
        ...([
          ["food", 100],
          ["meal", 92],
          ["pasta", 88.2],
          ["dish", 86],
          ["spaghetti", 71],
        ] as [string, number][]),
        ...([
          ["dinner", 69],
          ["plate", 60],
          ["fork", 55],
          ["tomato", 31],
          ["macaroni", 20],
        ] as [string, number][]),
      ),
    );
    const { status, body } = await analyze(server, ana, imageUrl);
    expect(status).toBe(200);
    expect(body.identifiedFoods).toHaveLength(1);
    const [spaghetti] = body.identifiedFoods;
    expect(spaghetti).toMatchObject({
      name: "spaghetti",
      confidence: 0.71,
      isPortionGuessed: true,
    });
    expect(spaghetti.match.name).toMatch(/spaghetti/i);
    expect(body.caloriesRange.max).toBeGreaterThan(body.caloriesRange.min * 2);
    const [request] = provider.requests;
    expect(request?.path).toBe("/v2/tags");
    expect(request?.headers.authorization).toBe(
      `Basic ${Buffer.from("ana:a secret").toString("base64")}`,
    );
    expect(request?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(String(request?.body)).toContain('name="image"; filename="photo.jpg"');
  });

  test.each([
    [
      { status: 403, body: '{"status":{"type":"error","text":"Authorization required"}}' },
      "INVALID_API_KEY",
    ],
    [
      { status: 403, body: '{"status":{"type":"error","text":"monthly quota exceeded"}}' },
      "QUOTA_EXCEEDED",
    ],
    [{ status: 400, body: "{}" }, "IMAGE_ERROR"],
    [{ status: 200, body: "<h1>Maintenance</h1>" }, "ANALYSIS_FAILED"],
    [tagged(["table", 90], ["wood", 50]), "ANALYSIS_FAILED"],
    [null, "NETWORK_ERROR"],
  ] as const)("%j is %s", async (answer, code) => {
    const imageUrl = await photoOf(server, ana);
    provider.says(answer);
    expect((await analyze(server, ana, imageUrl)).body.code).toBe(code);
  });
});
