import { calculate } from "@morsel/domain/foods/calculation";
import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { parseIngredientLine } from "@morsel/domain/foods/measures/ingredient-line";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import type { Score } from "./score.ts";
import { within } from "./score.ts";
import { toldMeals } from "./sentences/score-told.ts";

/** The five development tables, and how their rows are scored. */
export interface SharedTable {
  file: string;
  score(catalogue: Catalogue, rows: never[]): Score[];
}

interface EverydayName {
  query: string;
  food: string;
  kcalPer100g: number;
}
interface Portion {
  food: string;
  measurement: string;
  grams: number;
  kcal: number;
}
interface Reference {
  query: string;
  ndb: string;
  name: string;
}
interface Line {
  line: string;
  quantity: number;
  unit: string;
  name: string;
}

function everydayNames(catalogue: Catalogue, rows: readonly EverydayName[]): Score[] {
  const misses: string[] = [];
  const off: { by: number; text: string }[] = [];
  const answers: Answer[] = [];
  for (const { query, food, kcalPer100g } of rows) {
    const outcome = calculate(catalogue, query, "100 g");
    const kcal = outcome.ok ? outcome.calculation.nutrition.calories : null;
    const isRight = kcal !== null && within(kcal, kcalPer100g, 0.15, 3);
    if (outcome.ok) answers.push({ confidence: outcome.calculation.confidence, isRight });
    if (isRight) continue;
    const got = outcome.ok ? outcome.calculation.food.name : "nothing";
    const text = `${query} → ${got} ${Math.round(kcal ?? 0)} kcal, not ${food} ${kcalPer100g}`;
    off.push({ by: Math.abs((kcal ?? 0) - kcalPer100g), text });
  }
  misses.push(...off.sort((a, b) => b.by - a.by).map(({ text }) => text));
  return [
    {
      name: "everyday names, kcal per 100 g",
      right: rows.length - off.length,
      of: rows.length,
      reach: 0.6,
      misses,
    },
    ...confidenceScores(answers, rows.length),
  ];
}

export interface Answer {
  confidence: number;
  isRight: boolean;
}

/** What the words for the confidence are worth; the screen has the same limits. */
export function confidenceScores(answers: readonly Answer[], of: number): Score[] {
  const right = (some: readonly Answer[]) => some.filter(({ isRight }) => isRight).length;
  const very = answers.filter(({ confidence }) => confidence >= 0.9);
  const guesses = answers.filter(({ confidence }) => confidence < 0.5);
  const sure = answers.filter(({ confidence }) => confidence > 0.75);
  const none = { misses: [] };
  return [
    { name: "… “very sure” of", right: very.length, of, reach: 0.35, ...none },
    { name: "… “very sure”, right", right: right(very), of: very.length, reach: 0.9, ...none },
    { name: "… “a guess”, right (under 50 %)", right: right(guesses), of: guesses.length, ...none },
    { name: "… over 75 % sure and wrong (1 %)", right: sure.length - right(sure), of, ...none },
  ];
}

function portions(catalogue: Catalogue, rows: readonly Portion[]): Score[] {
  const off: { by: number; text: string }[] = [];
  let grams = 0;
  for (const row of rows) {
    const outcome = calculate(catalogue, row.food, row.measurement);
    const found = outcome.ok ? outcome.calculation : undefined;
    if (found && within(found.grams, row.grams, 0.2, 2)) grams++;
    const kcal = found?.nutrition.calories ?? null;
    if (kcal !== null && within(kcal, row.kcal, 0.2, 5)) continue;
    const got = found ? `${found.food.name}, ${found.grams} g (${found.gramsFrom})` : "nothing";
    const text = `${row.food} | ${row.measurement} → ${got} ${Math.round(kcal ?? 0)} kcal, not ${row.grams} g ${row.kcal}`;
    off.push({ by: Math.abs((kcal ?? 0) - row.kcal) / Math.max(20, row.kcal), text });
  }
  const misses = off.sort((a, b) => b.by - a.by).map(({ text }) => text);
  return [
    {
      name: "portions, kcal",
      right: rows.length - off.length,
      of: rows.length,
      reach: 0.6,
      misses,
    },
    { name: "portions, grams", right: grams, of: rows.length, misses: [] },
  ];
}

function referenceFoods(catalogue: Catalogue, rows: readonly Reference[]): Score[] {
  let first = 0;
  let amongFive = 0;
  const misses: string[] = [];
  for (const { query, ndb, name } of rows) {
    const found = catalogue.search(query, 5);
    const place = found.findIndex(({ id }) => id === ndb);
    if (place === 0) first++;
    if (place >= 0) amongFive++;
    if (place !== 0) {
      const got = found.slice(0, 3).map((match) => `${match.name} (${match.score.toFixed(2)})`);
      misses.push(
        `[${place < 0 ? "–" : place + 1}] ${query} → ${got.join(" / ")}, not ${ndb} ${name}`,
      );
    }
  }
  return [
    { name: "reference food, first", right: first, of: rows.length, reach: 0.7, misses },
    {
      name: "reference food, among five",
      right: amongFive,
      of: rows.length,
      reach: 0.9,
      misses: misses.filter((miss) => miss.startsWith("[–]")),
    },
  ];
}

function ingredientLines(catalogue: Catalogue, rows: readonly Line[]): Score[] {
  const misses = { quantity: [] as string[], unit: [] as string[], name: [] as string[] };
  for (const row of rows) {
    const read = parseIngredientLine(catalogue.measures, row.line);
    const text = `${row.line} → ${read.quantity} | ${read.unit} | ${read.name}, not ${row.quantity} | ${row.unit} | ${row.name}`;
    if (Math.abs((read.quantity ?? 0) - row.quantity) > 0.006) misses.quantity.push(text);
    if (read.unit !== row.unit) misses.unit.push(text);
    if (read.name.toLowerCase().trim() !== row.name.toLowerCase().trim()) misses.name.push(text);
  }
  const several = rows.filter(({ line }) => readFoodSentence(catalogue, line).items.length !== 1);
  const reaches = { quantity: 0.995, unit: 0.98, name: 0.85 };
  const fields = (["quantity", "unit", "name"] as const).map((field) => ({
    name: `ingredient line, ${field}`,
    right: rows.length - misses[field].length,
    of: rows.length,
    reach: reaches[field],
    misses: [...new Set(misses[field])],
  }));
  const one = {
    name: "ingredient line, one food",
    right: rows.length - several.length,
    of: rows.length,
    reach: 0.97,
    misses: several.map(({ line }) => line),
  };
  return [...fields, one];
}

export const sharedTables: readonly SharedTable[] = [
  { file: "everyday-names.json", score: everydayNames },
  { file: "portion-calories.json", score: portions },
  { file: "reference-food.json", score: referenceFoods },
  { file: "ingredient-lines.json", score: ingredientLines },
  { file: "meal-sentences.json", score: toldMeals },
];
