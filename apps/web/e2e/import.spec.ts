import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { button, card, field } from "./locators.ts";
import type { Person, Server } from "./server.ts";

const servings = [
  "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)",
  "2026-03-01,,Breakfast,Oats,80 g,303,10.5",
  "2026-03-02,,Dinner,Lentil soup,1 bowl,310,18",
  "2026-02-30,,Dinner,Bread,1 slice,90,3",
].join("\n");

/** Chooses a file as people do. */
async function choose(page: Page, info: TestInfo, name: string, content: string | Buffer) {
  const path = info.outputPath(name);
  await writeFile(path, content);
  const chooser = page.waitForEvent("filechooser");
  const opener = card(page, "Import").getByRole("button", {
    name: /^(Choose a file|Import another file)$/,
  });
  await opener.click();
  await (await chooser).setFiles(path);
}

async function diary(server: Server, { token }: Person): Promise<string[]> {
  const body = await server.call("GET", "/api/meals/logged?from=2000-01-01&to=2199-12-31", {
    token,
  });
  return (body as { name: string }[]).map(({ name }) => name).sort();
}

test("a file is looked at, imported, and undone with one press", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}, info) => {
  await openAs(person, "/data");
  const it = card(page, "Import");
  await choose(page, info, "servings.csv", servings);
  await expect(it).toContainText("Cronometer: servings.csv");
  await expect(it).toContainText("2 entries");
  await expect(it).toContainText("2026-03-01 to 2026-03-02");
  await it.getByText("1 row that can't be read").click();
  await expect(it).toContainText(
    "Row 4: Day: “2026-02-30” can't be read as a date from 1900 to 2199.",
  );
  await expectAccessible();
  expect(await diary(server, person)).toEqual([]);

  await button(it, "Import 2 entries").click();
  await expect(it).toContainText("2 entries added.");
  await expectAccessible();
  expect(await diary(server, person)).toEqual(["Lentil soup", "Oats"]);

  // What is here already isn't offered once more.
  await choose(page, info, "again.csv", servings);
  await expect(it).toContainText("Everything in this file is here already.");
  await expect(it.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await expectAccessible();
  await button(it, "Close").click();

  // Also after a reload, and it says that it is done.
  await page.reload();
  await button(it, "Undo the import of servings.csv").click();
  await expect(it).toContainText("The import is undone.");
  expect(await diary(server, person)).toEqual([]);
  await expectAccessible();
});

const record = (type: string, value: string, unit: string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Tracker" unit="${unit}" startDate="2026-03-01 08:05:00 +0100" endDate="2026-03-01 08:05:00 +0100" value="${value}"/>`;
const oats = [
  record("DietaryEnergyConsumed", "303", "kcal"),
  record("DietaryProtein", "10.5", "g"),
];
const health = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [ <!ELEMENT HealthData (Record*)> ]>
<HealthData>${oats.join("")}${record("DietaryWater", "500", "mL")}${record("HeartRate", "61", "count/min")}
<Correlation type="HKCorrelationTypeIdentifierFood" sourceName="Tracker" startDate="2026-03-01 08:05:00 +0100" endDate="2026-03-01 08:05:00 +0100"><MetadataEntry key="HKFoodType" value="Oats"/>${oats.join("")}</Correlation>
</HealthData>`;

test("of Apple Health's export, only what has a place leaves the device @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}, info) => {
  await openAs(person, "/data");
  const it = card(page, "Import");
  await choose(page, info, "cut.xml", health.slice(0, 400));
  await expect(it.getByText("This export.xml ends in the middle.")).toBeVisible();

  const sent = page.waitForRequest(
    (one) => one.method() === "POST" && one.url().endsWith("/api/imports"),
  );
  const name = "apple_health_export/export.xml";
  await choose(page, info, "export.zip", Buffer.from(zipSync({ [name]: strToU8(health) })));
  expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(500);
  await expect(it).toContainText("Apple Health: export.zip");
  await expect(it).toContainText("1 entry, 1 day of water");
  await expect(it).toContainText("1 row of other health data stay out");
  await expectAccessible();

  await button(it, "Import 2 things").click();
  await expect(it).toContainText("2 things added.");
  expect(await diary(server, person)).toEqual(["Oats"]);
  await button(it, "Undo import").click();
  await expect(it).toContainText("The import is undone.");
  expect(await diary(server, person)).toEqual([]);
});

test("a table that nobody knows is mapped once, and remembered @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}, info) => {
  const table = "Wann;Was;Energie;Eiweiß\n03.04.2025;Müsli;1.255,2;12,5\n04.05.2025;Brot;418,4;3\n";
  await openAs(person, "/data");
  const it = card(page, "Import");
  await choose(page, info, "tagebuch.csv", table);
  await expect(it).toContainText("What are the columns of this file?");
  await expect(it.getByRole("status")).toContainText("What are the columns of this file?");
  await expect(button(it, "Show what it holds")).toBeDisabled();
  await expectAccessible();
  await field(it, "Date").selectOption("Wann");
  await field(it, "Name of the food").selectOption("Was");
  await field(it, "Dates").selectOption("dmy");
  await field(it, "Energy is in").selectOption("kJ");
  await button(it, "Show what it holds").click();
  await expect(it).toContainText("2025-04-03 to 2025-05-04");
  await expect(it.getByRole("status")).toContainText("Holds: 2 entries.");
  await button(it, "Import 2 entries").click();
  await expect(it).toContainText("2 entries added.");
  const body = await server.call("GET", "/api/meals/logged?from=2025-04-01&to=2025-06-01", {
    token: person.token,
  });
  expect(body).toMatchObject([
    { name: "Brot", calories: 100, protein: 3 },
    { name: "Müsli", calories: 300, protein: 12.5 },
  ]);

  await choose(page, info, "mehr.csv", `${table}05.05.2025;Reis;836,8;4\n`);
  await expect(field(it, "Energy is in")).toHaveValue("kJ");
  await button(it, "Show what it holds").click();
  await expect(it).toContainText("2 entries are here already, and stay as they are.");
  await button(it, "Import 1 entry").click();
  await expect(it).toContainText("1 entry added. 2 were here already.");
});

test("what a day has no room for is counted before and after @any-width", async ({
  page,
  person,
  openAs,
}, info) => {
  const [header = ""] = servings.split("\n");
  const egg = "2026-03-01,,Breakfast,Egg,1,78,6";
  await openAs(person, "/data");
  const it = card(page, "Import");
  await choose(page, info, "eggs.csv", [header, ...Array(103).fill(egg)].join("\n"));
  const full = "3 entries find no room, since a day holds no more: 2026-03-01.";
  await expect(it.getByRole("listitem")).toHaveText([full]);
  await expect(it.getByRole("status")).toContainText(full);
  await button(it, "Import 100 entries").click();
  await expect(it).toContainText("100 entries added. 3 found no room on days that are full.");
});

test("a file that a proxy doesn't let through says so in words of ours @any-width", async ({
  page,
  person,
  openAs,
}, info) => {
  await page.route(/\/api\/imports$/, (route) =>
    route.fulfill({ status: 413, contentType: "text/html", body: "<h1>413</h1>" }),
  );
  await openAs(person, "/data");
  await choose(page, info, "large.csv", servings);
  await expect(
    card(page, "Import").getByText("A proxy in front of the server takes no file this large."),
  ).toBeVisible();
});

test.describe("without a network", () => {
  // What is fetched ahead when the network goes.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("what can't be imported says why, and offline it isn't offered @any-width", async ({
    page,
    context,
    person,
    openAs,
    expectAccessible,
  }, info) => {
    await openAs(person, "/data");
    const it = card(page, "Import");
    await choose(page, info, "picture.csv", "\u0089PNG\r\n\u0000\u0001\u0002");
    await expect(it.getByText("This is no file that can be imported.")).toBeVisible();
    await expect(button(it, "Choose a file")).toBeEnabled();
    await context.setOffline(true);
    await expect(it).toContainText("Importing needs the server, which can't be reached just now.");
    await expect(button(it, "Choose a file")).toBeDisabled();
    await expectAccessible();
    await context.setOffline(false);
  });
});

/** The export of somebody with a dark screen, a weight, and two days. */
async function archiveOfAnother(server: Server): Promise<Buffer> {
  const { token } = await server.makePerson();
  const call = (method: string, path: string, body: unknown) =>
    server.call(method, path, { token, body });
  await call("PUT", "/api/user/profile", { personalInfo: { weight: 61.5 } });
  const timestamp = Date.now();
  await call("POST", "/api/user/sync-data", { key: "morsel-theme", data: "dark", timestamp });
  for (const [date, name] of [
    ["2026-03-01", "Oats"],
    ["2026-03-02", "Lentil soup"],
  ])
    await call("POST", "/api/meals/logged", { name, date, totalCalories: 300 });
  await call("POST", "/api/daily-stats", { waterGlasses: 5, date: "2026-03-02" });
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${server.url}/api/user/export`, { headers });
  return Buffer.from(await reply.arrayBuffer());
}

test("an export of Morsel's is looked at, imported, and undone as if it had never been @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}, info) => {
  const archive = await archiveOfAnother(server);
  const own = { name: "Bread", date: "2026-03-02", totalCalories: 90 };
  await server.call("POST", "/api/meals/logged", { token: person.token, body: own });
  const weight = async () => {
    const user = await server.call("GET", "/api/auth/user", { token: person.token });
    return (user as { personalInfo: { weight: number | null } }).personalInfo.weight;
  };
  const theme = () => page.evaluate(() => localStorage.getItem("morsel-theme"));
  await openAs(person, "/data");
  const it = card(page, "Import");
  await choose(page, info, "morsel.zip", archive);
  await expect(it).toContainText("Morsel: morsel.zip");
  await expect(it).toContainText("2 entries");
  await expect(it).toContainText("1 day of water");
  await expect(it).toContainText("1 entry is for days that have other entries. Both are kept.");
  await expectAccessible();
  expect(await diary(server, person)).toEqual(["Bread"]);
  expect([await weight(), await theme()]).toEqual([null, null]);

  await it.getByRole("button", { name: /^Import \d+ things$/ }).click();
  await expect(it).toContainText(/\d+ things added\./);
  await expect(card(page, "Your Data")).toContainText("Meals logged3");
  expect(await diary(server, person)).toEqual(["Bread", "Lentil soup", "Oats"]);
  expect(await weight()).toBe(61.5);
  await expect.poll(theme).toBe("dark");

  await button(it, "Undo import").click();
  await expect(it).toContainText("The import is undone.");
  await expect(card(page, "Your Data")).toContainText("Meals logged1");
  expect(await diary(server, person)).toEqual(["Bread"]);
  expect(await weight()).toBeNull();
  await expect.poll(theme).toBeNull();
  await expectAccessible();
});

test("an import that was cancelled half-way, and one that failed, say that nothing was kept @any-width", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}, info) => {
  const entries = Array.from({ length: 40_000 }, (_, row) => {
    const date = new Date(Date.UTC(2010, 0, 1 + Math.floor(row / 20)));
    return `${date.toISOString().slice(0, 10)},,Lunch,Dish ${row},1 bowl,300,10`;
  });
  await openAs(person, "/data");
  const it = card(page, "Import");
  await choose(page, info, "years.csv", [servings.split("\n", 1)[0], ...entries].join("\n"));
  await button(it, "Import 40,000 entries").click({ timeout: 90_000 });
  await expect(it.getByText(/^[1-9][\d,]* of 40,000$/)).toBeVisible();
  await expectAccessible();
  await button(it, "Cancel").click();
  await expect(it).toContainText("The import is cancelled. Nothing of it was kept.", {
    timeout: 30_000,
  });
  expect(await diary(server, person)).toEqual([]);
  await expectAccessible();

  await choose(page, info, "servings.csv", servings);
  await expect(button(it, "Import 2 entries")).toBeVisible();
  // What was sent is lost before it is written.
  await rm(join(server.dataDir, "objects", "imports", person.userId), { recursive: true });
  await button(it, "Import 2 entries").click();
  await expect(it).toContainText("The import failed, and nothing of it was kept.");
  await expectAccessible();
  await expect(button(it, "Import another file")).toBeEnabled();
  expect(await diary(server, person)).toEqual([]);
});

test("an import that the server no longer knows isn't asked for again and again @any-width", async ({
  page,
  openAs,
  person,
}, info) => {
  await openAs(person, "/data");
  const it = card(page, "Import");
  await choose(page, info, "servings.csv", servings);
  // What is said of it doesn't arrive, then it is asked for by an id that is nobody's.
  let asked = 0;
  await page.route(/\/api\/imports\/[^/]+$/, (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    return route.continue({ url: new URL(`/api/imports/${randomUUID()}`, page.url()).href });
  });
  await page.route("**/api/imports/*/apply", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), state: "applying" } });
  });
  await button(it, "Import 2 entries").click();
  await expect(page.getByText("How far the import is can't be told")).toBeVisible();
  await expect(page.getByText("This import doesn't exist.")).toBeVisible();
  await expect(button(it, "Choose a file")).toBeVisible();
  await expect(it).toContainText("servings.csv");
  expect(asked).toBe(2);
});

test("more entries than the server lists at once are found all, before the device holds them @any-width", async ({
  page,
  openAs,
  person,
}, info) => {
  // The device holds nothing, and the month is the server's to tell.
  await page.route("**/api/sync/**", (route) => route.abort());
  await openAs(person, "/data");
  const rows = Array.from({ length: 1_040 }, (_, row) =>
    [day(Math.floor(row / 40)), "", "Lunch", `Dish ${row}`, "1 bowl", 300, 10].join(","),
  );
  const it = card(page, "Import");
  await choose(page, info, "month.csv", [servings.split("\n", 1)[0], ...rows].join("\n"));
  await button(it, "Import 1,040 entries").click();
  await expect(it).toContainText("1,040 entries added.");
  await page.goto("/daily");
  const search = field(page, "Search your foods");
  for (const name of ["Dish 0", "Dish 999", "Dish 1039"]) {
    await search.fill(name);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
});
