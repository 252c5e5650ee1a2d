import { expect } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { freshPicture, withProvider as test } from "./vision-endpoint.ts";

test.use({ speaks: "imagga" });

/** What Imagga answers: words for a picture, by confidence in percent. */
const tags = (words: Record<string, number>) =>
  JSON.stringify({
    result: {
      tags: Object.entries(words).map(([en, confidence]) => ({ confidence, tag: { en } })),
    },
    status: { text: "", type: "success" },
  });

test("Imagga's words for a plate are one dish, in a usual portion @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  provider.says(tags({ food: 100, pasta: 90, dish: 80, spaghetti: 70, plate: 60, meal: 50 }));
  await openAs(person, "/nutrition");
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await expect(page.getByText("Your photo goes to Imagga")).toBeVisible();
  await button(page, "Agree and continue").click();
  await page.locator("#content input[type=file]").setInputFiles(await freshPicture());
  await button(page, "Upload & Analyze").click();
  const foods = card(page, "Identified Foods");
  await expect(foods.getByRole("heading", { level: 3 })).toHaveText(["spaghetti"]);
  await expect(foods).toContainText("70% sure");
  await expect(page.getByText("Automatically Added to Daily Log")).toBeVisible();
  await expect
    .poll(async () => {
      const { token } = person;
      return server.call("GET", "/api/meals/logged", { token });
    })
    .toMatchObject([{ name: "Spaghetti", source: "photo", confidence: 0.7 }]);
});
