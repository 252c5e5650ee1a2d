import { about } from "../../measures/hedge-words.ts";
import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { spoons, weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { vessel } from "../words.ts";
import { countWord, notInNumber, numberText, valueOf } from "./number-text.ts";
import { namesWithin } from "./recipe-share.ts";

/** What is told of each of several, and so goes for all of them together. */

const each = String.raw`(?:each|apiece|a piece|ea\.?|per (?:piece|slice|egg))(?!\p{L})`;
const spoon = `(?:${spoons}|slices?|pats?|scoops?|dollops?|cups?)`;
const things = String.raw`(\p{L}[^,;.\n\d()]{2,40}?)`;
const roughly = String.raw`(?:(?:${about}|@) ?|at )?`;

/** "3 eggs 50 g each", "2 chicken breasts, 150 g each", "2 cookies (38 g each)". */
const weighedEach = sparing(
  String.raw`${notInNumber}(${countWord}) ${things}(?:,| -)? ?\(?${roughly}(\d[\d.]*) ?(${weight}) ${each}\)?(?: (?:by|on) (?:the|my) scales?)?(?: (?:filled|stuffed|topped|spread)(?= with ))?(?: of(?= \p{L}))?`,
  "gu",
);
/** "Sausages x3, 60 g each". */
const timesWeighed = sparing(
  String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|had|ate) )${things} x ?(\d{1,2})(?:,| -)? ?\(?${roughly}(\d[\d.]*) ?(${weight}) ${each}\)?`,
  "gu",
);
/** "2 x 38 g cookies", "2x150 g chicken breasts", "two x 330 ml coke", "3 times 100 g rice". */
const timesFirst = new RegExp(
  String.raw`${notInNumber}(${countWord}) ?(?:[x×]|times\b) ?(\d[\d.]*) ?(${weight})(?: ${vessel}s?)?(?: (?:of )?(?=\p{L})| ?(?=[,;\n)]|\.(?!\d)|$))`,
  "gu",
);
/** "4 30g cookies", "two 12-oz beers"; a can that holds so much is read with the measure. */
const countedWeighed = new RegExp(
  String.raw`${notInNumber}([2-9]|1[0-2]|${twoOrMore}) (\d[\d.]*)[ -]?(${weight}) (?!${vessel}(?:e?s)?\b|(?:of|or|to|and|with|plus)\b)(?=\p{L}+)`,
  "gu",
);
/** "Cookies 2 x 38 g" */
const timesLast = new RegExp(
  String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|had|ate) )${things},? \(?(\d{1,2}) ?[x×] ?(\d[\d.]*) ?(${weight})\)?(?=[,;\n]|\.(?!\d)|$)`,
  "gu",
);
/** "100 g each chicken and rice", "1 cup each strawberries and blueberries". */
const eachOf = sparing(
  String.raw`${notInNumber}((?:half an?|an?|one|\d[\d./]*) ?(?:${weight}|${vessel}s?)) each (?:of (?=[^.;\n\d()]*,)|(?!(?:and|of|with|filled|stuffed|topped|spread|in|on) ))(\p{L}[^.;\n\d()]{2,80}?)(?=[.;\n()]|$|,? (?:and |with )?(?:(?:an?|${numeral}|half)\b|\d))`,
  "gu",
);
/** "Rice and beans, half a cup each", "salmon, potatoes and peas - 100 g each": of each in a list without amounts. */
const eachLast = sparing(
  String.raw`(?<=^|[.;\n:] ?|\b(?:had|ate) )(\p{L}[^.;:\n\d()]{4,80}?)(?:,| -)? ?\(?${roughly}((?:half(?: an?)?|an?|one|\d[\d./]*) ?(?:${weight}|${vessel}s?)) ${each}\)?(?=[,.;\n]|$)`,
  "gu",
);
const countedAmong = new RegExp(String.raw`(?<!\p{L})${countWord}(?!\p{L})`, "u");
/** "With 1 tbsp peanut butter each", "with ghee 1 tsp each". */
const addedEach = sparing(
  String.raw`((?:half an?|an?|one|\d[\d./]*) ?(?:${spoon}|ml))(?: of)? (?!(?:of|on|in|for) )(\p{L}[^,;.\n\d()]{1,30}?),?(?: in| on)? ${each}(?! of\b)`,
  "u",
);
const addedEachLast = sparing(
  String.raw`(?<=\b(?:with|and|plus|\+) |, ?)(\p{L}[^,;.\n\d()]{1,30}?),? \(?(?:${about} )?((?:half an?|an?|one|\d[\d./]*) ?${spoon}) ${each}(?! of\b)\)?`,
  "u",
);
/** "2 coffees with a splash of milk each" */
const bitsEach = sparing(
  String.raw`${notInNumber}(${countWord}) ([^,;.\n\d()]{2,40}?(?: with| w\/?) )(?:an? )?(splash|dash|drop|drizzle|dollop|knob|pat|slice|squirt|scoop) of ([^,;.\n()]{2,30}?) ${each}`,
  "gu",
);
/** "4 teas, 2 sugars in each" */
const sugarsEach = sparing(
  String.raw`(?<![\p{L}\d./])(\d|an?|one|${twoOrMore}) (sugars?|sweeteners?|lumps?)(?: in)? each\b(?! of\b)`,
  "u",
);
/** How many there are of what was named first. */
const counted = new RegExp(
  String.raw`(?:${notInNumber}(\d{1,2}|${twoOrMore}) (?!${weight}\b|(?!cups? (?:of )?(?:coffee|tea)\b)${spoon}\b|with\b|x\b)\p{L}|(?:\bx ?|\()(\d{1,2})(?:\b|\)))`,
  "gu",
);

const times = (count: string, amount: string) =>
  numberText((valueOf(count) ?? 1) * (valueOf(amount) ?? 1));

/** All together, before what follows, and before what was named first. */
const together = (_: string, count: string, each: string, unit: string) =>
  `${times(count, each)} ${unit} `;
const namedFirst = (said: string, name: string, ...amount: [string, string, string]) =>
  together(said, ...amount) + name;

/** "Slices of bread", of which so many weigh so much: bread. */
const held = new RegExp(String.raw`^${vessel}(?:e?s)?(?: (?:of )?(?=\p{L})|$)`, "u");

/** How many of the last counted food of a sentence there are. */
function countIn(sentence: string): number {
  const [, first, behind] = [...sentence.matchAll(counted)].at(-1) ?? [];
  return valueOf(first ?? behind ?? "") ?? 1;
}

/** "1 tbsp" as "3 tbsp" for three. */
function amountTimes(amount: string, count: number): string {
  const said = /^(half an?|an?|one|\d[\d./]*) ?(.+)$/u.exec(amount);
  return said ? `${numberText((valueOf(said[1] ?? "") ?? 1) * count)} ${said[2]}` : amount;
}

/** A spoonful on each of what was counted before it, in the same sentence. */
function withAdditionsSummed(sentence: string): string {
  const sugars = sugarsEach.exec(sentence);
  if (sugars) {
    const [said, count = "", thing = ""] = sugars;
    const before = sentence.slice(0, sugars.index);
    const all = times(count, String(countIn(before)));
    return `${before}${all} ${thing}${sentence.slice(sugars.index + said.length)}`;
  }
  const last = addedEachLast.exec(sentence);
  const found = last ?? addedEach.exec(sentence);
  if (!found) return sentence;
  const [said, one = "", other = ""] = found;
  const before = sentence.slice(0, found.index);
  const [amount, name] = last ? [other, one] : [one, other];
  const together = `${amountTimes(amount, countIn(before))} of ${name}`;
  // In brackets behind its food: "2 parathas (medium, 1 tsp oil each)".
  return `${before}${together}${sentence.slice(found.index + said.length)}`;
}

const mayBeOfEach = new RegExp(
  String.raw`each|apiece|piece|\bea\b|(?:\d|\p{L}) ?(?:[x×]|times) ?\d|\bper\b|(?:\d|${twoOrMore}) \d[\d.]*[ -]?\p{L}`,
  "u",
);

/** What is told of each, as that of all: "3 eggs 50 g each" are 150 g of eggs. */
export function withEachSummed(text: string, isName: (text: string) => boolean): string {
  if (!mayBeOfEach.test(text)) return text;
  return text
    .replace(eachOf, (_, amount: string, list: string) =>
      namesWithin(list, isName)
        .map((name) => `${amount} of ${name}`)
        .join(", "),
    )
    .replace(eachLast, (said, list: string, amount: string) => {
      const names = namesWithin(list.replace(/ with /u, " and "), isName);
      const isList = names.length > 1 && !countedAmong.test(list) && names.every(isName);
      return isList ? names.map((name) => `${amount} of ${name}`).join(", ") : said;
    })
    .replace(
      weighedEach,
      (_, count: string, name: string, grams: string, unit: string) =>
        `${times(count, grams)} ${unit} ${name.replace(held, "")}`,
    )
    .replace(bitsEach, (_, count: string, thing: string, bit: string, what: string) => {
      const all = times(count, "1");
      return `${count} ${thing}${all} ${bit}${bit.endsWith("h") ? "es" : "s"} of ${what}`;
    })
    .replace(timesWeighed, namedFirst)
    .replace(timesLast, namedFirst)
    .replace(timesFirst, together)
    .replace(countedWeighed, together)
    .split(/(?<=[.;\n])/u)
    .map(withAdditionsSummed)
    .join("");
}
