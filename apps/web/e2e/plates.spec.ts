import type { Page } from "@playwright/test";
import {
  chicken,
  diaryOf,
  foods,
  kcalOf,
  kcalShown,
  type Logged,
  openAnalyzer,
  openPhotos,
  rice,
  row,
  send,
  summary,
  test,
} from "./analyzer.ts";
import { expect } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";
import { secondDevice } from "./second-device.ts";
import { storedThings } from "./stored-things.ts";
import { freshPicture, says } from "./vision-endpoint.ts";

test("corrections rescale all at once, and change the entry that was logged", async ({
  page,
  person,
  server,
  expectAccessible,
  analyze,
}) => {
  await analyze([chicken, rice]);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  const onlyEntry = async () => {
    const all = await diaryOf(server, person);
    expect(all).toHaveLength(1);
    return { ...all[0], isAsShown: all[0]?.totalCalories === (await kcalShown(page)) };
  };
  const expectLogged = (logged: Partial<Logged>) =>
    expect.poll(onlyEntry).toMatchObject({ ...logged, isAsShown: true });

  const portion = field(page, "Portion of steamed white rice");
  const before = await kcalShown(page);
  // In the very next frame.
  const after = await portion.evaluate(async (box: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setValue?.call(box, "360");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const total = document.querySelector("section:has(dl) .text-display")?.textContent ?? "";
    return Number(total.replace(",", ""));
  });
  const riceKcal = await kcalOf(server, person, ...rice);
  expect(Math.abs(after - before - riceKcal)).toBeLessThanOrEqual(1);
  await expectLogged({ grams: 510 });

  // Blank is 100, and what is out of bounds is the nearest that isn't.
  await portion.fill("");
  await expectLogged({ grams: 250 });
  await portion.blur();
  await expect(portion).toHaveValue("100");
  await portion.fill("4000");
  await portion.blur();
  await expect(portion).toHaveValue("1000");
  await expectLogged({ grams: 1_150 });
  const measures = row(page, "steamed white rice").getByRole("button", { name: /^1 cup/ });
  await measures.first().click();
  await expect(portion).not.toHaveValue("1000");
  await expectLogged({ grams: 150 + Number(await portion.inputValue()) });

  await button(page, "Another food for steamed white rice").click();
  const search = page.getByRole("combobox", { name: "Another food for steamed white rice" });
  await expect(search).toBeFocused();
  await expectAccessible();
  await search.fill("brown rice");
  await search.press("Enter");
  await expect(row(page, "brown rice")).toContainText("Chosen by you");
  await expect(button(page, "Another food for brown rice")).toBeFocused();
  await expectLogged({ name: "Grilled chicken breast, brown rice" });
  await button(page, "Add a food").click();
  const added = page.getByRole("combobox", { name: "Add a food" });
  await added.fill("apple");
  await added.press("Enter");
  await expectLogged({ name: "Grilled chicken breast, brown rice, apple" });
  await button(page, "Remove grilled chicken breast").click();
  await expectLogged({ name: "Brown rice, apple", confidence: 1 });
  await expect(summary(page)).not.toContainText("likely");
  await expectAccessible();
});

test("one Undo takes the entry out, and it can be added again @any-width", async ({
  page,
  person,
  server,
  analyze,
}) => {
  await analyze([chicken, rice]);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  const count = async () => (await diaryOf(server, person)).length;
  await expect.poll(count).toBe(1);
  await expect(button(page, "Undo")).toHaveCount(1);
  await button(page, "Undo").click();
  await expect(summary(page)).toContainText("Taken out of your daily log");
  await expect.poll(count).toBe(0);
  // Corrections alone bring nothing back.
  await field(page, "Portion of steamed white rice").fill("90");
  await button(page, "Add to Daily Log").click();
  await expect(summary(page)).toContainText("Added to Daily Log");
  await expect.poll(count).toBe(1);
  expect((await diaryOf(server, person))[0]).toMatchObject({ grams: 240 });
  for (const name of ["grilled chicken breast", "steamed white rice"])
    await button(page, `Remove ${name}`).click();
  await expect.poll(count).toBe(0);
  await expect(button(page, "Add to Daily Log")).toBeDisabled();
});

test("what the diary couldn't be told is said, and done when it is tried again @any-width", async ({
  page,
  person,
  server,
  expectAccessible,
  analyze,
}) => {
  // The device holds no days, and the server's don't arrive.
  const days = /\/api\/(sync\/|meals\/logged\?)/;
  await page.route(days, (route) => route.abort());
  await analyze([chicken, rice]);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  await button(page, "Undo").click();
  await expect(summary(page)).toContainText("It couldn't be taken out of your daily log.");
  await field(page, "Portion of steamed white rice").fill("90");
  await expect(summary(page)).toContainText("Your correction couldn't be saved.");
  await expectAccessible();
  const entries = () => diaryOf(server, person);
  expect(await entries()).toMatchObject([{ grams: 330 }]);

  await page.unroute(days);
  await button(page, "Save again").click();
  await expect.poll(entries).toMatchObject([{ grams: 240 }]);
  await expect(summary(page)).toContainText("What you correct here is corrected there, too.");
  await button(page, "Take it out").click();
  await expect.poll(entries).toEqual([]);
});

test("an entry that has only just been sent isn't taken for gone @any-width", async ({
  page,
  person,
  server,
  provider,
  openAs,
}) => {
  provider.says(says(rice));
  await openAs(person, "/nutrition");
  await openAnalyzer(page);
  await expect.poll(() => storedThings(page)).toBeGreaterThan(0);
  // From here on nothing comes back of what is sent.
  await page.route("**/api/sync/**", (route) => route.abort());
  await send(page);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(1);
  await field(page, "Portion of steamed white rice").fill("90");
  await expect.poll(() => diaryOf(server, person)).toMatchObject([{ grams: 90 }]);
});

test("a name that is none of our foods is asked, not invented @any-width", async ({
  page,
  person,
  server,
  expectAccessible,
  analyze,
}) => {
  await analyze([rice, ["zorgblatt", 120], ["quuxberry", 50]]);
  const asked = card(page, "What are these?");
  await expect(asked).toContainText("zorgblatt, about 120 g");
  await expect(foods(page).getByRole("heading", { level: 3 })).toHaveCount(1);
  await expectAccessible();
  await button(page, "Leave out quuxberry").click();
  await button(page, "Choose a food for zorgblatt").click();
  const search = page.getByRole("combobox", { name: "Choose a food for zorgblatt" });
  await search.fill("lentil soup");
  await search.press("Enter");
  await expect(asked).toHaveCount(0);
  await expect(field(page, "Portion of lentil soup")).toHaveValue("120");
  await expect
    .poll(async () => (await diaryOf(server, person))[0])
    .toMatchObject({ name: "Steamed white rice, lentil soup", grams: 300 });
});

test("the same picture is asked about before it is logged twice @any-width", async ({
  page,
  person,
  server,
  expectAccessible,
  analyze,
}) => {
  const picture = await freshPicture();
  await analyze([rice], picture);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  await button(page, "Analyze Another Food Photo").click();
  await send(page, picture);
  await expect(summary(page)).toContainText("You logged this picture before");
  await expect(summary(page)).toContainText(
    /Steamed white rice, \d+ kcal, today\. Log it once more/,
  );
  await expectAccessible();
  await page.waitForTimeout(3_500);
  expect(await diaryOf(server, person)).toHaveLength(1);
  await button(page, "Leave it out").click();
  await expect(summary(page)).toContainText("Not in your daily log");
  await button(page, "Add to Daily Log").click();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(2);
});

test("an earlier photo is opened to be corrected as it was left, on another device, too @any-width", async ({
  page,
  browser,
  person,
  server,
  provider,
  expectAccessible,
  analyze,
}) => {
  await analyze([chicken, rice]);
  await expect(summary(page)).toContainText("Automatically Added to Daily Log");
  await field(page, "Portion of steamed white rice").fill("90");
  const onlyEntry = async () => {
    const all = await diaryOf(server, person);
    expect(all).toHaveLength(1);
    return all[0];
  };
  await expect.poll(onlyEntry).toMatchObject({ grams: 240 });
  const asked = provider.requests.length;
  const openAgain = async (name: string) => {
    await page.reload();
    await page.getByRole("tab", { name: "AI Photo Analysis" }).click();
    await button(page, `${name}, correct`).click();
    await expect(summary(page)).toContainText("In your daily log");
  };

  await openAgain("Grilled chicken breast, steamed white rice");
  await expect(field(page, "Portion of steamed white rice")).toHaveValue("90");
  await expect(summary(page)).not.toContainText("changed elsewhere");
  await expect(summary(page).getByRole("img", { name: "Your photo" })).toBeVisible();
  await expectAccessible();
  await button(page, "Remove grilled chicken breast").click();
  await expect.poll(onlyEntry).toMatchObject({ name: "Steamed white rice", grams: 90 });

  // Another device has what was corrected, too.
  const elsewhere = await secondDevice(browser, server, person);
  const portion = (at: Page) => field(at, "Portion of steamed white rice");
  await elsewhere.goto("/nutrition");
  await openPhotos(elsewhere);
  await button(elsewhere, "Steamed white rice, correct").click();
  await expect(portion(elsewhere)).toHaveValue("90");
  await expect(foods(elsewhere).getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(summary(elsewhere)).toContainText("In your daily log");
  await expect(summary(elsewhere)).not.toContainText("changed elsewhere");
  await portion(elsewhere).fill("120");
  await expect.poll(onlyEntry).toMatchObject({ grams: 120 });
  await elsewhere.context().close();

  // What this one has kept isn't what the entry says any more.
  const entry = await onlyEntry();
  const recent = card(page, "Recent Analyzed Photos");
  await expect(recent).toContainText(`${entry?.totalCalories} kcal`);
  await openAgain("Steamed white rice");
  await expect(portion(page)).toHaveValue("120");
  await expect(summary(page)).not.toContainText("changed elsewhere");

  await server.call("PATCH", `/api/meals/${entry?.id}`, {
    ...{ token: person.token, body: { totalCalories: 900 } },
  });
  await expect(recent).toContainText("900 kcal");
  await openAgain("Steamed white rice");
  await expect(portion(page)).toHaveValue("120");
  await expect(summary(page)).toContainText("Its entry was changed elsewhere");
  // Opening it changes nothing.
  await page.waitForTimeout(2_000);
  expect(await onlyEntry()).toMatchObject({ totalCalories: 900 });
  await portion(page).fill("200");
  await expect.poll(onlyEntry).toMatchObject({ grams: 200 });
  expect(provider.requests).toHaveLength(asked);
  await button(page, "Take it out").click();
  await expect.poll(async () => (await diaryOf(server, person)).length).toBe(0);
});
