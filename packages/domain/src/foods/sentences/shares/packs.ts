import { numeral } from "../../measures/number-words.ts";
import { weighedBy, weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { notInNumber, numberText, shareWord, valueOf } from "./number-text.ts";

/** How much was eaten of a pack whose weight is told: "half a 4.4 oz bag of popcorn". */

const pack =
  "(?:bag|can|tin|box|jar|tub|pack|packet|package|bottle|carton|container|block|bar|pouch|sleeve|tube|pot|tray|pint|glass|cup|mug|bowl|ready meal)";
const kind =
  "(?:(?:share|sharing|family|party|big|large|small|snack|standard|regular)(?:[ -]sized?)? )?";
const some = String.raw`(${shareWord}) (?:of )?(?:(?:an?|the|my|this|one|that) )?`;
const grams = String.raw`(\d{1,4}(?:\.\d{1,2})?)[ -]?(${weight})`;
/** "Half a 4.4 oz bag of popcorn", "1/3 of a 400 g tin beans". */
const ofWeighed = sparing(String.raw`\b${some}${grams} ${kind}${pack}s? (?:of )?(?=\p{L})`, "gu");
/** "Half a 12 oz steak", "half a 20 oz Coke". */
const ofOneWeighed = new RegExp(
  String.raw`\b(${shareWord}) (?:of )?(?:an?|the|my|this|that) ${grams} (?=\p{L})`,
  "gu",
);
/** "Half a bag of 12 oz frozen peas". */
const ofPackOf = sparing(String.raw`\b${some}${kind}${pack} of ${grams} (?:of )?(?=\p{L})`, "gu");
/** "Half a bag of popcorn (the 4.4 oz one)", "half a bag of pretzels, 16 oz bag". */
const weighedBehind = sparing(
  String.raw`\b(?:${some}|(?:an?|one|1|the) )?${kind}${pack} of (\p{L}[^,;.\n\d()]{2,40}?)(?:,? ?\(?(?:it was |was |in |from )?(?:the|an?) ${grams}(?: ${kind}(?:one|size|kind|${pack}))?|,? \(?${grams} ${kind}(?:one|size|kind|${pack}))\)?(?=[,;\n]|\.(?!\d)|$| (?:and|with)\b)`,
  "gu",
);
/** "A piece of ham about 3 ounces", "piece of steak, 4 oz". */
const pieceWeighed = sparing(
  String.raw`\b(?:(?:an?|one|the|1) )?(?:(?:small|big|large|nice|good) )?(?:piece|hunk|chunk|slab|portion|helping|lump|wedge) of (\p{L}[^,;.\n\d()]{1,30}?),? \(?(?:about |around |roughly |maybe |like |approx |~ ?)?(\d[\d.]*|${numeral}) ?(${weighedBy})\)?(?=[,;\n]|\.(?!\d)|$| (?:and|with)\b)`,
  "gu",
);

/** "1 cup rice (dry, 180 g)": the form as it stands behind the weight elsewhere. */
const formFirst = new RegExp(
  String.raw`\((cooked|dry|dried|raw|uncooked|drained|boiled)(?: weight)?,? ${grams}\)`,
  "gu",
);
/** "A small bowl of oatmeal (40 g dry)": so much of the dry one. */
const dryInBowl = sparing(
  String.raw`\b(?:(?:an?|one|1|my) )?(?:(?:small|medium|big|large) )?(?:bowl|cup|mug|plate|portion|serving|pot)(?:ful)? (?:of )?(\p{L}[^,;.\n\d()]{1,30}?) \(${grams},? (dry|dried|raw|uncooked)(?: weight)?\)`,
  "gu",
);

/** "1 chicken breast (180 g raw)" */
const rawOne = sparing(
  String.raw`${notInNumber}(?:an?|one|1) (?:(?:small|medium|big|large) )?(\p{L}[^,;.\n\d()]{1,30}?) \(${grams},? (dry|dried|raw|uncooked)(?: weight)?\)`,
  "gu",
);

const pasta =
  "(?:pasta|spaghetti|penne|fusilli|linguine|tagliatelle|rigatoni|macaroni|noodles|rice|couscous)";
/** "A portion of spaghetti with tomato sauce (90 g dry pasta)": the weight is of what comes first. */
const dryOfFirst = sparing(
  String.raw`(?:\b(?:an?|one|1) (?:portion|bowl|plate|serving) (?:of )?)?\b(${pasta}) with ([^()\d;.\n]{3,40}) \(${grams},? (dry|dried|raw|uncooked)(?: weight)?(?: of)?(?: ${pasta})?\)`,
  "gu",
);

/** "Baby food (apple and pear)": of that kind. */
const babyFood = /\bbaby ?food \((\p{L}[\p{L} ,&]{2,40})\)/gu;

const shareOf = (share: string | undefined, amount: string) =>
  numberText((share === undefined ? 1 : (valueOf(share) ?? 1)) * Number(amount));

/** "2.2 oz of", of half a bag of 4.4 oz. */
const partOf = (_: string, share: string, amount: string, unit: string) =>
  `${shareOf(share, amount)} ${unit} of `;

/** A text with so much of what was weighed instead of a part of its pack. */
export function withPacksWeighed(said: string): string {
  const text = said.replace(babyFood, "$1 baby food");
  if (!/\d ?-?(?:g|k|m|o|l|c|f)|ounce|pound/u.test(text)) return text;
  return text
    .replace(formFirst, "($2 $3 $1)")
    .replace(dryOfFirst, "$3 $4 $5 $1 with $2")
    .replace(dryInBowl, "$2 $3 $4 $1")
    .replace(rawOne, "$2 $3 $4 $1")
    .replace(ofWeighed, partOf)
    .replace(ofOneWeighed, partOf)
    .replace(ofPackOf, partOf)
    .replace(
      weighedBehind,
      (
        _,
        share: string | undefined,
        food: string,
        first: string | undefined,
        unit: string | undefined,
        other: string | undefined,
        unitOther: string | undefined,
      ) => `${shareOf(share, first ?? other ?? "0")} ${unit ?? unitOther} of ${food}`,
    )
    .replace(
      pieceWeighed,
      (_, food: string, amount: string, unit: string) =>
        `${valueOf(amount) ?? 1} ${unit} of ${food}`,
    );
}
