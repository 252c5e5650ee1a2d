import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFeed } from "../../testing/feed.ts";
import { listen } from "../../testing/listener.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

/** An evening in New York, where it is the 20th; in UTC it is the 21st. */
const now = Date.parse("2026-11-21T01:30:00Z");
const zone = "America/New_York";
const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now });
});
afterAll(() => server.stop());

/** Somebody whose script sends nothing but what docs/shortcuts.md says. */
async function somebody() {
  const person = await server.signedIn();
  const { body } = await server.call("POST", "/api/user/tokens", {
    token: person.token,
    body: { name: "Phone", scope: "write", timeZone: zone },
  });
  const { token }: { token: string } = body;
  return {
    person,
    token,
    day: (query = "") => server.call("GET", `/api/shortcuts/day${query}`, { token }),
    log: (sent: object) => server.call("POST", "/api/shortcuts/log", { token, body: sent }),
    app: (method: string, path: string, sent?: object) =>
      server.call(method, path, { token: person.token, ...(sent && { body: sent }) }),
  };
}

describe("a day at a glance", () => {
  test("is the person's own today, whole", async () => {
    const { day, app } = await somebody();
    const meal = (over: object) =>
      app("POST", "/api/meals/logged", { name: "Toast", date: "2026-11-20", ...over });
    await meal({ totalCalories: 90.4, totalProtein: 4, mealType: "breakfast", time: "8:00 AM" });
    await meal({ name: "Soup", mealType: "lunch", timestamp: "2026-11-20T17:00:00Z" });
    await meal({ date: "2026-11-21", totalCalories: 500 });
    await app("PUT", "/api/user/goals", { dailyCalorieGoal: 1800, dailyWaterGoal: 6 });
    await app("POST", "/api/daily-stats", { waterGlasses: 3, date: "2026-11-20" });
    await app("POST", "/api/fasting/start", {
      ...{ planId: "16-8", startTime: now - hour, targetDuration: 57_600_000 },
    });
    const { status, body } = await day();
    expect(status).toBe(200);
    const soup: number = body.entries.find(
      ({ name }: { name: string }) => name === "Soup",
    ).calories;
    expect(body).toMatchObject({
      ...{ date: "2026-11-20", timeZone: zone, mealCount: 2, estimatedCount: 1 },
      ...{ totalCalories: Math.round(90.4 + soup), dailyCalorieGoal: 1800 },
      remainingCalories: Math.round(1800 - 90.4 - soup),
      ...{ totalProtein: 4, totalCarbs: null, dailyProteinGoal: 180 },
      ...{ waterGlasses: 3, dailyWaterGoal: 6 },
      fastingStatus: { isActive: true, targetDuration: 57_600_000 },
    });
    expect(
      body.entries.map(({ name, mealType }: Record<string, string>) => [name, mealType]),
    ).toEqual([
      ["Soup", "lunch"],
      ["Toast", "breakfast"],
    ]);
    expect(body.message).toMatch(
      /^[\d,]+ of 1,800 kcal, [\d,]+ left\. 3 of 6 glasses of water\. Fasting .+: 1[45] h.* to go\.$/,
    );
  });

  test("of a day that is named, or where a zone is named", async () => {
    const { day, app } = await somebody();
    await app("POST", "/api/meals/logged", {
      ...{ name: "Feast", date: "2026-11-18", totalCalories: 2500 },
    });
    expect((await day("?date=2026-11-18")).body).toMatchObject({
      ...{ totalCalories: 2500, remainingCalories: -500 },
      message: "2,500 of 2,000 kcal, 500 over. 0 of 8 glasses of water.",
    });
    await app("POST", "/api/meals/logged", {
      ...{ name: "Mint", date: "2026-11-18", totalCalories: 1.5, totalProtein: 0.1 },
    });
    await app("POST", "/api/meals/logged", {
      ...{ name: "Water", date: "2026-11-18", totalCalories: 0, totalProtein: 0.2 },
    });
    expect((await day("?date=2026-11-18")).body).toMatchObject({
      ...{ totalCalories: 2502, remainingCalories: -502, totalProtein: 0.3 },
      message: "2,502 of 2,000 kcal, 502 over. 0 of 8 glasses of water.",
    });
    expect((await day("?timeZone=Asia/Tokyo")).body).toMatchObject({
      ...{ date: "2026-11-21", mealCount: 0, totalProtein: 0, entries: [] },
    });
    for (const wrong of ["?date=yesterday", "?date=2026-02-30", "?timeZone=Nowhere"]) {
      expect((await day(wrong)).status).toBe(400);
    }
    await app("PUT", "/api/user/goals", { dailyWaterGoal: 1 });
    expect((await day()).body.message).toContain(" 0 of 1 glass of water.");
  });

  test("a session may ask, too: its zone is that of the fasting plan", async () => {
    const { app } = await somebody();
    expect((await app("GET", "/api/shortcuts/day")).body.date).toBe("2026-11-21");
    await app("PUT", "/api/fasting/settings", {
      ...{ week: Array(7).fill(null), timeZone: zone, hideNumbers: false },
      reminders: { start: true, milestones: true, end: true },
    });
    expect((await app("GET", "/api/shortcuts/day")).body).toMatchObject({
      ...{ date: "2026-11-20", timeZone: zone },
    });
  });
});

describe("logging a sentence", () => {
  test("logs each food and says what it came to", async () => {
    const { log, app, day } = await somebody();
    const { status, body } = await log({ text: "2 eggs, 100 g rice and some xyzzy blorp" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ date: "2026-11-20", timeZone: zone, mealType: "dinner" },
      logged: [
        { name: "eggs", measurement: "2 pieces", calories: 143, food: "Egg, whole, raw, fresh" },
        { name: "rice", measurement: "100 grams", grams: 100 },
      ],
      notUnderstood: [{ message: expect.stringMatching(/couldn't find/) }],
    });
    const [eggs, rice] = body.logged;
    const sum = Number(eggs.calories) + Number(rice.calories);
    expect(body.totalCalories).toBe(sum);
    expect(body.remainingCalories).toBe(2000 - body.totalCalories);
    expect(body.message).toMatch(/^Logged eggs \(2 pieces, 143 kcal\), rice .*Not logged: .*xyzzy/);

    const { body: diary } = await app("GET", "/api/meals/logged?from=2026-11-20&to=2026-11-20");
    expect(diary).toHaveLength(2);
    expect(diary.find(({ id }: { id: string }) => id === eggs.id)).toMatchObject({
      ...{ name: "eggs", calories: 143, source: "shortcut", estimated: false, mealType: "dinner" },
      ...{ time: "8:30 PM", grams: eggs.grams, foodId: expect.any(String) },
    });
    expect((await day()).body.totalCalories).toBe(body.totalCalories);
  });

  test("takes the meal from the call, else from the sentence; another day at its usual time", async () => {
    const { log, app } = await somebody();
    expect((await log({ text: "for breakfast a banana" })).body.mealType).toBe("breakfast");
    const named = await log({ text: "for breakfast a banana", mealType: "snack" });
    expect(named.body.mealType).toBe("snack");
    const before = await log({ text: "a banana for lunch", date: "2026-11-02" });
    expect(before.body).toMatchObject({ date: "2026-11-02", mealType: "lunch" });
    const { body } = await app("GET", "/api/meals/logged?from=2026-11-02&to=2026-11-02");
    expect(body).toMatchObject([{ time: "12:30 PM", timestamp: "2026-11-02T17:30:00.000Z" }]);
  });

  test("an id makes a repetition harmless, also at once and after midnight", async () => {
    const { log, day } = await somebody();
    const entries = async () => (await day("?date=2026-11-20")).body.mealCount;
    const sent = { text: "an apple and a banana", id: "press 1" };
    const replies = await Promise.all([log(sent), log(sent), log(sent)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first] = replies;
    server.clock.advance(12 * hour);
    replies.push(await log(sent));
    server.clock.advance(-12 * hour);
    for (const { body } of replies) expect(body).toEqual(first.body);
    expect(await entries()).toBe(2);

    const other = await log({ ...sent, text: "a pizza" });
    expect(other).toMatchObject({ status: 409, body: { error: { code: "SHORTCUT_ID_TAKEN" } } });
    // Without an id, it is meant twice.
    await log({ text: "an apple" });
    await log({ text: "an apple" });
    expect(await entries()).toBe(4);
  });

  test("another person's id is another id", async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    await ana.log({ text: "an apple", id: "1" });
    const { status, body } = await ben.log({ text: "a banana", id: "1" });
    expect({ status, name: body.logged[0].name }).toEqual({ status: 201, name: "banana" });
  });

  test("what names no food logs nothing, and says so", async () => {
    const { log, day } = await somebody();
    expect(await log({ text: "I went for a run" })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: "NOTHING_UNDERSTOOD",
          message: "No food was found in this. Nothing was logged.",
        },
        notUnderstood: [],
      },
    });
    expect((await log({ text: "asdf qwer" })).body).toMatchObject({
      message: "Not understood: “asdf qwer”. Nothing was logged.",
      notUnderstood: [{ text: "asdf qwer", suggestion: expect.any(String) }],
    });
    const tooMuch = await log({ text: "5 kg butter" });
    expect(tooMuch.body.notUnderstood[0].message).toMatch(/more than 5,000 kcal/);
    for (const text of ["", "x".repeat(1001), undefined, 7]) {
      expect((await log({ text })).status).toBe(400);
    }
    expect((await day()).body.mealCount).toBe(0);
  });

  test("all or nothing on a day that is nearly full", async () => {
    const { log, app, day } = await somebody();
    for (let count = 0; count < 99; count += 1)
      await app("POST", "/api/meals/logged", { name: "Tea", date: "2026-11-20", totalCalories: 1 });
    const { status, body } = await log({ text: "an apple and a banana" });
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: "MEAL_DAY_FULL" });
    expect((await day()).body.mealCount).toBe(99);
    expect((await log({ text: "an apple" })).status).toBe(201);
  });

  test("reaches the person's devices at once", async () => {
    const { log, app, person } = await somebody();
    const feed = openFeed(server, person.token);
    const listener = await listen(server.url, person.token);
    try {
      await app("GET", "/api/auth/user");
      await feed.catchUp();
      const heard = listener.hears(1_000);
      await log({ text: "an apple" });
      await heard;
      expect(await feed.catchUp()).toMatchObject([
        { kind: "meal", data: { name: "apple", source: "shortcut" } },
      ]);
    } finally {
      listener.leave();
    }
  });
});
