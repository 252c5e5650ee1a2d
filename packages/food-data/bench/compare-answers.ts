/**
 * Compares the food engine's answers before and after a change that must not alter any.
 *
 *   npx tsx packages/food-data/bench/compare-answers.ts keep FILE      before the change
 *   npx tsx packages/food-data/bench/compare-answers.ts against FILE   after it: prints what differs
 *   …  against FILE 20                                                 the same for every 20th name
 *
 * Asks for every name and dish of ours, every food of the reference, our own and the development
 * tables' queries in many measures, their lines and sentences, and suggestions while typing.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type CalculationOutcome,
  calculate,
  calculateFood,
  matchesFor,
} from "@morsel/domain/foods/calculation";
import { openCatalogue } from "@morsel/domain/foods/catalogue";
import { checkPortion } from "@morsel/domain/foods/portions/portion-check";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { loadCalculatorTables, loadKnowledge } from "../src/knowledge.ts";
import { loadStandardReference } from "../src/standard-reference.ts";
import { commonFoods } from "./most-logged/common-foods.ts";
import { mealSentences } from "./sentences/meals.ts";
import { talkSentences } from "./sentences/talk.ts";
import { partSentences } from "./sentences/told-by-parts.ts";
import { weighedLines } from "./sentences/weighed-lines.ts";

const few = ["100 g", "1 serving", "1"];
const many = [
  ...few,
  "1 cup",
  "2 tbsp",
  "1 medium",
  "2 large",
  "1 small",
  "1 slice",
  "3 pieces",
  "1 can",
  "1 glass",
  "1 bag",
  "1 surface inch",
  "1 linear inch",
  "1 cup, dry, yields",
  "1 cup mashed",
];

const [mode, path = "", every = "1"] = process.argv.slice(2);

/** Picks the names to ask for, the same ones in each run. */
function isAsked(name: string): boolean {
  const first = createHash("sha256").update(name).digest().readUInt32BE(0);
  return first % Number(every) === 0;
}

const knowledge = loadKnowledge();
const calculator = loadCalculatorTables();
const table = loadStandardReference();
const catalogue = openCatalogue(table, knowledge);

interface Row {
  query?: string;
  food?: string;
  measurement?: string;
  line?: string;
  text?: string;
}

function sharedRows(file: string): Row[] {
  const path = fileURLToPath(new URL(`../../../../shared/bench/${file}`, import.meta.url));
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Row[]) : [];
}

/** A readable summary of an answer, and a hash of all of it. */
function told(outcome: CalculationOutcome): string {
  const hash = createHash("sha256").update(JSON.stringify(outcome)).digest("base64url").slice(0, 8);
  if (!outcome.ok) return `no ${outcome.failed} #${hash}`;
  const { food, grams, gramsFrom, confidence } = outcome.calculation;
  return `${food.id} ${food.name.slice(0, 60)} | ${grams} g ${gramsFrom} ${confidence} #${hash}`;
}

const answers = new Map<string, string>();

function ask(name: string, measurements: readonly string[]): void {
  if (!isAsked(name)) return;
  const matches = matchesFor(catalogue, name);
  for (const measurement of measurements) {
    const question = `${name} × ${measurement}`;
    if (!answers.has(question)) {
      answers.set(question, told(calculate(catalogue, name, measurement, matches)));
    }
  }
}

const started = performance.now();
for (const { ways, measures } of commonFoods) {
  for (const way of ways) ask(way, [...measures.map(({ measurement }) => measurement), ...many]);
}
for (const { query = "" } of sharedRows("everyday-names.json")) ask(query, many);
for (const { query = "" } of sharedRows("reference-food.json")) ask(query, many);
for (const { food = "", measurement = "" } of sharedRows("portion-calories.json")) {
  ask(food, [measurement, ...many]);
}
for (const [, names] of knowledge.names) for (const name of names.split("; ")) ask(name, few);
for (const { name, names } of knowledge.dishes) for (const said of [name, ...names]) ask(said, few);
for (const id of table.ids.filter(isAsked)) {
  const food = catalogue.food(id);
  if (!food) continue;
  for (const measurement of many) {
    answers.set(`food ${id} × ${measurement}`, told(calculateFood(catalogue, food, measurement)));
  }
}

const sentences = [
  ...[...mealSentences, ...talkSentences, ...partSentences, ...weighedLines].map(
    ({ text }) => text,
  ),
  ...sharedRows("ingredient-lines.json").map(({ line = "" }) => line),
  ...sharedRows("meal-sentences.json").map(({ text = "" }) => text),
];
for (const text of sentences.filter(isAsked)) {
  const { items } = readFoodSentence(catalogue, text);
  const parts = items.map(({ name, measurement, outcome }) => [name, measurement, told(outcome)]);
  answers.set(`sentence ${text}`, JSON.stringify(parts));
}

const namesFor = (start: string) => catalogue.suggest(start, 8, []).map(({ name }) => name);

const starts = new Set<string>();
for (const [, names] of knowledge.names) {
  for (const name of names.split("; ").slice(0, 3)) {
    for (let length = 1; length <= 5; length++) starts.add(name.slice(0, length).toLowerCase());
  }
}
for (const start of [...starts].filter(isAsked)) {
  answers.set(`typed ${start}`, namesFor(start).join("; "));
}
for (const { ways } of commonFoods) {
  for (const way of ways.filter(isAsked)) {
    for (const measurement of many) {
      const check = checkPortion(calculator.portions, way, measurement);
      if (check)
        check.portion = { ...check.portion, warningThreshold: check.portion.fdaRACCgrams * 3 };
      answers.set(`portion of ${way} × ${measurement}`, check ? JSON.stringify(check) : "–");
    }
  }
}

console.log(`${answers.size} answers in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
if (mode === "keep") {
  writeFileSync(path, JSON.stringify([...answers], null, 0));
} else if (mode === "against") {
  const before = new Map(JSON.parse(readFileSync(path, "utf8")) as [string, string][]);
  const questions = new Set([...(every === "1" ? before.keys() : []), ...answers.keys()]);
  const differing = [...questions].filter((one) => before.get(one) !== answers.get(one));
  for (const question of differing) {
    console.log(`${question.replace(/\n/g, " ⏎ ")}\n  - ${before.get(question) ?? "not asked"}`);
    console.log(`  + ${answers.get(question) ?? "not asked"}`);
  }
  console.log(`${differing.length} of ${questions.size} differ.`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} else {
  console.log("Say what to do: keep FILE, or against FILE.");
}
