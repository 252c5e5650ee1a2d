import type { Catalogue } from "../catalogue.ts";
import { parseItem } from "./item.ts";

/** Nobody eats "-5 eggs". */
const negative = /^(?:[-−]|minus )\d/i;

/** "A billion bananas", "1e308 g"; but "thousand island dressing" is a name. */
const astronomical =
  /^(?:(?:an?|one|some|\d+|several) )?(?:thousands?(?! island)|(?:m|b|tr|gaz|z)illions?) |^\d[\d.]*e[+\d]/i;

const statement = /^(.+?) (?:is|are|was|were|am|isn't|aren't|wasn't|weren't)\b/i;

/**
 * The food that a part of a sentence tells of: "the soup was hot" is soup. Undefined if it tells of
 * none, as "the weather is fine", or of an amount that nobody eats.
 */
export function eatenIn(catalogue: Catalogue, text: string): string | undefined {
  if (negative.test(text)) return undefined;
  if (catalogue.isName(text)) return text;
  if (astronomical.test(text)) return undefined;
  const subject = statement.exec(text)?.[1];
  if (subject === undefined) return text;
  return catalogue.isName(parseItem(catalogue, subject).name) ? subject : undefined;
}
