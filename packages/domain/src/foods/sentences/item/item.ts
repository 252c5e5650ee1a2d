import type { Catalogue } from "../../catalogue.ts";
import { isMixedDrink } from "../../dishes/templates/mixed-drink.ts";
import { aboutFirst } from "../../measures/hedge-words.ts";
import type { Measures } from "../../measures/measures.ts";
import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { cutSo } from "../../names/cooking-words.ts";
import { isKnownWord } from "../../names/known-word.ts";
import { plainText } from "../../names/plain-text.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountInside, amountInWordsLast, amountLast } from "./amount-behind.ts";
import { amountFirst } from "./amount-first.ts";
import { footlong, inchesFirst } from "./inches.ts";
import { leadingSize, type ParsedItem, percent, type Reader, unmeasured } from "./parsed-item.ts";
import { pieceLast, thingLast } from "./piece-behind.ts";
import { countAndSizeLast, countFirstSizeLast, sizeInside, sizeLast } from "./size-behind.ts";

/** A number before what may be a spirit and its mixer. */
export const countedDrink = new RegExp(String.raw`^(\d{1,2}|${twoOrMore})(?: ?x)? (.+)$`, "i");

/** "150g", "2 scoops" or "1 medium slice" without a food: the amount, otherwise undefined. */
export function amountOnly({ units }: Measures, text: string): string | undefined {
  const plain = plainText(text).replace(/[()]/g, "").replace(aboutFirst, "");
  if (percent.test(plain)) return undefined;
  const quantity = readQuantity(plain);
  const unit = quantity && units.read(quantity.rest.replace(leadingSize, ""));
  return unit && /^[\s.)]*$/.test(unit.rest) ? plain.trim() : undefined;
}

/** "3 gin and tonic", "2 x vodka and coke". */
const countedDrinks: Reader = ({ kitchen }, text) => {
  const [, count = "", name = ""] = countedDrink.exec(text) ?? [];
  if (name === "" || !isMixedDrink(kitchen, name)) return undefined;
  return { quantity: readQuantity(count)?.value ?? null, unit: "", name, measurement: count };
};

/** "Double gin and tonic" is a drink, and "2 % milk" has no amount. */
const noAmount: Reader = ({ kitchen }, text) =>
  percent.test(text) || isMixedDrink(kitchen, text) ? unmeasured(text) : undefined;

const vagueBefore =
  /^(?:some|any|more|(?:way )?(?:too|so|very) (?:many|much)|many|much|(?:an? )?(?:whole |awful )?lot of|lots of|loads of|tons of|heaps of|plenty of)\s+/i;

const vagueAmount: Reader = (_, text) => {
  const vague = vagueBefore.exec(text)?.[0];
  return vague === undefined ? undefined : unmeasured(text.slice(vague.length));
};

/** What is measured as little of a food. */
export const aBit = "a bit";

/** "Some bit of mayo" */
const littleAmount: Reader = (_, text) => {
  const name = /^(?:some )?bit of (.+)$/i.exec(text)?.[1];
  return name === undefined ? undefined : { ...unmeasured(name), measurement: aBit };
};

const packOfCalories = new RegExp(
  String.raw`^(?:(\d|an?|${numeral}) )?(\d{2,3}[- ]calorie (?:(?:packs?|bags?|snack) (?:of )?)?(.+))$`,
  "i",
);
/** "A 100 calorie pack of almonds": no hundred of them. */
const byCalories: Reader = (catalogue, text) => {
  const [, count = "", said = "", name = ""] = packOfCalories.exec(text) ?? [];
  if (said === "") return undefined;
  const known = said.replace(/ of /i, " ").replace(/packs /i, "pack ");
  const quantity = readQuantity(count)?.value ?? null;
  const measurement = quantity === null ? "" : String(quantity);
  return { quantity, unit: "", name: catalogue.isName(known) ? known : name, measurement };
};

/** "600 kcal of pasta" */
const energyFirst: Reader = (_, text) => {
  const [, kcal = "", name = ""] = /^(\d{2,4}) kcal of (.+)$/i.exec(text) ?? [];
  if (name === "") return undefined;
  const unsized = name.replace(leadingSize, "");
  return { quantity: Number(kcal), unit: "kcal", name: unsized, measurement: `${kcal} kcal` };
};

/** "Half-and-half" is no half of anything. */
const joinedHalves: Reader = ({ isName }, text) =>
  /^half-and-half\b/i.test(text) && isName(text) ? unmeasured(text) : undefined;

/** "10 wings from wingstop", "wingstop 10 wings": whose they are belongs to their name. */
const fromPlace: Reader = ({ isName }, text) => {
  const [, number = "", thing = "", place = ""] =
    /^(?:(\d{1,2}|an?) )?(\p{L}[\p{L} -]{2,40}) from (\p{L}[\p{L}' -]{2,30})$/iu.exec(text) ?? [];
  const [, before = "", counted = "", things = ""] =
    /^(\p{L}[\p{L}' -]{2,30}) (\d{1,2})(?: ?(?:pcs?|pieces?))? (\p{L}[\p{L} -]{2,40})$/iu.exec(
      text,
    ) ?? [];
  const name = place ? `${place} ${thing}` : `${before} ${things}`;
  if (!isName(name)) return undefined;
  const measurement = number || counted;
  const quantity = /^\d/.test(measurement) ? Number(measurement) : null;
  return { quantity, unit: "", name, measurement: quantity === null ? "" : measurement };
};

const unknownOf = new RegExp(
  String.raw`^((?:\d{1,2}|${twoOrMore}) (\p{L}{3,}s)) of (?:the )?(\p{L}.+)$`,
  "iu",
);
/** "5 zonks of milk" is milk by a measure that nobody knows, not five portions of it. */
const unknownMeasure: Reader = (catalogue, text) => {
  const [, measurement = "", word = "", name = ""] = unknownOf.exec(text) ?? [];
  if (word === "" || catalogue.measures.units.named(word) || isKnownWord(catalogue, word))
    return undefined;
  if (!catalogue.isName(name) || catalogue.isName(`${word} of ${name}`)) return undefined;
  return { quantity: readQuantity(measurement)?.value ?? null, unit: "", name, measurement };
};

const readers: readonly Reader[] = [
  joinedHalves,
  unknownMeasure,
  energyFirst,
  byCalories,
  fromPlace,
  inchesFirst,
  footlong,
  countedDrinks,
  amountInside,
  amountLast,
  amountInWordsLast,
  noAmount,
  littleAmount,
  vagueAmount,
  sizeInside,
  countAndSizeLast,
  countFirstSizeLast,
  sizeLast,
  thingLast,
  pieceLast,
];

/** "1 cup melon cubes": how a cup is filled stands behind. */
const cutLast = sparing(
  /^((?:an? |half an? |one |two |\d[\d./]* ?(?:\d\/\d )?)?(?:cups?|bowls?|handfuls?|g|grams?|oz|ounces?)(?: of)?) (\p{L}[\p{L} -]{2,40}) (cubes|chunks|slices|balls|segments|halves|pieces|florets)$/iu,
);

const cutAs = new Map([
  ["cubes", "cubed "],
  ["chunks", "cubed "],
  ["slices", "sliced "],
]);

/** What was cut, with how it was before its name; undefined if all of it is a name. */
function beforeCut({ isName }: Catalogue, text: string): string | undefined {
  const [, amount = "", name = "", into = ""] = cutLast.exec(text) ?? [];
  if (!isName(name) || isName(`${name} ${into}`)) return undefined;
  return `${amount} ${cutAs.get(into.toLowerCase()) ?? ""}${name}`;
}

/** How something was cut, which only a volume of it depends on: "banana sliced". */
const cutBehind = new RegExp(String.raw`^(.*\p{L}) (?:${cutSo}|peeled)$`, "iu");

/** "1 tbsp ketchup x2" */
function timesOver(catalogue: Catalogue, text: string): ParsedItem | undefined {
  const [, once = "", count = ""] =
    /^((?:\d|an? |one |half an? ).*\p{L}) [x×] ?(\d{1,2})$/iu.exec(text) ?? [];
  if (once === "" || catalogue.isName(text)) return undefined;
  const item = parseItem(catalogue, once);
  const amount = readQuantity(item.measurement);
  if (item.quantity === null || !amount) return undefined;
  const times = Number(count);
  const quantity = item.quantity * times;
  return { ...item, quantity, measurement: `${amount.value * times} ${amount.rest.trim()}`.trim() };
}

/** Parses "2 slices of wholemeal toast"; a name that the catalogue knows is kept whole. */
export function parseItem(catalogue: Catalogue, text: string): ParsedItem {
  const repeated = timesOver(catalogue, text);
  if (repeated) return repeated;
  const said = beforeCut(catalogue, text);
  if (said !== undefined) return parseItem(catalogue, said);
  const whole = cutBehind.exec(text)?.[1];
  if (whole !== undefined && !catalogue.isName(text)) {
    const item = parseItem(catalogue, whole);
    if (catalogue.isName(item.name) && item.unit !== "cup") return item;
  }
  for (const read of readers) {
    const item = read(catalogue, text);
    if (item) return item;
  }
  return amountFirst(catalogue, text);
}
