import { numeral, tensInWords } from "./number-words.ts";
import { sizes } from "./size-words.ts";
import { spoons } from "./weight-words.ts";
import { withMeasuresWritten } from "./written-measures.ts";

/**
 * Numbers as people write them, in the few ways that amounts are read in: "1½", "one and 1/2" and "a
 * cup and a half" are "1 1/2", "three quarters of a cup" is "3/4 cup", "2 table spoons" are
 * tablespoons. An amount may stand behind its food, where it is read by its digits only.
 */

const unit = `cups?|${spoons}|pints?|quarts?|lit(?:er|re)s?|ounces?|oz|pounds?|lbs?|kilos?|glass(?:es)?|bowls?|cans?|bottles?|slices?|pieces?|servings?|portions?|scoops?|mugs?`;
const words = numeral.split("|");
const tens = ["ten", ...tensInWords];
const digits = (said: string) => {
  const at = words.indexOf(said.toLowerCase());
  return at < 0 ? said.replace(/^an?$/iu, "1") : String(at + 1);
};
const vulgar: ReadonlyMap<string, string> = new Map([
  ["½", "1/2"],
  ["¼", "1/4"],
  ["¾", "3/4"],
  ["⅓", "1/3"],
  ["⅔", "2/3"],
]);
const aHalf = String.raw`(?:and|&) (?:an? |one )?(half|quarter|third|(?:three|3)[ -]quarters?|(?:two|2)[ -]thirds?|[1-3]\/[2-4])(?![\p{L}\d])`;
function fractionOf(said: string): string {
  if (said.includes("/")) return said;
  const many = /^(?:three|3)/iu.test(said) ? 3 : 1;
  if (/third/iu.test(said)) return /^(?:two|2)/iu.test(said) ? "2/3" : "1/3";
  return /half/iu.test(said) ? "1/2" : `${many}/4`;
}

/** "1½ cups": for the other readers, "1 1/2 cups". */
const written = /(?:(\d)[ \u200B]*)?([½¼¾⅓⅔])/gu;
/** "One and a half cups", "2 and 1/2" */
const numberAndHalf = new RegExp(
  String.raw`(?<![\p{L}\d./])(\d{1,3}|${numeral}|an?) ${aHalf}`,
  "giu",
);
/** "A cup and a half of rice", "two slices and a half", "wine, glass and a half" */
const unitAndHalf = new RegExp(
  String.raw`(?<![\p{L}\d./])(?:(\d{1,3}|${numeral}|an?) |(?<=^|[,;\n(] ?|\b(?:and|with|had|ate|drank|about) ))(${unit}) ${aHalf}`,
  "giu",
);
/** "Three quarters of a cup", "a third cup", "one fourth cup" */
const partOfUnit = new RegExp(
  String.raw`(?<![\p{L}\d./])(?:(\d|${numeral}|an?)[ -])?(thirds?|quarters?|fourths?)(?: of (?:an? |the |one ))? ?(?=(?:${unit})(?!\p{L}))`,
  "giu",
);
/** "3/4 of a cup" */
const ofUnit = new RegExp(
  String.raw`(?<=\d\/\d) of (?:an?|the|one) (?=(?:${unit})(?!\p{L}))`,
  "giu",
);
/** "A mug full of soup", "chili, about a bowl full" */
const unitFull =
  /(?<=(?<!\p{L})(?:an?|one|half|\d) (?:mug|cup|bowl|plate|glass)) full(?= of|$|[,;.)]| (?:with|and|over|on) )/giu;
/** "Two tbsp": wherever it stands, 2. */
const wordAndUnit = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?<!\b(?:${tens.join("|")}|hundred|and|that|this|the|each|every|any|no)[- ])(${numeral}) (?=(?:(?:${sizes}) )?(?:${unit})(?!\p{L}))`,
  "giu",
);
/** "One half cup" */
const halfUnit = new RegExp(
  String.raw`(?<![\p{L}\d./])(?:one|an?) half (?:of (?:an? )?)?(?=(?:${unit})(?!\p{L}))`,
  "giu",
);
/** "1-1/2 cups", "1+1/2 cups", and "1,5 cups" as much of the world writes it. */
const joined = /(?<=(?<![\d/.])\d)(?:-| ?\+ ?)(?=\d\/\d)/gu;
const decimalComma = new RegExp(
  String.raw`(?<![\d,.])(\d{1,2}),(\d{1,2})(?= ?(?:${unit}|kg|l|dl)(?!\p{L}))`,
  "giu",
);
/** "Rice a pound", "banana, two" */
const unitLast = new RegExp(
  String.raw`(?<=\p{L}{3},? )(?<!\b(?:half|quarter|third|fourth|of),? )an? (?=(?:${unit})$)`,
  "giu",
);
const wordLast = new RegExp(String.raw`(?<=\p{L}{3}(?:,| -|:) )(${numeral})$`, "giu");
/** Spoons as cooks write them: "2T", "1t". */
const shortSpoon = /(?<=\d) ?(t|T)(?=$|[ ,;)])(?! ?-?bone)/gu;

/** "80% of the pizza": about 4/5. Milk of 2% fat and chocolate of 70% cocoa are no shares. */
const percentOf =
  /(?<![\p{L}\d.,/])([1-9]\d|100) ?(?:%|per ?cent|pct) of (?=(?:the|my|an?|this|that|it|his|her|our|their|one|each)(?!\p{L}))/giu;
const percentAlone = /^([1-9]\d|100) ?(?:%|per ?cent|pct)(?: of (?:it|one|the whole))?$/iu;
const parts = [2, 3, 4, 5, 8, 10];

/** The nearest fraction of those that people tell; "" for all of it. */
function shareOf(percent: number): string {
  const near = (below: number) =>
    Math.abs(Math.round((percent * below) / 100) / below - percent / 100);
  const below = parts.reduce((best, one) => (near(one) < near(best) - 0.001 ? one : best));
  const above = Math.round((percent * below) / 100);
  return above === below ? "" : `${above}/${below} of `;
}

const weighed = "(?=(?:g|gr|grams?|ml|calories|kcal)(?!\\p{L}))";
/** "A hundred and fifty grams", "twenty five g" */
const hundreds = new RegExp(
  String.raw`(?<![\p{L}\d./])(?:(?:(an?|${numeral}) )?(hundred) ?)?(?:(?:and )?(${tens.join("|")})(?:[- ](${numeral}))?)? ?${weighed}`,
  "giu",
);

function hundredsOf(
  said: string,
  many: string | undefined,
  hundred: string | undefined,
  ten: string | undefined,
  one: string | undefined,
): string {
  if (!hundred && !ten) return said;
  const whole = hundred ? 100 * Number(digits(many ?? "1")) : 0;
  const more = ten ? 10 * (tens.indexOf(ten.toLowerCase()) + 1) : 0;
  return `${String(whole + more + Number(digits(one ?? "0")))} `;
}

/** The text with its numbers and measures as they are read; see `withMeasuresWritten`. */
export function withNumbersWritten(text: string): string {
  return withMeasuresWritten(text)
    .replace(percentOf, (_, percent: string) => shareOf(Number(percent)))
    .replace(percentAlone, (_, percent: string) => String(Number(percent) / 100))
    .replace(written, (_, whole: string | undefined, part: string) =>
      [whole, vulgar.get(part)].filter(Boolean).join(" "),
    )
    .replace(joined, " ")
    .replace(decimalComma, "$1.$2")
    .replace(shortSpoon, (_, size: string) => (size === "T" ? " tbsp" : " tsp"))
    .replace(
      numberAndHalf,
      (_, whole: string, part: string) => `${digits(whole)} ${fractionOf(part)}`,
    )
    .replace(
      unitAndHalf,
      (_, whole: string | undefined, of: string, part: string) =>
        `${digits(whole ?? "1")} ${fractionOf(part)} ${of}`,
    )
    .replace(partOfUnit, (_, many: string | undefined, part: string) => {
      const below = /^third/iu.test(part) ? 3 : 4;
      return `${digits(many ?? "1")}/${below} `;
    })
    .replace(unitFull, "")
    .replace(halfUnit, "1/2 ")
    .replace(ofUnit, " ")
    .replace(hundreds, hundredsOf)
    .replace(unitLast, "1 ")
    .replace(wordLast, digits)
    .replace(wordAndUnit, (_, said: string) => `${digits(said)} `);
}
