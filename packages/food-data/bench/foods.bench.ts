/**
 * Scores the food engine: npm run bench:foods [-- --misses 30] [-- --only reference] [-- --half a]
 *
 * `--half a` and `--half b` score one half of each development table, split by the survey's food.
 * Only read misses in half a: a rule is worth keeping if the unread half b gains as well.
 *
 * `--unread` scores the tables whose rows nobody reads, and prints nothing but sums. Once a day is
 * enough: no rule may stand or fall by them.
 *
 * `--only strangers` scores names that nobody prepared the engine for (strangers.txt), in sums only:
 * whoever writes names must not read them. Its rows are shown if `--misses` is given along with it.
 *
 * The development tables are kept beside the repository (../shared/bench). If they are missing, the
 * bench says so and only scores our own.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { calculate } from "@morsel/domain/foods/calculation";
import { openCatalogue } from "@morsel/domain/foods/catalogue";
import { packFoodFile } from "../src/food-file.ts";
import { loadKnowledge } from "../src/knowledge.ts";
import { putBeside } from "../src/release/beside.ts";
import { readReleases } from "../src/release/release.ts";
import {
  loadStandardReference,
  openPacked,
  readPackedStandardReference,
} from "../src/standard-reference.ts";
import { halfOf } from "./halves.ts";
import { scoreCommonFoods } from "./most-logged/score-common.ts";
import { printScore } from "./score.ts";
import { scoreNewcomers, scoreOtherTongues } from "./sentences/score-expected.ts";
import { scoreNotes } from "./sentences/score-notes.ts";
import { scoreSentences } from "./sentences/score-sentences.ts";
import { scoreHundred, scoreSixty } from "./sentences/score-told.ts";
import { sharedTables } from "./shared-tables.ts";
import { scoreStrangers } from "./strangers.ts";

const { values } = parseArgs({
  options: {
    misses: { type: "string" },
    only: { type: "string", default: "" },
    half: { type: "string", default: "" },
    unread: { type: "boolean", default: false },
    releases: { type: "boolean", default: false },
  },
});
const show = values.unread ? 0 : Number(values.misses ?? 3);
const folder = values.unread ? "bench/unread" : "bench";

interface SharedRow {
  food?: string;
  query?: string;
  line?: string;
  text?: string;
}

const nameOf = ({ food, query, line, text }: SharedRow) => food ?? query ?? line ?? text ?? "";

/** The embedded foods with the releases of ../shared/bench/releases beside them, packed. */
async function packWithReleases(): Promise<Buffer> {
  const folder = fileURLToPath(new URL("../../../../shared/bench/releases", import.meta.url));
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const reference = loadStandardReference();
  const embedded = openCatalogue(reference, loadKnowledge());
  const file = putBeside(reference, embedded, await readReleases(paths));
  const packed = packFoodFile(file, 9);
  const { ids, firstImported, otherNames } = file;
  console.log(
    `  ${ids.length} foods, ${ids.length - (firstImported ?? 0)} of them imported, ` +
      `${otherNames?.length} other names, ${packed.length} bytes`,
  );
  return packed;
}

const packed = values.releases ? await packWithReleases() : readPackedStandardReference();
const started = performance.now();
const table = openPacked(packed);
const read = performance.now();
const catalogue = openCatalogue(table, loadKnowledge());
catalogue.prepare();
const built = performance.now();

/** Their licence lets them measure and no more, so that nobody reads a row by chance. */
const onlySums = new Set(["meal-sentences.json"]);

const queries: string[] = [];
for (const { file, score } of sharedTables) {
  if (!file.includes(values.only)) continue;
  const path = fileURLToPath(new URL(`../../../../shared/${folder}/${file}`, import.meta.url));
  if (!existsSync(path)) {
    console.log(`– ${file} is not here: skipped.`);
    continue;
  }
  const all = JSON.parse(readFileSync(path, "utf8")) as SharedRow[];
  const rows = all.filter((row) => values.half === "" || halfOf(nameOf(row)) === values.half);
  for (const { query } of rows) if (query) queries.push(query);
  const shown = onlySums.has(file) ? 0 : show;
  for (const result of score(catalogue, rows as never[])) printScore(result, shown);
}

if (!values.unread && "common".includes(values.only)) {
  for (const result of scoreCommonFoods(catalogue)) printScore(result, show);
}

if (!values.unread && "sentences".includes(values.only)) {
  for (const result of scoreSentences(catalogue)) printScore(result, show);
}

if (!values.unread && "tongues".includes(values.only)) {
  printScore(scoreOtherTongues(catalogue), show);
}

if (!values.unread && "newcomers".includes(values.only)) {
  printScore(scoreNewcomers(catalogue), show);
}

if (!values.unread && "hundred".includes(values.only)) {
  for (const result of scoreHundred(catalogue)) printScore(result, show);
}

if (!values.unread && "sixty".includes(values.only)) {
  for (const result of scoreSixty(catalogue)) printScore(result, show);
}

if (!values.unread && "notes".includes(values.only)) {
  for (const result of scoreNotes(catalogue)) printScore(result, show);
}

if (!values.unread && "strangers".includes(values.only)) {
  const isAsked = values.only === "strangers" && values.misses !== undefined;
  for (const result of scoreStrangers(catalogue)) printScore(result, isAsked ? show : 0);
}

if (queries.length === 0) queries.push("milk", "chicken breast", "spaghetti bolognese", "brocoli");
const times = queries.map((query) => {
  const before = performance.now();
  calculate(catalogue, query, "1 cup");
  return performance.now() - before;
});
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
console.log(
  `  opening: ${(read - started).toFixed(0)} ms table, ${(built - read).toFixed(0)} ms names;` +
    ` a calculation: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
);
