import { expect, test } from "./fixtures.ts";
import { card } from "./locators.ts";
import { storedThings } from "./stored-things.ts";

const hour = 3_600_000;
const day = 24 * hour;

test("streaks and records count all fasts, on a device that is new, too @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const days = 510;
  const midnight = Math.floor(Date.now() / day) * day;
  // A fast a day, the first one the longest; several at once, or this takes long.
  const begun = Array.from({ length: days }, (_, at) => midnight - (at + 1) * day);
  const first = begun.at(-1);
  const record = async (startTime: number) =>
    server.call("POST", "/api/fasting/start", {
      token: person.token,
      body: {
        ...{
          planId: "16-8",
          source: "manual",
          status: "completed",
          endTime: startTime + 17 * hour,
        },
        startTime: startTime === first ? startTime - 3 * hour : startTime,
      },
    });
  while (begun.length > 0) await Promise.all(begun.splice(0, 30).map(record));
  await openAs(person, "/fasting");
  const records = card(page, "Last 90 Days").locator("dl");
  const figures = /Streak\s*510 days\s*Best streak\s*510 days\s*Longest fast\s*20 h/;
  await expect(records).toContainText(figures);
  // Since then the device holds the last three months by itself.
  await expect.poll(() => storedThings(page), { timeout: 20_000 }).toBeGreaterThan(80);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))),
  );
  await expect(records).toContainText(figures);
});

test("a fast of another year says which @any-width", async ({ page, person, server, openAs }) => {
  const year = new Date().getFullYear() - 2;
  const [startTime, endTime] = [`${year}-06-10T20:00-04:00`, `${year}-06-11T12:00-04:00`].map(
    (at) => Date.parse(at),
  );
  const fast = { planId: "16-8", source: "manual", status: "completed", startTime, endTime };
  await server.call("POST", "/api/fasting/start", { token: person.token, body: fast });
  await openAs(person, "/fasting");
  const recent = card(page, "Recent Sessions").getByRole("listitem");
  await expect(recent).toContainText(`Jun 10, ${year}, 8:00 PM to `);
  await expect(recent).toContainText(`Jun 11, ${year}, 12:00 PM`);
  await expect(recent.getByRole("button")).toHaveAccessibleName(new RegExp(`Jun 10, ${year}`));
});
