import { randomUUID } from "node:crypto";
import { day } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyze, photoOf, plate, said } from "../../testing/analyses.ts";
import { exportOf } from "../../testing/archive.ts";
import type { SignedIn } from "../../testing/caller.ts";
import { sendFile, untilImport } from "../../testing/imports.ts";
import { startPictureProvider } from "../../testing/picture-provider.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

const secret = "a-secret-of-both-sides";
const shop = { REVENUECAT_WEBHOOK_SECRET: secret, PURCHASE_URL: "https://pay.example/abc" };
const gated = { GATED_FEATURES: "photo-analysis, imports" };
const table = "Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-01,Lunch,Soup,1 bowl,200\n";

let provider: Awaited<ReturnType<typeof startPictureProvider>>;
beforeAll(async () => {
  provider = await startPictureProvider();
});
afterAll(() => provider.stop());

/** What RevenueCat's webhook says of somebody, `days` from now. */
async function tell(
  server: TestServer,
  { userId }: SignedIn,
  type: string,
  { days, ...fields }: { days: number; entitlement_ids?: string[]; graceDays?: number },
): Promise<void> {
  const now = server.clock.now();
  const event = {
    ...{ id: randomUUID(), type, event_timestamp_ms: now, app_user_id: userId },
    ...{ product_id: "monthly", entitlement_ids: ["premium"], ...fields },
    expiration_at_ms: now + days * day,
    grace_period_expiration_at_ms: fields.graceDays ? now + fields.graceDays * day : null,
  };
  const headers = { authorization: `Bearer ${secret}` };
  const { status } = await server.call("POST", "/api/subscription/webhook", {
    ...{ body: { event }, headers },
  });
  expect(status).toBe(200);
  server.clock.advance(1);
}

describe("a server that gates photo analysis and imports", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { ...provider.vision, ...shop, ...gated } });
  });
  afterAll(() => server.stop());

  /** The codes of what a person is refused; "open" for what they aren't. */
  async function tried(person: SignedIn) {
    provider.says(said(plate));
    const photo = await analyze(server, person, await photoOf(server, person));
    const file = await sendFile(server, person.token, { content: table });
    const codeOf = ({ status, body }: typeof photo) =>
      status < 300 ? "open" : `${status} ${body.error.code}`;
    return { photo: codeOf(photo), file: codeOf(file) };
  }
  const closed = { photo: "403 SUBSCRIPTION_NEEDED", file: "403 SUBSCRIPTION_NEEDED" };
  const open = { photo: "open", file: "open" };

  test("refuses them to who has no subscription, in words, and asks nobody about the photo", async () => {
    const ana = await server.signedIn();
    expect(await tried(ana)).toEqual(closed);
    expect(provider.requests).toHaveLength(0);
    const { body } = await analyze(server, ana, await photoOf(server, ana));
    const message = expect.stringContaining("photos are analyzed for subscribers");
    expect(body).toEqual({
      error: { code: "SUBSCRIPTION_NEEDED", message },
      ...{ code: "SUBSCRIPTION_NEEDED", message, title: "Photo analysis comes with Premium" },
    });
    const { body: shown } = await server.call("GET", "/api/subscription/shop", {
      token: ana.token,
    });
    expect(shown.gated).toEqual(["photo-analysis", "imports"]);
  });

  test("opens them with premium, with pro, and in a grace period, until that ends", async () => {
    const ben = await server.signedIn();
    await tell(server, ben, "INITIAL_PURCHASE", { days: 30 });
    expect(await tried(ben)).toEqual(open);
    await tell(server, ben, "BILLING_ISSUE", { days: 0, graceDays: 3 });
    expect(await tried(ben)).toEqual(open);
    await tell(server, ben, "EXPIRATION", { days: 0 });
    expect(await tried(ben)).toEqual(closed);
    const cleo = await server.signedIn();
    await tell(server, cleo, "INITIAL_PURCHASE", { days: 30, entitlement_ids: ["pro"] });
    expect(await tried(cleo)).toEqual(open);
    const dan = await server.signedIn();
    await tell(server, dan, "INITIAL_PURCHASE", { days: 30, entitlement_ids: ["stickers"] });
    expect(await tried(dan)).toEqual(closed);
  });

  test("locks away nothing that was made before: it is read, exported, read in, undone, deleted", async () => {
    const eve = await server.signedIn();
    const { token } = eve;
    await tell(server, eve, "INITIAL_PURCHASE", { days: 30 });
    const imageUrl = await photoOf(server, eve);
    provider.says(said(plate));
    const before = await analyze(server, eve, imageUrl);
    expect(before.status).toBe(200);
    const { body: reading } = await sendFile(server, token, { content: table });
    await server.call("POST", `/api/imports/${reading.id}/apply`, { token });
    await untilImport(server, token, reading.id, "applied");
    await tell(server, eve, "EXPIRATION", { days: 0 });
    expect(await tried(eve)).toEqual(closed);

    const after = await analyze(server, eve, imageUrl);
    expect(after.status).toBe(200);
    expect(after.body.identifiedFoods).toEqual(before.body.identifiedFoods);
    const { body: meals } = await server.call(
      "GET",
      "/api/meals/logged?from=2026-03-01&to=2026-03-01",
      { token },
    );
    expect(meals).toMatchObject([{ name: "Soup" }]);
    const { zip } = await exportOf(server, token);
    const own = await sendFile(server, token, { name: "morsel.zip", content: zip });
    expect(own.body).toMatchObject({ format: "morsel" });
    await server.call("DELETE", `/api/imports/${reading.id}`, { token });
    await untilImport(server, token, reading.id, "undone");
    const { body: photos } = await server.call("GET", "/api/user/photos", { token });
    const photoIds = photos.photos.map(({ id }: { id: string }) => id);
    const gone = await server.call("DELETE", "/api/user/photos", { token, body: { photoIds } });
    expect(gone.body).toMatchObject({ success: true, deletedCount: photoIds.length });
  });
});

test("an analysis stays open when the server has another model by now", async () => {
  const server = await startServer({ env: { ...provider.vision, ...shop, ...gated } });
  const fay = await server.signedIn();
  await tell(server, fay, "INITIAL_PURCHASE", { days: 30 });
  const imageUrl = await photoOf(server, fay);
  provider.says(said(plate));
  const before = await analyze(server, fay, imageUrl);
  await tell(server, fay, "EXPIRATION", { days: 0 });
  await server.restart({ VISION_API_MODEL: "another-model" });
  provider.says(said([]));
  const after = await analyze(server, fay, imageUrl);
  expect(after.body.identifiedFoods).toEqual(before.body.identifiedFoods);
  expect(provider.requests).toHaveLength(0);
  await server.stop();
});

test("what isn't named stays open", async () => {
  const env = { ...provider.vision, ...shop, GATED_FEATURES: "imports" };
  const server = await startServer({ env });
  const hal = await server.signedIn();
  provider.says(said(plate));
  expect((await analyze(server, hal, await photoOf(server, hal))).status).toBe(200);
  expect((await sendFile(server, hal.token, { content: table })).status).toBe(403);
  await server.stop();
});

test("without a shop the list is empty, whatever is named", async () => {
  const env = { ...provider.vision, ...gated };
  const server = await startServer({ env });
  const gus = await server.signedIn();
  provider.says(said(plate));
  expect((await analyze(server, gus, await photoOf(server, gus))).status).toBe(200);
  expect((await sendFile(server, gus.token, { content: table })).status).toBe(201);
  const { body } = await server.call("GET", "/api/subscription/shop", { token: gus.token });
  expect(body).toEqual({ purchaseUrl: null, manageUrl: null, publicKey: null, gated: [] });
  await server.stop();
});
