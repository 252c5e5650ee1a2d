/**
 * Asks for the names that we know in other words, which mustn't change what is found:
 *
 *     npx tsx packages/food-data/bench/variants.bench.ts [--every 8] [--only leftover] [--misses 30]
 *
 * "Leftover pad thai", "pad thai (homemade)" and "I had pad thai" are pad thai. Needs no rows, so what
 * it finds are faults of rules: nobody can tune a list to it. A plural or a typo may well be another
 * food, so no figure can be 100 %.
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { loadKnowledge, openEmbeddedCatalogue } from "../src/knowledge.ts";
import { printScore, within } from "./score.ts";

const { values } = parseArgs({
  options: {
    every: { type: "string", default: "8" },
    only: { type: "string", default: "" },
    misses: { type: "string", default: "0" },
  },
});

interface Variant {
  name: string;
  /** Undefined if a name can't be said so. */
  say(name: string): string | undefined;
}

const words = (name: string) => name.split(" ");
const longestWord = (name: string) => words(name).reduce((a, b) => (b.length > a.length ? b : a));

/** A name with two letters of its longest word swapped. */
function mistyped(name: string): string | undefined {
  const word = longestWord(name);
  const at = Math.floor(word.length / 2);
  const [one = "", other = ""] = word.slice(at);
  if (word.length < 6 || one === other) return undefined;
  return name.replace(word, word.slice(0, at) + other + one + word.slice(at + 2));
}

/** Names in a field of their own: the energy of 100 g must be the same. */
const typed: readonly Variant[] = [
  { name: "some", say: (name) => `some ${name}` },
  { name: "leftover", say: (name) => `leftover ${name}` },
  { name: "store-bought", say: (name) => `store-bought ${name}` },
  { name: "of a shop", say: (name) => `Great Value ${name}` },
  { name: "of somebody", say: (name) => `Grandma's ${name}` },
  { name: "praised", say: (name) => `delicious ${name}` },
  { name: "homemade", say: (name) => `${name} (homemade)` },
  { name: "bought", say: (name) => `${name} from Uber Eats` },
  {
    name: "inverted",
    say: (name) => (words(name).length === 2 ? words(name).toReversed().join(", ") : undefined),
  },
  {
    name: "without its space",
    say: (name) => (/^\p{L}{3,} \p{L}{3,}$/u.test(name) ? name.replace(" ", "") : undefined),
  },
  { name: "plural", say: (name) => (/[a-rt-z]$/.test(name) ? `${name}s` : undefined) },
  { name: "mistyped", say: mistyped },
];

/** Names in a sentence: the food must be the only one of it. */
const told: readonly Variant[] = [
  { name: "I had …", say: (name) => `I had ${name}` },
  { name: "… for lunch", say: (name) => `${name} for lunch` },
  { name: "my usual …", say: (name) => `my usual ${name}` },
  { name: "a small …", say: (name) => `a small ${name}` },
  { name: "… (250 kcal)", say: (name) => `${name} (250 kcal)` },
  { name: "150g …", say: (name) => `150g ${name}` },
  { name: "… x2", say: (name) => `${name} x2` },
];

/** A name and its amount in a sentence: the energy must be that of the two in fields of their own. */
const measured: readonly { name: string; say(name: string, amount: string): string }[] = [
  { name: "amount before", say: (name, amount) => `${amount} ${name}` },
  { name: "amount behind", say: (name, amount) => `${name} ${amount}` },
  { name: "amount in brackets", say: (name, amount) => `${name} (${amount})` },
  { name: "amount behind a dash", say: (name, amount) => `${name} - ${amount}` },
  { name: "amount behind a colon", say: (name, amount) => `${name}: ${amount}` },
];
const amounts = ["100 g", "1 cup", "1 large", "2 tbsp", "1 small", "a handful", "1 1/2 cups"];

const catalogue = openEmbeddedCatalogue();
const { names, dishes, labels } = loadKnowledge();
const own = [...dishes, ...labels.foods];
const all = new Set([
  ...names.flatMap(([, said]) => said.split("; ")),
  ...own.flatMap((food) => [food.name, ...food.names]),
]);
const ownNames = new Set(own.map(({ name }) => name));

/** The same names in each run. */
const isAsked = (name: string) =>
  createHash("sha256").update(name).digest().readUInt32BE(0) % Number(values.every) === 0;

interface Led {
  id: string;
  name: string;
  kcal: number;
}

function ledTo(name: string): Led | undefined {
  const outcome = calculate(catalogue, name, "100 g");
  if (!outcome.ok) return undefined;
  const { food, nutrition } = outcome.calculation;
  return { id: food.id, name: food.name, kcal: nutrition.calories ?? 0 };
}

const isSame = (led: Led | undefined, right: Led) =>
  led !== undefined && (led.id === right.id || within(led.kcal, right.kcal, 0.15, 3));

function toldAs(text: string): Led[] {
  return readFoodSentence(catalogue, text).items.flatMap(({ outcome }) => {
    if (!outcome.ok) return [];
    const { food } = outcome.calculation;
    return [{ id: food.id, name: food.name, kcal: food.per100g.calories ?? 0 }];
  });
}

function score(
  variant: Variant,
  asked: readonly string[],
  answersTo: (text: string) => readonly (Led | undefined)[],
): void {
  const misses: string[] = [];
  let of = 0;
  for (const name of asked) {
    const right = ledTo(name);
    const text = variant.say(name);
    // What is a name by itself may be another food.
    if (!right || text === undefined || all.has(text)) continue;
    of++;
    const [led, ...others] = answersTo(text);
    if (others.length === 0 && isSame(led, right)) continue;
    const got = [led, ...others].map((one) => one?.name ?? "nothing").join(" + ");
    misses.push(`${text} → ${got}, not ${right.name}`);
  }
  printScore({ name: variant.name, right: of - misses.length, of, misses }, Number(values.misses));
}

function scoreMeasured({ name, say }: (typeof measured)[number], asked: readonly string[]): void {
  const misses: string[] = [];
  let of = 0;
  for (const [at, food] of asked.entries()) {
    const amount = amounts[at % amounts.length] ?? "";
    const right = calculate(catalogue, food, amount);
    if (!right.ok) continue;
    of++;
    const kcal = right.calculation.nutrition.calories ?? 0;
    const got = readFoodSentence(catalogue, say(food, amount)).items.reduce(
      (sum, { outcome }) => sum + (outcome.ok ? (outcome.calculation.nutrition.calories ?? 0) : 0),
      0,
    );
    if (within(got, kcal, 0.1, 5)) continue;
    misses.push(`${say(food, amount)} → ${Math.round(got)} kcal, not ${Math.round(kcal)}`);
  }
  printScore({ name, right: of - misses.length, of, misses }, Number(values.misses));
}

for (const variant of typed.filter(({ name }) => name.includes(values.only))) {
  score(variant, [...all].filter(isAsked), (text) => [ledTo(text)]);
}
// Sentences take longer, and most faults show in the foods' own names.
for (const variant of told.filter(({ name }) => name.includes(values.only))) {
  score(variant, [...ownNames], toldAs);
}
for (const variant of measured.filter(({ name }) => name.includes(values.only))) {
  scoreMeasured(variant, [...ownNames]);
}
