import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { openCatalogue } from "@morsel/domain/foods/catalogue";
import { openFoodTable } from "@morsel/domain/foods/table";
import { afterAll, describe, expect, test } from "vitest";
import { foodFileOf, packFoodFile, writeWhole } from "../food-file.ts";
import { loadKnowledge } from "../knowledge.ts";
import { openPacked } from "../standard-reference.ts";
import { putBeside } from "./beside.ts";
import { csvRows } from "./csv-rows.ts";
import { importReleases } from "./import.ts";
import { jsonObjects } from "./json-objects.ts";
import { readReleases } from "./release.ts";
import type { Progress } from "./release-food.ts";

const folder = mkdtempSync(join(tmpdir(), "morsel-release-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The table that these releases make of no embedded foods at all. */
async function tableOf(paths: readonly string[], onProgress?: (progress: Progress) => void) {
  const none = openFoodTable(foodFileOf("", "", []));
  return openFoodTable(
    putBeside(none, openCatalogue(none, loadKnowledge()), await readReleases(paths, onProgress)),
  );
}

/** A ZIP archive of the given files, like a release. */
function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), fields, rest, Buffer.from(name)]),
    );
    bodies.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, ...directory, Buffer.from("PK\x05\x06"), end]);
}

function written(name: string, content: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const csv = {
  "food.csv": `"fdc_id","data_type","description","food_category_id","publication_date"
"167512","sr_legacy_food","Biscuits, ""home"" style, plain","18","2019-04-01"
"9","sample_food","A sample","1","2019-04-01"
"8","survey_fndds_food","Pizza, cheese","1","2022-10-28"
`,
  "sr_legacy_food.csv": '"fdc_id","NDB_number"\r\n"167512","1001"\r\n',
  "survey_fndds_food.csv": '"fdc_id","food_code"\n"8","58106210"\n',
  "nutrient.csv": `"id","name","unit_name","nutrient_nbr","rank"
"1008","Energy","KCAL","208","300.0"
"1062","Energy","kJ","268","400.0"
"1003","Protein","G","203","600.0"
`,
  "food_nutrient.csv": `"id","fdc_id","nutrient_id","amount"
"1","167512","1003","6.2"
"2","167512","1008","307"
"3","167512","1062","1285"
"4","8","208","266"
"5","9","1008","1"
`,
  "measure_unit.csv": '"id","name"\n"1000","cup"\n"9999","undetermined"\n',
  "food_portion.csv": `"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
"1","167512","1","1","9999","","biscuit (2"" dia)","34"
"2","8","1","","9999","1 slice, thin","10205","107"
"3","8","2","","9999","Quantity not specified","90000","107"
`,
};

/** As in the official files: what a food is called besides, and what isn't its name. */
const attributes = {
  "food_attribute_type.csv": `"id","name","description"
"1000","Common Name","Common names associated with a food."
"1001","Additional Description","Additional descriptions for the food."
"1002","Adjustments","Adjustments made to foods."
`,
  "food_attribute.csv": `"id","fdc_id","seq_num","food_attribute_type_id","name","value"
"1","8","1","1001","","Old Oak's deep pan margherita, NFS"
"2","8","2","1001","","NS as to type of crust"
"3","8","3","1001","","flammkuchen; white pie"
"4","8","4","1002","","Added salt"
"5","8","","999","Update Log","Description changed"
`,
};

const json = JSON.stringify({
  FoundationFoods: [
    {
      foodClass: "FinalFood",
      description: 'Cheese, "feta", {whole} milk]',
      fdcId: 2259792,
      ndbNumber: 1019,
      dataType: "Foundation",
      publicationDate: "4/24/2025",
      foodNutrients: [
        { nutrient: { id: 2047, number: "957", unitName: "kcal" }, amount: 273 },
        { nutrient: { id: 1093, number: "307", unitName: "mg" }, amount: 1030 },
        { nutrient: { id: 1062, number: "268", unitName: "kJ" }, amount: 1140 },
      ],
      foodPortions: [
        { amount: 1, measureUnit: { name: "cup" }, modifier: "crumbled", gramWeight: 150 },
      ],
      foodAttributes: [
        { id: 1, value: "Old Oak's salad cubes", foodAttributeType: { name: "Common Name" } },
        { id: 2, value: 17, foodAttributeType: { name: "Adjustments" } },
        { id: 3 },
      ],
    },
  ],
});

describe("reading a release", () => {
  test("CSV: numbers that our names know, right energies, measures as people say them", async () => {
    const path = written(
      "legacy.zip",
      zip(Object.fromEntries(Object.entries(csv).map(([name, text]) => [`release/${name}`, text]))),
    );
    const steps: string[] = [];
    const table = await tableOf([path], ({ file }) => steps.push(file));
    expect(table.ids).toEqual(["01001", "58106210"]);
    const biscuit = table.food(0);
    expect(biscuit.name).toBe('Biscuits, "home" style, plain');
    expect(biscuit.per100g).toMatchObject({ calories: 307, protein: 6.2, fat: null });
    expect(biscuit.measures).toEqual([{ amount: 1, name: 'biscuit (2" dia)', grams: 34 }]);
    // The survey's files use the older nutrient numbers.
    expect(table.food(1).per100g.calories).toBe(266);
    expect(table.food(1).measures).toEqual([{ amount: 1, name: "slice, thin", grams: 107 }]);
    expect(table.source).toBe("USDA FoodData Central");
    expect(table.food(0).release).toBe("SR Legacy, 2019-04-01");
    expect(table.food(1).release).toBe("Survey (FNDDS), 2022-10-28");
    expect(table.release).toBe("SR Legacy, 2019-04-01; Survey (FNDDS), 2022-10-28");
    expect(steps).toContain("food_nutrient.csv");
  });

  test("JSON: Foundation foods, whose energy is 2047 and never kilojoules", async () => {
    const path = written("foundation.zip", zip({ "foundation.json": json }));
    const table = await tableOf([path]);
    expect(table.food(0)).toMatchObject({
      id: "01019",
      name: 'Cheese, "feta", {whole} milk]',
      per100g: { calories: 273, sodium: 1030 },
      measures: [{ amount: 1, name: "cup, crumbled", grams: 150 }],
    });
    expect(table.release).toBe("Foundation Foods, 2025-04-24");
  });

  test("what a release calls a food besides is a name of it, notes for coders aren't", async () => {
    const survey = written("named.zip", zip({ ...csv, ...attributes }));
    const names = ["Old Oak's deep pan margherita", "flammkuchen", "white pie"];
    expect((await tableOf([survey])).otherNames).toEqual(names.map((name) => [1, name]));
    const { "food_attribute.csv": alone } = attributes;
    const untyped = written("untyped.zip", zip({ ...csv, "food_attribute.csv": alone }));
    expect((await tableOf([untyped])).otherNames).toEqual(names.map((name) => [1, name]));
    const foundation = written("foundation-named.zip", zip({ "foundation.json": json }));
    expect((await tableOf([foundation])).otherNames).toEqual([[0, "Old Oak's salad cubes"]]);
  });

  test("several releases become one table, in whatever order they are given", async () => {
    const legacy = written("a.zip", zip(csv));
    const foundation = written("b.zip", zip({ "foundation.json": json }));
    const table = await tableOf([legacy, foundation]);
    expect(table.ids).toEqual(["01001", "01019", "58106210"]);
    expect((await tableOf([foundation, legacy])).release).toBe(table.release);
  });

  const whole = zip(csv);
  test.each([
    ["cut off", whole.subarray(0, whole.length - 40)],
    ["changed inside", Buffer.from(whole).fill(0x41, 60, 90)],
    ["no ZIP at all", Buffer.from("not a zip")],
    ["empty", Buffer.alloc(0)],
    ["without foods", zip({ "food.csv": '"fdc_id","data_type","description"\n' })],
    ["of something else", zip({ "readme.txt": "hello" })],
    ["JSON cut off", zip({ "a.json": json.slice(0, -40) })],
    ["a quote without end", zip({ ...csv, "food.csv": `${csv["food.csv"]}"5","sr_` })],
  ])("%s is refused, and what was there stays", async (name, content) => {
    const target = join(folder, "foods", "foods.json.br");
    writeWhole(target, Buffer.from("as it was"));
    const path = written(`${name}.zip`, content);
    await expect(
      importReleases([path]).then((file) => writeWhole(target, packFoodFile(file, 9))),
    ).rejects.toThrow(/\./);
    expect(readdirSync(join(folder, "foods"))).toEqual(["foods.json.br"]);
  });

  test("what is written can be opened", async () => {
    const file = await importReleases([written("good.zip", zip({ "f.json": json }))]);
    const table = openPacked(packFoodFile(file, 9));
    expect(table.names).toEqual(file.names);
    // The release knows too little of the cheese to replace what is known.
    const feta = table.food(table.rowOf("01019"));
    expect(feta).toMatchObject({ name: "Cheese, feta", release: "Release 24 (2011)" });
    expect(table.ids).toHaveLength(8858);
  });
});

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([1, 2, 3, 7, 64])("pieces of %i bytes change nothing", async (size) => {
  const objects: unknown[] = [];
  const text = JSON.stringify({ Foods: [{ a: 'x"}{\\', b: { c: [1, { d: "é" }] } }, { e: "]" }] });
  for await (const object of jsonObjects(inPieces(text, size))) objects.push(object);
  expect(objects).toEqual([{ a: 'x"}{\\', b: { c: [1, { d: "é" }] } }, { e: "]" }]);

  const rows: unknown[] = [];
  const table = 'a,"b, c",d\r\n1,"two ""2""\nlines",é\n\n4,,';
  for await (const row of csvRows(inPieces(table, size))) rows.push(row);
  expect(rows).toEqual([
    { a: "1", "b, c": 'two "2"\nlines', d: "é" },
    { a: "4", "b, c": "", d: "" },
  ]);
});
