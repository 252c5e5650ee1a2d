import { byNutrient } from "@morsel/domain/meals/nutrition";
import { surveyTable } from "@morsel/domain/reports/import-layout";
import { rowReader } from "@morsel/domain/reports/import-row";
import { expect, test } from "vitest";
import { entriesTable } from "./attachments.ts";

test("the table in a report says which entries it is of, so that importing it doubles none", () => {
  const id = "0b0c3e9e-1d1c-4c0e-9b57-0f3f0f6d9a11";
  const table = entriesTable([
    {
      ...{ id, name: "=soup", date: "2026-11-20", time: "8:05 AM", mealType: "lunch" },
      ...{ calories: 310.5, estimated: true, measurement: "1 bowl", grams: 350 },
      ...byNutrient(() => null),
    },
  ]);
  const [headers = [], cells = []] = table.split("\r\n").map((line) => line.split(","));
  const { layout, questions } = surveyTable(headers, [cells]);
  expect([layout.format.id, questions]).toEqual(["morsel", []]);
  expect(rowReader(headers, layout)(cells)).toMatchObject({
    meal: { name: "=soup", calories: 310.5, grams: 350, own: { id, isEstimated: true } },
  });
});
