import { readFileSync } from "node:fs";
import { calculate } from "@morsel/domain/foods/calculation";
import type { Catalogue } from "@morsel/domain/foods/catalogue";
import type { Score } from "./score.ts";
import { within } from "./score.ts";
import { type Answer, confidenceScores } from "./shared-tables.ts";

export interface Stranger {
  group: string;
  name: string;
  /** Between which kcal of 100 g the products, or the usual ways to make it, are. */
  from: number;
  to: number;
}

/** The rows of strangers.txt: groups are headed by "# group", the first line names the columns. */
function readStrangers(): Stranger[] {
  const text = readFileSync(new URL("./strangers.txt", import.meta.url), "utf8");
  const strangers: Stranger[] = [];
  let group = "";
  for (const line of text.split("\n").slice(1)) {
    if (line.startsWith("#")) group = line.slice(1).trim();
    else if (line !== "") {
      const [name = "", from = "", to = ""] = line.split("|").map((cell) => cell.trim());
      strangers.push({ group, name, from: Number(from), to: Number(to) });
    }
  }
  return strangers;
}

/** Right is within 15 % or 3 kcal of the range. */
function isRightFor({ from, to }: Stranger, kcal: number): boolean {
  const closest = Math.min(to, Math.max(from, kcal));
  return within(kcal, closest, 0.15, 3);
}

/**
 * Names as Americans say them that nobody prepared the engine for, written before it was asked. They
 * measure what lists of names are worth beyond themselves: whoever writes names must not read them.
 */
export function scoreStrangers(catalogue: Catalogue): Score[] {
  const rows = readStrangers().map((stranger) => {
    const outcome = calculate(catalogue, stranger.name, "100 g");
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
        ({ name: asked, found, kcal, from, to, confidence = 0 }) =>
          `${confidence.toFixed(2)} ${asked} → ${found?.food.name ?? "nothing"} ` +
          `${Math.round(kcal ?? 0)} kcal, not ${from}–${to}`,
      ),
    };
  };
  const groups = [...new Set(rows.map(({ group }) => group))];
  return [
    { ...scoreOf("strangers, kcal per 100 g", rows), reach: 0.6, misses: [] },
    ...groups.map((group) =>
      scoreOf(
        `… ${group}`,
        rows.filter((row) => row.group === group),
      ),
    ),
    ...confidenceScores(answers, rows.length),
  ];
}
