import { basename } from "node:path";
import { centralNumbers } from "@morsel/domain/foods/central-nutrients";
import { csvRows } from "./csv-rows.ts";
import { readEntry } from "./read-entry.ts";
import {
  isNamingAttribute,
  namingAttributeIds,
  type Progress,
  type ReleaseFood,
  type ReleaseKind,
  releaseId,
  releaseMeasure,
  releaseNames,
} from "./release-food.ts";
import { ReleaseError, type ZipFile } from "./zip-file.ts";

/** The record types that are foods; a release also lists samples and market acquisitions. */
const kinds: ReadonlyMap<string, ReleaseKind> = new Map([
  ["sr_legacy_food", "legacy"],
  ["foundation_food", "foundation"],
  ["survey_fndds_food", "survey"],
]);
/** All releases together have some 15,000 foods. */
const mostFoods = 100_000;
/** The file and column in which each type gives its own number. */
const numberFiles = [
  ["sr_legacy_food.csv", "NDB_number"],
  ["foundation_food.csv", "NDB_number"],
  ["survey_fndds_food.csv", "food_code"],
] as const;

type Row = Readonly<Record<string, string>>;
/** The rows of one of the release's files; none if an optional one is missing. */
type Rows = (file: string, needed: boolean) => AsyncIterable<Row>;
type Foods = ReadonlyMap<string, ReleaseFood>;

export async function readCsvFoods(
  zip: ZipFile,
  onProgress: (progress: Progress) => void,
): Promise<ReleaseFood[]> {
  const rows = openRows(zip, onProgress);
  const foods = await readFoods(rows);
  await readNumbers(rows, foods);
  await readAmounts(rows, foods);
  await readMeasures(rows, foods);
  await readOtherNames(rows, foods);
  return [...foods.values()];
}

function openRows(zip: ZipFile, onProgress: (progress: Progress) => void): Rows {
  return async function* rows(file, needed) {
    const entry = zip.entries.find(({ name }) => basename(name) === file);
    if (!entry && needed) throw new ReleaseError(`The ZIP file has no ${file}.`);
    if (!entry) return;
    yield* csvRows(readEntry(zip, entry, onProgress));
  };
}

/** The foods, by the release's own id. */
async function readFoods(rows: Rows): Promise<Foods> {
  const foods = new Map<string, ReleaseFood>();
  for await (const row of rows("food.csv", true)) {
    const { fdc_id: id, data_type: type = "", description: name, publication_date = "" } = row;
    if (foods.size >= mostFoods)
      throw new ReleaseError("There are too many foods in the ZIP file.");
    const kind = kinds.get(type);
    if (!id || !name || !kind) continue;
    const published = publication_date;
    foods.set(id, {
      id: `fdc:${id}`,
      name,
      kind,
      published,
      amounts: [],
      measures: [],
      otherNames: [],
    });
  }
  return foods;
}

async function readNumbers(rows: Rows, foods: Foods): Promise<void> {
  for (const [file, column] of numberFiles) {
    for await (const row of rows(file, false)) {
      const food = foods.get(row["fdc_id"] ?? "");
      const number = row[column];
      if (food && number) food.id = releaseId(number);
    }
  }
}

async function readAmounts(rows: Rows, foods: Foods): Promise<void> {
  const units = new Map<string, { id: number; unit: string }>();
  const byOldNumber = new Map<string, { id: number; unit: string }>();
  for await (const row of rows("nutrient.csv", true)) {
    const nutrient = { id: Number(row["id"]), unit: row["unit_name"] ?? "" };
    if (!centralNumbers.has(nutrient.id)) continue;
    units.set(row["id"] ?? "", nutrient);
    byOldNumber.set(String(Number(row["nutrient_nbr"])), nutrient);
  }
  for await (const row of rows("food_nutrient.csv", true)) {
    // The survey's releases use the older nutrient numbers.
    const number = row["nutrient_id"] ?? "";
    const nutrient = units.get(number) ?? byOldNumber.get(number);
    const food = nutrient && foods.get(row["fdc_id"] ?? "");
    const amount = row["amount"] ?? "";
    if (food && amount !== "") food.amounts.push({ ...nutrient, amount: Number(amount) });
  }
}

async function readMeasures(rows: Rows, foods: Foods): Promise<void> {
  const units = new Map<string, string>();
  for await (const row of rows("measure_unit.csv", false)) {
    units.set(row["id"] ?? "", row["name"] ?? "");
  }
  for await (const row of rows("food_portion.csv", false)) {
    const food = foods.get(row["fdc_id"] ?? "");
    const [unit = "", description = "", modifier = ""] = [
      units.get(row["measure_unit_id"] ?? ""),
      row["portion_description"],
      row["modifier"],
    ];
    const [amount, grams] = [Number(row["amount"]), Number(row["gram_weight"])];
    food?.measures.push(...releaseMeasure(amount, unit, description, modifier, grams));
  }
}

async function readOtherNames(rows: Rows, foods: Foods): Promise<void> {
  const told = new Set<string>();
  for await (const row of rows("food_attribute_type.csv", false)) {
    if (isNamingAttribute(row["name"] ?? "")) told.add(row["id"] ?? "");
  }
  const naming = told.size > 0 ? told : namingAttributeIds;
  for await (const row of rows("food_attribute.csv", false)) {
    if (!naming.has(row["food_attribute_type_id"] ?? "")) continue;
    foods.get(row["fdc_id"] ?? "")?.otherNames.push(...releaseNames(row["value"] ?? ""));
  }
}
