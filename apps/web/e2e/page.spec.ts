import { expect, test } from "./fixtures.ts";

// With animations, as most people have them.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const colorScheme of ["light", "dark"] as const) {
  test(`the first page stands, in the ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect(page.locator("#root")).not.toBeEmpty();
    await expect(page).toHaveTitle(/Morsel/);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, "nothing to scroll sideways").toBeLessThanOrEqual(0);
    await expectAccessible();
  });
}

test("a page that came without its root element says so @any-width", async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="root">', "<div>");
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("Morsel can't start here");
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("units are drawn in the app's own font, the Greek mu too @any-width", async ({ page }) => {
  await page.goto("/");
  const [greek, micro] = await page.evaluate(async () => {
    await document.fonts.ready;
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("There is no canvas.");
    pen.font = '600 40px "Figtree Variable"';
    return ["\u03bcg", "\u00b5g"].map((text) => pen.measureText(text).width);
  });
  expect(greek).toBe(micro);
});

test("the app can be installed: its manifest and icons are there @any-width", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const reply = await request.get(href ?? "");
  expect(reply.headers()["content-type"]).toContain("manifest+json");
  const manifest = (await reply.json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toContain("Morsel");
  expect(manifest.icons.map((icon) => icon.sizes).join()).toMatch(/192x192.*512x512/);
  for (const icon of manifest.icons) {
    expect((await request.get(icon.src)).ok(), icon.src).toBe(true);
  }
});

test("any address that is not the API's serves the app @any-width", async ({ request }) => {
  const page = await request.get("/some/where");
  expect(await page.text()).toContain('<div id="root">');
  const missing = await request.get("/api/none");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["content-type"]).toContain("application/json");
});
