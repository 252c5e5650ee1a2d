import { basename } from "node:path";
import { centralNumbers } from "@morsel/domain/foods/central-nutrients";
import { csvRows } from "./csv-rows.ts";
import { type Progress, type ReleaseFood, releaseId, releaseMeasure } from "./release-food.ts";
import { ReleaseError, type ZipFile } from "./zip-file.ts";

/** The kinds of record that are foods; a release also lists samples and market acquisitions. */
const foodTypes: ReadonlySet<string> = new Set([
  "sr_legacy_food",
  "foundation_food",
  "survey_fndds_food",
]);
/** Where each kind says its own number, and the column. */
const numberFiles = [
  ["sr_legacy_food.csv", "NDB_number"],
  ["foundation_food.csv", "NDB_number"],
  ["survey_fndds_food.csv", "food_code"],
] as const;

/** The foods of a CSV release. */
export async function readCsvFoods(
  zip: ZipFile,
  onProgress: (progress: Progress) => void,
): Promise<ReleaseFood[]> {
  async function* rows(file: string, needed: boolean) {
    const entry = zip.entries.find(({ name }) => basename(name) === file);
    if (!entry && needed) throw new ReleaseError(`The ZIP file has no ${file}.`);
    if (!entry) return;
    let bytes = 0;
    async function* counted(content: AsyncIterable<Buffer>) {
      for await (const piece of content) {
        bytes += piece.length;
        onProgress({ file, share: bytes / Math.max(1, entry?.size ?? 1) });
        yield piece;
      }
    }
    yield* csvRows(counted(zip.read(entry)));
  }

  const foods = new Map<string, ReleaseFood>();
  for await (const row of rows("food.csv", true)) {
    const { fdc_id: id, data_type: type, description: name, publication_date: published } = row;
    if (!id || !name || !foodTypes.has(type ?? "")) continue;
    foods.set(id, { id: `fdc:${id}`, name, published: published ?? "", amounts: [], measures: [] });
  }
  for (const [file, column] of numberFiles) {
    for await (const row of rows(file, false)) {
      const food = foods.get(row["fdc_id"] ?? "");
      const number = row[column];
      if (food && number) food.id = releaseId(number);
    }
  }

  const units = new Map<string, { id: number; unit: string }>();
  const byOldNumber = new Map<string, { id: number; unit: string }>();
  for await (const row of rows("nutrient.csv", true)) {
    const nutrient = { id: Number(row["id"]), unit: row["unit_name"] ?? "" };
    if (!centralNumbers.has(nutrient.id)) continue;
    units.set(row["id"] ?? "", nutrient);
    byOldNumber.set(String(Number(row["nutrient_nbr"])), nutrient);
  }
  for await (const row of rows("food_nutrient.csv", true)) {
    // The survey's releases give the older number where the others give the newer.
    const number = row["nutrient_id"] ?? "";
    const nutrient = units.get(number) ?? byOldNumber.get(number);
    const food = nutrient && foods.get(row["fdc_id"] ?? "");
    const amount = row["amount"] ?? "";
    if (food && amount !== "") food.amounts.push({ ...nutrient, amount: Number(amount) });
  }

  const measureUnits = new Map<string, string>();
  for await (const row of rows("measure_unit.csv", false)) {
    measureUnits.set(row["id"] ?? "", row["name"] ?? "");
  }
  for await (const row of rows("food_portion.csv", false)) {
    foods
      .get(row["fdc_id"] ?? "")
      ?.measures.push(
        ...releaseMeasure(
          Number(row["amount"]),
          measureUnits.get(row["measure_unit_id"] ?? "") ?? "",
          row["portion_description"] ?? "",
          row["modifier"] ?? "",
          Number(row["gram_weight"]),
        ),
      );
  }
  return [...foods.values()];
}
