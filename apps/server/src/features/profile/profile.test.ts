import { hour, minute } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A person and their profile calls. */
async function somebody() {
  const { token, email, userId } = await server.signedIn();
  return {
    ...{ email, userId },
    user: async () => (await server.call("GET", "/api/auth/user", { token })).body,
    put: (body: unknown) => server.call("PUT", "/api/user/profile", { token, body }),
    putGoals: (body: unknown) => server.call("PUT", "/api/user/goals", { token, body }),
    backUp: (body: unknown) => server.call("POST", "/api/user/goals", { token, body }),
    deleteData: () => server.call("DELETE", "/api/user/delete-data", { token }),
  };
}

const goals = {
  dailyCalorieGoal: 2000,
  dailyProteinGoal: 180,
  dailyCarbGoal: 200,
  dailyFatGoal: 70,
  dailyWaterGoal: 8,
};
const unsaid = {
  ...{ name: null, phone: null, location: null, birth_date: null, height: null },
  ...{ weight: null, activity_level: null, dietary_preferences: null },
};

describe("a person", () => {
  test("begins with the default goals and nothing else", async () => {
    const person = await somebody();
    const user = await person.user();
    expect(user).toEqual({
      id: person.userId,
      email: person.email,
      firstName: null,
      lastName: null,
      name: null,
      profileIcon: 1,
      personalInfo: unsaid,
      ...goals,
      calorie_goal: 2000,
      emailVerified: true,
      createdAt: user.createdAt,
    });
    expect(Date.parse(user.createdAt)).toBeLessThanOrEqual(server.clock.now());
  });

  test("seen first by many calls at once is one person", async () => {
    const person = await somebody();
    const seen = await Promise.all(Array.from({ length: 6 }, person.user));
    for (const user of seen) expect(user).toEqual(seen[0]);
  });

  test("whose data is deleted meanwhile can still save and read", async () => {
    const person = await somebody();
    const statuses = new Set<number>();
    for (let turn = 0; turn < 25; turn++) {
      const replies = await Promise.all([
        person.putGoals({ dailyCalorieGoal: 2100 }),
        person.deleteData(),
        person.put({ firstName: "Ana" }),
        person.deleteData(),
        person.backUp(goals),
      ]);
      for (const { status } of replies) statuses.add(status);
      expect((await person.user()).email).toBe(person.email);
    }
    expect([...statuses]).toEqual([200]);
  });

  test("saves all fields, and a later change leaves the others", async () => {
    const person = await somebody();
    const personalInfo = {
      phone: "+1 555 0100",
      location: "Lisbon",
      birth_date: "1990-02-28",
      height: `5'8"`,
      weight: 68.5,
      activity_level: "Moderately Active",
      dietary_preferences: ["vegetarian"],
    };
    const { status, body } = await person.put({
      firstName: "  Ana ",
      lastName: "Lee",
      profileIcon: 2,
      personalInfo,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: "Ana", lastName: "Lee", name: "Ana Lee" });
    expect(body.personalInfo).toEqual({ ...unsaid, ...personalInfo });
    expect(await person.user()).toEqual(body);

    await person.put({ personalInfo: { weight: 70, phone: "", location: null } });
    const later = await person.user();
    expect(later).toMatchObject({ firstName: "Ana", profileIcon: 2 });
    expect(later.personalInfo).toEqual({
      ...unsaid,
      ...personalInfo,
      weight: 70,
      phone: null,
      location: null,
    });
    expect((await person.put({})).body).toEqual(later);
  });

  test("whose first name is an address is not called by it", async () => {
    const person = await somebody();
    await person.put({ firstName: "ana@example.org", lastName: "Lee" });
    expect(await person.user()).toMatchObject({ firstName: "ana@example.org", name: "Lee" });
  });

  test("may be sent with the other spelling of two fields", async () => {
    const person = await somebody();
    const { body } = await person.put({
      personalInfo: { birthDate: "1990-02-28", activityLevel: "Very Active" },
    });
    expect(body.personalInfo).toMatchObject({
      birth_date: "1990-02-28",
      activity_level: "Very Active",
    });
  });

  test.each([
    ["firstName", { firstName: "  " }, "First name is required"],
    ["firstName", { firstName: "\u200b" }, "First name is required"],
    ["lastName", { lastName: "" }, "Last name is required"],
    ["lastName", { lastName: "\u3164" }, "Last name is required"],
    ["firstName", { firstName: "x".repeat(101) }, "at most 100"],
    ["firstName", { firstName: "Ana\nLee" }, "one line"],
    ["profileIcon", { profileIcon: 3 }, ""],
    ["personalInfo.weight", { personalInfo: { weight: 1e-300 } }, "at least 0.1"],
    ["personalInfo.weight", { personalInfo: { weight: 1e6 } }, "at most"],
    ["personalInfo.weight", { personalInfo: { weight: "heavy" } }, ""],
    ["personalInfo.birth_date", { personalInfo: { birth_date: "1990-02-30" } }, "exists"],
    ["personalInfo.birth_date", { personalInfo: { birthDate: "2199-01-01" } }, "future"],
    ["personalInfo.dietary_preferences", { personalInfo: { dietary_preferences: "all" } }, ""],
  ])("a wrong %s is a 400 that names it", async (path, sent, why) => {
    const person = await somebody();
    const before = await person.user();
    const { status, body } = await person.put(sent);
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe(path);
    expect(body.error.issues[0].message).toContain(why);
    expect(await person.user()).toEqual(before);
  });

  test("changes nobody else", async () => {
    const [one, other] = await Promise.all([somebody(), somebody()]);
    const before = await other.user();
    await one.put({ firstName: "Ana" });
    await one.putGoals({ dailyCalorieGoal: 1500 });
    expect(await other.user()).toEqual(before);
  });
});

describe("goals", () => {
  test("are set one or several at a time, and all five are answered", async () => {
    const person = await somebody();
    expect(await person.putGoals({ dailyCalorieGoal: 1850 })).toMatchObject({
      status: 200,
      body: { ...goals, dailyCalorieGoal: 1850 },
    });
    const several = { dailyProteinGoal: 120.5, dailyWaterGoal: 6 };
    const { body } = await person.putGoals(several);
    expect(body).toEqual({ ...goals, dailyCalorieGoal: 1850, ...several });
    expect(await person.user()).toMatchObject({ ...body, calorie_goal: 1850 });
  });

  test("are backed up all five together", async () => {
    const person = await somebody();
    const backup = {
      dailyCalorieGoal: 2200,
      dailyProteinGoal: 150,
      dailyCarbGoal: 250,
      dailyFatGoal: 67,
      dailyWaterGoal: 8,
    };
    expect(await person.backUp(backup)).toMatchObject({ status: 200, body: backup });
    expect(await person.user()).toMatchObject(backup);
    expect((await person.backUp({ dailyCalorieGoal: 2000 })).status).toBe(400);
  });

  test.each([
    ["dailyCalorieGoal", {}],
    ["dailyCalorieGoal", { dailyCalorieGoal: 499 }],
    ["dailyCalorieGoal", { dailyCalorieGoal: 20_001 }],
    ["dailyCalorieGoal", { dailyCalorieGoal: "2000" }],
    ["dailyCalorieGoal", { dailyCalorieGoal: null }],
    ["dailyProteinGoal", { dailyProteinGoal: 0 }],
    ["dailyWaterGoal", { dailyWaterGoal: 9 }],
    ["dailyWaterGoal", { dailyWaterGoal: 7.5 }],
  ])("a wrong %s in %j is a 400 that names it", async (path, sent) => {
    const person = await somebody();
    const { status, body } = await person.putGoals(sent);
    expect(status).toBe(400);
    expect(body.error.issues[0].path).toBe(path);
    expect(await person.user()).toMatchObject(goals);
  });
});

describe("of two changes", () => {
  const ago = (ms: number) => server.clock.now() - ms;

  test("to different goals both hold; to one the later stays", async () => {
    const person = await somebody();
    await person.putGoals({ dailyCalorieGoal: 1850, changedAt: ago(minute) });
    const { body } = await person.putGoals({
      ...{ dailyCalorieGoal: 1500, dailyProteinGoal: 120 },
      changedAt: ago(hour),
    });
    expect(body).toEqual({ ...goals, dailyCalorieGoal: 1850, dailyProteinGoal: 120 });
    expect((await person.putGoals({ dailyCalorieGoal: 1900 })).body.dailyCalorieGoal).toBe(1900);
    expect(await person.user()).toMatchObject({ dailyCalorieGoal: 1900, dailyProteinGoal: 120 });
  });

  test("a backup of goals from before a change doesn't undo it", async () => {
    const person = await somebody();
    await person.putGoals({ dailyCalorieGoal: 1850 });
    const { body } = await person.backUp({ ...goals, dailyFatGoal: 65, changedAt: ago(minute) });
    expect(body).toEqual({ ...goals, dailyCalorieGoal: 1850, dailyFatGoal: 65 });
  });

  test("to different details both hold; to one the later stays", async () => {
    const person = await somebody();
    await person.put({ firstName: "Ana", personalInfo: { weight: 68 }, changedAt: ago(minute) });
    const { body } = await person.put({
      ...{ firstName: "Anna", lastName: "Lee", personalInfo: { weight: 70, phone: "1" } },
      changedAt: ago(hour),
    });
    expect(body).toMatchObject({ firstName: "Ana", lastName: "Lee" });
    expect(body.personalInfo).toMatchObject({ weight: 68, phone: "1" });
  });

  test("sent at once all hold", async () => {
    const person = await somebody();
    const names = ["dailyCalorieGoal", "dailyProteinGoal", "dailyCarbGoal", "dailyFatGoal"];
    await Promise.all([
      ...names.map((name, at) => person.putGoals({ [name]: 600 + at })),
      person.put({ firstName: "Ana" }),
    ]);
    expect(await person.user()).toMatchObject({
      ...{ dailyCalorieGoal: 600, dailyProteinGoal: 601, dailyCarbGoal: 602, dailyFatGoal: 603 },
      firstName: "Ana",
    });
  });

  test("a time alone changes no goal", async () => {
    const person = await somebody();
    const { status, body } = await person.putGoals({ changedAt: ago(minute) });
    expect({ status, path: body.error.issues[0].path }).toEqual({
      ...{ status: 400, path: "dailyCalorieGoal" },
    });
  });
});
