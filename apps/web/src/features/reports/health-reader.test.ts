import type { Day } from "@morsel/domain/day";
import { createHealthGroups, ManyGroups } from "@morsel/domain/reports/health-groups";
import { describe, expect, test } from "vitest";
import { BrokenHealth, createHealthReader } from "./health-reader.ts";

const doctype = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
]>`;
const noon = "2025-01-02 12:00:00 +0100";

const record = (type: string, value: number | string, unit: string, more: Partial<Given> = {}) => {
  const { start = noon, source = "Tracker", inside = "" } = more;
  return `<Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" unit="${unit}" startDate="${start}" endDate="${start}" value="${value}">${inside}</Record>`;
};
interface Given {
  start: string;
  source: string;
  inside: string;
}
const meta = (key: string, value: string) => `<MetadataEntry key="${key}" value="${value}"/>`;
const food = (...inside: string[]) =>
  `<Correlation type="HKCorrelationTypeIdentifierFood" sourceName="Tracker" startDate="${noon}" endDate="${noon}">${inside.join("")}</Correlation>`;

function read(...records: string[]) {
  return readText(`${doctype}\n<HealthData locale="de_DE">${records.join("\n")}</HealthData>`);
}

/** In bits, so that each place of the file is a seam somewhere. */
function readText(text: string, bit = 7) {
  const reader = createHealthReader();
  for (let at = 0; at < text.length; at += bit) reader.write(text.slice(at, at + bit));
  return reader.end();
}

const faultOf = (text: string) => {
  try {
    readText(text);
    return null;
  } catch (error) {
    return error instanceof BrokenHealth ? error.fault : error;
  }
};

describe("entries", () => {
  test("a food's records, which stand by themselves too, are one entry", () => {
    const records = [
      record("DietaryEnergyConsumed", 418.4, "kJ"),
      record("DietaryProtein", 3200, "mg"),
      record("DietaryVitaminC", 12_000, "mcg"),
    ];
    const { meals } = read(
      ...records,
      food(meta("HKFoodType", "Banana &amp; oats"), meta("HKFoodMeal", "Breakfast"), ...records),
    );
    expect(meals).toMatchObject([
      {
        ...{ name: "Banana & oats", date: "2025-01-02", time: "12:00 PM" },
        ...{ mealType: "breakfast", calories: 100 },
        nutrients: { protein: 3.2, vitaminC: 12 },
      },
    ]);
    expect(meals).toHaveLength(1);
  });

  test("two equal foods at one moment are two entries", () => {
    const energy = record("DietaryEnergyConsumed", 90, "kcal");
    const egg = food(meta("HKFoodType", "Egg"), energy);
    expect(read(energy, energy, egg, egg).meals.map(({ calories }) => calories)).toEqual([90, 90]);
  });

  test("without foods, records of one source and moment are one", () => {
    const { meals } = read(
      record("DietaryEnergyConsumed", 300, "Cal"),
      record("DietaryFatTotal", 10, "g"),
      record("DietaryEnergyConsumed", 200, "kcal", { start: "2025-01-02 23:30:00 -0800" }),
    );
    expect(meals).toMatchObject([
      { name: "Tracker", calories: 300, nutrients: { fat: 10 }, mealType: "lunch" },
      { date: "2025-01-02", time: "11:30 PM", calories: 200 },
    ]);
  });

  test("what two sources both have counts once", () => {
    const { meals, water, ignored } = read(
      record("DietaryEnergyConsumed", 300, "kcal"),
      record("DietaryEnergyConsumed", 300, "kcal", { source: "Mirror" }),
      record("DietarySugar", 0, "g"),
      record("DietarySugar", 0, "g", { source: "Mirror" }),
      record("DietaryEnergyConsumed", 250, "kcal", { source: "Other" }),
      record("DietarySugar", 0, "g", { source: "Other" }),
      record("DietaryWater", 480, "mL"),
      record("DietaryWater", 480, "mL", { source: "Mirror" }),
    );
    expect(meals).toMatchObject([
      { name: "Tracker", calories: 300, nutrients: { sugar: 0 } },
      { name: "Other", calories: 250, nutrients: { sugar: 0 } },
    ]);
    expect(water).toEqual([{ date: "2025-01-02", glasses: 2 }]);
    expect(ignored).toEqual({ copy: 3 });
  });

  test("an entry is told by its moment, wherever the phone is", () => {
    const key = (start: string) =>
      read(record("DietaryEnergyConsumed", 300, "kcal", { start })).meals[0]?.key;
    expect(key("2025-01-02 12:00:00 +0100")).toBe(key("2025-01-02 03:00:00 -0800"));
  });
});

describe("water", () => {
  test.each([
    ["half a glass is one", [record("DietaryWater", 120, "mL")], 1],
    ["less is none", [record("DietaryWater", 119, "mL")], undefined],
    [
      "a day is rounded once",
      Array.from({ length: 4 }, (_, at) =>
        record("DietaryWater", 90, "mL", { start: `2025-01-02 1${at}:00:00 +0100` }),
      ),
      2,
    ],
    [
      "in other units",
      [record("DietaryWater", 0.5, "L"), record("DietaryWater", "8.115365", "fl_oz_us")],
      3,
    ],
    ["at most eight", [record("DietaryWater", 9, "L")], 8],
  ])("%s", (_, records, glasses) => {
    expect(read(...records).water[0]?.glasses).toBe(glasses);
  });
});

test("what has no place is counted", () => {
  const { meals, ignored, problems } = read(
    record("BodyMass", 80, "kg"),
    record("StepCount", 100, "count"),
    record("HeartRate", 60, "count/min"),
    record("DietaryCaffeine", 80, "mg"),
    record("DietaryProtein", 8, "g"),
    record("DietaryEnergyConsumed", 8, "kcal", { source: "Morsel" }),
    record("DietaryEnergyConsumed", "much", "kcal"),
    record("DietaryEnergyConsumed", -5, "kcal"),
    record("DietaryEnergyConsumed", 5, "mL"),
    record("DietaryEnergyConsumed", 5, "kcal", { start: "2025-02-30 08:00:00 +0100" }),
  );
  expect(meals).toEqual([]);
  expect(ignored).toEqual({ measurement: 1, health: 2, nutrient: 1, own: 1, energyless: 1 });
  expect(problems).toEqual([
    { row: 7, code: "number", text: "much kcal" },
    { row: 8, code: "number", text: "-5 kcal" },
    { row: 9, code: "number", text: "5 mL" },
    { row: 10, code: "date", text: "2025-02-30 08:00:00 +0100" },
  ]);
});

describe("files that can't be read", () => {
  const one = record("DietaryEnergyConsumed", 8, "kcal");
  test.each([
    ["another XML", "<gpx><trk/></gpx>", "other"],
    ["no XML", "Date,Calories\n2025-01-01,5", "other"],
    ["nothing", "", "other"],
    ["one that is cut off", `${doctype}<HealthData>${one}${one.slice(0, 50)}`, "cutOff"],
    ["one that is broken", `${doctype}<HealthData>${one}<Record a=1 <</HealthData>`, "broken"],
  ])("%s", (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test("more than fits", () => {
    const start = { at: 0, date: "2025-01-02" as Day, time: { hour: 1, minute: 0 } };
    const place = { start, source: "Tracker", food: "", meal: "" };
    const sample = { field: "calories", amount: 5, end: 0 } as const;
    const few = createHealthGroups({ groups: 1, samples: 2 });
    few.add(place, sample);
    expect(() => few.add({ ...place, food: "Egg" }, sample)).toThrow(ManyGroups);
    few.add(place, sample);
    expect(() => few.add(place, sample)).toThrow(ManyGroups);
  });

  test("a billion laughs", () => {
    const laughs = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    );
    const text = `<!DOCTYPE HealthData [<!ENTITY l0 "ha">${laughs.join("")}]><HealthData>${one}${record("DietaryWater", "&l9;", "mL")}</HealthData>`;
    expect(faultOf(text)).toBe("broken");
  });
});
