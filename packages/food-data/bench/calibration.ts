/**
 * Fits the confidence and draws how well it means it:
 *
 *     npx tsx packages/food-data/bench/calibration.ts
 *     npm run build:tables -w packages/food-data
 *
 * Fitted on half b of the survey's names, whose rows nobody reads, and of the everyday names; drawn
 * for half a, which the fit hasn't seen. Writes tables/confidence.txt and docs/pictures/confidence.svg.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calculate, matchesFor } from "@morsel/domain/foods/calculation";
import { chanceFor, evidenceOf } from "@morsel/domain/foods/confidence";
import type { ConfidenceTree } from "@morsel/domain/foods/confidence-trees";
import { readDescribedDish } from "@morsel/domain/foods/dishes/described-dish";
import { openEmbeddedCatalogue } from "../src/knowledge.ts";
import { type Example, fitTrees } from "./boosted-trees.ts";
import { halfOf } from "./halves.ts";
import { within } from "./score.ts";
import { readSurveyRows } from "./survey-rows.ts";

interface Row extends Example {
  isEveryday: boolean;
  half: "a" | "b";
  /** By the trees that are fitted here; usual names and stand-ins aside. */
  confidence: number;
}

const catalogue = openEmbeddedCatalogue();
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Name {
  query: string;
  food: string;
  kcalPer100g: number;
}

/** What people type counts as much as twice what surveys call their foods. */
const everydayWeight = 2;

function exampleOf({ query, food, kcalPer100g }: Name, isEveryday: boolean) {
  const matches = matchesFor(catalogue, query);
  const outcome = calculate(catalogue, query, "100 g", matches);
  if (!outcome.ok) return [];
  const { calculation } = outcome;
  const dish = readDescribedDish(catalogue, query, matches[0]);
  const score = dish?.score ?? matches[0]?.score ?? 0;
  const evidence = evidenceOf(catalogue, { typed: query, food: calculation.food, score, matches });
  const isRight = within(calculation.nutrition.calories ?? 0, kcalPer100g, 0.15, 3);
  const weight = isEveryday ? everydayWeight : 1;
  return [{ isEveryday, half: halfOf(food), evidence, isRight, weight }];
}

const survey = await readSurveyRows();
const path = pathOf("../../../../shared/bench/everyday-names.json");
if (!survey || !existsSync(path)) {
  console.log("– the tables to fit with are not here: skipped.");
  process.exit(0);
}
const examples = [
  ...survey.names.flatMap((name) => exampleOf(name, false)),
  ...(JSON.parse(readFileSync(path, "utf8")) as Name[]).flatMap((name) => exampleOf(name, true)),
];
const trees = fitTrees(examples.filter(({ half }) => half === "b"));
const rows: Row[] = examples.map((example) => ({
  ...example,
  confidence: chanceFor(trees, example.evidence),
}));

const lineOf = ({ splits, ends }: ConfidenceTree) =>
  `${splits.map(([name, below]) => `${name} < ${below}`).join("; ") || "-"}  ${ends.join("; ")}`;
const table = [
  "# How likely a found food is the right one: boosted trees over what was observed when it was found",
  "# (domain/foods/confidence-trees.ts). Made by bench/calibration.ts, which says with what; never",
  "# edited by hand.",
  "splits  ends",
  ...trees.map(lineOf),
];
writeFileSync(pathOf("../tables/confidence.txt"), `${table.join("\n")}\n`);

/** Of the answers at least so sure, how many are right, and which share of all they are. */
function sureOf(some: readonly Row[], least: number): string {
  const sure = some.filter(({ confidence }) => confidence >= least);
  const right = sure.filter(({ isRight }) => isRight).length;
  const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  return `${share(right, sure.length)} right of ${share(sure.length, some.length)}`;
}
for (const isEveryday of [true, false]) {
  for (const half of ["a", "b"] as const) {
    const some = rows.filter((row) => row.isEveryday === isEveryday && row.half === half);
    const name = isEveryday ? "everyday names" : "survey names";
    console.log(`${name}, half ${half}: 90 %: ${sureOf(some, 0.9)}, 75 %: ${sureOf(some, 0.75)}`);
  }
}

/** Each word's answers: their mean confidence, the share of them that is right, and how many. */
function groupsOf(some: readonly Row[]) {
  const limits = [0, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 1.01];
  return limits.slice(1).flatMap((to, at) => {
    const from = limits[at] ?? 0;
    const group = some.filter(({ confidence }) => confidence >= from && confidence < to);
    if (group.length === 0) return [];
    const said = group.reduce((sum, { confidence }) => sum + confidence, 0) / group.length;
    const right = group.filter(({ isRight }) => isRight).length / group.length;
    return [{ said, right, count: group.length }];
  });
}

const drawn = { "half a": "#b4552d", "half b": "#5b7f95" };
const side = 320;
const x = (share: number) => 44 + share * side;
const y = (share: number) => 20 + (1 - share) * side;
const marks = (["a", "b"] as const).flatMap((half) => {
  const color = drawn[`half ${half}`];
  return groupsOf(rows.filter((row) => row.half === half)).map(
    ({ said, right, count }) =>
      `<circle cx="${x(said).toFixed(1)}" cy="${y(right).toFixed(1)}" r="${Math.sqrt(count * 0.4).toFixed(1)}" fill="${color}" fill-opacity=".7"><title>${count}</title></circle>`,
  );
});
const ticks = [0, 0.25, 0.5, 0.75, 0.9, 1].flatMap((share) => [
  `<text x="${x(share)}" y="${y(0) + 16}" text-anchor="middle">${share * 100}</text>`,
  `<text x="${x(0) - 6}" y="${y(share) + 4}" text-anchor="end">${share * 100}</text>`,
]);
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif" font-size="11">`,
  `<title>How often answers of a confidence are right</title>`,
  `<rect width="400" height="400" fill="#fff"/>`,
  `<path d="M${x(0)} ${y(0)}H${x(1)}V${y(1)}H${x(0)}Z M${x(0)} ${y(0)}L${x(1)} ${y(1)}" fill="none" stroke="#999"/>`,
  ...[0.5, 0.75, 0.9].map(
    (limit) => `<path d="M${x(limit)} ${y(0)}V${y(1)}" stroke="#ddd" stroke-dasharray="3"/>`,
  ),
  ...marks,
  ...ticks,
  `<text x="${x(0.5)}" y="394" text-anchor="middle">confidence, %</text>`,
  `<text transform="translate(12 ${y(0.5)}) rotate(-90)" text-anchor="middle">right, %</text>`,
  `<text x="${x(0.03)}" y="${y(0.95)}" fill="${drawn["half a"]}">half a, not fitted on</text>`,
  `<text x="${x(0.03)}" y="${y(0.9)}" fill="${drawn["half b"]}">half b, fitted on</text>`,
  "</svg>",
];
writeFileSync(pathOf("../../../docs/pictures/confidence.svg"), `${svg.join("\n")}\n`);
