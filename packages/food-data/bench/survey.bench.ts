/**
 * Scores the food engine on the survey of 2021-23, whose rows no rule was made with:
 *
 *     npx tsx packages/food-data/bench/survey.bench.ts [--misses 30] [--half a] [--group 27] [--unit cup]
 *
 * 3,600 names and 10,800 portions. `--half b` is never listed, so that it can say whether a rule
 * carries over; misses are those of half a. What its sums tell may become a rule or a figure of a
 * kind of food ("a cup of soup weighs …"), never an entry for a row.
 */
import { parseArgs } from "node:util";
import { calculate } from "@morsel/domain/foods/calculation";
import { openEmbeddedCatalogue } from "../src/knowledge.ts";
import { halfOf } from "./halves.ts";
import { printScore, within } from "./score.ts";
import { readSurveyRows } from "./survey-rows.ts";

const { values } = parseArgs({
  options: {
    misses: { type: "string", default: "0" },
    half: { type: "string", default: "" },
    group: { type: "string", default: "" },
    unit: { type: "string", default: "" },
    only: { type: "string", default: "" },
  },
});

/** How many of a group are right. */
class Tally {
  readonly groups = new Map<string, { right: number; of: number }>();
  readonly misses: string[] = [];

  add(group: string, isRight: boolean, miss: () => string, isListed: boolean): void {
    const sum = this.groups.get(group) ?? { right: 0, of: 0 };
    sum.of++;
    if (isRight) sum.right++;
    else if (isListed) this.misses.push(miss());
    this.groups.set(group, sum);
  }

  print(name: string): void {
    const all = [...this.groups.values()];
    const right = all.reduce((sum, group) => sum + group.right, 0);
    const of = all.reduce((sum, group) => sum + group.of, 0);
    printScore({ name, right, of, misses: [] }, 0);
    const worst = [...this.groups].sort(([, a], [, b]) => b.of - b.right - (a.of - a.right));
    const most = worst.slice(0, 24).map(([group, sum]) => `${group} ${sum.right}/${sum.of}`);
    if (this.groups.size > 1) console.log(`      most misses: ${most.join(", ")}`);
    // A spread over all of them tells more than the first ones.
    const step = Math.max(1, Math.floor(this.misses.length / Math.max(1, Number(values.misses))));
    const shown = this.misses.filter((_, at) => at % step === 0).slice(0, Number(values.misses));
    for (const miss of shown) console.log(`      ${miss}`);
  }
}

const rows = await readSurveyRows();
if (!rows) {
  console.log("– the survey's release is not here: skipped.");
  process.exit(0);
}
const isAsked = (row: { food: string; group: string }) =>
  row.group.startsWith(values.group) && (values.half === "" || halfOf(row.food) === values.half);
const isListed = (food: string) => halfOf(food) === "a";
const catalogue = openEmbeddedCatalogue();

if ("names".includes(values.only)) {
  const names = new Tally();
  for (const row of rows.names.filter(isAsked)) {
    const outcome = calculate(catalogue, row.query, "100 g");
    const kcal = outcome.ok ? outcome.calculation.nutrition.calories : null;
    const isRight = kcal !== null && within(kcal, row.kcalPer100g, 0.15, 3);
    const got = outcome.ok ? outcome.calculation.food.name : "nothing";
    const miss = () =>
      `${row.query} → ${got} ${Math.round(kcal ?? 0)} kcal, not ${row.kcalPer100g}`;
    names.add(row.group, isRight, miss, isListed(row.food));
  }
  names.print("survey names, kcal per 100 g");
}

if ("portions".includes(values.only)) {
  const energy = new Tally();
  const grams = new Tally();
  const byGroup = new Tally();
  const asked = rows.portions.filter(
    (row) => isAsked(row) && (values.unit === "" || row.measurement.includes(values.unit)),
  );
  for (const row of asked) {
    const outcome = calculate(catalogue, row.food, row.measurement);
    const found = outcome.ok ? outcome.calculation : undefined;
    const isWeightRight = found !== undefined && within(found.grams, row.grams, 0.2, 2);
    const kcal = found?.nutrition.calories ?? null;
    const isRight = kcal !== null && within(kcal, row.kcal, 0.2, 5);
    const got = found ? `${found.food.name}, ${found.grams} g (${found.gramsFrom})` : "nothing";
    const miss = () => `${row.food} | ${row.measurement} → ${got}, not ${row.grams} g`;
    // What was counted: "1 small single serving bag" is a bag.
    const thing =
      row.measurement
        .replace(/,.*|\(.*/, "")
        .trim()
        .split(" ")
        .at(-1) ?? "";
    energy.add("all", isRight, miss, false);
    grams.add(thing, isWeightRight, miss, isListed(row.food));
    byGroup.add(row.group, isWeightRight, miss, false);
  }
  energy.print("survey portions, kcal");
  grams.print("survey portions, grams");
  byGroup.print("… by group");
}
