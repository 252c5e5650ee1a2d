import type { KeptNewMeal } from "@morsel/contract/meals";
import { answerNow } from "../../lib/answer-now.ts";
import { contract } from "../../lib/contract.ts";
import { today } from "../../lib/today.ts";
import { recentSpan } from "./history.ts";
import { dayQuery, diaryQuery } from "./queries.ts";

type Rules = Awaited<ReturnType<typeof contract.meals>>;
/** Undefined until they have loaded; the server judges alone meanwhile. */
let rules: Rules | undefined;

/** Loads the contract's rules ahead: a press can't wait for them. */
export async function learnRules(): Promise<void> {
  rules = await contract.meals();
}

/** How many entries a day has, as far as this browser knows. */
function countOn(date: string): number {
  const recent = answerNow(diaryQuery, recentSpan(today())) ?? [];
  const counted = recent.filter((meal) => meal.date === date).length;
  return Math.max(counted, answerNow(dayQuery, { date })?.mealCount ?? 0);
}

interface Foreseen {
  accepted: KeptNewMeal[];
  /** By reason. */
  refused: { invalid: KeptNewMeal[]; dayFull: KeptNewMeal[] };
}

/** Tells apart what the server would take and what it would refuse. */
export function foresee(entries: readonly KeptNewMeal[]): Foreseen {
  const foreseen: Foreseen = { accepted: [], refused: { invalid: [], dayFull: [] } };
  const { accepted, refused } = foreseen;
  for (const entry of entries) {
    const added = accepted.filter(({ date }) => date === entry.date).length;
    if (!rules) accepted.push(entry);
    else if (!rules.keptNewMeal.safeParse(entry).success) refused.invalid.push(entry);
    else if (countOn(entry.date) + added >= rules.maxMealsPerDay.logged)
      refused.dayFull.push(entry);
    else accepted.push(entry);
  }
  return foreseen;
}
