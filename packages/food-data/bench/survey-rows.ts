/**
 * The survey of 2021-23 (../shared/bench/releases) as rows to measure with: what it calls a food and
 * the food's energy, and what it measures the food in.
 *
 * Foods that one of the other tables asks for are left out, by program: so these rows are new, and
 * the unread tables stay unread. They are for measuring and for sums over many of them; no row, and
 * nothing that is derived from a single one, goes into the product.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readReleases } from "../src/release/release.ts";

export interface SurveyName {
  query: string;
  food: string;
  kcalPer100g: number;
  /** First two digits of the survey's food code: "27" is meat with other things. */
  group: string;
}
export interface SurveyPortion {
  food: string;
  measurement: string;
  grams: number;
  kcal: number;
  group: string;
}
export interface SurveyRows {
  names: SurveyName[];
  portions: SurveyPortion[];
}

const bench = fileURLToPath(new URL("../../../../shared/bench", import.meta.url));
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, " ")
    .trim();

/** What the other tables ask for, by any of its names. */
function askedElsewhere(): Set<string> {
  const tables = ["everyday-names", "portion-calories", "reference-food"];
  const paths = tables.flatMap((table) => [
    join(bench, `${table}.json`),
    join(bench, "unread", `${table}.json`),
  ]);
  const rows = paths
    .filter((path) => existsSync(path))
    .flatMap(
      (path) => JSON.parse(readFileSync(path, "utf8")) as { food?: string; query?: string }[],
    );
  return new Set(rows.flatMap(({ food, query }) => [food ?? "", query ?? ""]).map(plain));
}

/** Undefined where the release isn't at hand. */
export async function readSurveyRows(): Promise<SurveyRows | undefined> {
  const folder = join(bench, "releases");
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((name) => name.includes("survey"));
  if (!file) return undefined;
  const [survey] = await readReleases([join(folder, file)]);
  const asked = askedElsewhere();
  const names: SurveyName[] = [];
  const portions: SurveyPortion[] = [];
  for (const { id, name, per100g, measures } of survey?.foods ?? []) {
    const { calories } = per100g;
    if (calories === null || asked.has(plain(name))) continue;
    const group = id.slice(0, 2);
    names.push({ query: name, food: name, kcalPer100g: calories, group });
    for (const { amount, name: measure, grams } of measures) {
      const measurement = `${amount} ${measure}`;
      const kcal = (calories * grams) / 100;
      portions.push({ food: name, measurement, grams, kcal, group });
    }
  }
  return { names, portions };
}
