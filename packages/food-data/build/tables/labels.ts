import type { LabelFood, LabelSource } from "@morsel/domain/foods/labels/label-food";
import { roundTo } from "@morsel/domain/foods/nutrients";
import { doubtAboutLabel } from "./label-plausibility.ts";
import { amountIn, readTable, type TableRow } from "./table-text.ts";

export interface LabelRow {
  label: LabelFood;
  row: Pick<TableRow<string>, "at" | "fail">;
}

/** labels/sources.txt: who published the figures, and when. */
export function readLabelSources(file: string, text: string): Map<string, LabelSource> {
  const sources = new Map<string, LabelSource>();
  for (const row of readTable(file, text, ["source", "released", "brand", "name"])) {
    const id = row.text("source");
    const release = row.text("released");
    if (!/^20[12]\d$/.test(release)) row.fail(`"${release}" is no year.`);
    if (sources.has(id)) row.fail(`${id} is here twice.`);
    const brand = row.optional("brand");
    sources.set(id, { id, name: row.text("name"), release, ...(brand && { brand }) });
  }
  return sources;
}

/** The columns of figures, and the nutrients that Morsel knows among them. */
const columns = [
  "kcal",
  "protein",
  "carbs",
  "sugars",
  "fiber",
  "polyols",
  "fat",
  "saturated",
  "sodium",
  "alcohol",
  "caffeine",
] as const;
const nutrientIn = {
  kcal: "calories",
  protein: "protein",
  carbs: "carbs",
  sugars: "sugars",
  fiber: "fiber",
  fat: "fat",
  saturated: "saturatedFat",
  sodium: "sodium",
  alcohol: "alcohol",
} as const;

/** labels/*.txt: foods with the figures of the first of their measures. */
export function readLabels(
  file: string,
  text: string,
  sources: ReadonlyMap<string, LabelSource>,
): LabelRow[] {
  const rows = readTable(file, text, ["food", ...columns, "source", "measures", "names"]);
  return rows.map((row) => {
    const id = `label:${row.text("food")}`;
    if (!/^label:[a-z0-9-]{1,34}$/.test(id)) row.fail(`${id} is no id.`);
    const [name = row.fail("no names."), ...names] = row.list("names");
    const source = row.text("source");
    if (!sources.has(source)) row.fail(`there is no source ${source}.`);
    const measures = row.list("measures").map((part) => {
      const [measure, grams] = amountIn(row, part);
      const [, count, name = measure] = /^(\d+) (.+)$/.exec(measure) ?? [];
      return { amount: Number(count ?? 1), name, grams };
    });
    const serving = measures[0]?.grams ?? row.fail("no measures.");
    const figures = Object.fromEntries(
      columns.map((column) => [column, row.optionalNumber(column)]),
    ) as Record<(typeof columns)[number], number | undefined>;
    const doubt = doubtAboutLabel(figures, serving);
    if (doubt) row.fail(`${name}: ${doubt}.`);
    const per100g: LabelFood["per100g"] = {};
    for (const [column, nutrient] of Object.entries(nutrientIn)) {
      const figure = figures[column as keyof typeof nutrientIn];
      if (figure !== undefined) per100g[nutrient] = roundTo((figure * 100) / serving, 1000);
    }
    return {
      label: { id, name, names, source, per100g, measures },
      row,
    };
  });
}
