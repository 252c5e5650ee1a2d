import type { Catalogue } from "../catalogue.ts";
import { isMixedDrink } from "../dishes/templates/mixed-drink.ts";
import { parseIngredientLine } from "../measures/ingredient-line.ts";
import { readQuantity } from "../measures/quantity.ts";
import { readUnit } from "../measures/units.ts";
import { plainText } from "../names/words.ts";

/** One food's words, taken apart. */
export interface ParsedItem {
  quantity: number | null;
  unit: string;
  name: string;
  /** What to ask the engine for; empty when no amount is said. */
  measurement: string;
}

const number = String.raw`\d{1,9}(?:[.,/]\d{1,9})?`;
/**
 * "rice 150g", "banana x2", "ice cream (2 scoops)": the amount stands last. Asked of a text's last
 * letters only, where it costs the same however long the text is.
 */
const trailingAmount = new RegExp(
  String.raw`[\s,:(x×-](${number}) ?(x|[\p{L} ]{1,12}?)?\.?\)?$`,
  "iu",
);
const longestTrail = 40;
/** "chicken thigh 180g raw": the amount stands in the middle. */
const middleAmount = new RegExp(
  String.raw`[\s,](${number}) ?(g|gr|grams?|kg|ml|cl|l|oz|ounces?|lb)\b[\s,]+(?=\p{L})`,
  "iu",
);
/** What parts a name from its amount: "banana x 2", "milk: 200 ml". */
const separators = /(?:(?<=[\s,:(-])[x×]|[\s,:(-]){0,6}$/iu;
const leadingSize = /^(?:small|medium|large|big|extra large|regular|grande|venti)\s+(?=\p{L})/iu;
/** "mcdonalds large fries", "starbucks grande latte". */
const innerSize = /^(\p{L}+s) (small|medium|large|grande|venti) (?=\p{L})/iu;
const percent = /^\d+(?:[.,]\d+)? ?(?:%|percent|per cent)/i;
/** Words in front of a name that change what it is: "boiled egg" isn't just "egg". */
const telling =
  /\b(?:boiled|fried|grilled|roasted|roast|baked|steamed|poached|toasted|scrambled|mashed|cooked|uncooked|raw|dry|dried|iced|hot|hard-boiled|soft-boiled|stewed|creamed|whipped|melted|homemade|minced|ground|smoked|canned|tinned|clarified|split|crispy|condensed|evaporated|shredded)\b/gi;
/** How a measure is filled, which its grams depend on. */
const cut = /\b(?:chopped|sliced|diced|shredded|grated|cubed|mashed|ground|halves|crumbled)\b/i;
/** One of these at the end of a name, and no amount: one of them is meant. */
const countedName =
  /\b(?:fillet|breast|thigh|drumstick|wing|leg|steak|chop|patty|link|bar|roll|wrap|sandwich|burrito|muffin|bagel|cookie)$/i;
/** "large pepperoni pizza slice": a slice of it, not the pizza. */
const lastPiece = /^(?:an? |one )?(.*\p{L}) (slice|piece|wedge)$/iu;
const unitAlone = /^([a-z]+) of (?=\p{L})/iu;

/** "150g" or "2 scoops" with no food: what it says, or undefined. */
export function amountOnly(text: string): string | undefined {
  const plain = plainText(text)
    .replace(/[()]/g, "")
    .replace(/^(?:about|around|approx|roughly)\.? /, "");
  if (percent.test(plain)) return undefined;
  const quantity = readQuantity(plain);
  const unit = quantity && readUnit(quantity.rest);
  return unit && /^[\s.)]*$/.test(unit.rest) ? plain.trim() : undefined;
}

/** Takes "2 slices of wholemeal toast" apart; a name that the catalogue knows is kept whole. */
export function parseItem(catalogue: Catalogue, text: string): ParsedItem {
  const middle = /^\p{L}/u.test(text) ? middleAmount.exec(text) : null;
  if (middle) {
    const [all, amount = "", unit = ""] = middle;
    const before = text.slice(0, middle.index).replace(separators, "");
    return amounted(amount, unit, `${before} ${text.slice(middle.index + all.length)}`);
  }
  const trail = text.slice(-longestTrail);
  const trailing = /^\d/.test(text) ? null : trailingAmount.exec(trail);
  const unit = (trailing?.[2] ?? "").toLowerCase().trim();
  const before = text.slice(0, text.length - trail.length + (trailing?.index ?? 0));
  if (
    trailing &&
    /\p{L}/u.test(before) &&
    (unit === "x" || unit === "" || readUnit(unit)?.rest === "")
  ) {
    return amounted(trailing[1] ?? "1", unit === "x" ? "" : unit, before.replace(separators, ""));
  }
  return parseLeading(catalogue, text);
}

function amounted(amount: string, unit: string, name: string): ParsedItem {
  const label = readUnit(unit.toLowerCase())?.unit.label ?? "";
  const quantity = readQuantity(amount)?.value ?? null;
  return { quantity, unit: label, name, measurement: `${amount} ${unit}`.trim() };
}

function parseLeading(catalogue: Catalogue, text: string): ParsedItem {
  // "Double gin and tonic" is one drink.
  if (percent.test(text) || isMixedDrink(text))
    return { quantity: null, unit: "", name: text, measurement: "" };
  const vague = text.match(/^(?:some|any|more|lots of|plenty of)\s+/i)?.[0];
  if (vague) return { quantity: null, unit: "", name: text.slice(vague.length), measurement: "" };
  const sized = text.match(innerSize);
  if (sized) {
    const size = sized[2] ?? "";
    const name = `${sized[1]} ${text.slice(sized[0].length)}`;
    return { quantity: null, unit: "", name, measurement: `1 ${size.toLowerCase()}` };
  }
  const last = text.match(lastPiece);
  if (last && !/^\d/.test(text)) {
    const size = text.match(leadingSize)?.[0] ?? "";
    const name = (last[1] ?? "").slice(size.length);
    return { quantity: null, unit: last[2] ?? "", name, measurement: `1 ${size}${last[2]}` };
  }
  const counted = readUnit(text.match(unitAlone)?.[1]?.toLowerCase() ?? "");
  const spoken = counted || leadingSize.test(text) ? `1 ${text}` : text;
  const line = parseIngredientLine(spoken);
  const name = line.name || text;
  const whole = wholeName(catalogue, spoken);
  const start = spoken.toLowerCase().indexOf(name.toLowerCase());
  const lead = start > 0 ? spoken.slice(0, start) : "";
  const kept = lead.match(telling);
  const described = whole?.name ?? (kept ? `${kept.join(" ")} ${name}` : name);
  const amount = line.quantity === null ? "" : String(line.quantity);
  const unit = whole?.unit ?? line.unit;
  const filled = unit ? (spoken.match(cut)?.[0] ?? "") : "";
  const one =
    amount === "" && countedName.test(described) ? `1 ${countedName.exec(described)?.[0]}` : "";
  return {
    quantity: line.quantity,
    unit,
    name: described,
    measurement: `${amount} ${unit} ${filled}`.replace(/\s+/g, " ").trim() || one,
  };
}

/** Everything behind the amount and its unit, where that is a name that people say. */
function wholeName(catalogue: Catalogue, text: string): { name: string; unit: string } | undefined {
  const quantity = readQuantity(plainText(text).trim());
  if (!quantity) return undefined;
  const rest = quantity.rest.replace(/^of\s+/, "");
  if (rest.startsWith("big ") && catalogue.isName(rest)) return { name: rest, unit: "" };
  const size = rest.match(leadingSize)?.[0] ?? "";
  const unsized = rest.slice(size.length);
  const read = readUnit(unsized);
  const behind = (read && read.rest !== "" ? read.rest : unsized).replace(/^of\s+/, "");
  const unit = `${size}${read && read.rest !== "" ? read.unit.label : ""}`.trim();
  return catalogue.isName(behind) ? { name: behind, unit } : undefined;
}
