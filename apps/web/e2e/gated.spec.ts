import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { openAnalyzer, openPhotos, send, summary } from "./analyzer.ts";
import { expect } from "./fixtures.ts";
import { untilKept } from "./installation.ts";
import { button, card } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { startServer } from "./server.ts";
import { says, withProvider } from "./vision-endpoint.ts";

const secret = "a-secret-of-both-sides";
const month = 30 * 86_400_000;

/** A server that sells, and keeps photo analysis and imports for subscribers. */
const test = withProvider.extend<object, object>({
  server: [
    async ({ provider }, use) => {
      const server = await startServer({
        ...provider.vision,
        PURCHASE_URL: "https://pay.example/abc",
        REVENUECAT_WEBHOOK_SECRET: secret,
        GATED_FEATURES: "photo-analysis,imports",
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

const tell = (server: Server, { userId }: Person, type: string, end: number) =>
  server.call("POST", "/api/subscription/webhook", {
    token: secret,
    body: {
      event: {
        ...{ id: randomUUID(), type, event_timestamp_ms: Date.now(), app_user_id: userId },
        ...{ product_id: "monthly", entitlement_ids: ["premium"], expiration_at_ms: end },
      },
    },
  });

test("what is for subscribers says so where it is, leads to the plans, and opens with one @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  const note = page.getByRole("region", { name: "Photo analysis comes with Premium" });
  await openAs(person, "/nutrition");
  await openPhotos(page);
  await expect(note).toContainText("everything can be logged without one");
  await expect(button(page, "Agree and continue")).toHaveCount(0);
  await expectAccessible();

  await button(note, "See plans").click();
  await expect(page).toHaveURL(/\/profile$/);
  const included = card(page, "What Is Included");
  await expect(included).toContainText("Analyzing photos of food");
  await expect(included).toContainText("Importing from other apps");
  await expect(included).toContainText("yours to read and to export");
  await expectAccessible();

  await tell(server, person, "INITIAL_PURCHASE", Date.now() + month);
  await page.goto("/nutrition");
  await openAnalyzer(page);
  await expect(note).toHaveCount(0);
  provider.says(says(["grilled chicken breast", 150]));
  await send(page);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
});

test("imports say so, too, and still take Morsel's own export @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/data");
  const imports = card(page, "Import");
  await expect(imports).toContainText("Imports from other apps come with Premium");
  await expectAccessible();
  const file = (name: string, buffer: Buffer) =>
    imports.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer });
  const table = "Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-01,Lunch,Soup,1 bowl,200\n";
  await file("cronometer.csv", Buffer.from(table));
  await expect(imports.getByText("files of other apps are imported for subscribers")).toBeVisible();

  const saved = page.waitForEvent("download");
  await button(card(page, "Export Your Data"), "Export Data").click();
  await file("morsel.zip", await readFile(await (await saved).path()));
  await expect(imports).toContainText("Morsel:");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("the last known status decides, until it ends @any-width", async ({
    page,
    context,
    person,
    server,
    openAs,
  }) => {
    const end = Date.now() + 180_000;
    await tell(server, person, "INITIAL_PURCHASE", end);
    await openAs(person, "/nutrition");
    await openAnalyzer(page);
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await openPhotos(page);
    await expect(button(page, "Choose from library")).toBeVisible();
    await page.clock.install({ time: end + 60_000 });
    await page.reload();
    await openPhotos(page);
    await expect(page.getByText("Photo analysis comes with Premium")).toBeVisible();
  });
});

test("a photo that is refused after all is kept, and says why @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  await tell(server, person, "INITIAL_PURCHASE", Date.now() + month);
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await tell(server, person, "EXPIRATION", Date.now());
  provider.says(says(["grilled chicken breast", 150]));
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Photo analysis comes with Premium");
  await expect(page.getByRole("alert")).toContainText("Yours is kept");
  await tell(server, person, "INITIAL_PURCHASE", Date.now() + month);
  await button(page, "Retry Analysis").click();
  await expect(summary(page)).toBeVisible();
});
