import type { FillingRole, Kitchen } from "../kitchen.ts";
import { type FilledDish, pantryParts, weighFillings } from "./filled-dish.ts";

/** What is bound, and with which dressing. */
const bound =
  /^(.*\b(?:tuna|chicken|turkey|ham|egg|crab|lobster|shrimp|seafood|salmon|potato|macaroni|pasta) salad\b.*?),? (?:made )?with ((?:[a-z-]+ ){0,6}(?:dressing|mayonnaise))\b/;
const leaves = /\blettuce\b|\bgarden\b|\bsandwich\b|\bwrap\b/;
const binding = 14;
/** Grams of celery by what it is chopped into: a quarter of a tuna salad, none of an egg salad. */
const celeryIn: Partial<Record<FillingRole, number>> = {
  meat: 24,
  fish: 24,
  grain: 10,
  potato: 10,
};
const onion = 4;

/** "Tuna salad, made with light mayonnaise", "potato salad with egg, made with Italian dressing". */
export function readBoundSalad(kitchen: Kitchen, text: string): FilledDish | undefined {
  const [, salad = "", dressing = ""] = bound.exec(text) ?? [];
  const [binds] = kitchen.choose("salad binding", dressing)?.items ?? [];
  if (!binds || leaves.test(text)) return undefined;
  const named = weighFillings(kitchen, salad, kitchen.fillingGrams("bound salad"));
  if (named.length === 0) return undefined;
  const celery = Math.max(...named.map(({ role }) => celeryIn[role] ?? 0));
  return {
    template: "boundsalad",
    surely: true,
    parts: [
      ...named,
      { id: binds.id, grams: binding },
      ...pantryParts(kitchen, [
        ["celery", celery],
        ["cooked onion", onion],
      ]),
    ],
  };
}
