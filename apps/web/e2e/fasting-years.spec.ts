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
