/**
 * Searches for texts that the food engine is slow at: npm run bench slow-inputs [-- --rounds 2000]
 *
 * Starts from the kinds of text that people and attackers write, mutates them at random and keeps
 * the slowest, which it prints with its processor time. Add any text that takes over 20 ms to
 * `slow-inputs.test.ts`, with whatever makes it fast.
 */
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { calculate } from "@morsel/domain/foods/calculation";
import { convertUnits } from "@morsel/domain/foods/ingredients/unit-conversion";
import { parseIngredientLine } from "@morsel/domain/foods/measures/ingredient-line";
import { checkPortion } from "@morsel/domain/foods/portions/portion-check";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { loadCalculatorTables, openEmbeddedCatalogue } from "../src/knowledge.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
  },
});

const tables = loadCalculatorTables();
const catalogue = openEmbeddedCatalogue();
catalogue.prepare();

interface Call {
  name: string;
  longest: number;
  run(text: string): unknown;
}
const calls: readonly Call[] = [
  { name: "a sentence", longest: 1000, run: (text) => readFoodSentence(catalogue, text) },
  { name: "a food", longest: 200, run: (text) => calculate(catalogue, text, "1 cup") },
  { name: "a measurement", longest: 200, run: (text) => calculate(catalogue, "milk", text) },
  { name: "a search", longest: 200, run: (text) => catalogue.search(text, 20) },
  { name: "a beginning", longest: 200, run: (text) => catalogue.suggest(text, 6, []) },
  {
    name: "an ingredient line",
    longest: 1000,
    run: (text) => parseIngredientLine(catalogue.measures, text),
  },
  {
    name: "a portion check",
    longest: 200,
    run: (text) => checkPortion(tables.portions, "milk", text),
  },
  {
    name: "a conversion",
    longest: 200,
    run: (text) => convertUnits(catalogue.measures.units, tables.ingredients, text, 2, "cup", text),
  },
];

/** Building blocks: words that separate foods, foods, typos, amounts, punctuation. */
const pieces = [
  ..."a e|x & |rice and |with |and |on |in |over |, |\n|; |. |- |+ |( |) |no |without |plus |or |of |: ".split(
    "|",
  ),
  ..."chicken|ham|cheese|omelette with |sandwich|salad with |smoothie with |pasta with |gin and |fish and chips|breaded |turkey |cooked |raw |fried ".split(
    "|",
  ),
  ..."chikken |zucchinni |kwinoa |brocolli |straberries |abcdefgh |qwertyuiop |mayonnase |sandwhich |yoghourt ".split(
    "|",
  ),
  ...'1|2 |1/2 |½|1½ |1,000|1.5 |3-4 |x2|100g |200 ml |1 cup |2 slices |half |a dozen |couple |1 (8 oz) can |4" x 2" |1 fl oz '.split(
    "|",
  ),
  ..."x|(|!|-|…|é|😀|\u00a0|'|%|1/|9,|\u202e".split("|"),
];

let state = Number(values.seed);
/** A pseudorandom integer below `below`; the sequence is the same in each run. */
function random(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const anyPiece = () => pieces[random(pieces.length)] ?? "";

const filled = (text: string, longest: number) =>
  text === "" ? "" : text.repeat(Math.ceil(longest / text.length)).slice(0, longest);

function changed(text: string, longest: number): string {
  const at = random(text.length + 1);
  const until = at + random(Math.min(40, text.length - at + 1));
  const ways = [
    () => text.slice(0, at) + anyPiece() + text.slice(at),
    () => text.slice(0, at) + text.slice(until),
    () => text.slice(0, at) + filled(anyPiece(), 60) + text.slice(until),
    () => filled(text.slice(at, until), longest),
    () => filled(anyPiece() + anyPiece(), longest),
    () => text.slice(0, at) + text.slice(at, until).repeat(3) + text.slice(until),
  ];
  return filled(ways[random(ways.length)]?.() ?? text, longest);
}

/** Milliseconds of processor time, which hardly depend on other work on the machine. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function cost({ run }: Call, text: string): number {
  let min = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn++) {
    const before = processor();
    run(text);
    min = Math.min(min, processor() - before);
    if (turn === 0 && min < 1) break;
  }
  return min;
}

const started = performance.now();
for (const call of calls) {
  const texts = pieces.map((piece) => filled(piece, call.longest));
  for (const text of texts) call.run(text);
  const kept = texts.map((text) => ({ text, ms: cost(call, text) }));
  for (let round = 0; round < Number(values.rounds); round++) {
    const parent = kept[random(Math.min(12, kept.length))]?.text ?? "";
    const text = changed(parent, call.longest);
    kept.push({ text, ms: cost(call, text) });
    kept.sort((a, b) => b.ms - a.ms);
    kept.length = Math.min(kept.length, 40);
  }
  const [worst] = kept;
  const shown = JSON.stringify(worst?.text ?? "").slice(0, 90);
  console.log(`  ${call.name.padEnd(20)} ${(worst?.ms ?? 0).toFixed(1).padStart(7)} ms  ${shown}`);
}
console.log(`  ${Math.round((performance.now() - started) / 1000)} s of searching`);
