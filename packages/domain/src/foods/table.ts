import { type NutrientId, type Nutrition, nutrients, nutritionOf } from "./nutrients.ts";

/** A household measure of a food: `amount` × `name` weighs `grams`. */
export interface HouseholdMeasure {
  amount: number;
  name: string;
  grams: number;
}

export interface FoodOrigin {
  source: string;
  release: string;
}

export interface Food {
  /** The source's own id; the five-digit NDB number in the USDA Standard Reference. */
  id: string;
  name: string;
  source: string;
  release: string;
  per100g: Nutrition;
  measures: readonly HouseholdMeasure[];
  /** Those of other sources, for what neither its own measures nor our tables know. */
  furtherMeasures?: readonly HouseholdMeasure[];
}

/**
 * The food composition file: an array per column, with a food in the same row of each, so that a
 * single JSON.parse does nearly all the work in the server and in the browser.
 */
export interface FoodFile {
  format: "morsel-foods";
  version: number;
  source: string;
  release: string;
  ids: string[];
  names: string[];
  /**
   * If releases were put beside the embedded foods: the first row that came with them. Those before
   * it keep their numbers and names, so what is known of them still fits.
   */
  firstImported?: number;
  /** Where figures come from, and for each row which of these; the file's own source without it. */
  origins?: FoodOrigin[];
  originOf?: number[];
  /** What releases call foods that are in the file under another name. */
  otherNames?: (readonly [row: number, name: string])[];
  /** Rows of foods that the release itself has retired. */
  retired: number[];
  /** Rows that lacked a figure before releases completed them; those with a null without it. */
  incomplete?: number[];
  /**
   * Amounts per 100 g in the units of `nutrients`; null if the source lacks the figure. A file made
   * before Morsel knew a nutrient lacks its column.
   */
  nutrients: Partial<Record<NutrientId, (number | null)[]>>;
  measures: {
    /** Every distinct name of a measure, once. */
    names: string[];
    /** Number of measures of each food; the columns below list them one food after another. */
    counts: number[];
    /** How many of them are the food's own; the rest came with releases. All without it. */
    ownCounts?: number[];
    nameIndexes: number[];
    amounts: number[];
    grams: number[];
  };
}

export interface FoodTable {
  readonly source: string;
  readonly release: string;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** The first row that came with an imported release; the number of rows if there was none. */
  readonly firstImported: number;
  readonly otherNames: readonly (readonly [row: number, name: string])[];
  isRetired(row: number): boolean;
  /** Whether the source itself knows every figure: it does for what surveys find eaten. */
  isComplete(row: number): boolean;
  /** The row of the food with this id, or -1. */
  rowOf(id: string): number;
  nutrient(row: number, id: NutrientId): number | null;
  /** The food's own. */
  measures(row: number): HouseholdMeasure[];
  food(row: number): Food;
}

function isFoodFile(value: unknown): value is FoodFile {
  const file = value as FoodFile | null;
  if (typeof file !== "object" || file?.format !== "morsel-foods") return false;
  if (file.version !== 1) return false;
  const rows = file.ids.length;
  return (
    file.names.length === rows &&
    (file.originOf?.length ?? rows) === rows &&
    file.measures.counts.length === rows &&
    file.nutrients.calories !== undefined &&
    Object.values(file.nutrients).every((column) => column.length === rows)
  );
}

/**
 * Typed arrays take eight bytes a figure; arrays with nulls take 24. Unknown is NaN. A separate
 * function, since a closure keeps alive everything in its scope: here, the parsed file.
 */
function packed({ nutrients: columns, measures }: FoodFile) {
  return {
    columns: new Map(
      Object.entries(columns).map(([id, column]) => [
        id,
        Float64Array.from(column, (amount) => amount ?? Number.NaN),
      ]),
    ),
    measureColumns: {
      names: measures.names,
      nameIndexes: Int32Array.from(measures.nameIndexes),
      amounts: Float64Array.from(measures.amounts),
      grams: Float64Array.from(measures.grams),
    },
  };
}

/** Opens a parsed food file. Throws if it isn't one, or its columns differ in length. */
export function openFoodTable(value: unknown): FoodTable {
  if (!isFoodFile(value)) throw new Error("This is not a Morsel food file of version 1.");
  const { source, release, ids, names } = value;
  const { columns, measureColumns } = packed(value);
  const rows = new Map(ids.map((id, row) => [id, row]));
  const retired = new Set(value.retired);
  const { firstImported = ids.length, otherNames = [], origins = [] } = value;
  const originOf = Uint8Array.from(value.originOf ?? []);
  const incomplete = value.incomplete && new Set(value.incomplete);
  const ownCounts = Uint16Array.from(value.measures.ownCounts ?? value.measures.counts);
  const firstMeasure = new Uint32Array(ids.length + 1);
  for (let row = 0; row < ids.length; row++) {
    firstMeasure[row + 1] = (firstMeasure[row] ?? 0) + (value.measures.counts[row] ?? 0);
  }

  function nutrient(row: number, id: NutrientId): number | null {
    const amount = columns.get(id)?.[row];
    return amount === undefined || Number.isNaN(amount) ? null : amount;
  }

  const firstFurther = (row: number) => (firstMeasure[row] ?? 0) + (ownCounts[row] ?? 0);

  function measuresAt(from: number, to: number): HouseholdMeasure[] {
    const found: HouseholdMeasure[] = [];
    for (let at = from; at < to; at++) {
      found.push({
        amount: measureColumns.amounts[at] ?? 1,
        name: measureColumns.names[measureColumns.nameIndexes[at] ?? -1] ?? "",
        grams: measureColumns.grams[at] ?? 0,
      });
    }
    return found;
  }
  const measures = (row: number) => measuresAt(firstMeasure[row] ?? 0, firstFurther(row));
  const furtherMeasures = (row: number) =>
    measuresAt(firstFurther(row), firstMeasure[row + 1] ?? 0);

  return {
    source,
    release,
    ids,
    names,
    firstImported,
    otherNames,
    isRetired: (row) => retired.has(row),
    isComplete: (row) =>
      incomplete ? !incomplete.has(row) : nutrients.every(({ id }) => nutrient(row, id) !== null),
    rowOf: (id) => rows.get(id) ?? -1,
    nutrient,
    measures,
    food(row) {
      const further = furtherMeasures(row);
      return {
        id: ids[row] ?? "",
        name: names[row] ?? "",
        ...(origins[originOf[row] ?? -1] ?? { source, release }),
        per100g: nutritionOf((id) => nutrient(row, id)),
        measures: measures(row),
        ...(further.length > 0 && { furtherMeasures: further }),
      };
    },
  };
}
