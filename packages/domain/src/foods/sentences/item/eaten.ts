import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { nameDescribed } from "../../names/known-within.ts";
import { sparing } from "../../sparing-pattern.ts";
import { parseItem } from "./item.ts";

/** Nobody eats "-5 eggs". */
const negative = /^(?:[-−]|minus )\d/i;

/** "A billion bananas", "1e308 g"; but "thousand island dressing" is a name. */
const astronomical =
  /^(?:(?:an?|one|some|\d+|several) )?(?:thousands?(?! island)|(?:m|b|tr|gaz|z)illions?) |^\d[\d.]*e[+\d]/i;

/** "120/80", "blood pressure 120/80", "body fat 20 %": what was measured of a body, not of a meal. */
const measured = sparing(
  /^(?:\p{L}+ ){0,3}\d{2,3} ?\/ ?\d{2,3}(?: mm ?hg)?(?: pulse)?(?: \d{2,3})?$|^(?:(?:my|the|today's) )?(?:blood|body|pulse|heart rate|resting|temperature|weight|waist|hips?|height|bmi|bp|hba1c|a1c|glucose|ketones?|oxygen|spo2)\b.*\d/iu,
);
/** "Lost 2 kg", "ran 5 km", "fed the cat", "took my pills", "you pig": done, but not eaten. */
const done = sparing(
  String.raw`^(?:i |we |also |just |and )*(?:lost|gained|lifted|weigh(?:ed)?|ran|run|jogged|swam|walked|cycled|biked|rode|hiked|rowed|slept|woke|burn(?:ed|t)?|smoked(?= (?:a|an|${numeral}|\d+) (?:cigarettes?|cigars?|joints?|packs?)\b)|fed|walked|(?:gave|threw|fed) (?:my|the|our) (?:dog|cat|baby|bird|fish)|gave (?:dog|cat|baby)|took (?:my |the )?(?:pills?|meds?|medicines?|medications?|tablets?|vitamins?)|you (?!tiao\b)\p{L}+)\b`,
  "iu",
);

/** "The chicken lady" is no chicken; "gingerbread man" is a name. */
const somebody =
  /^(?:\p{L}+ )+(?:lady|man|guy|girl|boy|woman|men|women|doctor|nurse|teacher|boss|neighbou?r|vendor|seller)$/iu;

const statement = /^(.+?) (?:is|are|was|were|am|isn't|aren't|wasn't|weren't)\b/i;

/**
 * The food that a part of a sentence tells of: "the soup was hot" is soup. Undefined if it tells of
 * none, as "the weather is fine" and "lost 2 kg", or of an amount that nobody eats.
 */
export function eatenIn(catalogue: Catalogue, text: string): string | undefined {
  if (negative.test(text)) return undefined;
  if (catalogue.isName(text)) return text;
  if (astronomical.test(text) || measured.test(text) || somebody.test(text)) return undefined;
  // "Burnt toast" is what was eaten.
  if (done.test(text) && nameDescribed(catalogue, text) === undefined) return undefined;
  const subject = statement.exec(text)?.[1];
  if (subject === undefined) return text;
  return catalogue.isName(parseItem(catalogue, subject).name) ? subject : undefined;
}
