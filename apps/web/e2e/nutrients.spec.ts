import { roundNutrient } from "@morsel/domain/foods/nutrients";
import { byNutrient, bySentName, mealNutrients } from "@morsel/domain/meals/nutrition";
import { quiet } from "../../../scripts/quiet.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";

/** A different amount per nutrient, so that none passes for another; halves add up exactly. */
const amountOf = new Map<string, number>(mealNutrients.map(({ id }, at) => [id, at + 1.5]));
const held = (times = 1) => byNutrient(({ id }) => (amountOf.get(id) ?? 0) * times);

/** The nutrients listed in an entry's details: all but those its portion and calories show. */
const listed = (times: number) =>
  mealNutrients
    .filter(({ sent }) => !sent.startsWith("total"))
    .map(({ id, food, name, unit }) => {
      const shown = roundNutrient(food, (amountOf.get(id) ?? 0) * times);
      return `${name}${shown} ${unit}`;
    });

test("each nutrient goes along with a copy, an edit without a network, its undoing, and a deletion's @any-width", async ({
  page,
  context,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  const { token, userId } = person;
  const diary = async () =>
    (await server.call("GET", `/api/meals/logged?from=${day()}&to=${day()}`, { token })) as {
      id: string;
    }[];
  const soup = { name: "Soup", date: day(1), time: "12:30 PM", mealType: "lunch", grams: 200 };
  const sent = bySentName(({ id }) => amountOf.get(id) ?? 0);
  const body = { ...soup, totalCalories: 100, ...sent };
  await server.call("POST", "/api/meals/logged", { token, body });

  await openAs(person, "/daily");
  await button(page, "The day before").click();
  await button(page, "Copy to today").click();
  await expect(page.getByText("Copied Soup to today")).toBeVisible();
  await expect.poll(diary).toMatchObject([held()]);

  await button(page, "Today").click();
  const today = card(page, "Logged Today");
  const edit = dialogNamed(page, "Edit entry");
  await today.getByRole("button", { name: /^Soup, .*edit$/ }).click();
  await edit.getByText("Nutrients", { exact: true }).click();
  await expect(edit.locator("dl > div")).toHaveText(listed(1));
  await expectAccessible("[role=dialog]");
  await quiet(page);
  await context.setOffline(true);
  await field(edit, "Amount (g)").fill("100");
  await expect(edit.locator("dl > div")).toHaveText(listed(0.5));
  await button(edit, "Save").click();
  await today.getByRole("button", { name: /^Soup, .*edit$/ }).click();
  await edit.getByText("Nutrients", { exact: true }).click();
  await expect(edit.locator("dl > div"), "before the server knows").toHaveText(listed(0.5));
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  await expect.poll(diary).toMatchObject([held(0.5)]);
  await button(page, "Undo").first().click();
  await expect.poll(diary).toMatchObject([held()]);

  const [before] = await diary();
  await today.getByRole("button", { name: /^Delete Soup, / }).click();
  await expect.poll(diary).toEqual([]);
  await button(page, "Undo").last().click();
  await expect.poll(diary).toMatchObject([held()]);
  expect((await diary())[0]?.id).not.toBe(before?.id);

  await page.goto("/calculator");
  await field(page, "Search your meals").fill("soup");
  await card(page, "Log Again")
    .getByRole("button", { name: /^Soup.*log again/i })
    .first()
    .click();
  await expect.poll(diary).toMatchObject([held(), held()]);
  const stats = await server.call("GET", `/api/users/${userId}/daily-stats?date=${day()}`, {
    token,
  });
  expect(stats).toMatchObject({
    nutrients: byNutrient(({ id }) => ({ total: (amountOf.get(id) ?? 0) * 2, knownIn: 2 })),
  });
});
