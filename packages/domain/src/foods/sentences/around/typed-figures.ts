/**
 * Figures as people type them beside a food, in the order that the reader knows: "5% mince 250 g raw"
 * as "250 g 5% mince raw". What was counted of its nutrients, "(46p)", is no amount of it.
 */

const begins = String.raw`(?<=^|[,;\n] ?| and )`;

/** "5% mince 250 g raw", "90/10 beef 8 oz raw": a name that begins with its fat. */
const fatFirst = new RegExp(
  String.raw`${begins}(\d{1,2} ?%(?: fat)?|\d{2}\/\d{1,2}) ((?:\p{L}+ ){0,2}\p{L}+) (\d{1,4} ?(?:g|kg|oz|lbs?|ml))(?= (?!and |with |plus )\p{L})`,
  "giu",
);
/** "Tuna in oil drained 80 g", "chickpeas in water 240 g drained": drained is how it is weighed. */
const drained =
  /(?<=\bin (?:\p{L}+ )?(?:oil|water|brine|juice)(?: \d{1,4} ?(?:g|oz))?),? drained(?= \d|$|[,;\n])/giu;
/** "Chicken 200 g (46p)", "steak 8 oz (p50 f20)"; "milk (2c)" may be cups, and "nuggets (6p)" pieces. */
const nutrients = / ?\((?:(?:[pcf] ?\d{1,3} ?g?|\d{2,3} ?g? ?[pcf])[ ,/|]*){1,4}\)/giu;
const nutrientsOfWeight = /(?<=\d ?(?:g|oz|ml)) ?\(\d{1,3} ?g? ?[pcf]\)/giu;

export const withFiguresOrdered = (text: string): string =>
  text
    .replace(nutrients, "")
    .replace(nutrientsOfWeight, "")
    .replace(drained, "")
    .replace(fatFirst, "$3 $1 $2");
