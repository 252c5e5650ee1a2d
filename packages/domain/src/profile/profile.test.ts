import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centimetresOf, feetAndInches, kilogramsOf, poundsOf } from "./body.ts";
import { calorieGoalOf } from "./calorie-goal.ts";
import { fullName, isIncomplete, splitName } from "./full-name.ts";
import { displayName, initialOf } from "./name.ts";

const nobody = { firstName: null, name: null, email: "ana@example.org" };

describe("the name shown", () => {
  it.each([
    ["Ana", { ...nobody, firstName: "Ana", name: "Ana Lee" }],
    ["Ana Lee", { ...nobody, firstName: "ana@example.org", name: "Ana Lee" }],
    ["Annie", { ...nobody, name: "Ana Lee", personalInfo: { name: "Annie" } }],
    ["Ana Lee", { ...nobody, name: "Ana Lee", personalInfo: { name: " " } }],
    ["ana", nobody],
    ["ana", { ...nobody, firstName: " ", name: "" }],
  ])("is %s", (shown, person) => expect(displayName(person)).toBe(shown));

  it("lends its first letter to the avatar, whole code points only", () => {
    expect(initialOf(nobody)).toBe("A");
    expect(initialOf({ ...nobody, firstName: "𝒜na" })).toBe("𝒜");
  });

  it("splits at the first space", () => {
    expect(splitName(" Ana  Maria Lee ")).toEqual({ firstName: "Ana", lastName: "Maria Lee" });
    expect(splitName("Ana")).toEqual({ firstName: "Ana", lastName: "" });
    expect(splitName(" ")).toEqual({ firstName: "", lastName: "" });
    const kept = { firstName: "Ana Maria", lastName: "Lee" };
    expect(splitName("Ana Maria Lee", "Ana Maria")).toEqual(kept);
    expect(splitName("Ana Maria Lee", "Ana M.")).toEqual({
      firstName: "Ana",
      lastName: "Maria Lee",
    });
    expect(splitName("Ana Maria", "Ana Maria")).toEqual({ firstName: "Ana", lastName: "Maria" });
  });

  it("joins what is there", () => {
    expect(fullName("Ana", "Lee")).toBe("Ana Lee");
    expect(fullName(null, "Lee")).toBe("Lee");
    expect(fullName(" ", null)).toBeNull();
    expect(fullName("ana@example.org", "Lee")).toBe("Lee");
    expect(fullName("ana@example.org", null)).toBeNull();
  });

  it("is incomplete while either half is blank", () => {
    expect(isIncomplete({ firstName: "Ana", lastName: " " })).toBe(true);
    expect(isIncomplete({ firstName: null, lastName: "Lee" })).toBe(true);
    expect(isIncomplete({ firstName: "Ana", lastName: "Lee" })).toBe(false);
  });
});

describe("body measures", () => {
  it("keeps kilograms with one decimal", () => {
    expect(kilogramsOf(150)).toBe(68);
    expect(kilogramsOf(151)).toBe(68.5);
  });

  it("gives back the pounds that were typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (halves) => {
        expect(poundsOf(kilogramsOf(halves / 2))).toBe(halves / 2);
      }),
    );
  });

  it("shows pounds that are stored as the same kilograms again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (tenths) => {
        expect(kilogramsOf(poundsOf(tenths / 10))).toBe(tenths / 10);
      }),
    );
  });

  it.each([
    [`5'8"`, 173],
    ["5'8", 173],
    ["5 ft 8 in", 173],
    ["5’", 152],
    ["172 cm", 172],
    ["1,72 m", 172],
    ["tall", null],
    ["", null],
  ])("reads %j as %s cm", (text, centimetres) => expect(centimetresOf(text)).toBe(centimetres));

  it("writes feet and inches that read back the same", () => {
    expect(feetAndInches(173)).toBe(`5'8"`);
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 240 }), (cm) => {
        const back = centimetresOf(feetAndInches(cm));
        expect(Math.abs((back ?? 0) - cm)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

it("a calorie goal that is no number becomes 2000, others stay as typed", () => {
  expect(calorieGoalOf("abc")).toBe(2000);
  expect(calorieGoalOf("")).toBe(2000);
  expect(calorieGoalOf("1850")).toBe(1850);
  expect(calorieGoalOf("700")).toBe(700);
});
