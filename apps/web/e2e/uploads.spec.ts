import { rm, writeFile } from "node:fs/promises";
import { choose, openAnalyzer, photosOf, rice, row, send, uploads } from "./analyzer.ts";
import { expect } from "./fixtures.ts";
import { button, card } from "./locators.ts";
import { freshPicture, says, withProvider as test } from "./vision-endpoint.ts";

test("a photo is taken with the camera @phone", async ({
  page,
  context,
  person,
  provider,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await button(page, "Take a photo").click();
  await expect(uploads(page).getByRole("alert")).toContainText("may not use the camera");
  await context.grantPermissions(["camera"]);
  await button(uploads(page), "Take a photo").click();
  const shutter = button(uploads(page), "Take photo");
  await expect(shutter).toBeEnabled();
  await expectAccessible("[role=dialog]");
  await shutter.click();
  await expect(uploads(page)).toContainText(/photo-\d{14}\.jpg, 0\.\d\d MB/);
  await expect(page.locator("video")).toHaveCount(0);
  provider.says(says(rice));
  await button(uploads(page), "Upload & Analyze").click();
  await expect(row(page, "steamed white rice")).toBeVisible();
});

test("an upload tells how far it is, and can be cancelled @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
  expectAccessible,
}) => {
  provider.says(says(rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  let isHeld = true;
  await page.route("**/api/objects/upload/*", async (route) => {
    if (!isHeld) await route.continue();
  });
  await send(page);
  await expect(uploads(page).getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await expect(uploads(page).getByRole("status")).toHaveText(/^(Uploading…|Almost there…)$/);
  // The number is the bar's: said at each percent, it would drown all else.
  await expect(
    uploads(page)
      .getByText(/^(Uploading… \d+%|Almost there…)$/)
      .last(),
  ).toBeVisible();
  await expectAccessible("[role=dialog]");
  await button(uploads(page), "Cancel").click();
  await expect(uploads(page).getByRole("alert")).toContainText("Upload was cancelled");
  await expect(uploads(page)).toContainText("lunch.jpg");
  expect(await photosOf(server, person)).toEqual([]);
  // Closing the window takes it back, too.
  await button(uploads(page), "Upload & Analyze").click();
  await expect(uploads(page).getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(uploads(page)).toHaveCount(0);
  await expect(button(page, "Choose from library")).toBeVisible();
  expect(await photosOf(server, person)).toEqual([]);
  expect(provider.requests).toHaveLength(0);

  isHeld = false;
  await send(page);
  await expect(row(page, "steamed white rice")).toBeVisible();
});

test("what can't be uploaded says why @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
  expectedComplaints,
}, info) => {
  // The test's own trace fetches the picture that the page can't draw.
  expectedComplaints.push(/Connecting to 'blob:/, /prepare\.worker/);
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  const alert = uploads(page).getByRole("alert");
  const refused = async (mimeType: string, buffer: Buffer, text: string) => {
    await choose(page, { name: "a.file", mimeType, buffer });
    await expect(alert).toContainText(text);
    await expect(button(uploads(page), "Upload & Analyze")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(uploads(page)).toHaveCount(0);
  };
  const notAnImage = "Please select an image file (JPG, PNG, HEIC, WEBP)";
  await refused("application/pdf", Buffer.from("%PDF-1.7"), notAnImage);
  const tooLarge = "File size (10.01 MB) exceeds maximum allowed size (10 MB)";
  await refused("image/jpeg", Buffer.alloc(10_485_761), tooLarge);

  const error = "Upload Error";
  for (const [address, title, text] of [
    [
      "**/prepare.worker*",
      ...[error, "Unable to prepare image upload. Please try refreshing the page."],
    ],
    ["**/api/objects/upload", error, "Failed to get upload URL. Please try again."],
    [
      "**/api/objects/upload/*",
      ...["File upload failed. Please try again.", "Upload failed with status 500"],
    ],
    [
      "**/api/objects/track-upload",
      ...[error, "Upload completed but failed to process the image URL. Please try again."],
    ],
  ] as [string, string, string][]) {
    await page.route(address, (route) => route.fulfill({ status: 500, body: "" }));
    await send(page);
    await expect(alert).toHaveText(`${title}${text}`);
    await expect(button(uploads(page), "Upload & Analyze")).toBeVisible();
    await expectAccessible("[role=dialog]");
    await page.keyboard.press("Escape");
    await page.unroute(address);
  }
  await send(page, { ...(await freshPicture()), buffer: Buffer.from("no picture at all") });
  await expect(alert).toHaveText(
    "Image Processing ErrorThe image couldn't be processed. Please try a clearer photo, JPG or PNG.",
  );
  await page.keyboard.press("Escape");
  // It was moved after it had been chosen.
  const path = info.outputPath("moved.jpg");
  await writeFile(path, (await freshPicture()).buffer);
  await choose(page, path);
  await expect(uploads(page)).toContainText("moved.jpg");
  await rm(path);
  await button(uploads(page), "Upload & Analyze").click();
  await expect(alert).toHaveText(
    "Upload ErrorThis photo can't be read any more. Please choose it again.",
  );
  await button(uploads(page), "Choose another photo").click();
  await page.keyboard.press("Escape");
  expect(await photosOf(server, person)).toEqual([]);

  // What only the network is to blame for waits, and goes by itself.
  await page.route("**/api/objects/upload/*", (route) => route.abort());
  await send(page);
  await expect(
    page.getByText(/^Upload failed due to network error\. It is analyzed/),
  ).toBeVisible();
  await expect(card(page, "A photo to analyze")).toBeVisible();
  await page.route("**/api/objects/upload", (route) => route.abort());
  await send(page);
  await expect(
    page.getByText(/^Failed to get upload URL\. Please try again\. It is analyzed/),
  ).toBeVisible();
});
