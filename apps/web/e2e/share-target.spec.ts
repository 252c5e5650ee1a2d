import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { button, dialogNamed, field } from "./locators.ts";
import { freshPicture, withProvider as test } from "./vision-endpoint.ts";

test.use({ serviceWorkers: "allow" });

const manifest = JSON.parse(
  readFileSync(new URL("../public/manifest.webmanifest", import.meta.url), "utf8"),
) as {
  share_target: {
    action: string;
    method: string;
    enctype: string;
    params: { text: string; title: string; files: { name: string }[] };
  };
};

type Given = { texts: Record<string, string>; picture?: { name: string; base64: string } };

/** Sends what another app shares, as the system does: a form, by the manifest. */
async function share(page: Page, given: Given): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const { action, method, enctype, params } = manifest.share_target;
  await page.evaluate(
    ({ texts, picture, to, name }) => {
      const form = Object.assign(document.createElement("form"), to);
      const add = (input: HTMLInputElement) => form.append(input);
      for (const [name, value] of Object.entries(texts))
        form.append(Object.assign(document.createElement("textarea"), { name, value }));
      if (picture) {
        const bytes = Uint8Array.from(atob(picture.base64), (one) => one.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], picture.name, { type: "image/jpeg" }));
        const input = Object.assign(document.createElement("input"), { type: "file", name });
        input.files = transfer.files;
        add(input);
      }
      document.body.append(form);
      form.submit();
    },
    { ...given, to: { action, method, enctype }, name: params.files[0]?.name ?? "" },
  );
}

test("a picture that is shared with the app is sent only once its person agrees and presses @any-width", async ({
  page,
  person,
  openAs,
  expectAccessible,
}) => {
  await openAs(person);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(objects|ai\/analyze-food)/.test(request.url())) sent.push(request.url());
  });
  const { name, buffer } = await freshPicture("from the gallery.jpg");
  await share(page, { texts: {}, picture: { name, base64: buffer.toString("base64") } });
  await button(page, "Agree and continue").click();
  const dialog = dialogNamed(page, "Upload a photo of your food");
  await expect(dialog).toContainText("from the gallery.jpg");
  await expect(button(dialog, "Upload & Analyze")).toBeEnabled();
  await expectAccessible("[role=dialog]");
  expect(sent).toEqual([]);

  // Once: whoever comes back isn't asked again.
  await page.goto("/nutrition");
  await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
  await expect(button(page, "Choose from library")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a text that is shared stands in the calculator @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person);
  const { text, title } = manifest.share_target.params;
  await share(page, { texts: { [title]: "Lunch", [text]: "2 eggs\n1 apple" } });
  await expect(field(page, "Food")).toHaveValue("2 eggs, 1 apple");
});
