import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { vessel } from "../words.ts";

/**
 * Figures as people type them beside a food, in the order that the reader knows: "5% mince 250 g raw"
 * as "250 g 5% mince raw". What was counted of its nutrients, "(46p)", is no amount of it.
 */

const begins = String.raw`(?<=^|[,;\n] ?| and )`;

/** "5% mince 250 g raw", "90/10 beef 8 oz raw": a name that begins with its fat. */
const fatFirst = sparing(
  String.raw`${begins}(\d{1,2} ?%(?: fat)?|\d{2}\/\d{1,2}) ((?:\p{L}+ ){0,2}\p{L}+) (\d{1,4} ?(?:g|kg|oz|lbs?|ml))(?= (?!and |with |plus )\p{L})`,
  "giu",
);
/** "Tuna in oil drained 80 g", "chickpeas in water 240 g drained": drained is how it is weighed. */
const drained = sparing(
  /(?<=\bin (?:\p{L}+ )?(?:oil|water|brine|juice)(?: \d{1,4} ?(?:g|oz))?),? drained(?= \d|$|[,;\n])/giu,
);
/** "Apple slices 6": so many slices, not apples. Fish and bread sticks are called so. */
const cutCounted = sparing(
  String.raw`${begins}((?:\p{L}+ ){1,3}?)(?:(?:raw|fresh) )?(slices|strips|wedges?|rings|chunks|cubes|spears|florets),? x?(\d{1,2})(?=$|[,;\n])`,
  "giu",
);
/** "Bran muffin small 1", "raisins small box 2": so many of that size. */
const sizeCounted = sparing(
  String.raw`${begins}((?:\p{L}+ ){1,3})((?:${sizes}|jumbo|king size|fun size)(?: (?:box|bag|pack|packet|pot|tub|tin|can|bottle|bowl|glass|cup|slice|piece)(?:e?s)?)?) x?(\d{1,2})(?=$|[,;\n])`,
  "giu",
);
const inches = String.raw`\d{1,2}(?:\.\d)?(?: |-)?(?:inch\b|"|''|″|”)`;
/** "Corn tortilla 6 inch, 2", '2 flour tortillas 8"': how many, how wide, and then what. */
const widthBehind = sparing(
  String.raw`${begins}(\d{1,2} |an? |one |two |three )?((?:\p{L}+ ){1,4})(${inches})(?:,? x?(\d{1,2}))?(?=$|[,;\n]| and )`,
  "giu",
);
/** "Baguette 3 inch piece", "a 2 inch square of lasagna": how long a piece was is no count of it. */
const lengthOfPiece = new RegExp(
  String.raw`(?<=(^|[\s,;(])(\d{1,2} |an? |one |two |three )?)${inches} (?=(?:piece|chunk|slice|square|wedge|length)s?\b)`,
  "giu",
);
/** "Chicken 200 g (46p)", "steak 8 oz (p50 f20)"; "milk (2c)" may be cups, and "nuggets (6p)" pieces. */
const nutrients = / ?\((?:(?:[pcf] ?\d{1,3} ?g?|\d{2,3} ?g? ?[pcf])[ ,/|]*){1,4}\)/giu;
const nutrientsOfWeight = /(?<=\d ?(?:g|oz|ml)) ?\(\d{1,3} ?g? ?[pcf]\)/giu;

/** "Cookie 210, soup 180 cal": who tells the energy of one food tells that of the next by its number. */
const energy = /\d ?(?:k?cals?|calories)\b/i;
const weighed = new RegExp(String.raw`\d ?${weight}\b`, "iu");
const numberBehind = new RegExp(
  String.raw`(?<=(?:^|[,;+\n] ?|\b(?:and|plus) )(?:an? )?(?:\p{L}[\p{L}'&-]* ?){1,4} (?:about |around |~ ?)?)(?:[3-9]\d|[1-9]\d\d)(?= ?(?:$|[,;+\n]| and | plus ))`,
  "giu",
);

/** "Snack bar 99 cal x 2" */
const energyOfEach = /(?<![\d.,])(\d{2,3}) ?(k?cals?|calories)(?: each)?,? ?x ?(\d)(?![\d.,])/giu;

/** "Lunch 550 kcal (sandwich and crisps)": it is what is listed. */
const mealOfList =
  /(?<=^|[\n;.] ?)(?:breakfast|brunch|lunch|dinner|supper|snacks?)?[:,]? ?(?:about |around |~ ?)?\d{2,4} ?(?:k?cals?|calories)(?: total)? ?\(([^()\n]{3,})\)/giu;

/** "Soup, a big bowl of it" */
const amountOfIt = sparing(
  String.raw`(?<=[\p{L})][,;] )((?:about |maybe |like )?(?:an?|${numeral}|\d[\d./]*) (?:(?:${sizes}|huge) )?${vessel}s?) of (?:it|them|this|that|these|those)\b(?=[,.;\n)]|$| and\b)`,
  "giu",
);

const withEnergyToldOn = (text: string): string =>
  energy.test(text) && !weighed.test(text) ? text.replace(numberBehind, "$& kcal") : text;

export const withFiguresOrdered = (text: string): string =>
  withEnergyToldOn(text)
    .replace(
      energyOfEach,
      (_, each: string, unit: string, times: string) => `${Number(each) * Number(times)} ${unit}`,
    )
    .replace(mealOfList, "$1")
    .replace(amountOfIt, "$1")
    .replace(nutrients, "")
    .replace(nutrientsOfWeight, "")
    .replace(drained, "")
    .replace(fatFirst, "$3 $1 $2")
    .replace(cutCounted, "$3 $1$2")
    .replace(
      sizeCounted,
      (_, food: string, size: string, count: string) => `${count} ${size} ${food.trim()}`,
    )
    .replace(
      widthBehind,
      (_, count: string | undefined, food: string, width: string, behind?: string) =>
        [behind ?? count?.trim(), width, food.trim()].join(" ").trim(),
    )
    .replace(lengthOfPiece, (_, _begin: string, count: string | undefined) => (count ? "" : "1 "));
