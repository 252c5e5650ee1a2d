import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, dialogNamed, field } from "./locators.ts";

test("a comma before three digits is a thousand in the edit dialog, before others a decimal one @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const { token } = person;
  const entry = { name: "Stew", date: day(), totalCalories: 200, grams: 200, measurement: "200 g" };
  await server.call("POST", "/api/meals/logged", { token, body: entry });
  await openAs(person, "/daily");
  const kept = async () =>
    ((await server.call("GET", "/api/meals/logged", { token })) as object[])[0];
  await page.getByRole("button", { name: /^Stew, .*edit$/ }).click();
  const dialog = dialogNamed(page, "Edit entry");
  await field(dialog, "Amount (g)").fill("1,000");
  await expect(field(dialog, "Calories")).toHaveValue("1000");
  await field(dialog, "Calories").fill("1,200");
  await button(dialog, "Save").click();
  await expect.poll(kept).toMatchObject({ grams: 1000, calories: 1200, measurement: "1000 g" });

  await page.getByRole("button", { name: /^Stew, .*edit$/ }).click();
  await field(dialog, "Amount (g)").fill("62,5");
  await button(dialog, "Save").click();
  await expect.poll(kept).toMatchObject({ grams: 62.5, calories: 75 });
});

test("goals take a decimal comma, and their sum of calories reads the same @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/profile");
  const goals = card(page, "Daily Goals");
  await field(goals, "Protein").fill("");
  await field(goals, "Protein").pressSequentially("92,5");
  await expect(field(goals, "Protein")).toHaveValue("92,5");
  await expect(goals).toContainText("make about 1,800 kcal");
  await field(goals, "Carbs").fill("lots");
  await button(goals, "Save goals").click();
  await expect(goals).toContainText("Please enter a number.");
  await field(goals, "Carbs").fill("1,000");
  await button(goals, "Save goals").click();
  await expect
    .poll(() => server.call("GET", "/api/auth/user", { token: person.token }))
    .toMatchObject({ dailyProteinGoal: 92.5, dailyCarbGoal: 1000 });
});

test("hours of one's own take a decimal comma @any-width", async ({ page, person, openAs }) => {
  await openAs(person, "/fasting");
  await page.getByRole("tab", { name: "Plans" }).click();
  const hours = page.getByLabel("Hours to fast");
  await hours.pressSequentially("16,5");
  await expect(hours).toHaveValue("16,5");
  await button(page, "Use these hours").click();
  await page.getByRole("button", { name: "Start Fasting" }).click();
  await expect(page.getByRole("region", { name: "Custom" })).toContainText("of 16 h 30 min");
});

test("a height in metres is kept in centimetres, one that is neither is asked for again @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  await openAs(person, "/profile");
  await page.getByText("cm, kg").click();
  await button(page, "Edit").click();
  const height = field(page, "Height (cm)");
  await height.fill("17");
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your height in cm, such as 173.");
  await expect(height).toBeFocused();
  await height.fill("1,73");
  await button(page, "Save").click();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  await expect(page.getByText("173 cm", { exact: true })).toBeVisible();
  const user = await server.call("GET", "/api/auth/user", { token: person.token });
  expect(user).toMatchObject({ personalInfo: { height: "173 cm" } });
});
