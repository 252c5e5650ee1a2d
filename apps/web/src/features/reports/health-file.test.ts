import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { healthFile } from "./health-file.ts";
import { isHealthExport } from "./health-reading.ts";

const xml = `<?xml version="1.0" encoding="UTF-8"?><HealthData>
<Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="Küche" unit="kcal" startDate="2025-01-02 08:00:00 +0100" endDate="2025-01-02 08:00:00 +0100" value="150"/>
</HealthData>`;
const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const archive = zipped({
  "apple_health_export/electrocardiograms/one.csv": "a,b",
  "apple_health_export/export_cda.xml": "<ClinicalDocument/>",
  "apple_health_export/Exportieren.xml": xml,
  "apple_health_export/workout-routes/route.gpx": "<gpx/>",
});

async function read(content: string | Uint8Array<ArrayBuffer>) {
  const file = new File([content], "export");
  const read = await healthFile(file, () => undefined);
  if (!("file" in read)) return read;
  return JSON.parse(await read.file.text()) as Record<string, unknown>;
}

test.each([
  ["XML", xml],
  ["a ZIP, by whatever name it has in the phone's language", archive],
])("%s becomes a document that can be imported", async (_, content) => {
  expect(await read(content)).toMatchObject({
    ...{ format: "apple-health", version: 1, ignored: {}, water: [], problems: [] },
    meals: [{ name: "Küche", date: "2025-01-02", calories: 150 }],
  });
});

test("archives that can't be read", async () => {
  expect(await read(zipped({ "apple_health_export/a.txt": "a" }))).toEqual({ fault: "noExport" });
  expect(await read(zipped({ "apple_health_export/a.xml": "<gpx/>" }))).toEqual({ fault: "other" });
  expect(await read(archive.slice(0, 300))).toEqual({ fault: "brokenZip" });
  expect(await read(zipped({ "apple_health_export/a.xml": xml.slice(0, -5) }))).toEqual({
    fault: "cutOff",
  });
});

test("only Apple's files are read on the device", async () => {
  const is = (content: string | Uint8Array<ArrayBuffer>) =>
    isHealthExport(new File([content], "any"));
  expect(await Promise.all([xml, archive].map(is))).toEqual([true, true]);
  const others = ["Date,Calories", '{"a":1}', "", zipped({ "morsel.json": "{}" })];
  expect(await Promise.all(others.map(is))).toEqual(others.map(() => false));
});
