import type { Catalogue } from "../../catalogue.ts";
import { once } from "../../kept.ts";
import { referenceGroup, referenceGroups } from "../../reference-group.ts";
import type { Part } from "../parting/parts.ts";
import { parseItem } from "./item.ts";
import type { ParsedItem } from "./parsed-item.ts";
import { partOfDish } from "./part-of-dish.ts";
import { parseNamed } from "./whole-name.ts";

/**
 * How much of its own a dish had: "bulletproof coffee with a tablespoon of MCT oil and one of butter",
 * "spag bol with 75 g dry pasta". The dish has these already, so it is read without them, and they are
 * eaten by their own amounts. Where they are most of it, its name only heads a list: "overnight oats,
 * 50 g oats, 150 ml milk, 20 g chia".
 */

/** What is poured or weighed; "pho with 2 eggs" and "an orange" may come on top. */
const pouredOrWeighed = /^(?:glass|scoop|knob|splash|\p{L}*spoon(?:ful)?)$/u;
/** How a food was weighed is no part of its name. */
const states = /\b(?:dry|dried|uncooked|raw|cooked) /gi;

interface MeasuredPart extends Part {
  /** The food and how much of it, where the part says both. */
  amount(): ParsedItem | undefined;
}

/** The parts with a dish read without what is told of it by the measure. */
export function withOwnAmounts(catalogue: Catalogue, parts: readonly Part[]): Part[] {
  const all = parts.map((part) => ({ ...part, amount: once(() => amountOf(catalogue, part)) }));
  return parts.flatMap((part, at) => {
    if (part.to !== undefined) return [part];
    const added = all.filter(({ to }) => to === part.text);
    const isListed = added.length === 0;
    const told = isListed
      ? amountsFirst(all.slice(at + 1))
      : added.flatMap(({ amount }) => amount() ?? []);
    if (!told.some((item) => isMeasured(catalogue, item))) return [part];
    const { name, quantity } = parseNamed(catalogue, part.text);
    if (!catalogue.isName(name)) return [part];
    if (isListed) return quantity === null && headsList(catalogue, name, told) ? [] : [part];
    const own = ownOf(catalogue, name, told);
    return [own.length > 0 ? { ...part, text: `${part.text} without ${own.join(" and ")}` } : part];
  });
}

/** The foods that the parts begin with, up to the first that isn't told by its amount. */
function amountsFirst(parts: readonly MeasuredPart[]): ParsedItem[] {
  const told: ParsedItem[] = [];
  for (const { to, amount } of parts) {
    const item = to === undefined ? amount() : undefined;
    if (!item) break;
    told.push(item);
  }
  return told;
}

function amountOf(catalogue: Catalogue, { text }: Part): ParsedItem | undefined {
  const item = parseItem(catalogue, text);
  if (item.quantity === null) return undefined;
  return { ...item, name: item.name.replace(states, "") };
}

function isMeasured({ measures }: Catalogue, { unit }: ParsedItem): boolean {
  const kind = measures.units.named(unit)?.kind;
  return kind === "weight" || kind === "volume" || pouredOrWeighed.test(unit);
}

/** Counters' meals, soups and what comes ready: dishes, though we have no recipe of them. */
const { fastFoods, meals, restaurantFoods, soupsAndSauces } = referenceGroups;
const groupsOfDishes: ReadonlySet<string> = new Set([
  soupsAndSauces,
  fastFoods,
  meals,
  restaurantFoods,
]);
/** A dish of which so much is listed by amounts is what the list is of. */
const mostOfList = 0.5;

/** Whether a dish's name only says what was made of the foods that are listed behind it. */
function headsList(catalogue: Catalogue, name: string, told: readonly ParsedItem[]): boolean {
  const [found] = told.length > 1 ? catalogue.search(name, 1) : [];
  if (!found) return false;
  const things = told.map((item) => item.name);
  const { wordsOf } = catalogue.vocabulary;
  const said = new Set(things.flatMap(wordsOf));
  // "Tuna pasta, 100 g pasta, a tin of tuna"
  const words = wordsOf(name).filter((word) => !catalogue.isDescription(word));
  if (words.length > 1 && words.every((word) => said.has(word))) return true;
  const dish = catalogue.dish(found.id);
  const isDish = dish !== undefined || groupsOfDishes.has(referenceGroup(found.id));
  return isDish && catalogue.usualShare({ id: found.id, name }, things) >= mostOfList;
}

/** What has more of it is mostly that, and nothing without: Greek yogurt is no dish with milk in it. */
const mostOfDish = 0.7;

function ownOf(catalogue: Catalogue, name: string, told: readonly ParsedItem[]): string[] {
  const [found] = catalogue.search(name, 1);
  const dish = found && catalogue.dish(found.id);
  if (!dish) return [];
  const { kitchen, vocabulary } = catalogue;
  return told.flatMap((item) => {
    if (!isMeasured(catalogue, item)) return [];
    const { name: thing } = item;
    const part = partOfDish(catalogue, dish.id, thing);
    const said = new Set(vocabulary.wordsOf(thing));
    // Coconut milk is no milk, and mozzarella of skim milk neither.
    const isCalledSo = part?.ids.every((id) =>
      vocabulary.wordsOf(kitchen.wordFor(id) ?? "").every((word) => said.has(word)),
    );
    return part && isCalledSo && part.share > 0 && part.share < mostOfDish ? [thing] : [];
  });
}
