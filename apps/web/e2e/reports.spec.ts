import type { Page } from "@playwright/test";
import { hasPdfTools } from "../../../scripts/pdf-tools.mjs";
import { day } from "./day.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./held-back.ts";
import { untilKept } from "./installation.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { attachedFiles, pdfFacts, wordsOverWords } from "./pdf.ts";
import type { Person, Server } from "./server.ts";

const dialog = (page: Page) => dialogNamed(page, "PDF Report");

const log = (server: Server, { token }: Person, name: string, date: string, more: object = {}) =>
  server.call("POST", "/api/meals/logged", {
    token,
    body: { name, date, mealType: "dinner", totalCalories: 700, totalProtein: 40, ...more },
  });

const openDialog = async (page: Page) => {
  await button(card(page, "PDF Report"), "Download PDF Report").click();
  await expect(dialog(page)).toBeVisible();
};

/** Presses Download, and resolves to the file's path and name. */
async function download(page: Page) {
  const arriving = page.waitForEvent("download");
  await button(dialog(page), "Download").click();
  const arrived = await arriving;
  return { path: await arrived.path(), name: arrived.suggestedFilename() };
}

test("the report downloads from a dialog that closes behind it", async ({
  page,
  person,
  server,
  openAs,
  expectAccessible,
}) => {
  await log(server, person, "Soup", day(0));
  await openAs(person, "/data");
  await openDialog(page);
  await expectAccessible("[role=dialog]");
  const { name } = await download(page);
  expect(name).toBe(`morsel-${day(29)}-to-${day(0)}.pdf`);
  await expect(page.getByText("PDF Report Downloaded")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, "Download PDF Report")).toBeFocused();
});

test.describe("while the network is bad", () => {
  test.use({ expectedComplaints: [/figtree-latin-400/] });

  test("a report can be cancelled while it is made, and says when it can't be made @any-width", async ({
    page,
    person,
    openAs,
  }) => {
    await openAs(person, "/data");
    const letGo = await holdBack(page, "**/figtree-latin-400*.woff", (route) => route.abort());
    await openDialog(page);
    let downloads = 0;
    page.on("download", () => {
      downloads += 1;
    });
    await button(dialog(page), "Download").click();
    await expect(
      dialog(page).getByRole("progressbar", { name: "Making the report" }),
    ).toBeVisible();
    await button(dialog(page), "Cancel").click();
    await expect(button(dialog(page), "Download")).toBeFocused();
    letGo();
    await expect(page.getByRole("progressbar")).toBeHidden();
    await expect(page.getByText("Export Failed")).toBeHidden();

    await button(dialog(page), "Download").click();
    await expect(page.getByText("Export Failed")).toBeVisible();
    await expect(page.getByText("Unable to generate PDF report.")).toBeVisible();
    expect(downloads).toBe(0);
  });
});

test("a period of one's own says what is wrong with it @any-width", async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, "/data");
  await openDialog(page);
  await dialog(page).getByText("Custom", { exact: true }).click();
  const choose = async (from: string, to: string) => {
    await field(dialog(page), "From").fill(from);
    await field(dialog(page), "To").fill(to);
    await button(dialog(page), "Download").click();
  };
  await choose(day(3), day(5));
  await expect(dialog(page).getByRole("alert")).toHaveText("It ends before it begins.");
  await expect(field(dialog(page), "To")).toBeFocused();
  await expect(field(dialog(page), "To")).toHaveAccessibleDescription("It ends before it begins.");
  await field(dialog(page), "To").fill(day(2));
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  await choose(day(366), day(0));
  await expect(dialog(page).getByRole("alert")).toHaveText("At most 366 days, please.");
  await choose("", day(0));
  await expect(dialog(page).getByRole("alert")).toHaveText("Please choose a day.");
});

test.describe("for other programs", () => {
  test.skip(!hasPdfTools(), "Needs poppler's tools and qpdf: apt-get install poppler-utils qpdf");

  test("the report is tagged, searchable, and has the period's data inside @any-width", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    const foods = [
      "Гречневая каша",
      "خبز بالزعتر",
      "לחם עם חומוס",
      "红烧牛肉",
      "味噌ラーメン",
      "김치찌개",
      "🧀",
      "Խորոված",
      "ხაჭაპური",
      "ዶሮ ወጥ",
      "ต้มยำกุ้ง",
      "ឡុកឡាក់",
      "খিচুড়ি",
      "தோசை",
    ];
    for (const [at, name] of foods.entries()) await log(server, person, name, day(at % 7));
    await log(server, person, "=1+1, soup", day(3), { totalCalories: undefined });
    await openAs(person, "/data");
    await openDialog(page);
    await dialog(page).getByText("7 days", { exact: true }).click();
    await dialog(page).getByText("A4", { exact: true }).click();
    await dialog(page)
      .getByRole("checkbox", { name: /^List every entry/ })
      .check();
    const { path } = await download(page);
    const { facts, text, structure, fonts, language } = pdfFacts(path);

    expect(facts).toMatchObject({ Tagged: "yes", "PDF version": "1.7" });
    expect(facts["Title"]).toContain("Nutrition Report");
    expect(facts["Page size"]).toContain("A4");
    expect(Number(facts["Pages"])).toBeGreaterThanOrEqual(2);
    expect(Number(facts["Pages"])).toBeLessThanOrEqual(6);
    expect(language).toBe("en");
    // Around what is read from the right it marks the direction.
    for (const food of foods) expect(text.replace(/[\u202A-\u202E]/g, ""), food).toContain(food);
    expect(text).toMatch(
      /Entries on 7 of 7 days \(100 %\)\. Of 15 entries, 1 has estimated energy/,
    );
    expect(text).toContain(`Page 1 of ${facts["Pages"]}`);
    expect(text).not.toContain("A question mark stands for a character");
    expect(fonts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Figtree-Regular", "Figtree-Bold", "Vazirmatn-Regular"]),
    );
    // Embedded, only the glyphs that are used, and with their characters for whoever searches.
    expect(new Set(fonts.map(({ marks }) => marks))).toEqual(new Set(["yes yes yes"]));

    expect(structure).toMatch(/^Document/);
    expect(structure).toMatch(/H1 \(block\)\s+"Nutrition Report"/);
    for (const heading of ["Energy and Macronutrients", "What Stands Out", "Every Entry"])
      expect(structure).toMatch(new RegExp(`H2 \\(block\\)\\s+"${heading}"`));
    expect(structure).toMatch(/TH[^\n]*\n(\s+\/Scope[^\n]*\n)?\s+"Average"/);
    expect(structure).toContain("Figure");

    const { csv = "", json = "" } = attachedFiles(path);
    expect(csv).toContain("Date,Time,Meal,Food,Amount,Weight (g),Energy (kcal),Protein (g)");
    expect(csv).toContain(`"'=1+1, soup"`);
    const data = JSON.parse(json) as { format: string; entries: { name: string }[] };
    expect(data.format).toBe("morsel-report");
    expect(data.entries.map(({ name }) => name).sort()).toEqual([...foods, "=1+1, soup"].sort());
  });

  test("a long name goes around the page's number, and a day stays on its line @any-width", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    const longName = { firstName: "Maximiliana-Alexandra ".repeat(4), lastName: "x".repeat(90) };
    await server.call("PUT", "/api/user/profile", { token: person.token, body: longName });
    for (let back = 0; back < 7; back += 1) await log(server, person, "Soup", day(back));
    await openAs(person, "/data");
    await openDialog(page);
    await dialog(page).getByText("7 days", { exact: true }).click();
    for (const paper of ["A4", "Letter"]) {
      if (paper === "Letter") await openDialog(page);
      await dialog(page).getByText(paper, { exact: true }).click();
      await dialog(page)
        .getByRole("checkbox", { name: /^List every entry/ })
        .check();
      const { path } = await download(page);
      expect(wordsOverWords(path), paper).toEqual([]);
      const { text } = pdfFacts(path);
      expect(text).toContain("Every Entry");
      expect(text).toMatch(/Wed, \w{3} \d+/);
      expect(text, "a day is in one line").not.toMatch(/\b[A-Z][a-z]{2}, [A-Z][a-z]{2}\s*\n/);
    }
  });

  test("days that the device doesn't hold come from the server @any-width", async ({
    page,
    person,
    server,
    openAs,
  }) => {
    await log(server, person, "Birthday cake", day(200));
    await server.call("POST", "/api/daily-stats", {
      token: person.token,
      body: { date: day(200), waterGlasses: 6 },
    });
    await log(server, person, "Later soup", day(100));
    await openAs(person, "/data");
    await openDialog(page);
    await dialog(page).getByText("Custom", { exact: true }).click();
    await field(dialog(page), "From").fill(day(210));
    await field(dialog(page), "To").fill(day(190));
    const { path, name } = await download(page);
    expect(name).toBe(`morsel-${day(210)}-to-${day(190)}.pdf`);
    const { text } = pdfFacts(path);
    expect(text).toContain("Birthday cake");
    expect(text).toContain("Entries on 1 of 21 days");
    expect(text).toContain("6 glasses");
    expect(text).not.toContain("Later soup");
  });

  test.describe("without a network", () => {
    test.use({ serviceWorkers: "allow" });

    test("a report is made of what the device has, with what waits to be sent @any-width", async ({
      page,
      person,
      server,
      openAs,
      context,
    }) => {
      await log(server, person, "Soup", day(2));
      await openAs(person, "/data");
      await untilKept(page);
      await expect(card(page, "On this device")).toContainText(/Kept here\s*1 entry/);
      await context.setOffline(true);
      await openDialog(page);
      const { path } = await download(page);
      const { text } = pdfFacts(path);
      expect(text).toContain("Entries on 1 of 30 days");
      expect(text).toContain("Soup");
    });
  });
});
