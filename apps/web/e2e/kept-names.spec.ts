import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { field } from "./locators.ts";

interface Kept {
  madeOf: string;
  names: { index: { exact: { foods: Int32Array } } };
}

/** Changes what the device has kept of the foods' names; returns whether it has kept any. */
const changeKept = (page: Page, change: "nothing" | "all names mean one food" | "it is older") =>
  page.evaluate(async (what) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("It failed."));
      });
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "morsel-food-names")) return false;
    const database = await settled(indexedDB.open("morsel-food-names"));
    const store = database.transaction("names", "readwrite").objectStore("names");
    const kept = (await settled(store.get("names"))) as Kept | undefined;
    if (kept && what === "it is older") kept.madeOf = "an earlier version";
    if (kept && what === "all names mean one food") kept.names.index.exact.foods.fill(0);
    if (kept && what !== "nothing") await settled(store.put(kept));
    database.close();
    return kept !== undefined;
  }, change);

async function foodFor(page: Page, name: string): Promise<string> {
  await page.goto("/calculator");
  await field(page, "Food").fill(name);
  await field(page, "Measurement").fill("100 g");
  await field(page, "Measurement").press("Enter");
  return page.getByRole("article").innerText();
}

test("the names of foods are read once on a device, and again by another version @any-width", async ({
  page,
}) => {
  // Answered here, not by the server.
  await page.route("**/api/foods/calculate", (route) => route.abort());
  expect(await foodFor(page, "banana")).toContain("Bananas, raw");
  await expect.poll(() => changeKept(page, "nothing")).toBe(true);

  await changeKept(page, "all names mean one food");
  expect(await foodFor(page, "banana")).toContain("Butter, salted");

  await changeKept(page, "it is older");
  expect(await foodFor(page, "banana")).toContain("Bananas, raw");
});
