import { weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { countWord, shareWord, valueOf } from "./number-text.ts";
import { thingsOf } from "./recipe-share.ts";
import { listShared } from "./shared-thing.ts";

/** What was cooked for several meals, and how much of it was eaten: "1 kg chicken, split in 4". */

const portion =
  "(?:portions?|servings?|boxes|box|containers?|tubs?|meals?|lunches|dinners|days|bowls?|jars?|tupperwares?|ways|parts|people|slices?|pieces?|bags?)";
/** What a recipe is told to have made: "made 20 cookies, ate 3". */
const baked =
  "(?:cookies|biscuits|muffins|cupcakes|brownies|scones|buns|rolls|squares|bars|balls|pancakes|waffles|crepes|fritters|patties|burgers|meatballs|dumplings|tortillas|rotis)";
const made = `(?:${portion}|${baked})`;
const ate = "(?:ate|had|eaten|have|eat)";
/** "Had 1", "ate one of them", "had 2 boxes": how many of the portions. */
const eaten = String.raw`(?:[,.;\n(]? ?(?:and |so )?(?:i )?(?:only |just )?${ate} (?:only |just )?(${countWord}|half)(?: of (?:them|it|those|these))?(?: (?:of the )?${made})?\)?(?=[,.;\n)!]|$))`;
const parted = String.raw`(?:(?:split|divided|portioned|shared|separated|cut)(?: (?:up|out|it|them|evenly))? (?:in(?:to)?|between|among|by|over|across|for)|made|makes|enough for|between|for) (?:about |around )?(${countWord})`;
/** ", split in 5 boxes. Had 1 box", "8 servings, had 1", "for 5 meals. Ate one". */
const batch = sparing(
  String.raw`(?:[,;:–(-] ?|[.\n] ?| )(?:(?:i |it |which |all |then )*(?:${parted}(?: equal)?(?: ${made})?|(\d{1,2}) ${portion}))\)?(?:${eaten}|(?=[,.;\n)]|$))`,
  "gu",
);
/** Of these, what tells of a batch by itself; "for 2" may tell who ate it. */
const surely = /\b(?:split|divided|portioned|separated)\b/u;
/** "Turkey chili, 1/5 of the pot. Pot = 2 lb turkey, 2 cans beans": the list of the whole. */
const wholeIs = sparing(
  String.raw`(?<=^|[.;\n] ?)[^.;\n]{2,60}?,? (${shareWord}) of (?:the |a |my )?(pot|pan|batch|tray|recipe|dish|loaf|cake)\b[^.;\n=]{0,20}[.;,\n] ?(?:the )?(?:whole |full )?\2 ?(?:=|:|was|is|has|had|of) ?([^.\n]{8,300})`,
  "u",
);
const weighed = new RegExp(String.raw`\d ?(?:${weight}|cups?|cans?|tins?)\b`, "u");

/** "Batch of chili (500 g mince, 2 cans beans)": the list of it. */
const inBrackets = sparing(/^[^()]{2,60}\(([^()]{8,300})\),? ?$/u);
/** Where the sentence begins that ends here. */
export function sentenceStart(text: string): number {
  const begins = [...text.matchAll(/(?:[.!?] (?=\S)|\n|: (?=\d))/gu)].at(-1);
  return begins ? begins.index + begins[0].length : 0;
}

/** The list of a whole pot as so much of it as was told before. */
function withPotShared(text: string): string {
  const [said = "", share = "", , list = ""] = wholeIs.exec(text) ?? [];
  if (said === "" || !weighed.test(list)) return text;
  return text.replace(said, listShared(thingsOf(list), valueOf(share) ?? 1));
}

/** How much of the list before it a batch tells of; undefined if it may tell of something else. */
function shareOfBatch([all, parts, portions, count]: RegExpExecArray): number | undefined {
  if (count === undefined && !surely.test(all)) return undefined;
  const made = valueOf(parts ?? portions ?? "") ?? 1;
  return made > 1 ? (valueOf(count ?? "1") ?? 1) / made : undefined;
}

/** A text with what was cooked in a batch as what was eaten of it. */
export function withBatchesShared(said: string): string {
  const text = withPotShared(said);
  for (const match of text.matchAll(batch)) {
    const before = text.slice(0, match.index);
    const from = sentenceStart(before);
    const sentence = before.slice(from);
    const [, list = sentence] = inBrackets.exec(sentence) ?? [];
    const share = weighed.test(list) ? shareOfBatch(match) : undefined;
    if (share === undefined) continue;
    const shared = listShared(thingsOf(list), share);
    return text.slice(0, from) + shared + text.slice(match.index + match[0].length);
  }
  return text;
}
