import { expect, test } from "./fixtures.ts";
import { button, field } from "./locators.ts";

interface Manifest {
  id: string;
  scope: string;
  shortcuts: { name: string; url: string }[];
  icons: { src: string; purpose?: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  share_target: { action: string; method: string; params: { text: string } };
}

test("the app can be installed: shortcuts, icons and real screens @any-width", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const cdp = await context.newCDPSession(page);
  const { errors, url } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = (await (await page.request.get(url)).json()) as Manifest;
  expect(manifest).toMatchObject({ id: "/", scope: "/" });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    "Log food",
    "Add water",
    "Start fast",
  ]);
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const forms = manifest.screenshots.map(({ form_factor }) => form_factor);
  expect(forms).toEqual(expect.arrayContaining(["narrow", "wide"]));
  for (const { src, sizes } of [...manifest.screenshots, ...manifest.icons].map((one) => ({
    sizes: "any",
    ...one,
  }))) {
    const size = await page.evaluate(async (from) => {
      const image = Object.assign(new Image(), { src: from });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size, src).toBe(sizes);
  }
  await expect(page.locator("link[rel=apple-touch-icon]")).toHaveCount(1);
});

test("each shortcut leads to where one goes on by a single press", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator?open=food");
  await expect(field(page, "Food")).toBeFocused();
  await expect(page).toHaveURL(/\/calculator$/);
  await page.goto("/?open=water");
  await expect(button(page, "Add a glass")).toBeFocused();
  await expect(button(page, "Add a glass")).toBeInViewport();
  await page.goto("/fasting?open=fast");
  await expect(button(page, "Start Fasting")).toBeFocused();
  // Looking is not logging.
  await page.reload();
  await expect(button(page, "Start Fasting")).not.toBeFocused();
});

test("a text that is shared with the app stands in the calculator, a food for each line @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const shared = new URLSearchParams({ title: "Lunch", text: "2 eggs\nslice of toast\n1 apple" });
  await openAs(person, `/calculator?${shared}`);
  await expect(field(page, "Food")).toHaveValue("2 eggs, slice of toast, 1 apple");
  await expect(page).toHaveURL(/\/calculator$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toContainText("3 foods");
});
