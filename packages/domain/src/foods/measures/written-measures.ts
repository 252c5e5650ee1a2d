import { numeral } from "./number-words.ts";
import { spoons } from "./weight-words.ts";

/**
 * Measures and the signs around amounts as people type them, in the few ways that amounts are read
 * in: "2 lrg." is "2 large", "fl. oz" is "fl oz", "@200g" and "200g-ish" are "200g", "1 slice x2" is
 * "2 slice". Names of units are in tables/measures/units.txt; this is what no name can hold.
 */

/** What is measured in, as it is written behind a number. */
const measured = `(?:g|gr|gms?|grams?|kgs?|kilos?|mls?|cl|l|oz|ounces?|lbs?|pounds?|cups?|c|${spoons}|pints?|quarts?|slices?|pieces?|pcs?|servings?|portions?|scoops?|bowls?|glass(?:es)?|cans?|bottles?|mugs?|handfuls?|plates?)`;
const number = String.raw`\d{1,6}(?:[.,/]\d{1,6})?`;
/** "2", but no part of a word, a number or a price. */
const behindNumber = String.raw`(?<=(?<![\p{L}\d.,/$€£])(?:\d{1,3} )?\d{1,4}(?:[./]\d{1,3})?) ?`;
/** Its full stop is a shortened word's, but not before a capital. */
const ends = String.raw`(?!\p{L})(?:\.(?! \p{Lu}))?`;

const written: readonly (readonly [RegExp, string])[] = [
  // "Yogurt 3,5%"
  [/(?<=\d),(?=\d{1,2} ?%)/gu, "."],
  [/(?<=\d)⁄(?=\d)/gu, "/"],
  // "1'200 g", "1,200 g" behind a comma
  [
    new RegExp(String.raw`(?<=(?<![\d.,])[1-9]\d{0,2})['’,](?=\d{3} ?${measured}(?!\p{L}))`, "giu"),
    "",
  ],
  // "≈ 200 g", "@200g", "ca. 200 g": about so much; "@ 8am" is when.
  [
    new RegExp(
      String.raw`(?<=^|[\s,(])(?:[@≈≃~±]|(?:ca|circa|approx)(?:\.|(?= ))|c\.) ?(?=${number} ?${measured}(?!\p{L}))`,
      "giu",
    ),
    "",
  ],
  [new RegExp(String.raw`(?<=^|[,(] ?)\+ ?(?=${number} ?${measured}(?!\p{L}))`, "giu"), ""],
  // "200ish g", "2 cups-ish"
  [new RegExp(String.raw`(?<=\d)[ -]?ish(?= ?${measured}(?!\p{L}))`, "giu"), ""],
  [new RegExp(String.raw`(?<=\d ?${measured})[ -]?ish(?!\p{L})`, "giu"), ""],
  [/(?<!\p{L})(?:qty|quantity)\b\.?:? ?(?=\d)/giu, ""],
  // "2 (two) slices", "two (2) slices"
  [new RegExp(String.raw`(?<=(?<![\d.,])\d{1,2}) \((?:${numeral})\)(?= )`, "giu"), ""],
  [new RegExp(String.raw`(?<!\p{L})(?:${numeral}) \((\d{1,2})\)(?= )`, "giu"), "$1"],
  // "Banana ×2", "bananas, *2", "2*100g"
  [/(?<=\p{L}\)?[,:]? ?\(?)[×✕*] ?(?=\d{1,2}(?![\d.,/]))/gu, " x"],
  [/(?<=(?<![\d.,])\d{1,3}) ?[×✕*] ?(?=\d)/gu, " x "],
  [/(?<=(?<![\d.,])\d{1,3}) ?[×✕](?=$|[\s,.;)])/gu, "x"],
  // "Fl. oz.", "2 table-spoons", "2 tbsp(s)"
  [/(?<!\p{L})fl(?:\. ?|-| )?oz\.(?! \p{Lu})|(?<!\p{L})fl(?:\. ?|-)oz\b/giu, "fl oz"],
  [/(?<!\p{L})(table|tea)[ -](?=spoons?(?:ful)?s?(?!\p{L}))/giu, "$1"],
  [new RegExp(String.raw`(?<=\d ?${measured})(?:\(e?s\)|['’]s)(?!\p{L})`, "giu"), "s"],
  [new RegExp(String.raw`(?<=\d)[-–—](?=${measured}(?!\p{L}|[- ]\d))`, "giu"), " "],
  // "2# salmon" are pounds, and "2 no." so many.
  [/(?<=(?<![\p{L}\d.,/#])\d{1,2}(?:\.\d{1,2})?) ?#(?=$|[,)]| of | \p{L})/gu, " lb"],
  [/(?<=\d) ?nos?\.(?= ?(?:$|[,)]))/giu, " nos"],
  [new RegExp(String.raw`${behindNumber}(?:[Pp]kt|PKT)(s?)${ends}`, "gu"), " packet$1"],
  // "2 lrg. eggs", "bananas (2 sml)", "1 med apple"
  [new RegExp(String.raw`${behindNumber}(?:[Ll](?:rge?|ge?|arg)|LR?G)${ends}`, "gu"), " large"],
  [new RegExp(String.raw`${behindNumber}(?:[Ss]m(?:l?l|al)?|SML?)${ends}`, "gu"), " small"],
  [
    new RegExp(String.raw`${behindNumber}(?:[Mm](?:ed|dm?|ediums)|[Aa]vg|MED|MD)${ends}`, "gu"),
    " medium",
  ],
  // "2 full cups", "2 whole slices": as many as there are.
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}\d])(?:\d{1,2}|an?|${numeral})) (?:full|whole|entire|complete) (?=${measured}(?!\p{L}))`,
      "giu",
    ),
    " ",
  ],
  // "A couple slices", "toast, pair of slices"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:an? )?(?:couple|pair)(?: of)? (?=${measured}(?!\p{L}))`,
      "giu",
    ),
    "2 ",
  ],
];

/** "100g x 2", "1 slice x2", "1 cup (x2)": so many times as much; "12 oz x2" are two cans. */
const timesBehind = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(\d{1,4}(?:\.\d{1,3})?) ?(?!oz|ounce|ml)(${measured}) ?\(?x ?(\d{1,2})\)?(?![\p{L}\d.,/])`,
  "giu",
);
/** "1 kg 200 g", "1 lb 4 oz": in one unit. */
const kilosAndGrams = /(?<![\p{L}\d.,/])(\d{1,2}) ?kgs?,? (\d{1,3}) ?(?:g|gr|grams?)(?!\p{L})/giu;
const poundsAndOunces =
  /(?<![\p{L}\d.,/])(\d{1,2}) ?(?:lbs?|pounds?),? (\d{1,2}(?:\.\d{1,2})?) ?(?:oz|ounces?)(?!\p{L})/giu;

const plain = (value: number) => String(Number(value.toFixed(4)));

/** The text with its measures as they are read: for the form's measurement, and for sentences. */
export function withMeasuresWritten(text: string): string {
  if (!/\d|couple|pair|full|whole|entire|spoon/iu.test(text)) return text;
  return written
    .reduce((said, [pattern, to]) => said.replace(pattern, to), text)
    .replace(
      kilosAndGrams,
      (_, kilos: string, grams: string) => `${plain(1000 * Number(kilos) + Number(grams))} g`,
    )
    .replace(
      poundsAndOunces,
      (_, pounds: string, ounces: string) => `${plain(Number(pounds) + Number(ounces) / 16)} lb`,
    )
    .replace(
      timesBehind,
      (_, once: string, unit: string, times: string) =>
        `${plain(Number(once) * Number(times))} ${unit}`,
    );
}
