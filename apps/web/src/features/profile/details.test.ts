import type { User } from "@morsel/contract/profile";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedDetails, draftOfDetails, inUnits, weightShown } from "./details.ts";

const user: User = {
  id: "1",
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "Maria Lee",
  name: "Ana Maria Lee",
  profileIcon: 2,
  personalInfo: {
    name: null,
    phone: null,
    location: "Lisbon",
    birth_date: "1990-04-01",
    height: `5'8"`,
    weight: 68.3,
    activity_level: null,
    dietary_preferences: null,
  },
  dailyCalorieGoal: 1900,
  dailyProteinGoal: 180,
  dailyCarbGoal: 200,
  dailyFatGoal: 70,
  dailyWaterGoal: 8,
  calorie_goal: 1900,
  emailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const draft = draftOfDetails(user, "imperial");
const today = "2026-03-01";
const changed = (typed: Partial<typeof draft>, units: "imperial" | "metric" = "imperial") =>
  changedDetails({ ...draftOfDetails(user, units), ...typed }, user, units, today);

it("shows what is kept, with the defaults for what is not", () => {
  expect(draft).toMatchObject({
    fullName: "Ana Maria Lee",
    profileIcon: 2,
    height: `5'8"`,
    weight: "150.5",
    activityLevel: "Moderately Active",
    diet: [],
  });
  expect(draftOfDetails(user, "metric")).toMatchObject({ height: "173", weight: "68.3" });
});

it("leaves a first name of several words whole", () => {
  const ana: User = { ...user, firstName: "Ana Maria", lastName: "Lee" };
  const sent = (name: string) =>
    changedDetails({ ...draft, phone: "555", fullName: name }, ana, "imperial", today).profile;
  expect(sent("Ana Maria Lee")).toMatchObject({ firstName: "Ana Maria", lastName: "Lee" });
  expect(sent("Ana Maria Kay Lee")).toMatchObject({ firstName: "Ana Maria", lastName: "Kay Lee" });
  expect(sent("Eva Lee")).toMatchObject({ firstName: "Eva", lastName: "Lee" });
});

it("sends what the specification's call carries", () => {
  const { profile, errors } = changed({ phone: " 555 " });
  expect(errors).toEqual({});
  expect(profile).toEqual({
    firstName: "Ana",
    lastName: "Maria Lee",
    profileIcon: 2,
    personalInfo: {
      phone: "555",
      location: "Lisbon",
      birth_date: "1990-04-01",
      height: `5'8"`,
      weight: 68.3,
      activity_level: "Moderately Active",
      dietary_preferences: [],
    },
  });
});

describe("weight", () => {
  it("stays exactly what it was while nobody touches it", () => {
    expect(changed({}).profile.personalInfo?.weight).toBe(68.3);
    expect(changed({}, "metric").profile.personalInfo?.weight).toBe(68.3);
  });

  it("stays what it was in other units, too", () => {
    for (let tenths = 300; tenths < 2_000; tenths += 7) {
      const one = { ...user, personalInfo: { ...user.personalInfo, weight: tenths / 10 } };
      const shown = draftOfDetails(one, "imperial");
      const metric = inUnits(shown, one, "imperial", "metric");
      expect(metric.weight).toBe(String(tenths / 10));
      const { profile } = changedDetails({ ...metric, phone: "5" }, one, "metric", today);
      expect(profile.personalInfo?.weight).toBe(tenths / 10);
    }
  });

  it("shows half pounds as they were typed", () => {
    for (let pounds = 60; pounds < 500; pounds += 0.5) {
      const { profile } = changed({ weight: String(pounds) });
      const weight = profile.personalInfo?.weight ?? null;
      expect(weightShown(weight, "imperial")).toBe(String(pounds));
    }
  });

  it("is typed in pounds and kept in kg with one decimal", () => {
    expect(changed({ weight: "150" }).profile.personalInfo?.weight).toBe(68);
    expect(changed({ weight: "70,25" }, "metric").profile.personalInfo?.weight).toBe(70.3);
    expect(changed({ weight: "" }).profile.personalInfo?.weight).toBeNull();
  });

  it("is read with its unit, which says more than the switch", () => {
    const weightOf = (weight: string, units?: "metric") =>
      changed({ weight }, units).profile.personalInfo?.weight;
    expect(weightOf("70,5 kg", "metric")).toBe(70.5);
    expect(weightOf("70.5kg")).toBe(70.5);
    expect(weightOf("154.5 lbs")).toBe(70.1);
    expect(weightOf("154.5 LB", "metric")).toBe(70.1);
  });

  it.each([
    ["0", "above 0"],
    ["-3", "above 0"],
    ["heavy", "such as 154.5"],
    ["5000", "at most 2,204 lbs"],
  ])("refuses %s", (weight, reason) => {
    expect(changed({ weight }).errors.weight).toContain(reason);
  });
});

it("keeps a height as it was typed, and a bare number of metric people as centimetres", () => {
  expect(changed({ height: "six feet" }).profile.personalInfo?.height).toBe("six feet");
  expect(changed({ height: "180" }, "metric").profile.personalInfo?.height).toBe("180 cm");
  expect(changed({ height: "1.8 m" }, "metric").profile.personalInfo?.height).toBe("1.8 m");
});

it("takes a bare number that can only be metres for metres, and asks again for neither", () => {
  const heightOf = (height: string) => changed({ height }, "metric");
  expect(heightOf("1.73").profile.personalInfo?.height).toBe("173 cm");
  expect(heightOf("1,8").profile.personalInfo?.height).toBe("180 cm");
  expect(heightOf("62,5").profile.personalInfo?.height).toBe("62.5 cm");
  for (const off of ["17", "2.9", "1,730", "0"])
    expect(heightOf(off).errors.height, off).toContain("in cm");
  expect(heightOf("1.73").errors).toEqual({});
  expect(heightOf("").errors).toEqual({});
});

it("needs a first and a last name", () => {
  expect(changed({ fullName: "  " }).errors.fullName).toBe("First name is required");
  expect(changed({ fullName: "Ana" }).errors.fullName).toBe("Last name is required");
});

it("takes no birthday to come, and no day that isn't one", () => {
  expect(changed({ birthDate: "2026-03-02" }).errors.birthDate).toBeDefined();
  expect(changed({ birthDate: "2025-02-30" }).errors.birthDate).toBeDefined();
  expect(changed({ birthDate: "0230-02-03" }).errors.birthDate).toContain("1900");
  expect(changed({ birthDate: today }).errors).toEqual({});
  expect(changed({ birthDate: "" }).profile.personalInfo?.birth_date).toBe("");
});

it("carries what was typed over to the other units and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 600 }), (pounds) => {
      const typed = { ...draft, weight: String(pounds) };
      const there = inUnits(typed, user, "imperial", "metric");
      expect(inUnits(there, user, "metric", "imperial").weight).toBe(String(pounds));
    }),
  );
  const metric = inUnits(draft, user, "imperial", "metric");
  expect(metric.height).toBe("173");
  expect(inUnits(metric, user, "metric", "imperial").height).toBe(`5'8"`);
  expect(inUnits({ ...draft, weight: "?" }, user, "imperial", "metric").weight).toBe("?");
});
