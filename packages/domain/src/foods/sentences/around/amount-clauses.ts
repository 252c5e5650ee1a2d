import { hedge } from "../../measures/hedge-words.ts";
import { numeral } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import type { Units } from "../../measures/units.ts";
import { sparing } from "../../sparing-pattern.ts";
import { begins, cooking, count, either } from "../words.ts";

/**
 * How much it was, in a clause of its own: "rice, amount: 1 cup", "steak. It was about 200 g", "200 g,
 * rice". Such a clause holds an amount and nothing else; "it was 2 slices of toast" tells another food.
 */

const hedges = `(?:(?:${hedge}|some) ?)*`;
/** What an amount is headed by. */
const label =
  "(?:the )?(?:(?:total|serving|portion|approx\\.?|estimated) )?(?:amount|quantity|qty|weight|size|total|count|measurement|measure|servings?|portions?)(?: (?:was|is|of|eaten|consumed|had))*";
/** "It was", "I'd say", "must have been", "in the amount of" */
const estimate = either(`
  (?:it|that|this|they|those|there|which) ?(?:was|were|is|are|'s|’s|would be|must have been|might have been|could have been|came to|weighed|weighs|looked like|looks like|has to be|had to be)
  its|thats|(?:must|might|could|would) have been|(?:has|had|have) to be|came to|came out (?:at|to)|looked like
  (?:i'?d|i’d|i would|i) (?:say|think|guess|reckon|believe|estimate|bet|suppose|assume)(?: (?:it'?s|it was|that'?s|that was|they were))?
  call it|let'?s (?:say|call it)|say|guess(?:ing|timate|ed)?|estimat(?:e|ed|ing)|weigh(?:ed|ing|s)(?: (?:in )?at)?|measur(?:ed|ing)
  to the tune of|in the amount of|amounting to|totall?ing|approx\\.?
`);
/** What follows is another thing; but "1 and 1/2 cups" is one amount. */
const goesOn = String.raw` (?:and|with|plus|but)\b(?! (?:an? )?(?:\d\/\d|[¼-¾]|half|third|quarter))`;
/** Up to the end of its clause. */
const upToEnd = String.raw`((?:(?!${goesOn})(?:[^,.;:()<>\n]|\.(?=\d))){1,30}?)`;
const ends = String.raw`(?=\s*(?:,(?!\d)|[;)>\n]|\.(?!\d)|$|${goesOn}))`;
/** "Rice, amount: 1 cup", "rice (I'd say a cup)"; had a Total, the cereal. */
const said = sparing(
  String.raw`(?<=[\p{L})%])(?<!\b(?:had|ate|and|with|of|some|the|fage))(?:\s*[,;.:(–—-]+\s*|\s+)(?:and |but |which )?(?:(${label})|${estimate})[:=]? ?${hedges}${upToEnd}(?:\)|${ends})`,
  "giu",
);
/** "Rice <1 cup>", "milk x 1 cup", "milk (about 250 ml)", "broccoli @ 100 g" */
const marked = new RegExp(
  String.raw`(?<=\p{L}) ?(?:<|\((?=${hedge})${hedges}| x (?=\d[\d./]* ?\p{L})| @ (?=\d)| [-–—] (?=\d)|: ?(?=\d)| ?= ?(?=\d)) ?${upToEnd}(?:[)>]|${ends})`,
  "giu",
);
/** "Eggs; 2", "eggs\n2" */
const number = /(?<=\p{L}{3}\)?)\s*(?:[;|]|\.{1,3}|…|\n) ?(\d{1,2})\.?(?=\s*(?:$|,(?!\d)|[;\n]))/gu;
/** "Rice, 1 cup in total", "almonds, 1 cup worth" */
const inAll = / ?(?:in total|total|altogether|overall|all told|in all|all together|worth)$/iu;
const behind = sparing(
  String.raw`(?<=\p{L}{2,})(?:, ?| ?\()${hedges}((?:\d|an? |half |one |two )[^,.;:()\n]{1,25}(?:total|altogether|overall|all told|in all|all together|worth))(?:\)|(?=[,.;\n]|$))`,
  "giu",
);
/** "100 g worth of rice", "a glass's worth of juice", "a cup of, uh, rice", "a cup of last night's rice" */
const beforeFood = sparing(
  String.raw`(?<=^|[\s,(])((?:\d[\d./]*|half an?|an?|${numeral}|\d+ \d\/\d) ?\p{L}+(?: \p{L}+)??)(?:(?:'?s'?|’s|’)? worth of|(?:['’]s|['’])? of(?:,? (?:uh+m?|um+|er+m?|hmm+|like),?|\.\.\.|…| that| this| these| those| (?:last night|yesterday|tonight|today|(?:this|yesterday) (?:morning|evening)|the other (?:day|night))['’]?s| what (?:i (?:think|thought|guess|believe|assume) )?(?:was|were|is|looked like|tasted like)(?: probably| maybe)?)) (?=\p{L})`,
  "giu",
);
/** "Eggs, 2", "tacos, three, with rice": a food's name with its count behind it. */
const counted = new RegExp(
  String.raw`(?<=^|[,;.\n)] ?|\band )(?!(?:and|with|plus|then|had|ate) )(\p{L}[\p{L}' -]{1,40}?)(?:, | [-–—] |: ?| ?= ?| \()(${count})\)?${ends}`,
  "giu",
);
/** "Rissoles, mash and gravy, two rissoles": how many of the first, told at the end. */
const restated = sparing(
  String.raw`(?<=^|[.;\n] ?)(?!${begins} )((?:\p{L}+ ){0,3}\p{L}{3,}s)((?:,| with| and) [^.;\n\d]{2,80}?), (?:and |about |so )?(${count}) (\p{L}{3,}s)(?=[.;\n]|$)`,
  "giu",
);
/** "Dim sims, four fried": how so many of them were made, or which they were. */
const countedSort = sparing(
  String.raw`(?<=^|[,;.\n)] ?|\b(?:and|with|had|ate) )(?!(?:and|with|plus|then|had|ate) )(\p{L}[\p{L}' -]{1,40}(?:s|pierogi|gyoza|momo|nigiri|ravioli|mandu)), (${count}) (\p{L}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{2,20})?)(?: ones)?${ends}`,
  "giu",
);
const made = new RegExp(String.raw`^(?:(?:deep|pan|air|stir)[- ]?)?(?:${cooking}|toasted)$`);
const uncounted =
  /(?:noodles|beans|oats|grits|chips|crisps|fries|greens|peas|lentils|nachos|hash browns)$/;
/** "Food: eggs", "amount: 2 cups, food: rice" */
const foodLabel =
  /(?<=^|[,;\n] ?)(?:foods?|items?|food (?:item|name)|dish) ?[:=] ?(?=[\p{L}\d])/gimu;
const amountLabel = sparing(String.raw`^${label} ?[:=] ?(?=\d|an? |half |one |two )`, "gimu");
const parts = /(\s*(?:,(?!\d)|;|\n|–|—)\s*)/u;

/** A sentence with such amounts where they are read: behind a comma, or before their food. */
export function withAmountsBeside(
  units: Units,
  isName: (text: string) => boolean,
  text: string,
): string {
  const isMeasured = (amount: string) => isAmount(units, amount);
  const isAny = (amount: string) => isMeasured(amount) || isCount(amount);
  return amountsJoined(units, text.replace(foodLabel, "").replace(amountLabel, ""))
    .replace(said, (all, heading: string | undefined, amount: string) => {
      const plain = amount.trim().replace(inAll, "");
      if (!isAny(plain)) return all;
      // "Lasagna, servings: 2"
      const counts = /(?:serving|portion)s?$/i.test(heading ?? "") && !isMeasured(plain);
      return ` (${plain}${counts ? " servings" : ""})`;
    })
    .replace(marked, (all, amount: string) => (isAny(amount.trim()) ? ` (${amount.trim()})` : all))
    .replace(behind, (all, amount: string) => {
      const plain = amount.replace(inAll, "");
      return isAny(plain) ? ` (${plain})` : all;
    })
    .replace(beforeFood, (all, amount: string) => (isMeasured(amount) ? `${amount} of ` : all))
    .replace(number, " ($1)")
    .replace(counted, (all, name: string, said: string) =>
      isKnown(isName, name.toLowerCase()) ? `${said} ${name}` : all,
    )
    .replace(restated, (all, food: string, between: string, said: string, again: string) =>
      food.toLowerCase().endsWith(again.toLowerCase()) ? `${said} ${food}${between}` : all,
    )
    .replace(countedSort, (all, name: string, said: string, sort: string) =>
      isSortOf(isName, sort.toLowerCase(), name.toLowerCase()) ? `${said} ${sort} ${name}` : all,
    );
}

const sizeFirst = new RegExp(String.raw`^(?:${sizes}|heap(?:ed|ing)|level|full|generous)(?= )`);
const sizeOnly = new RegExp(String.raw`^(?:${sizes}|whole)(?: ones?)?$`);

/** A name, or several of one: "black bean tacos". */
const isKnown = (isName: (text: string) => boolean, name: string): boolean =>
  isName(name) ||
  (name.endsWith("s") && !held.test(name) && isName(name.slice(name.lastIndexOf(" ") + 1)));
/** "Three tacos", "handful of almonds" */
const held = new RegExp(String.raw`^${begins} | of `);

/** "Tacos, 2 eggs" are two foods, and so are "noodles, 2 egg": nobody counts noodles. */
const isSortOf = (isName: (text: string) => boolean, sort: string, name: string): boolean =>
  isKnown(isName, name) &&
  !sort.endsWith("s") &&
  !uncounted.test(name) &&
  (made.test(sort) || isName(`${sort} ${name}`));

/** "1 cup", "2 large", "a handful": a number with a measure or size, and nothing else. */
function isAmount(units: Units, text: string): boolean {
  const quantity = readQuantity(text);
  if (!quantity) return false;
  const named = quantity.rest.trim().toLowerCase().replace(sizeFirst, "").trim();
  if (sizeOnly.test(named)) return true;
  return units.read(named)?.rest.trim() === "";
}

const isCount = (text: string) => /^\d{1,2}$/.test(text);

/** "200 g, rice" and "200 g\nrice\n1 cup\nmilk": where a text begins with an amount, foods follow theirs. */
function amountsJoined(units: Units, text: string): string {
  const split = text.split(parts);
  if (!isAmount(units, split[0]?.trim() ?? "")) return text;
  let joined = "";
  for (let at = 0; at < split.length; at += 2) {
    const [part = "", mark = "", next = ""] = split.slice(at, at + 3);
    const amount = part.trim();
    const isOne = isAmount(units, amount) || (at > 0 && isCount(amount));
    const isAhead = isOne && /^\p{L}/u.test(next) && !readQuantity(next);
    joined += part + (isAhead ? " " : mark);
  }
  return joined;
}
