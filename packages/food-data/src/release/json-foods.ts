import { jsonObjects } from "./json-objects.ts";
import { readEntry } from "./read-entry.ts";
import {
  isNamingAttribute,
  type Progress,
  type ReleaseFood,
  type ReleaseKind,
  releaseId,
  releaseMeasure,
  releaseNames,
} from "./release-food.ts";
import { ReleaseError, type ZipFile } from "./zip-file.ts";

/** The parts of a food's record that are read. Untrusted: any may be missing or of another type. */
interface JsonFood {
  fdcId?: unknown;
  dataType?: unknown;
  description?: unknown;
  ndbNumber?: unknown;
  foodCode?: unknown;
  publicationDate?: unknown;
  foodNutrients?: unknown;
  foodPortions?: unknown;
  foodAttributes?: unknown;
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(recordOf) : [];
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** "10/31/2024" as "2024-10-31". */
function dateOf(text: string): string {
  const [, month = "", day = "", year = ""] = text.match(/^(\d+)\/(\d+)\/(\d{4})$/) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

function kindOf({ dataType, foodCode }: JsonFood): ReleaseKind {
  if (/foundation/i.test(textOf(dataType))) return "foundation";
  return textOf(foodCode) === "" ? "legacy" : "survey";
}

function foodOf(value: unknown): ReleaseFood | undefined {
  const food = recordOf(value) as JsonFood;
  const name = textOf(food.description);
  const number = textOf(food.ndbNumber) || textOf(food.foodCode);
  const fdcId = textOf(food.fdcId);
  if (name === "" || (number === "" && fdcId === "")) return undefined;
  return {
    id: number ? releaseId(number) : `fdc:${fdcId}`,
    name,
    kind: kindOf(food),
    published: dateOf(textOf(food.publicationDate)),
    amounts: recordsOf(food.foodNutrients).flatMap((entry) => {
      const nutrient = recordOf(entry["nutrient"]);
      const { amount } = entry;
      return typeof amount === "number"
        ? [{ id: Number(nutrient["id"]), amount, unit: textOf(nutrient["unitName"]) }]
        : [];
    }),
    measures: recordsOf(food.foodPortions).flatMap((portion) =>
      releaseMeasure(
        Number(portion["amount"] ?? portion["value"]),
        textOf(recordOf(portion["measureUnit"])["name"]),
        textOf(portion["portionDescription"]),
        textOf(portion["modifier"]),
        Number(portion["gramWeight"]),
      ),
    ),
    otherNames: recordsOf(food.foodAttributes).flatMap((attribute) =>
      isNamingAttribute(textOf(recordOf(attribute["foodAttributeType"])["name"]))
        ? releaseNames(textOf(attribute["value"]))
        : [],
    ),
  };
}

export async function readJsonFoods(
  zip: ZipFile,
  onProgress: (progress: Progress) => void,
): Promise<ReleaseFood[]> {
  const entry = zip.entries.find(({ name }) => name.endsWith(".json"));
  if (!entry) throw new ReleaseError("The ZIP file is no release of FoodData Central.");
  const foods: ReleaseFood[] = [];
  for await (const value of jsonObjects(readEntry(zip, entry, onProgress))) {
    const food = foodOf(value);
    if (food) foods.push(food);
  }
  return foods;
}
