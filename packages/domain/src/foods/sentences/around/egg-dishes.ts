import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * How many eggs a dish of eggs was made of, told behind it: "omelette of 2 eggs", "scrambled eggs from 3
 * eggs", "an omelette 3 cheese eggs" (as "une omelette 3 oeufs au fromage" is in English). They are in
 * it, and it is as large as they make it.
 */

const count = `(?:[1-9]|1[0-2]|${twoOrMore})`;
const size = `(?:(?:${sizes}|whole|free range) )?`;
/** As they are called in notes that mix tongues: "omelette 2 oeufs". */
const eggs = "(?:eggs?|oeufs|œufs|huevos)(?! whites?\\b)";
const dish = String.raw`(?:(?:an?|one|1|the|my) )?((?:(?!(?:an?|and|with|of|the|my|had|ate|one|then|i|for)\b)\p{L}+ ){0,3}(?:omelett?e?|scrambled eggs?|scramble))`;
const start = String.raw`(?<=^|[,;:.\n] ?|\b(?:and|with|had|ate|then|plus) )`;
const of = "(?: (?:made )?(?:of|from|out of|de))";

/** "Tortilla de 3 huevos": a Spanish one is no bread. */
const spanish = new RegExp(
  String.raw`\btortilla (?:de|of) (${count}) ${eggs}(?: con(?= ))?`,
  "giu",
);
const madeOf = sparing(String.raw`${start}${dish}${of}? ?\(?(${count}) ${size}${eggs}\)?`, "giu");
/** "A ham omelette with two eggs": the ham is in it, too. */
const filledWith = sparing(
  String.raw`(?<=^|[,;:.\n] ?|\b(?:and|with|had|ate|then|plus|an?|my|the) )((?:(?!(?:an?|and|with|of|the|my|had|ate|made|then|i|for|egg|whites?|plain)\b)\p{L}+ ){1,3}omelett?e?) (?:made )?(?:with|using) (${count}) ${size}eggs?(?=[,.;\n)]|$| and (?:an?|the|some|${numeral}|\d))`,
  "giu",
);
/** "An omelette 3 cheese eggs": the eggs' words are the omelette's, but "3 fried eggs" are beside it. */
const named = sparing(
  String.raw`${start}${dish}${of}? (${count}) ((?!(?:${cookedSo}|hard|soft|${sizes}|extra|whole|free|slices?|pieces?|g|oz)\b)\p{L}+(?: and \p{L}+)? )eggs?(?= |[,;.\n)]|$)(?! whites?\b)`,
  "giu",
);

/** "Egg white omelette (4 whites)", "omelette of 4 egg whites". */
const whites = sparing(
  String.raw`${start}(?:(?:an?|one|my) )?((?:(?!(?:an?|and|with|of|the|my|had|ate|one|then|i|for|egg|whites?)\b)\p{L}+ ){0,2})(?:egg whites? )?omelett?e?(?: (?:made )?(?:of|from))? \(?(${count}) (?:egg )?whites\)?(?=[,.;\n)]|$| (?:and|with|\d yolks?) ?)(?! and (?:an?|\d|one) (?:whole )?egg)`,
  "giu",
);
/** "2 scrambled eggs, but took one yolk out", "3 boiled eggs, just one of the yolks". */
const yolks = sparing(
  String.raw`${start}(${count})((?: (?!(?:and|with|egg)\b)\p{L}+){0,2} eggs?\b(?: omelett?e?)?),? \(?(?:but )?(?:i )?(?:(only|just) (${count}|an?|one) (?:of the )?yolks?|(?:binned|took out|took|removed|minus|left|without|no|threw out|skipped|discarded|left out) (?:the )?(${count}|an?|one) (?:of the )?yolks?(?: (?:out|away|off))?)\)?(?=[,.;\n)]|$)`,
  "giu",
);

/** So many eggs, and of the others the whites: "1 scrambled eggs, 1 egg white". */
function withoutYolks(said: string, ...told: (string | undefined)[]): string {
  const [all = "", eggs = "", , kept, gone] = told;
  const number = (text: string) => readQuantity(text)?.value ?? 1;
  const whites = kept === undefined ? number(gone ?? "") : number(all) - number(kept);
  const whole = number(all) - whites;
  return whole < 1 || whites < 1 ? said : `${whole}${eggs}, ${whites} egg whites`;
}

/** A text whose dishes of eggs have the number of their eggs as it is usually told: "omelette 2 eggs". */
export const withEggsCounted = (text: string): string =>
  text
    .replace(whites, "$2 egg white $1omelette")
    .replace(yolks, withoutYolks)
    .replace(
      spanish,
      (said: string, of: string) => `omelette ${of} eggs${/con$/iu.test(said) ? " with" : ""}`,
    )
    .replace(named, "$3$1 $2 eggs")
    .replace(filledWith, "$2 egg $1")
    .replace(madeOf, (_, dish: string, count: string) =>
      /omelett?e?$/iu.test(dish) ? `${count} egg ${dish}` : `${dish} ${count} eggs`,
    );
