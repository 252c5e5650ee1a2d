import { describe, expect, test } from "vitest";
import { structureComplaints } from "./structure.mjs";

const short = () => "let value = 1;\nexport function createValues() {}\n";

describe("the check on structure", () => {
  test.each([
    "apps/server/src/features/meals/service.ts",
    "apps/server/src/features/accounts/session.service.ts",
    "apps/server/src/features/accounts/sign-up.test.ts",
    "apps/server/src/features/accounts/cookie.ts",
    "apps/server/src/features/accounts/sessions/service.ts",
    "apps/server/src/features/accounts/sessions/access-token.service.ts",
    "apps/server/src/features/accounts/sessions/refresh-token.ts",
    "apps/web/src/features/accounts/mailed-links/arrival.ts",
    "apps/web/src/features/accounts/mailed-links/screens/verify-email.tsx",
    "apps/web/src/features/meals/entry.state.ts",
    "apps/web/src/features/profile/goals.changes.ts",
    "apps/web/src/features/meals/components/meal-row.tsx",
    "packages/domain/src/foods/measures/units.ts",
    "packages/domain/src/day.ts",
    "scripts/start.mjs",
  ])("has nothing against %s", (path) => {
    expect(structureComplaints([path], short)).toEqual([]);
  });

  test.each([
    ["apps/server/src/features/meals/meal-service.ts", "a room of the server holds"],
    ["apps/server/src/features/meals/parts/service.ts", "no folders"],
    ["apps/server/src/features/meals/sessions/service.ts", "no folders"],
    ["apps/server/src/features/accounts/helper-rooms/service.ts", "no folders"],
    ["apps/server/src/features/accounts/sessions/tokens/service.ts", "no folders"],
    ["apps/server/src/features/accounts/sessions/session-service.ts", "a room of the server holds"],
    ["apps/web/src/features/accounts/screens/sessions/card.tsx", "a room of the browser holds"],
    ["apps/web/src/features/accounts/sessions/parts/card.tsx", "a room of the browser holds"],
    ["apps/web/src/features/accounts/sessions/card.tsx", "a room of the browser holds"],
    ["apps/web/src/features/meals/sessions/state.ts", "a room of the browser holds"],
    ["apps/server/src/features/diary/service.ts", 'no room "diary"'],
    ["apps/web/src/features/meals/meal-row.tsx", "a room of the browser holds"],
    ["apps/web/src/features/meals/components/row/cell.tsx", "a room of the browser holds"],
    ["packages/domain/src/diary/day.ts", 'no room "diary"'],
    ["apps/web/src/lib/utils.ts", "says nothing"],
    ["apps/server/src/platform/helpers/text.ts", "says nothing"],
    ["packages/contract/src/index.ts", "no barrels"],
    ["apps/web/src/components/MealRow.tsx", "lower case"],
  ])("refuses %s", (path, reason) => {
    expect(structureComplaints([path], short).join()).toContain(reason);
  });

  test.each([
    ["apps/web/src/features/meals/edit.state.ts", "holds no state"],
    ["apps/web/src/features/accounts/sessions/state.ts", "holds no state"],
    ["apps/server/src/features/meals/service.ts", "makes no service"],
    ["apps/server/src/features/accounts/sessions/token.service.ts", "makes no service"],
  ])("wants %s to be what it is called", (path, reason) => {
    const plain = () => "export const doubled = (value: number) => 2 * value;\n";
    expect(structureComplaints([path], plain).join()).toContain(reason);
    expect(structureComplaints([path], short)).toEqual([]);
  });

  test("stops a file of more than 500 lines, but not a table of data", () => {
    const long = () => "line\n".repeat(501);
    expect(structureComplaints(["apps/web/src/lib/api.ts"], long).join()).toContain("501 lines");
    expect(structureComplaints(["packages/domain/src/foods/food-table.ts"], long)).toEqual([]);
  });

  test("wants a room's texts under one name", () => {
    const path = "apps/server/src/features/meals/messages.ts";
    const texts = (...names: string[]) =>
      structureComplaints([path], () =>
        names.map((name) => `export const ${name} = {};\n`).join(""),
      );
    expect(texts("messages")).toEqual([]);
    expect(texts("messages", "problems").join()).toContain("one name");
    expect(texts("words").join()).toContain("one name");
  });

  test("wants each of the browser's files of texts to export one object", () => {
    const path = "apps/web/src/features/meals/messages.ts";
    const texts = (...names: string[]) =>
      structureComplaints([path], () =>
        names.map((name) => `export const ${name} = {};\n`).join(""),
      ).join();
    expect(texts("mealMessages")).toBe("");
    expect(texts("mealMessages", "dayMessages")).toContain("one object");
    expect(texts()).toContain("one object");
  });

  test("refuses barrels and a lock file that names download addresses", () => {
    const barrel = structureComplaints(["a/b.ts"], () => 'export * from "./c.ts";\n');
    expect(barrel.join()).toContain("no barrels");
    const lock = structureComplaints(
      ["package-lock.json"],
      () => '"resolved": "https://host/a.tgz"',
    );
    expect(lock.join()).toContain("download addresses");
  });
});
