import { type CalculationOutcome, calculate } from "./calculation.ts";
import type { Catalogue } from "./catalogue.ts";
import { parseIngredientLine } from "./measures/ingredient-line.ts";
import { readUnit } from "./measures/units.ts";

export type MealName = "breakfast" | "lunch" | "dinner" | "snack";

export interface SentenceItem {
  /** The words that it was read from. */
  text: string;
  quantity: number | null;
  unit: string;
  name: string;
  /** What `calculate` was asked for. */
  measurement: string;
  outcome: CalculationOutcome;
}

export interface FoodSentence {
  mealType: MealName | undefined;
  items: SentenceItem[];
}

/** Foods beyond this in one sentence are not read. */
const mostItems = 30;

const mealWords: readonly (readonly [RegExp, MealName])[] = [
  [/\b(?:breakfast|brekkie|brekky|brunch|this morning)\b/i, "breakfast"],
  [/\b(?:lunch|midday|noon)\b/i, "lunch"],
  [/\b(?:dinner|supper|tonight|this evening|last night)\b/i, "dinner"],
  [/\b(?:snacks?|snacked|elevenses|dessert|afternoon tea)\b/i, "snack"],
];

/** Talk around the foods: who, when, which meal. */
const talk =
  /\b(?:(?:for|at|as|during|after|before) (?:my |a |an |the )?(?:late |early |quick |light )?(?:breakfast|brekkie|brunch|lunch|dinner|supper|snack|snacks|dessert|afternoon tea|noon|midday|starters?|main)\b|(?:(?:this|yesterday|in the) (?:morning|afternoon|evening)|tonight|last night|today|yesterday|just now|earlier)\b|(?:at|around) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?|o'?clock)?(?!\w)|(?:i|we)(?:'ve| have|'d)? ?(?:just |also |then )?(?:had|have|ate|eaten|eat|drank|drunk|drink|consumed|grabbed|got|made|snacked on|took|finished)\b|(?:my |the )?(?:breakfast|brunch|lunch|dinner|supper|snack)(?: was| is|:)|log(?:ged)?\b(?! )|please add\b|(?:^|(?<=[.;] ))(?:i|log|add|ate|had|drank)(?= ))/gi;

/** Words that part foods wherever they stand. */
const hardBreak =
  /\s*(?:[;\n+•]|,(?!\d)|\.\s+(?=[\p{L}\d])|\bplus\b|\bthen\b|\bfollowed by\b|\balong with\b|\bas well as\b|\balso\b|\btogether with\b|\bserved with\b|\bwashed down with\b)\s*/giu;
/** Words that part foods unless both sides are one food's name: "fish and chips". */
const softBreak = /\s+(?:and|with|&|w\/|on|over|in|topped with)\s+/i;

/** What people mean by a thing added to another without saying how much. */
const additions: readonly (readonly [RegExp, string])[] = [
  [/^(?:butter|margarine|ghee)$/i, "1 pat"],
  [/^(?:milk|cream|half and half|half-and-half|creamer|oat milk|soy milk|almond milk)$/i, "2 tbsp"],
  [/^(?:sugar|honey|syrup|maple syrup|jam|jelly|mustard)$/i, "1 tsp"],
  [
    /^(?:mayo|mayonnaise|ketchup|oil|olive oil|peanut butter|cream cheese|sour cream|gravy|dressing|hummus)$/i,
    "1 tbsp",
  ],
  [/^(?:lettuce|tomato|onion|cheese|bacon)s?$/i, "1 slice"],
  [/^(?:salt|pepper|cinnamon|spices)$/i, "1 pinch"],
];

/** Only says how the food before it was made. */
const preparationOnly =
  /^(?:(?:lightly|well|freshly|finely|no|without|plain|medium|rare) ?)*(?:grilled|roasted|baked|boiled|fried|steamed|raw|cooked|scrambled|poached|toasted|chopped|sliced|diced|plain|unsweetened|black|medium|rare|well done|no sugar|no milk|without \w+|no \w+|drained|skinless|homemade|large|small)$/i;

/**
 * Reads the foods of a sentence such as "for breakfast I had 2 eggs, a slice of toast with butter
 * and a large latte" and calculates each. What isn't understood stays in the list with its failure.
 */
export function readFoodSentence(catalogue: Catalogue, text: string): FoodSentence {
  const short = text.slice(0, 2000).replace(/\s+/g, " ");
  const mealType = mealWords.find(([pattern]) => pattern.test(short))?.[1];
  const items: SentenceItem[] = [];
  for (const part of splitFoods(catalogue, short)) {
    if (items.length === mostItems) break;
    items.push(readItem(catalogue, part));
  }
  return { mealType, items };
}

interface Part {
  text: string;
  /** Stands behind "with" or "on": an addition to the food before it. */
  added: boolean;
}

function splitFoods(catalogue: Catalogue, text: string): Part[] {
  const parts: Part[] = [];
  const plain = text.replace(talk, ", ");
  for (const chunk of plain.split(hardBreak)) {
    const clean = chunk
      .replace(/^[\s.,:!?-]+|[\s.,:!?]+$/g, "")
      .replace(/^(?:and|with|of)\s+/i, "");
    if (!/[\p{L}\p{N}]/u.test(clean)) continue;
    const last = parts.at(-1);
    if (last && preparationOnly.test(clean)) last.text = `${last.text}, ${clean}`;
    else parts.push(...splitSoftly(catalogue, clean));
  }
  return parts;
}

/** Parts at "and" and "with", keeping together what is one food's name. */
function splitSoftly(catalogue: Catalogue, text: string): Part[] {
  const words = text.split(softBreak);
  if (words.length === 1) return [{ text, added: false }];
  const joints = [...text.matchAll(new RegExp(softBreak, "gi"))].map(([joint]) => joint);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    // The longest run from here that is one known name.
    let end = words.length;
    while (end > at + 1 && !isOneFood(catalogue, join(words, joints, at, end))) end--;
    const piece = join(words, joints, at, end).trim();
    const joint = (joints[at - 1] ?? "").trim().toLowerCase();
    if (piece !== "")
      parts.push({ text: piece, added: at > 0 && joint !== "and" && joint !== "&" });
    at = end;
  }
  return parts;
}

function join(words: readonly string[], joints: readonly string[], from: number, to: number) {
  let text = words[from] ?? "";
  for (let at = from + 1; at < to; at++) text += `${joints[at - 1] ?? " "}${words[at] ?? ""}`;
  return text;
}

function isOneFood(catalogue: Catalogue, text: string): boolean {
  if (/^(?:an?|one|two|three|\d+)\s+and\s+(?:an?\s+)?(?:half|quarter)\b/i.test(text)) return true;
  const [, second = ""] = text.split(softBreak);
  if (/^(?:\d|an?\s|one\s|two\s|three\s|half\s|some\s|my\s)/i.test(second)) return false;
  const { name } = parseItem(text);
  return catalogue.isName(name) || catalogue.isName(text);
}

const trailingAmount =
  /^(.*\p{L}.*?)[\s,:(x×-]+(\d+(?:[.,/]\d+)?)\s*(g|gr|grams?|kg|ml|cl|l|oz|ounces?|fl oz|cups?|tbsp|tsp|lb|pieces?|slices?|x)?\)?$/iu;

function parseItem(text: string): {
  quantity: number | null;
  unit: string;
  name: string;
  measurement: string;
} {
  const trailing = text.match(trailingAmount);
  if (trailing && !/^\d/.test(text)) {
    const unit = (trailing[3] ?? "").toLowerCase().replace(/^x$/, "");
    const amount = trailing[2] ?? "1";
    const label = readUnit(unit)?.unit.label ?? "";
    return {
      quantity: Number(amount.replace(",", ".")) || null,
      unit: label,
      name: (trailing[1] ?? text).replace(/[\s,:(x×-]+$/, ""),
      measurement: `${amount} ${unit}`.trim(),
    };
  }
  const line = parseIngredientLine(text);
  const name = line.name || text;
  // Keep how it was made: "boiled egg" isn't just "egg".
  const start = text.toLowerCase().indexOf(name.toLowerCase());
  const lead = start > 0 ? text.slice(0, start) : "";
  const cooking = lead.match(
    /\b(?:boiled|fried|grilled|roasted|baked|steamed|poached|toasted|scrambled|mashed|cooked|raw|iced|hot|hard-boiled|soft-boiled|stewed|creamed|whipped|melted|homemade)\b/gi,
  );
  const described = cooking ? `${cooking.join(" ")} ${name}` : name;
  const amount = line.quantity === null ? "" : String(line.quantity);
  return {
    quantity: line.quantity,
    unit: line.unit,
    name: described,
    measurement: `${amount} ${line.unit}`.trim(),
  };
}

function readItem(catalogue: Catalogue, part: Part): SentenceItem {
  const { quantity, unit, name, measurement } = parseItem(part.text);
  const addition = part.added ? additions.find(([pattern]) => pattern.test(name))?.[1] : undefined;
  const asked = measurement || addition || "1 serving";
  return {
    text: part.text,
    quantity,
    unit,
    name,
    measurement: asked,
    outcome: calculate(catalogue, name, asked),
  };
}
