import type { Catalogue } from "../../catalogue.ts";
import { nameWithoutLeftOut } from "../../dishes/left-out.ts";
import { type IngredientLine, parseIngredientLine } from "../../measures/ingredient-line.ts";
import type { Measures } from "../../measures/measures.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { inPlural, unitIs } from "../../measures/units.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { plainText } from "../../names/plain-text.ts";
import { beginsWithOneOfTwo } from "./one-of-two.ts";
import { leadingSize, type ParsedItem, unmeasured } from "./parsed-item.ts";

/** The usual order, the amount and then the name: "2 slices of wholemeal toast". */

/** Words that are an amount or a preparation elsewhere. */
const nameBegins =
  /^(?:(?:single|double|triple|cold|thousand|three|four|five|seven) |\d{1,4}[ -])(?=\p{L})/iu;

/** Words before a name that change the food: "boiled egg" isn't just "egg". */
const telling = new RegExp(
  String.raw`\b(?:${cookedSo}|roast|mashed|uncooked|raw|dry|dried|iced|hot|hard-boiled|soft-boiled|creamed|whipped|melted|homemade|minced|ground|smoked|canned|tinned|clarified|split|crispy|condensed|evaporated|shredded)\b`,
  "gi",
);

/** How a measure is filled, on which its grams depend. */
const cut = /\b(?:chopped|sliced|diced|shredded|grated|cubed|mashed|ground|halves|crumbled)\b/i;

const spoon = /^(?:tablespoon|teaspoon|dessertspoon|spoon|spoonful|tbsp|tsp)$/;

const heaped = /\b(?:heap(?:ed|ing)|rounded)\b/i;

/** "Dark chocolate 85%" */
const percentBehind = / \d{1,3} ?%$/;

/** A name that ends in one of these, without an amount, means one of them. */
const countedName =
  /\b(?:fillet|filet|breast|thigh|drumstick|wing|leg|steak|chop|patty|link|bar|roll|wrap|sandwich|burrito|muffin|bagel|cookie|brat|bratwurst|hash ?brown)$/i;

const unitAlone = /^([a-z]+) of (?=\p{L})/iu;

/** "2 slices of wholemeal toast" */
export function amountFirst(catalogue: Catalogue, text: string): ParsedItem {
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
  // "Finger sandwich, no butter" is one, too; a breast without its skin weighs otherwise.
  const whole = /\d|\bskin/.test(name) ? name : nameWithoutLeftOut(name);
  const counted = countedName.exec(whole)?.[0];
  return counted === undefined ? "" : `1 ${counted.replace(/filet$/i, "fillet")}`;
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
  return catalogue.isName(behind.replace(percentBehind, "")) ? { name: behind, unit } : undefined;
}
