import { calculate } from "@morsel/domain/foods/calculation";
import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { type RangedRow, readRangedRows } from "./ranged-rows.ts";
import type { Score } from "./score.ts";
import { within } from "./score.ts";
import { type Answer, confidenceScores } from "./shared-tables.ts";

/** Right is within 15 % or 3 kcal of the range. */
function isRightFor({ from, to }: RangedRow, kcal: number): boolean {
  const closest = Math.min(to, Math.max(from, kcal));
  return within(kcal, closest, 0.15, 3);
}

/**
 * Names as Americans say them that nobody prepared the engine for, written before it was asked. They
 * measure what lists of names are worth beyond themselves: whoever writes names must not read them.
 * Of the five hundred written last, half may be read to find rules by, and half is never printed: a
 * rule carries over if that half gains as well.
 */
export function scoreStrangers(catalogue: Catalogue): Score[] {
  return [
    ...scoreNames(catalogue, "strangers", "strangers.txt"),
    ...scoreNames(catalogue, "later strangers", "strangers-later.txt"),
    ...onlySums(scoreNames(catalogue, "held back", "strangers-held-back.txt")),
  ];
}

const onlySums = (scores: readonly Score[]) => scores.map((score) => ({ ...score, misses: [] }));

function scoreNames(catalogue: Catalogue, table: string, file: string): Score[] {
  const rows = readRangedRows(new URL(file, import.meta.url)).map((stranger) => {
    const outcome = calculate(catalogue, stranger.text, "100 g");
    const found = outcome.ok ? outcome.calculation : undefined;
    const kcal = found?.nutrition.calories ?? null;
    const isRight = kcal !== null && isRightFor(stranger, kcal);
    return { ...stranger, found, kcal, isRight, confidence: found?.confidence };
  });
  const answers: Answer[] = rows.flatMap(({ confidence, isRight }) =>
    confidence === undefined ? [] : [{ confidence, isRight }],
  );
  const scoreOf = (name: string, some: typeof rows): Score => {
    const wrong = some
      .filter(({ isRight }) => !isRight)
      .sort((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0));
    return {
      name,
      right: some.length - wrong.length,
      of: some.length,
      misses: wrong.map(
        ({ text: asked, found, kcal, from, to, confidence = 0 }) =>
          `${confidence.toFixed(2)} ${asked} → ${found?.food.name ?? "nothing"} ` +
          `${Math.round(kcal ?? 0)} kcal, not ${from}–${to}`,
      ),
    };
  };
  const groups = [...new Set(rows.map(({ group }) => group))];
  return [
    { ...scoreOf(`${table}, kcal per 100 g`, rows), reach: 0.6, misses: [] },
    ...groups.map((group) =>
      scoreOf(
        `… ${group}`,
        rows.filter((row) => row.group === group),
      ),
    ),
    ...confidenceScores(answers, rows.length),
  ];
}
