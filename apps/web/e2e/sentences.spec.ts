import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { field, logged, suggestions } from "./locators.ts";

const food = (page: Page) => field(page, "Food");

test("several foods in one sentence are corrected in a list and logged together", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await food(page).fill("for breakfast I had 2 eggs, a banana and a glass of milk");
  await food(page).press("Enter");
  const list = page.getByRole("article");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Log 3 foods to breakfast" })).toBeInViewport({
    ratio: 1,
  });
  for (const row of await list.getByRole("listitem").all()) {
    await expect(row).toContainText(/(sure|guess).*\d+%/i);
  }
  const recents = page.getByRole("region", { name: "Recent Analyses" });
  await expect(recents.getByRole("button").first()).toContainText(/2 eggs, a banana.*3 foods/is);
  await expectAccessible();
  await list.getByRole("button", { name: "Leave out banana" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  const eggs = list.getByLabel("Measurement of eggs");
  await eggs.fill("100 g");
  await eggs.press("Enter");
  await expect(list.getByRole("listitem").first()).toContainText("100 g");
  await list.getByRole("button", { name: "Log 2 foods to breakfast" }).click();
  await expect(logged(page)).toContainText("Added to breakfast");
  await expect
    .poll(async () => {
      const meals = await server.call("GET", "/api/meals/logged", { token: person.token });
      return (meals as { name: string; mealType: string }[]).map(({ mealType }) => mealType);
    })
    .toEqual(["breakfast", "breakfast"]);
});

test("what a sentence leaves open is shown, and put right in place", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await openAs(person, "/calculator");
  await food(page).fill("2 eggs, a snarfblat, donburi, 200 g potato chips and a blorb");
  await food(page).press("Enter");
  const list = page.getByRole("article");
  const row = (name: string) =>
    list.getByRole("listitem").filter({ has: page.getByLabel(`Food: ${name}`, { exact: true }) });
  await expect(list.getByRole("listitem")).toHaveCount(5);
  await expect(list.getByRole("heading")).toHaveText("3 foods");
  await expect(list).toContainText("2 parts weren't understood and aren't counted.");
  await expect(row("snarfblat")).toContainText("Not understood, so not counted.");
  await expect(row("eggs")).toContainText(/Very sure\s*\d+%/);
  await expect(row("donburi")).toContainText(/A guess, please check\s*\d+%/);
  await expect(row("donburi")).toContainText("Stands in for “donburi”");
  await expect(row("potato chips")).toContainText("7.1x larger");
  await expectAccessible();

  await row("potato chips")
    .getByRole("button", { name: /^Use 1 oz/ })
    .click();
  await expect(row("potato chips")).not.toContainText("7.1x larger");
  await expect(list.getByLabel("Measurement of potato chips")).toHaveValue(/^1 oz/);

  await list.getByRole("button", { name: "Choose a food… for snarfblat" }).click();
  const search = list.getByRole("combobox", { name: "Choose a food… for snarfblat" });
  await expect(search).toBeFocused();
  await search.fill("greek yog");
  await expect(suggestions(page).first()).toContainText(/greek yogurt/i);
  await expectAccessible();
  await suggestions(page).first().click();
  await expect(row("greek yogurt")).toContainText(/Yogurt.*g/i);
  await expect(list.getByRole("button", { name: "Another food… for greek yogurt" })).toBeFocused();
  await expect(list.getByRole("heading")).toHaveText("4 foods");

  await list.getByRole("button", { name: "Leave out blorb" }).click();
  await expect(list).not.toContainText("understood");
  await list.getByRole("button", { name: "Another food… for eggs" }).click();
  const other = list.getByRole("combobox", { name: "Another food… for eggs" });
  await other.press("Escape");
  await expect(list.getByRole("button", { name: "Another food… for eggs" })).toBeFocused();

  await list.getByRole("button", { name: /^Log 4 foods/ }).click();
  await expect
    .poll(async () => {
      const meals = await server.call("GET", "/api/meals/logged", { token: person.token });
      return (meals as { name: string }[]).map(({ name }) => name).sort();
    })
    .toEqual(["donburi", "eggs", "greek yogurt", "potato chips"]);
});

test("a food chosen in a sentence stays chosen as its amount is put right @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  await food(page).fill("2 eggs and 100 g tuna");
  await food(page).press("Enter");
  const list = page.getByRole("article");
  await list.getByRole("button", { name: "Another food… for tuna" }).click();
  await list.getByRole("button", { name: /^cooked skipjack tuna/ }).click();
  const row = list.getByRole("listitem").nth(1);
  await expect(row).toContainText("Fish, tuna, skipjack, fresh, cooked, dry heat · 100 g");
  const amount = list.getByLabel("Measurement of cooked skipjack tuna");
  await amount.fill("150 g");
  await amount.press("Enter");
  await expect(row).toContainText("Fish, tuna, skipjack, fresh, cooked, dry heat · 150 g");
  await expect(row).toContainText("198");
});

test("a sentence is read again from the recent ones @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  const list = page.getByRole("article");
  const recents = page.getByRole("region", { name: "Recent Analyses" });
  await food(page).fill("2 eggs and a banana");
  await food(page).press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  const readAgain = async () => {
    await page.reload();
    await recents.getByRole("button", { name: /2 eggs and a banana/ }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
  };
  await readAgain();
  await expect(list).toContainText("248");

  // What wasn't understood of it, and what can be done, is told again, too.
  const amount = list.getByLabel("Measurement of banana");
  await amount.fill("3 cpu");
  await amount.press("Enter");
  await expect(list).toContainText("couldn't read this measurement");
  await readAgain();
  await expect(list).toContainText("One amount wasn't understood");
  await expect(list).toContainText("couldn't read this measurement");
});

test("a pasted recipe is read to its last line, longer than any food's name @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/calculator");
  const lines = [
    ...["500 g lean ground beef", "2 tablespoons olive oil", "1 large onion, finely chopped"],
    ...["3 cloves garlic, minced", "2 medium carrots, diced", "400 g canned tomatoes"],
    ...["2 tablespoons tomato paste", "250 ml whole milk", "1 cup beef broth"],
    ...["500 g dry spaghetti", "60 g parmesan, grated", "1 tablespoon butter"],
  ];
  expect(lines.join(", ").length).toBeGreaterThan(200);
  await food(page).evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    box.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, lines.join("\n"));
  await food(page).press("Enter");
  await expect(page.getByText("12 foods").first()).toBeVisible();
  await expect(page.getByLabel(/Measurement of .*butter/)).toHaveValue("1 tablespoon");
});
