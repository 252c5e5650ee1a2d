import type { Page } from "@playwright/test";
import { withDevices } from "./device.ts";
import { expect } from "./fixtures.ts";
import { untilKept } from "./installation.ts";
import { button, card, dialogNamed, field } from "./locators.ts";
import { openSignedIn } from "./open.ts";
import { storedThings } from "./stored-things.ts";

/** The addresses of everything in the browser's caches. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const heading = (page: Page) => page.locator("#screen-title");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

withDevices(
  "opens whole without a server: every screen, dialogs and the calculator with its foods @any-width",
  async ({ installation, device }) => {
    const { url } = installation;
    const person = await installation.server().makePerson();
    let page = await device.open();
    await openSignedIn(page, url, person);
    await expect(heading(page)).toContainText("Ada");
    await untilKept(page);
    await expect(card(page, "Water")).toContainText("0 of 8 glasses");
    await expect.poll(() => storedThings(page)).toBeGreaterThan(0);
    const online = await fetch(url);
    await device.close();
    await installation.stop();

    page = await device.open();
    const reply = await page.goto(url);
    expect(reply?.fromServiceWorker()).toBe(true);
    const served = reply?.headers() ?? {};
    for (const header of [
      "content-security-policy",
      "x-frame-options",
      "x-content-type-options",
      "referrer-policy",
    ])
      expect(served[header], header).toBe(online.headers.get(header));
    await expect(heading(page)).toContainText("Ada");
    await expect(card(page, "Water")).toContainText("0 of 8 glasses");

    for (const [name, text] of [
      ["Calorie Tracker", "Universal Calorie Calculator"],
      ["Fasting", "16:8 Method"],
      ["Meal Journal", "Trends"],
      ["Profile", "Profile"],
    ] as const) {
      await tab(page, name).click();
      await expect(page.locator("#content").getByText(text).first()).toBeVisible();
    }
    for (const [path, text] of [
      ["/tracking", "Tracking"],
      ["/search", "Meal Journal"],
      ["/achievements", "Achievements"],
      ["/data", "Data Management"],
      ["/nowhere/at/all", "Ada"],
    ] as const) {
      await page.goto(url + path);
      await expect(heading(page)).toContainText(text);
    }
    await expect(page.getByText("didn't arrive")).toHaveCount(0);

    // Without a network at all it says so at once, too.
    await page.context().setOffline(true);
    await page.goto(`${url}/achievements`);
    const note = page.getByText("You're offline. What you log is kept here");
    await expect(note).toBeVisible();
    await expect(page.getByText("They are kept with your account")).toBeVisible();
    await page.context().setOffline(false);
    await expect(note).toHaveCount(0);

    await page.goto(`${url}/calculator`);
    await field(page, "Food").fill("2 boiled eggs and a slice of rye bread");
    await page.keyboard.press("Enter");
    const list = page.getByRole("article");
    await expect(list).toContainText("2 foods");
    await button(list, "Log 2 foods")
      .or(list.getByRole("button", { name: /^Log/ }))
      .first()
      .click();
    await tab(page, "Meal Journal").click();
    await page.getByRole("button", { name: /eggs.*, edit$/ }).click();
    await expect(dialogNamed(page, "Edit Entry").or(page.getByRole("dialog"))).toBeVisible();
    await page.keyboard.press("Escape");
    await tab(page, "Fasting").click();
    await button(page, "I started earlier").click();
    await expect(page.getByRole("dialog")).toBeVisible();

    await installation.start();
    await page.goto(url);
    await expect
      .poll(async () => {
        const meals = await installation
          .server()
          .call("GET", "/api/meals/logged", { token: person.token });
        return (meals as unknown[]).length;
      })
      .toBe(2);
  },
);

withDevices(
  "keeps every file of the app and the foods, and nothing that the server calculates @any-width",
  async ({ installation, device }) => {
    const { url } = installation;
    const page = await device.open();
    await openSignedIn(page, url, await installation.server().makePerson());
    await untilKept(page);
    const paths = await keptPaths(page);
    for (const path of ["/", "/favicon.svg", "/foods-table"]) expect(paths).toContain(path);
    expect(paths.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(80);
    // Asked for through the page, as the app does.
    for (const path of ["/api/user/profile", "/auth/v1/settings", "/dev/outbox.json", "/health"])
      await page.evaluate((asked) => fetch(asked).then((reply) => reply.text()), path);
    const server = /^\/(api|auth|dev|health|docs)(\/|$)/;
    expect((await keptPaths(page)).filter((path) => server.test(path))).toEqual([]);

    await installation.stop();
    const missing = await page.evaluate(
      async (all) => {
        const replies = await Promise.all(all.map((path) => fetch(path).catch(() => null)));
        return all.filter((_, at) => !replies[at]?.ok);
      },
      // These two are the worker's own notes, no addresses that it serves.
      paths.filter((path) => !["/foods-table", "/tabs-before"].includes(path)),
    );
    expect(missing).toEqual([]);
    const outbox = await page.goto(`${url}/dev/outbox`).catch(() => null);
    expect(outbox, "the server's own pages are the server's").toBeNull();
  },
);

withDevices(
  "leads a mailed link to its page, with and without a server @any-width",
  async ({ installation, device }) => {
    const { url } = installation;
    const page = await device.open();
    await page.goto(url);
    await untilKept(page);
    const email = "new@example.com";
    await installation.server().call("POST", "/api/auth/signup", {
      body: { email, password: "Str0ng!password" },
    });
    const [mail] = await installation.server().mailsTo(email);
    const reply = await page.goto(mail?.link ?? "");
    expect(reply?.fromServiceWorker()).toBe(true);
    await expect(page.getByText("Email verified successfully!")).toBeVisible();

    await installation.stop();
    await page.goto(`${url}/verify-email?token_hash=abc&type=signup`);
    await expect(
      page.getByText("An error occurred during verification. Please try again."),
    ).toBeVisible();
  },
);
