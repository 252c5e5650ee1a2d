import type { Photo } from "@morsel/contract/photos";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { button, card, dialogNamed } from "./locators.ts";
import type { Person, Server } from "./server.ts";
import { freshPicture, type SeenFood, says, withProvider } from "./vision-endpoint.ts";

export const chicken = ["grilled chicken breast", 150] as const;
export const rice = ["steamed white rice", 180] as const;

export const uploads = (page: Page) => dialogNamed(page, "Upload a photo of your food");
export const summary = (page: Page) => card(page, "On your plate");
export const foods = (page: Page) => card(page, "Identified Foods");
export const row = (page: Page, name: string) =>
  foods(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

export const openPhotos = (page: Page) =>
  page.getByRole("tab", { name: "AI Photo Analysis" }).click();

/** Opens the analyzer, and agrees to where photos go. */
export async function openAnalyzer(page: Page): Promise<void> {
  await openPhotos(page);
  await button(page, "Agree and continue").click();
  await expect(button(page, "Choose from library")).toBeVisible();
}

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const choose = async (page: Page, picture: Picture | string) =>
  page.locator("#content input[type=file]").setInputFiles(picture);

export async function send(page: Page, picture?: Picture): Promise<void> {
  await choose(page, picture ?? (await freshPicture()));
  await button(uploads(page), "Upload & Analyze").click();
}

/** kcal as the summary shows them. */
export const kcalShown = async (page: Page) =>
  Number(/([\d,]+) kcal/.exec(await summary(page).innerText())?.[1]?.replace(",", ""));

export interface Logged {
  id: string;
  name: string;
  source: string;
  mealType: string;
  photoId: string;
  calories: number;
  totalCalories: number;
  grams: number;
  confidence: number;
}

export const diaryOf = async (server: Server, { token }: Person) =>
  (await server.call("GET", "/api/meals/logged", { token })) as Logged[];

export const photosOf = async (server: Server, { token }: Person) =>
  ((await server.call("GET", "/api/user/photos", { token })) as { photos: Photo[] }).photos;

/** What the food data says of an amount. */
export async function kcalOf(server: Server, { token }: Person, name: string, grams: number) {
  const body = { ingredient: name, measurement: `${grams} g` };
  const reply = await server.call("POST", "/api/calculate-calories", { token, body });
  return (reply as { nutrition: { calories: number } }).nutrition.calories;
}

/** For specs about a photo that has been sent. */
export const test = withProvider.extend<{
  /** The test's person opens the analyzer and sends a picture, on which the provider names `foods`. */
  analyze: (foods: readonly SeenFood[], picture?: Picture) => Promise<void>;
}>({
  analyze: async ({ page, person, provider, openAs }, use) => {
    await use(async (foods, picture) => {
      provider.says(says(...foods));
      await openAs(person, "/nutrition");
      await openAnalyzer(page);
      await send(page, picture);
    });
  },
});
