import { expect, test } from "./fixtures.ts";

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

test("the app can be installed: its manifest and icons are there", async ({ page, request }) => {
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

test("any address that is not the API's serves the app", async ({ request }) => {
  const page = await request.get("/some/where");
  expect(await page.text()).toContain('<div id="root">');
  const missing = await request.get("/api/none");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["content-type"]).toContain("application/json");
});
