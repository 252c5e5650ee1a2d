import type { Catalogue } from "../../catalogue.ts";
import { isMixedDrink } from "../../dishes/templates/mixed-drink.ts";
import { aboutFirst } from "../../measures/hedge-words.ts";
import { type IngredientLine, parseIngredientLine } from "../../measures/ingredient-line.ts";
import type { Measures } from "../../measures/measures.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { inPlural, type Unit, unitIs } from "../../measures/units.ts";
import { weight } from "../../measures/weight-words.ts";
import { plainText } from "../../names/plain-text.ts";
import { beginsWithOneOfTwo } from "./one-of-two.ts";

/** The text of one food, parsed. */
export interface ParsedItem {
  quantity: number | null;
  unit: string;
  name: string;
  /** The measurement for the engine; empty if there is no amount. */
  measurement: string;
}

/** "2", "0.5", "1/2", "1 1/2". */
const number = String.raw`(?:\d{1,3} (?=\d{1,2}/\d))?\d{1,9}(?:[.,/]\d{1,9})?`;
/**
 * "rice 150g", "banana x2", "ice cream (2 scoops)": the amount comes last. Only tried on the last
 * letters of a text, so that its cost doesn't grow with the length.
 */
const trailingAmount = new RegExp(
  String.raw`[\s,:(x×-](${number}) ?(x|[\p{L} ]{1,18}?)?\.?\)?$`,
  "iu",
);
const longestTrail = 40;
/** "chicken thigh 180g raw": the amount is in the middle. */
const middleAmount = new RegExp(String.raw`[\s,](${number}) ?(${weight})\b[\s,]+(?=\p{L})`, "iu");
/** "Oatmeal 1/2 cup dry": so is a volume, if only its form follows. */
const amountBeforeForm = new RegExp(
  String.raw`[\s,](${number}) ?(cups?|tbsps?|tablespoons?|tsps?|teaspoons?)[\s,]+(?=(?:dry|cooked|raw|uncooked|drained|shelled|sliced|chopped|diced|grated|(?:low|full|reduced)[- ]fat|non-?fat|whole|skim)$)`,
  "iu",
);
/** What separates a name from its amount: "banana x 2", "milk: 200 ml". */
const separators = /(?:(?<=[\s,:(-])[x×]|[\s,:(-]){0,6}$/iu;
const sizeWords =
  "extra[ -](?:large|small)|small|medium|large|big|regular|tall(?! (?:glass|stack))|grande|venti|mini(?:ature)?|personal|jumbo|tiny(?! tedd)|(?:fun|king|snack|bite|family|party|share|sharing|personal|child(?:ren)?(?:'?s)?|kids?(?:'?s)?)[ -]sized?";
const leadingSize = new RegExp(`^(?:${sizeWords})\\s+(?=\\p{L})`, "iu");
const trailingSize = new RegExp(`^(?:an? )?(.*\\p{L})[ ,(]+(${sizeWords})\\)?$`, "iu");
/** Words that are an amount or a preparation elsewhere. */
const nameBegins =
  /^(?:(?:single|double|triple|cold|thousand|three|four|five|seven) |\d{1,4}[ -])(?=\p{L})/iu;
/** "Starbucks grande latte": brands look like plurals, but for a few. */
const innerSize =
  /^(\p{L}+s|whataburger|dunkin|sonic|chick[- ]fil[- ]a|burger king|bk|dairy queen|dq|taco bell|shake shack|costa) (small|medium|large|tall|grande|venti) (?=\p{L})/iu;
const percent = /^\d+(?:[.,]\d+)? ?(?:%|percent|per cent)/i;
/** Words before a name that change the food: "boiled egg" isn't just "egg". */
const telling =
  /\b(?:boiled|fried|grilled|roasted|roast|baked|steamed|poached|toasted|scrambled|mashed|cooked|uncooked|raw|dry|dried|iced|hot|hard-boiled|soft-boiled|stewed|creamed|whipped|melted|homemade|minced|ground|smoked|canned|tinned|clarified|split|crispy|condensed|evaporated|shredded)\b/gi;
/** How a measure is filled, on which its grams depend. */
const cut = /\b(?:chopped|sliced|diced|shredded|grated|cubed|mashed|ground|halves|crumbled)\b/i;
const spoon = /^(?:tablespoon|teaspoon|dessertspoon|spoon|spoonful|tbsp|tsp)$/;
const heaped = /\b(?:heap(?:ed|ing)|rounded)\b/i;
/** A name that ends in one of these, without an amount, means one of them. */
const countedName =
  /\b(?:fillet|filet|breast|thigh|drumstick|wing|leg|steak|chop|patty|link|bar|roll|wrap|sandwich|burrito|muffin|bagel|cookie|brat|bratwurst|hash ?brown)$/i;
/** What is sold by its length or width; of other foods, inches tell how they were cut. */
const soldByInches =
  /^(?:an? )?(?:(\d+(?:\/\d)?|one|two|half an?) )?(\d+(?:\.\d+)?[ -]?(?:inch(?:es)?|")|foot[ -]?long|\d+ (?:surface|square|cubic) inch(?:es)?)(?: of)? (.+)$/i;
const soldLong = /\b(?:sub|hoagie|hero|grinder|sandwich|pizza)s?\b/i;
const surface = /surface|square|cubic/i;
/** The lengths that sandwiches are sold in, whatever they are called. */
const usualLength = /^(?:6|12)\b/;
/** A number before what may be a spirit and its mixer. */
export const countedDrink = /^(\d{1,2}|two|three|four|five|six)(?: ?x)? (.+)$/i;
const lastPiece =
  /^(?:an? |one )?(.*?\p{L}) ((?:small|medium|large|big|thin|thick) )?(slice|piece|wedge|packet|can|tin|bottle|carton|sachet|tub|plate|pot|splash|drizzle|dash|dollop|knob|scrape|squirt|sprinkle)$/iu;
const ofNamesOnly = /^(?:plate|pot|splash|drizzle|dash|dollop|knob|scrape|squirt|sprinkle)$/i;
const unitAlone = /^([a-z]+) of (?=\p{L})/iu;

/** "150g", "2 scoops" or "1 medium slice" without a food: the amount, otherwise undefined. */
export function amountOnly({ units }: Measures, text: string): string | undefined {
  const plain = plainText(text).replace(/[()]/g, "").replace(aboutFirst, "");
  if (percent.test(plain)) return undefined;
  const quantity = readQuantity(plain);
  const unit = quantity && units.read(quantity.rest.replace(leadingSize, ""));
  return unit && /^[\s.)]*$/.test(unit.rest) ? plain.trim() : undefined;
}

/** One order of name and amount; undefined if the text has another. */
type Reader = (catalogue: Catalogue, text: string) => ParsedItem | undefined;

const unmeasured = (name: string): ParsedItem => ({
  quantity: null,
  unit: "",
  name,
  measurement: "",
});

/** The unit that a text is, be it with a size: "medium slice". */
function unitOf({ units }: Measures, text: string): Unit | undefined {
  const read = units.read(text.toLowerCase().replace(leadingSize, ""));
  return read?.rest === "" ? read.unit : undefined;
}

function amounted(measures: Measures, amount: string, unit: string, name: string): ParsedItem {
  const label = unitOf(measures, unit)?.label ?? "";
  const quantity = readQuantity(amount)?.value ?? null;
  return { quantity, unit: label, name, measurement: `${amount} ${unit}`.trim() };
}

const vessel =
  "glass|cup|mug|bowl|plate|portion|slice|can|tin|bottle|carton|packet|pack|bag|pot|tub";
const inVessel = new RegExp(
  String.raw`^(?:(?:(?:${sizeWords}) )?(?:${vessel}) of )?(.*?\p{L})(?: (?:(?:${sizeWords}) )?(?:${vessel}))?$`,
  "iu",
);

/** "Orange juice small glass 150 ml", "glass of milk 200 ml": so much of what is in it. */
function withoutVessel({ isName }: Catalogue, name: string): string {
  const food = isName(name) ? undefined : inVessel.exec(name)?.[1];
  return food !== undefined && isName(food) ? food : name;
}

/** "chicken thigh 180g raw" */
const amountInside: Reader = (catalogue, text) => {
  const { measures } = catalogue;
  const middle = /^\p{L}/u.test(text)
    ? (middleAmount.exec(text) ?? amountBeforeForm.exec(text))
    : null;
  if (!middle) return undefined;
  const [all, amount = "", unit = ""] = middle;
  const before = text.slice(0, middle.index).replace(separators, "");
  // "A third of 175 g of haribo"
  if (/ of$/i.test(before)) return undefined;
  const name = `${before} ${text.slice(middle.index + all.length)}`;
  return amounted(measures, amount, unit, withoutVessel(catalogue, name));
};

/** "rice 150g", "banana x2" */
const amountLast: Reader = (catalogue, text) => {
  const { measures } = catalogue;
  const trail = text.slice(-longestTrail);
  // "2% milk 8 oz", "93% lean ground beef 6 oz"
  const isAmounted = /^\d/.test(text) && !percent.test(text);
  const trailing = isAmounted ? null : trailingAmount.exec(trail);
  if (!trailing) return undefined;
  const [, amount = "1", said = ""] = trailing;
  const unit = said.toLowerCase().trim();
  const isTimes = unit === "x" || unit === "";
  const before = text.slice(0, text.length - trail.length + trailing.index);
  if (!/\p{L}/u.test(before)) return undefined;
  if (!isTimes && !unitOf(measures, unit)) return undefined;
  const name = before.replace(separators, "").replace(isTimes ? "" : /^an? (?=\p{L}{2})/iu, "");
  return isTimes
    ? amounted(measures, amount, "", name)
    : amounted(measures, amount, unit, withoutVessel(catalogue, name));
};

const wordsLast =
  /(?:[\s,:-](?=(?:one|two|three|four|five|six|half))|\((?:about |around )?(?=[^()]*\)$))(an?|one|two|three|four|five|six|half an?|half) (\p{L}[\p{L} ]{0,17})\)?$/iu;

/** "AG1 one scoop", "rice half a cup" */
const amountInWordsLast: Reader = ({ measures }, text) => {
  const [all = "", amount = "", unit = ""] = wordsLast.exec(text.slice(-longestTrail)) ?? [];
  if (all === "" || !unitOf(measures, unit)) return undefined;
  const name = text.slice(0, -all.length).replace(separators, "");
  return /^\p{L}/u.test(name) ? amounted(measures, amount, unit, name) : undefined;
};

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

/** "mcdonalds large fries" */
const sizeInside: Reader = (_, text) => {
  const [all = "", maker = "", size = ""] = innerSize.exec(text) ?? [];
  if (all === "") return undefined;
  const name = `${maker} ${text.slice(all.length)}`;
  return { quantity: null, unit: "", name, measurement: `1 ${size.toLowerCase()}` };
};

/** "Pears 2 small", "bananas 2 big" */
const countedAndSized = new RegExp(`^(\\p{L}.*\\p{L}),? (\\d{1,2}) (${sizeWords})$`, "iu");
const countAndSizeLast: Reader = (_, text) => {
  const [, name = "", count = "", size = ""] = countedAndSized.exec(text) ?? [];
  if (name === "") return undefined;
  return { quantity: Number(count), unit: "", name, measurement: `${count} ${size.toLowerCase()}` };
};

/** "snickers fun size", "latte (grande)" */
const sizeLast: Reader = (catalogue, text) => {
  const [, name = "", size = ""] = /^\d| of /.test(text) ? [] : (trailingSize.exec(text) ?? []);
  if (name === "" || catalogue.isName(text)) return undefined;
  // "Pepperoni pizza 4 slices medium": of a medium one.
  const counted = amountLast(catalogue, name);
  return counted ?? { quantity: null, unit: "", name, measurement: `1 ${size.toLowerCase()}` };
};

/** "1 Cornish pasty small": the size of what was counted. */
const countFirstSizeLast: Reader = ({ isName, measures }, text) => {
  const [, count = "", name = "", size = ""] =
    /^(an?|one|two|three|\d{1,2}) (\p{L}.*\p{L}) \(?(mini|small|medium|large|extra large|jumbo)\)?$/iu.exec(
      text,
    ) ?? [];
  // "2 slices pepperoni pizza large" are no two pizzas.
  const isCounted = (measures.units.read(name.toLowerCase())?.rest ?? "") !== "";
  if (!isName(name) || isCounted || isName(`${name} ${size}`)) return undefined;
  const quantity = readQuantity(count)?.value ?? 1;
  return { quantity, unit: "", name, measurement: `${quantity} ${size.toLowerCase()}` };
};

/** "Subway footlong italian bmt": a name that knows itself as a sub; a footlong hot dog is one. */
const footlong: Reader = ({ isName }, text) => {
  const [, maker = "", sub = "", place = ""] =
    /^(?:an? |one )?((?:\p{L}+ )?)foot[ -]?long (?!(?:chili |chilli |corn |cheese )?(?:hot )?dogs?\b)(.+?)((?: from \p{L}+)?)$/iu.exec(
      text,
    ) ?? [];
  const name = `${maker || place.replace(/^ from (.+)$/i, "$1 ")}${sub}`;
  if (sub === "" || !isName(name)) return undefined;
  return { quantity: null, unit: "", name, measurement: "footlong" };
};

/** "6 inch turkey sub", "a 12-inch pizza", "3 surface inches of lasagna"; also "6 inch BMT". */
const inchesFirst: Reader = ({ isName }, text) => {
  const [, count = "", inches = "", name = ""] = soldByInches.exec(text) ?? [];
  const isSoldSo = soldLong.test(name) || (usualLength.test(inches) && isName(name));
  if (name === "" || !(surface.test(inches) || isSoldSo)) return undefined;
  return { quantity: null, unit: "", name, measurement: `${count} ${inches}`.trim() };
};

/** "large pepperoni pizza slice": a slice, not the pizza. */
const pieceLast: Reader = ({ isName }, text) => {
  const [, said = "", sized = "", piece = ""] = /^\d/.test(text)
    ? []
    : (lastPiece.exec(text) ?? []);
  if (piece === "" || isName(text)) return undefined;
  const leading = leadingSize.exec(text)?.[0] ?? "";
  const name = said.slice(leading.length);
  // "Pancake plate", "milk splash", but not "a chip off the kids plate".
  if (ofNamesOnly.test(piece) && !isName(name)) return undefined;
  return { quantity: null, unit: piece, name, measurement: `1 ${sized || leading}${piece}` };
};

/** What is cut off, baked or sold by the piece. A thigh or a bar is what it's named after, not a measure. */
const countedThings =
  /^(?:(\d{1,2}|a few|a couple of|few|several|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d\/\d{1,2}|half an?) )?(\p{L}[\p{L} -]{2,40}) (loaf|loaves|sleeves?|slices?|strips?|rashers?|links?|sticks?|wedges?|spears?|florets?|cubes?|chunks?|rings?|cans?|bottles?|pots?|packs?|packets?|tubs?|tins?|cartons?|pouch(?:es)?)$/iu;

/**
 * "4 bacon strips", "2 sausage links": what is counted comes last, unless it names another food. So
 * do turkey sausage links, but they are still counted.
 */
const thingLast: Reader = (catalogue, text) => {
  const [, number = "", name = "", thing = ""] = countedThings.exec(text) ?? [];
  const unit = catalogue.measures.units.named(thing.toLowerCase());
  if (unit?.kind !== "count") return undefined;
  const counted = `${name} ${thing}`;
  const isSame = isSameFood(catalogue, name, counted);
  if (!isSame && (number === "" || unit.label !== "link")) return undefined;
  // "Orange slices": who knows how many of an orange?
  if (number === "") return thing === unit.label ? undefined : unmeasured(name);
  const quantity = readQuantity(number)?.value ?? 1;
  const measurement = `${number} ${thing}`;
  return { quantity, unit: unit.label, name: isSame ? name : counted, measurement };
};

/** Whether a name with what is counted of it still means what it does alone: not "chicken strips". */
function isSameFood({ isName, search }: Catalogue, name: string, counted: string): boolean {
  if (!isName(name)) return false;
  return !isName(counted) || search(counted, 1)[0]?.id === search(name, 1)[0]?.id;
}

/** "A 100 calorie pack of almonds": no hundred of them. */
const byCalories: Reader = (catalogue, text) => {
  const [, count = "", said = "", name = ""] =
    /^(?:(\d|an?|one|two|three) )?(\d{2,3}[- ]calorie (?:(?:packs?|bags?|snack) (?:of )?)?(.+))$/i.exec(
      text,
    ) ?? [];
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

/** "2 slices of wholemeal toast" */
function amountFirst(catalogue: Catalogue, text: string): ParsedItem {
  const { measures } = catalogue;
  const counted = measures.units.read(unitAlone.exec(text)?.[1]?.toLowerCase() ?? "");
  const spoken = counted || leadingSize.test(text) ? `1 ${text}` : text;
  const line = parseIngredientLine(measures, spoken);
  const alone = nameAlone(catalogue, text, line.name);
  if (alone) return alone;
  const plate = foodOfUnit(catalogue, line);
  if (plate) return plate;
  const whole = nameBehindAmount(catalogue, spoken);
  const name = whole?.name ?? described(spoken, line.name || text);
  const unit = whole?.unit ?? line.unit;
  const measurement = measurementOf(measures, line.quantity, unit, spoken);
  const isOne = measurement === "" && line.quantity === null;
  return { quantity: line.quantity, unit, name, measurement: isOne ? oneOf(name) : measurement };
}

/** A steak with fries is no steak of fries, nor are "2 rolls no butter" rolls of that. */
function foodOfUnit(
  { isName }: Catalogue,
  { quantity, unit, name }: IngredientLine,
): ParsedItem | undefined {
  if (
    !/^(?:with |and |(?:no|without) (?!\p{L}+[ -]added|bake|sugar|fat))/iu.test(name) ||
    !isName(unit)
  )
    return undefined;
  return { quantity, unit: "", name: `${unit} ${name}`, measurement: `${quantity}` };
}

/** "Double IPA", "7 up", "a cold brew": the first word is no amount, nor how it was made, but of the name. */
function nameAlone(catalogue: Catalogue, text: string, read: string): ParsedItem | undefined {
  const name = text.replace(/^(?:an?|one|the) /i, "");
  const whole = name.replace(/,? (?:no|without) .*$/i, "");
  if (!nameBegins.test(name)) return undefined;
  if (!catalogue.isName(whole)) {
    return beginsWithOneOfTwo(catalogue, name)
      ? { ...unmeasured(name), measurement: "1" }
      : undefined;
  }
  const idOf = (said: string) => catalogue.search(said, 1)[0]?.id;
  // A double espresso is two, a double cheeseburger isn't, nor is a three bean salad three.
  const isTwice = /^(?:single|double|triple) /i.test(name);
  if (isTwice && catalogue.isName(read) && idOf(name) === idOf(read)) return undefined;
  return { ...unmeasured(name), measurement: name === text ? oneOf(name) : "1" };
}

/** "2 cups chopped": the measurement, as the engine reads it and as people see it. */
function measurementOf(
  { units }: Measures,
  quantity: number | null,
  unit: string,
  text: string,
): string {
  const filled = unit === "" ? "" : (cut.exec(text)?.[0] ?? "");
  const heap = spoon.test(unit) ? (heaped.exec(text)?.[0] ?? "") : "";
  const counted = quantity !== null && quantity > 1 ? inPlural(units, unit) : unit;
  return `${quantity ?? ""} ${heap} ${counted} ${filled}`.replace(/\s+/g, " ").trim();
}

/** A name with the preceding words that change the food. */
function described(text: string, name: string): string {
  const start = text.toLowerCase().indexOf(name.toLowerCase());
  const lead = start > 0 ? text.slice(0, start) : "";
  return [...(lead.match(telling) ?? []), name].join(" ");
}

/** "1 wrap" for a name that ends in what is counted; empty for others. */
export function oneOf(name: string): string {
  const counted = countedName.exec(name)?.[0];
  return counted === undefined ? "" : `1 ${counted.replace(/filet$/i, "fillet")}`;
}

const readers: readonly Reader[] = [
  joinedHalves,
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
const cutLast =
  /^((?:an? |half an? |one |two |\d[\d./]* ?(?:\d\/\d )?)?(?:cups?|bowls?|handfuls?|g|grams?|oz|ounces?)(?: of)?) (\p{L}[\p{L} -]{2,40}) (cubes|chunks|slices|balls|segments|halves|pieces|florets)$/iu;
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
const cutBehind =
  /^(.*\p{L}) (?:sliced|diced|chopped|grated|mashed|crushed|cubed|halved|quartered|peeled|shredded)$/iu;

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

/** Everything after the amount and unit, if that is a known name. */
function nameBehindAmount(
  catalogue: Catalogue,
  text: string,
): { name: string; unit: string } | undefined {
  const quantity = readQuantity(plainText(text).trim());
  if (!quantity) return undefined;
  const rest = quantity.rest.replace(/^of\s+/, "");
  const size = leadingSize.exec(rest)?.[0] ?? "";
  const unsized = rest.slice(size.length);
  const read = catalogue.measures.units.read(unsized);
  // "Big mac", "string cheese": the first word is no amount, but of the name.
  const isOfName = rest.startsWith("big ") || (size === "" && unitIs(read?.unit, "plain word"));
  // Also "big mac no sauce".
  const kept = rest.replace(/,? (?:no|without) .*$/, "");
  if (isOfName && catalogue.isName(kept)) return { name: rest, unit: "" };
  const isMeasured = read !== undefined && read.rest !== "";
  const behind = (isMeasured ? read.rest : unsized).replace(/^of\s+/, "");
  const unit = `${size}${isMeasured ? read.unit.label : ""}`.trim();
  return catalogue.isName(behind) ? { name: behind, unit } : undefined;
}
