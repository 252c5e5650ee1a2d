/**
 * Fits the confidence and draws how well it means it:
 *
 *     npx tsx packages/food-data/bench/calibration.ts
 *
 * Fitted on half b of two development tables, whose rows nobody reads; drawn for half a, which the
 * fit hasn't seen. Prints the weights for domain/foods/confidence.ts and writes
 * docs/pictures/confidence.svg.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calculate, matchesFor } from "@morsel/domain/foods/calculation";
import { type Evidence, evidenceNames, evidenceOf } from "@morsel/domain/foods/confidence";
import { readDescribedDish } from "@morsel/domain/foods/dishes/described-dish";
import { openEmbeddedCatalogue } from "../src/knowledge.ts";
import { halfOf } from "./halves.ts";
import { within } from "./score.ts";

interface Row {
  isName: boolean;
  half: "a" | "b";
  evidence: Evidence;
  confidence: number;
  isRight: boolean;
}

const catalogue = openEmbeddedCatalogue();
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (file: string) =>
  JSON.parse(readFileSync(pathOf(`../../../../shared/bench/${file}`), "utf8")) as unknown;

function rowOf(typed: string, food: string, kcal: number, isName: boolean): Row[] {
  const matches = matchesFor(catalogue, typed);
  const outcome = calculate(catalogue, typed, "100 g", matches);
  if (!outcome.ok) return [];
  const { calculation } = outcome;
  const dish = readDescribedDish(catalogue, typed, matches[0]);
  const score = dish?.score ?? matches[0]?.score ?? 0;
  const found = { typed, food: calculation.food, score, matches };
  const isRight = within(calculation.nutrition.calories ?? 0, kcal, 0.15, 3);
  return [
    {
      isName,
      half: halfOf(food),
      evidence: evidenceOf(catalogue, found),
      confidence: calculation.confidence,
      isRight,
    },
  ];
}

const names = read("everyday-names.json") as { query: string; food: string; kcalPer100g: number }[];
const portions = read("portion-calories.json") as { food: string; grams: number; kcal: number }[];
const rows = [
  ...names.flatMap(({ query, food, kcalPer100g }) => rowOf(query, food, kcalPer100g, true)),
  ...portions
    .filter(({ grams }) => grams >= 20)
    .flatMap(({ food, grams, kcal }) => rowOf(food, food, (100 * kcal) / grams, false)),
];

/** Keeps weights small where rows are few. */
const ridge = 1;

/** Solves a small system of equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const all = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of all.entries()) {
    const by = pivot[at] ?? 1;
    for (const [other, row] of all.entries()) {
      if (other === at) continue;
      const times = (row[at] ?? 0) / by;
      pivot.forEach((value, column) => {
        row[column] = (row[column] ?? 0) - times * value;
      });
    }
  }
  return all.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Logistic regression by Newton's method; the last weight is the intercept. */
function fit(some: readonly { x: readonly number[]; y: number }[]): number[] {
  const size = evidenceNames.length + 1;
  let weights: number[] = Array.from({ length: size }, () => 0);
  for (let turn = 0; turn < 30; turn++) {
    const slope = weights.map((weight, at) => (at < size - 1 ? ridge * weight : 0));
    const curve: number[][] = weights.map((_, row) =>
      weights.map((__, column) => (row === column && row < size - 1 ? ridge : 0)),
    );
    for (const { x, y } of some) {
      const likely = 1 / (1 + Math.exp(-dot(weights, x)));
      x.forEach((value, row) => {
        slope[row] = (slope[row] ?? 0) + value * (likely - y);
        const line: number[] = curve[row] ?? [];
        x.forEach((other, column) => {
          line[column] = (line[column] ?? 0) + value * other * likely * (1 - likely);
        });
      });
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
  }
  return weights;
}

const pointOf = ({ evidence, isRight }: Row) => ({
  x: [...evidenceNames.map((name) => evidence[name]), 1],
  y: isRight ? 1 : 0,
});
const unseen = rows.filter(({ half }) => half === "b");
// What people type counts twice what surveys call their foods.
const weights = fit([...unseen, ...unseen.filter(({ isName }) => isName)].map(pointOf));
const keys = [...evidenceNames, "intercept"];
console.log(keys.map((key, at) => `${key} ${weights[at]?.toFixed(2) ?? "?"}`).join(", "));

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
  return groupsOf(rows.filter((row) => row.isName && row.half === half)).map(
    ({ said, right, count }) =>
      `<circle cx="${x(said).toFixed(1)}" cy="${y(right).toFixed(1)}" r="${Math.sqrt(count * 1.6).toFixed(1)}" fill="${color}" fill-opacity=".7"><title>${count}</title></circle>`,
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
